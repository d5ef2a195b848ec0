import type { Browser, Locator, Page } from '@playwright/test';
import { memberPaths, withQuery } from '../../../src/paths.ts';

/** The titles on the boards of a page. */
export function booksIn(page: Page): Locator {
  return page.getByRole('main').locator('li a[href*="/copies/"]');
}

/** The own books on their shelf. */
export function spinesIn(page: Page): Locator {
  return page.getByRole('main').locator('li button');
}

/** Opens the dialog of a book on the own shelf. */
export async function openOwn(page: Page, title: string): Promise<void> {
  await page.goto(withQuery(memberPaths.shelf, { q: title }));
  await page.getByRole('button', { name: `${title}, on offer` }).click();
}

/** Types books, one a line, and puts them on the pile. */
export async function typeList(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByLabel('Titles or ISBNs').fill(lines.join('\n'));
  await page.keyboard.press('Enter');
}

/** A page in a browser of another visitor. */
export async function openElsewhere(browser: Browser, baseURL = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

/** Presses Tab until what has a text has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const { activeElement: focused } = document;
      return focused instanceof HTMLElement ? focused.innerText.trim() : '';
    });
    if (text === name) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}
