import type { Page } from '@playwright/test';

export type Key =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'Shift+Tab'
  | 'Control+A'
  | 'Control+C'
  | 'Control+V';

/** A tab of a real browser, and what a hand can do in it. Elements are named by CSS selectors. */
export interface Tab {
  /** Resolves when the document begins to come. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page; it sees nothing but its argument, which is passed as JSON. */
  evaluate: <Result, Argument = undefined>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ) => Promise<Result>;
  click: (selector: string) => Promise<void>;
  focus: (selector: string) => Promise<void>;
  /** Whatever lies there, so many times in a row as a hand can. */
  clickAt: (x: number, y: number, times?: number) => Promise<void>;
  /** By keys, into whatever has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** What the page has to itself, in pixels. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
  /** For what only Playwright can do: nothing where another program drives the browser. */
  page: Page | undefined;
}

/** All tabs of one browser are strangers to each other. */
export interface Browser {
  openTab: () => Promise<Tab>;
  close: () => Promise<void>;
}
