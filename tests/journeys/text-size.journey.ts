import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { memberPaths, paths } from '../../src/paths.ts';
import { expect, expectWhole, started, test } from './kit/journey.ts';
import { password, signIn } from './kit/sign-in-form.ts';

test.use({ viewport: { width: 390, height: 844 } });

const { resetPassword, verifyEmail, ...pages } = paths;
const publicPages = [...Object.values(pages), `${resetPassword}?token=any`];
const ownPages = [
  memberPaths.home,
  memberPaths.shelf,
  memberPaths.addBooks,
  memberPaths.welcome,
  memberPaths.you,
  memberPaths.place,
];

/** Of a copy and its owner, who share an id. */
function pagesOf(id: string): string[] {
  const { copy, ask, member } = memberPaths;
  return [copy(id), ask(id), member(id)];
}

test('every page keeps words whole where text is twice as large', async ({ page }) => {
  for (const path of publicPages) {
    await page.goto(path);
    await expectWhole(page);
    await expectWholeWords(page);
  }
});

test('the pages of books, and of oneself, keep words whole where text is twice as large', async ({
  page,
  setUp,
}) => {
  const id = randomUUID();
  await setUp('another member has a copy', { member: id, copy: id });
  await signIn(page);
  for (const path of [...ownPages, ...pagesOf(id)]) {
    await page.goto(path);
    await expectWhole(page);
    await expectWholeWords(page);
  }
});

test('what can be done with a request is in sight, and its words are whole where text is twice as large', async ({
  page,
  setUp,
}) => {
  const id = randomUUID();
  const email = `${id}@book-exchange.example`;
  await setUp('a member is asked for a copy', {
    email,
    password,
    member: id,
    copy: id,
    request: id,
  });
  await signIn(page, email);
  await page.goto(memberPaths.request(id));
  await page.getByRole('button', { name: 'Say no' }).click({ trial: true });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const path of [memberPaths.request(id), memberPaths.requests, memberPaths.home]) {
    await page.goto(path);
    await expectWhole(page);
    await expectWholeWords(page);
  }
});

test('the largest number in the bar stays in its part of it where text is twice as large', async ({
  page,
  setUp,
}) => {
  const id = randomUUID();
  const named = { email: `${id}@book-exchange.example`, password, member: id };
  await setUp('two members have written to each other', named);
  await signIn(page, named.email);
  const link = page.getByRole('link', { name: 'Messages' });
  const count = link.locator('span', { hasText: /^\d+\+?$/ });
  await started(page);
  await count.evaluate(element => (element.textContent = '99+'));
  await enlarge(page);
  const [outer, inner] = [await link.boundingBox(), await count.boundingBox()];
  if (!outer || !inner) throw new Error('The bar shows no number');
  expect(inner.x).toBeGreaterThan(outer.x);
  expect(inner.y).toBeGreaterThan(outer.y);
  expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);
});

test('messages, notices and reports keep words whole where text is twice as large', async ({
  page,
  setUp,
}) => {
  const { conversation, conversations, notices, preferences, moderation, report } = memberPaths;
  const id = randomUUID();
  const named = { email: `${id}@book-exchange.example`, password, member: id };
  for (const [state, pages] of [
    ['two members have written to each other', [conversation(id), conversations]],
    ['a copy is reported to a moderator', [moderation, preferences, notices, report(id)]],
  ] as const) {
    await setUp(state, named);
    await signIn(page, named.email);
    for (const path of pages) {
      await page.goto(path);
      await expectWhole(page);
      await expectWholeWords(page);
    }
  }
});

test.describe('on a small phone on which all is twice as large', () => {
  test.use({ viewport: { width: 160, height: 284 } });

  test('no page scrolls sideways', async ({ page, setUp }) => {
    const [id, copy] = [randomUUID(), randomUUID()];
    const email = `${id}@book-exchange.example`;
    await setUp('another member has a copy', { member: copy, copy });
    await setUp('two members have written to each other', { email, password, member: id });
    for (const path of publicPages) {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
    }
    await signIn(page, email);
    const { conversations, conversation, notices } = memberPaths;
    const messages = [conversations, conversation(id), notices];
    for (const path of [...ownPages, ...pagesOf(copy), ...messages]) {
      await page.goto(path);
      await expectWhole(page);
      await expectNoSidewaysScroll(page);
    }
  });
});

test('the modal keeps words whole, and its title clear of the button, where text is twice as large', async ({
  page,
}) => {
  await page.goto(`${verifyEmail}?token=unknown`);
  await expect(page.getByRole('dialog')).toContainText('This verification link isn’t valid.');
  await expectWholeWords(page);
  const overlap = await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('dialog h2')!);
    const close = document.querySelector('dialog button')!.getBoundingClientRect();
    return [...range.getClientRects()].filter(
      ({ right, top, bottom }) => right > close.left && bottom > close.top && top < close.bottom,
    ).length;
  });
  expect(overlap).toBe(0);
});

test('the mailbox does not scroll sideways where text is twice as large', async ({
  page,
  backend,
}) => {
  await page.goto(backend.mailbox);
  await enlarge(page);
  await expectNoSidewaysScroll(page);
});

async function expectWholeWords(page: Page): Promise<void> {
  await enlarge(page);
  const url = page.url();
  const split = await page.evaluate(splitWords);
  expect({ url, split }).toEqual({ url, split: [] });
  await expectNoSidewaysScroll(page);
}

async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.fontSize = `${2 * parseFloat(getComputedStyle(document.documentElement).fontSize)}px`;
  });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const url = page.url();
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect({ url, scrollWidth }).toEqual({ url, scrollWidth: clientWidth });
}

/** Words that stand on two lines; an address may. Runs in the page. */
function splitWords(): string[] {
  const split: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(element).clipPath === 'inset(50%)') continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      if (text.textContent?.includes('@')) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) split.push(word);
    }
  }
  return split;
}
