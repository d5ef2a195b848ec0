import type { Operation } from '../../src/api/answer.ts';
import { operationNames, operations } from '../../src/api/generated/operations.ts';
import { pageAt, paths, placeAt, type PublicPage } from '../../src/paths.ts';
import type { FormSeen, ModalSeen, Seen } from '../seen.ts';
import type { Asked, Front } from './front.ts';
import type { Watched } from './page-watch.ts';
import type { Tab } from './tab.ts';

export const newPassword = 'input[name="newPassword"]';
export const confirmation = 'input[name="confirmation"]';
/** Offered where a part of the site is missing. */
export const loadAgainButton =
  '#stuck:not([hidden]) main button, #root:not([hidden]) main > button';

const modal = 'dialog:modal';

/** Somebody before a real browser, who knows the site by what it shows. */
export class Visitor {
  readonly tab: Tab;
  readonly #front: Front;
  readonly #hand: 'pointer' | 'keyboard';

  constructor(tab: Tab, front: Front, hand: 'pointer' | 'keyboard' = 'pointer') {
    this.tab = tab;
    this.#front = front;
    this.#hand = hand;
  }

  /** At an address of the site, such as `/about`. */
  open(address: string): Promise<void> {
    return this.tab.open(this.#front.origin + address);
  }

  openLink(page: PublicPage, token: string): Promise<void> {
    return this.open(`${paths[page]}?token=${encodeURIComponent(token)}`);
  }

  /** Until then a page that came as HTML leads to other documents. At first it has no root. */
  async untilStarted(): Promise<void> {
    await this.until(() => document.querySelector(':root[data-started]') !== null);
  }

  /** Asks the page until it says yes. */
  async until(isSo: () => boolean): Promise<void> {
    while (!(await this.tab.evaluate(isSo))) await new Promise(resolve => setTimeout(resolve, 20));
  }

  /** In the place of what the field holds. */
  async type(field: string, text: string): Promise<void> {
    await this.tab.click(field);
    await this.tab.press('Control+A');
    await this.tab.type(text);
  }

  /** As from the clipboard: all at once, in the place of what the field holds. */
  async paste(field: string, text: string): Promise<void> {
    await this.tab.click(field);
    await this.tab.press('Control+A');
    await this.tab.evaluate(text => document.execCommand('insertText', false, text), text);
  }

  async typeTwice(text: string): Promise<void> {
    await this.type(newPassword, text);
    await this.type(confirmation, text);
  }

  submit(): Promise<void> {
    return this.#press('button[type="submit"]:enabled');
  }

  close(): Promise<void> {
    return this.#press(`${modal} button`);
  }

  loadAgain(): Promise<void> {
    return this.#press(loadAgainButton);
  }

  /** A link of the page. */
  follow(path: string): Promise<void> {
    return this.#press(`a[href="${path}"]:not([hidden] *)`);
  }

  async #press(selector: string): Promise<void> {
    if (this.#hand === 'pointer') return this.tab.click(selector);
    await this.tab.focus(selector);
    return this.tab.press('Enter');
  }

  /** For everything in the page that waits longer than a moment: see `page-time.ts`. */
  passTime(milliseconds: number): Promise<void> {
    return this.tab.evaluate(milliseconds => globalThis.passTime(milliseconds), milliseconds);
  }

  async look(): Promise<Seen> {
    const { path, modal, form, said, isBroken } = await this.tab.evaluate(readPage);
    return {
      page: pageAt(path).name,
      modal,
      form: form ?? undefined,
      said,
      isBroken,
      calls: this.#front.requests.flatMap(callsOf),
    };
  }

  /** What the charts have done, and what has gone wrong, in all pages of this site so far. */
  async watched(): Promise<Watched> {
    const before = this.#front.watched;
    // A page that has not come yet has done nothing.
    const now = await this.tab.evaluate((): Watched | null => globalThis.unread?.() ?? null);
    return {
      steps: [...before.steps, ...(now?.steps ?? [])],
      faults: [...before.faults, ...(now?.faults ?? [])],
    };
  }
}

function callsOf({ method, url }: Asked): Operation[] {
  const { pathname } = new URL(url, 'https://site.example');
  return operationNames.filter(name => {
    const { method: its, path } = operations[name];
    return its === method && placeAt({ operation: { template: path } }, pathname) !== undefined;
  });
}

/** As it passes through JSON, which knows no `undefined`. */
type Reading = Pick<Seen, 'said' | 'isBroken'> & {
  path: string;
  modal: ModalSeen | 'hidden';
  form: FormSeen | null;
};

/** Runs in the page, so it may use nothing from around it. */
function readPage(): Reading {
  const text = (element: Element | null | undefined) => element?.textContent.trim() ?? '';
  const isModal = (element: HTMLDialogElement) => element.open && element.checkVisibility();
  const modalOf = (): ModalSeen | 'hidden' => {
    const dialog = [...document.querySelectorAll('dialog')].find(isModal);
    if (!dialog) return 'hidden';
    const displays = { neutral: 'loading', success: 'success', failure: 'failure' } as const;
    const display = Object.entries(displays).find(([tone]) => tone === dialog.dataset['tone']);
    if (!display) throw new Error(`No display has the tone ${dialog.dataset['tone']}`);
    const [message, advice] = dialog.querySelectorAll('p');
    return { display: display[1], message: text(message), advice: text(advice) };
  };
  const formOf = (): FormSeen | null => {
    const form = document.querySelector('form');
    if (!form) return null;
    const fields = [...form.querySelectorAll<HTMLInputElement>('input[name]')];
    const submit = form.querySelector('[type="submit"]');
    return {
      typed: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      faults: [...form.querySelectorAll('[id$="error"]')].map(text).filter(Boolean),
      canSubmit: submit instanceof HTMLButtonElement && !submit.disabled,
    };
  };
  const modal = modalOf();
  const stuck = document.getElementById('stuck');
  const shown = stuck && !stuck.hidden ? stuck : document.querySelector('#root main');
  const isBroken = text(shown?.querySelector('h1')) === 'This page could not be loaded';
  const said = document.querySelectorAll('#root :is(output, [role=alert]):not(form *)');
  return {
    path: location.pathname,
    modal,
    form: modal === 'hidden' ? formOf() : null,
    said: isBroken ? [] : [...said].map(text).filter(Boolean),
    isBroken,
  };
}
