import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { memberPaths } from '../../src/paths.ts';
import { expect, expectWhole, test } from './kit/journey.ts';
import { password, signIn } from './kit/sign-in-form.ts';

const { ask, copy, conversation, member, report, request, ...fixed } = memberPaths;

for (const [width, height] of [
  [320, 568],
  [390, 664],
] as const) {
  test(`the bar covers nothing that has the focus, ${width} × ${height}`, async ({
    page,
    setUp,
  }) => {
    const id = randomUUID();
    const email = `${id}@book-exchange.example`;
    const named = { email, password, member: id, copy: id, request: id };
    await page.setViewportSize({ width, height });
    await setUp('a member is asked for a copy', named);
    await signIn(page, email);
    await page.goto(memberPaths.request(id));
    await page.getByRole('link', { name: 'Contract Neighbour', exact: true }).click();
    await page.waitForURL(member('*'));
    const other = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const ofBook = [copy(id), ask(id), request(id)];
    const ofOne = [...ofBook, member(other), conversation(other), report(other)];
    for (const path of [...Object.values(fixed), ...ofOne]) {
      await page.goto(path);
      await expectWhole(page);
      expect(await page.evaluate(coveredByBar), path).toEqual([]);
    }
  });
}

/** What gets the focus and lies behind the bar then. Runs in the page. */
function coveredByBar(): string[] {
  const bar = [...document.querySelectorAll('header > nav:not([popover])')].find(
    nav => getComputedStyle(nav).position === 'fixed',
  );
  if (!bar) return ['there is no bar'];
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
  );
  return [...all].flatMap(element => {
    if (bar.contains(element) || !element.checkVisibility({ visibilityProperty: true })) return [];
    element.focus();
    if (document.activeElement !== element) return [];
    const { top, bottom } = element.getBoundingClientRect();
    const edge = bar.getBoundingClientRect().top;
    // What is high, such as a field of many lines, begins in sight.
    return top + Math.min(bottom - top, 32) > edge + 1
      ? [`${element.outerHTML.slice(0, 120)} ends at ${bottom} of ${edge}`]
      : [];
  });
}

test('what is written to a neighbour is in sight however low the window is', async ({
  page,
  setUp,
}) => {
  const id = randomUUID();
  const email = `${id}@book-exchange.example`;
  await setUp('two members have written to each other', { email, password, member: id });
  await signIn(page, email);
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [375, 667],
    [320, 568],
    [667, 375],
    // With a keyboard open.
    [390, 370],
    [1440, 900],
    [1000, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(conversation(id));
    const field = page.getByLabel('Your message');
    await expect(field).toBeInViewport({ ratio: 1 });
    const isInSight = () => spare(page);
    for (const isFocused of [false, true]) {
      if (isFocused) await field.focus();
      await expect.poll(isInSight, `${width} × ${height}`).toEqual({ field: true, thread: true });
    }
  }
});

/** Whether the field ends above the bar, and lines of the thread are in sight above it. */
function spare(page: Page) {
  return page.evaluate(() => {
    const form = document.querySelector('main form')!.getBoundingClientRect();
    const thread = document.querySelector('[role=log]')!.getBoundingClientRect();
    const bar = [...document.querySelectorAll('header > nav:not([popover])')].find(
      nav => getComputedStyle(nav).position === 'fixed',
    );
    const edge = bar?.getBoundingClientRect().top ?? innerHeight;
    return { field: form.bottom <= edge + 1, thread: form.top - Math.max(thread.top, 0) > 60 };
  });
}

test('the button is in sight below a price that is missing, in landscape, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await signIn(page);
  await page.goto(memberPaths.addBooks);
  await page.getByLabel('Titles or ISBNs').fill('A book of mine');
  await page.getByText('Free · Good').click();
  await page.getByRole('checkbox', { name: 'For sale' }).check();
  const button = page.getByRole('button', { name: 'Put one book on the shelf' });
  await button.click();
  const price = page.getByLabel(/^Price/);
  await expect(price).toBeFocused();
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(price).toBeInViewport({ ratio: 1 });
  const [above, below] = [await price.boundingBox(), await button.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});
