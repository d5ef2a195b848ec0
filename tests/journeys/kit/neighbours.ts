import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { memberPaths, withQuery } from '../../../src/paths.ts';
import { test as base, expect } from './journey.ts';
import { signIn } from './sign-in-form.ts';

/** The addresses of the members who meet here. */
export const one = 'member-one@book-exchange.example';
export const two = 'member-two@book-exchange.example';
export const three = 'member-three@book-exchange.example';

/** What a page says where somebody else has acted first. */
export const hasChanged = 'Something has happened in the meantime. Look at the request again.';

/** A test with several members, each in a browser of their own. */
export const test = base.extend<{ enter: (address: string) => Promise<Page> }>({
  enter: async ({ browser, record }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async address => {
      const context = await browser.newContext();
      contexts.push(context);
      const page = await context.newPage();
      await record(page);
      await signIn(page, address);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** Puts a book on the shelf of a member. Resolves to the address of its page. */
export async function shelve(page: Page, title: string, way = 'give'): Promise<string> {
  const answer = await page.request.post('/api/copies', {
    headers: { 'idempotency-key': randomUUID(), ...(await xsrfOf(page)) },
    data: { book: { title, authors: 'A Neighbour' }, ways: [way], condition: 'good' },
  });
  expect(answer.status()).toBe(201);
  const { copy } = await answer.json();
  return memberPaths.copy(copy.id);
}

/** Takes a book from the shelf of a member, by the address of its page. */
export async function remove(page: Page, copy: string): Promise<void> {
  const url = copy.replace('/home/', '/api/');
  const answer = await page.request.delete(url, { headers: await xsrfOf(page) });
  expect(answer.status()).toBe(200);
}

async function xsrfOf(page: Page) {
  const cookies = await page.context().cookies();
  return { 'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' };
}

/** Asks for a book on the page of its copy. Resolves to the address of the request. */
export async function ask(page: Page, copy: string, text = ''): Promise<string> {
  await page.goto(copy);
  await press(page, /^Ask /);
  await page.getByLabel(/^A message to /).fill(text);
  await press(page, /^Ask /);
  return requestIn(page);
}

/** The address of the request that a page shows. */
export async function requestIn(page: Page): Promise<string> {
  await page.waitForURL(memberPaths.request('*'));
  return new URL(page.url()).pathname;
}

/** Presses a button, or what looks like one. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name, exact: true });
  await button.or(main.getByRole('link', { name, exact: true })).click();
}

/** Where the request stands, and what else the page says of it, also where another one has acted just now. */
export async function expectToRead(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
}

/** Keeps a page as it is, as if it were in the background, where pages are not asked anew. */
export async function putAside(page: Page): Promise<void> {
  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' }),
  );
}

/** Says how it was, and reads it. */
export async function review(page: Page, thumb: string, text: string): Promise<void> {
  await press(page, 'How was it?');
  await page.getByRole('radio', { name: thumb, exact: true }).check();
  await page.getByLabel('Add a note (optional)').fill(text);
  await press(page, 'Send');
  await expectToRead(page, `You: ${thumb}`);
}

/** Looks for books on the own shelf, by title, with their states. */
export async function expectOnShelf(page: Page, q: string, books: string[]): Promise<void> {
  await page.goto(withQuery(memberPaths.shelf, { q, sort: 'title' }));
  for (const [index, name] of books.entries()) {
    await expect(page.getByRole('main').locator('li button').nth(index)).toHaveAccessibleName(name);
  }
}
