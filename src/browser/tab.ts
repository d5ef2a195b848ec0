import { kitOf } from '../kits/page-kits.ts';
import { isOfMembers, memberPaths, pageAt, paths } from '../paths.ts';
import { History } from './history.ts';
import { Network } from './network.ts';
import { Page, type PageOptions } from './page.ts';

/** Of the history: what the address bar shows, and the token that was taken out of it. */
interface Entry {
  path: string;
  token: string;
  /** The one that was loaded for it. */
  page: Page;
}

interface TabOptions extends Pick<PageOptions, 'change' | 'inspect'> {
  network?: Network;
  /** Another page is about to be loaded. */
  onLoad?: () => void;
}

/** A browser's tab with its history, as far as the charts depend on it. */
export class Tab {
  readonly network: Network;
  readonly history = new History<Entry>();
  readonly #options: TabOptions;

  constructor({ network = new Network(), ...options }: TabOptions = {}) {
    this.network = network;
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.history.here !== undefined;
  }

  get here(): Entry {
    const { here } = this.history;
    if (!here) throw new Error('Nothing is open');
    return here;
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

  /** Within the site. A link to the open page takes its place; one to another document loads it. */
  follow(address: string): void {
    if (!this.#isOfThisDocument(address)) return this.open(address);
    if (this.here.path === address) this.here.token = '';
    else this.#push(address, this.here.page);
    this.#tell();
  }

  /** To a part of the same page. */
  skip(): void {
    const { path, token, page } = this.here;
    this.history.push({ path, token, page });
    this.#tell();
  }

  go(steps: -1 | 1): void {
    const entry = this.history.ahead(steps);
    if (!entry) throw new Error('The history ends here');
    const isOther = entry.page !== this.here.page;
    if (isOther) entry.page = this.#load();
    this.history.go(steps);
    if (isOther) this.#arrive();
    else this.#tell();
  }

  stop(): void {
    this.history.entries.forEach(({ page }) => page.site.stop());
  }

  #isOfThisDocument(address: string): boolean {
    const { pathname } = new URL(address, 'https://site.example');
    const { name } = pageAt(pathname);
    return isOfMembers(this.here.path, this.network.hasSession)
      ? name in memberPaths
      : name in paths && !isOfMembers(pathname, true);
  }

  #push(address: string, page: Page): void {
    const { pathname: path, searchParams } = new URL(address, 'https://site.example');
    this.history.push({ path, token: searchParams.get('token') ?? '', page });
  }

  /** In the place of the page that is open. */
  #load(): Page {
    const { onLoad, ...options } = this.#options;
    this.history.here?.page.site.stop();
    this.network.hangUp();
    onLoad?.();
    const replace = (path: string, byReload = false) => {
      Object.assign(this.here, { path, token: '' });
      // A browser loads a page once the script that asked for it has ended.
      if (byReload) queueMicrotask(() => this.reload());
      else this.#tell();
    };
    return new Page({ ...options, network: this.network, navigation: { replace } });
  }

  /** The head of a document comes before its page. */
  #arrive(): void {
    const { path, token } = this.here;
    const early = kitOf(pageAt(path).name)?.asksEarly;
    if (early && token.trim()) this.network.askEarly(early, { token });
    this.#tell();
  }

  #tell(): void {
    const { page, path, token } = this.here;
    page.open(path, token);
  }
}
