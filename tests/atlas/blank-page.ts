import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../src/atlas/build/browser.ts';

/** An empty page of a browser that reaches no network; `close` ends the browser. */
export async function openBlankPage(): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch(browserOptions());
  const page = await browser.newPage({ offline: true });
  return { page, close: () => browser.close() };
}
