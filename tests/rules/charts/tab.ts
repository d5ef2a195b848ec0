import type { InspectionEvent } from 'xstate';
import { paths } from '../../../src/paths.ts';
import type { Machines } from './machines.ts';
import { Network } from './network.ts';
import { Page } from './page.ts';

/** Of the history: what the address bar shows, and the token that was taken out of it. */
interface Entry {
  path: string;
  token: string;
  /** The one that was loaded for it. */
  page: Page;
}

/** A browser's tab with its history, as far as the charts hear of it. */
export class Tab {
  readonly network = new Network();
  /** All that were ever opened, and all that were ever typed. */
  readonly tokens = new Set<string>();
  readonly passwords = new Set<string>();
  onLoad: () => void = () => undefined;
  readonly #machines: Machines;
  readonly #inspect: (event: InspectionEvent) => void;
  readonly #entries: Entry[] = [];
  #at = -1;

  constructor(machines: Machines, inspect: (event: InspectionEvent) => void) {
    this.#machines = machines;
    this.#inspect = inspect;
  }

  get here(): Entry {
    const entry = this.#entries[this.#at];
    if (!entry) throw new Error('Nothing is open');
    return entry;
  }

  /** From the address bar or a mail: the site is loaded anew. */
  open(address: string): void {
    this.#push(address, this.#load());
    this.#arrive();
  }

  reload(): void {
    this.here.page = this.#load();
    this.#arrive();
  }

  /** Within the site. A link to the open page takes its place. */
  follow(address: string): void {
    if (this.here.path === address) this.here.token = '';
    else this.#push(address, this.here.page);
    this.#tell();
  }

  /** To a part of the same page. */
  skip(): void {
    const { path, token, page } = this.here;
    this.#push(path, page, token);
    this.#tell();
  }

  go(steps: -1 | 1): void {
    const entry = this.#entries[this.#at + steps];
    if (!entry) throw new Error('The history ends here');
    const isOther = entry.page !== this.here.page;
    if (isOther) entry.page = this.#load();
    this.#at += steps;
    if (isOther) this.#arrive();
    else this.#tell();
  }

  stop(): void {
    this.#entries.forEach(({ page }) => page.site.stop());
  }

  #push(address: string, page: Page, kept?: string): void {
    const { pathname: path, searchParams } = new URL(address, 'https://site.example');
    const token = kept ?? searchParams.get('token') ?? '';
    if (token.trim()) this.tokens.add(token);
    this.#at += 1;
    this.#entries.splice(this.#at, this.#entries.length, { path, token, page });
  }

  /** In the place of the page that is open. */
  #load(): Page {
    this.#entries[this.#at]?.page.site.stop();
    this.network.hangUp();
    this.onLoad();
    const replace = (path: string) => {
      Object.assign(this.here, { path, token: '' });
      this.#tell();
    };
    return new Page({
      machines: this.#machines,
      network: this.network,
      navigation: { replace },
      inspect: this.#inspect,
    });
  }

  /** The head of a document comes before its page. */
  #arrive(): void {
    const { path, token } = this.here;
    if (path === paths.verifyEmail && token.trim()) this.network.verifyEarly(token);
    this.#tell();
  }

  #tell(): void {
    const { page, path, token } = this.here;
    page.open(path, token);
  }
}
