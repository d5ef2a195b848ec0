import type { Page } from '@playwright/test';
import { memberPaths, paths, withQuery } from '../../src/paths.ts';
import { booksIn } from './kit/books.ts';
import { expect, started } from './kit/journey.ts';
import { one, test, two } from './kit/neighbours.ts';
import { hold } from './kit/network.ts';
import { confirmationIn, newPasswordIn } from './kit/reset-form.ts';
import { signIn } from './kit/sign-in-form.ts';

// The server renders a page with what it shows, so that a visitor may use it before its scripts have come.

/** Opens a page whose scripts wait for what this resolves to. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const arrive = await hold(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  // The scripts behind it, without which it is not whole, wait for the others.
  await expect(page.locator('#stuck')).toBeAttached();
  return arrive;
}

async function conversationWith({ request }: Page): Promise<string> {
  const { member } = await (await request.get('/api/session')).json();
  return memberPaths.conversation(member.id);
}

test('a form that is wrong says so as soon as its scripts have come', async ({ page }) => {
  const arrive = await openEarly(page, `${paths.resetPassword}?token=any`);
  await newPasswordIn(page).fill('short');
  await confirmationIn(page).fill('other');
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.getByText('*Passwords do not match.')).toBeVisible();
  await expect(newPasswordIn(page)).toBeFocused();
});

test.describe('before its scripts have come', () => {
  test.beforeEach(({ page }) => signIn(page));

  test('a page shows all that it is opened for, and its search finds', async ({ page }) => {
    await openEarly(page, paths.home);
    await expect(booksIn(page)).toHaveCount(12);
    await page.getByRole('searchbox').fill('emma');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(withQuery(paths.home, { q: 'emma' }));
    await expect(booksIn(page).first()).toHaveText('Emma');
    await page.getByLabel('How it’s offered').selectOption('Free');
    await expect(page).toHaveURL(withQuery(paths.home, { q: 'emma', way: 'give' }));
  });

  test('what is pressed is done once they are there, and the menu stays open', async ({ page }) => {
    const arrive = await openEarly(page, paths.home);
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#areas')).toBeVisible();
    arrive();
    await started(page);
    await expect(page.locator('#areas')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => booksIn(page).count()).toBeGreaterThan(24);
  });

  test('what is typed and sent reaches the neighbour once @phone', async ({ page, enter }) => {
    const other = await enter(two);
    const conversation = await conversationWith(other);
    const sent: string[] = [];
    page.on('request', request => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    const text = `Early ${Date.now()}`;
    const arrive = await openEarly(page, conversation);
    await page.getByLabel('Your message').fill(text);
    await page.keyboard.press('Control+Enter');
    arrive();
    await expect(page.getByRole('log').getByText(text)).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('');
    await expect(page.getByRole('log').getByText('Not sent')).toHaveCount(0);
    await expect
      .poll(() => sent)
      .toEqual([conversation.replace('/home/messages', '/api/conversations')]);
  });

  test('books that are typed and entered are on the pile', async ({ page }) => {
    const arrive = await openEarly(page, memberPaths.addBooks);
    await page.getByLabel('Titles or ISBNs').pressSequentially('Early, A Neighbour\nLate\n');
    arrive();
    await expect(page.getByRole('button', { name: 'Put 2 books on the shelf' })).toBeVisible();
    const box = page.getByLabel('Titles or ISBNs');
    await expect(box).toHaveValue('');
    // As it is between the two, when React has taken over what was typed, and has not heard it yet.
    await box.evaluate((one: HTMLTextAreaElement) => {
      one.value = 'Silent';
    });
    await box.press('Enter');
    await expect(page.getByRole('button', { name: 'Put 3 books on the shelf' })).toBeVisible();
    await expect(box).toHaveValue('');
  });

  test('what is typed outside a form is heard', async ({ page }) => {
    const arrive = await openEarly(page, memberPaths.place);
    await page.getByRole('searchbox').fill('Berlin');
    arrive();
    await expect(page.getByRole('list', { name: 'Places found' })).toBeVisible();
  });

  test('what a neighbour does meanwhile is shown, in each tab', async ({
    page,
    enter,
    context,
  }) => {
    const other = await enter(two);
    await other.goto(await conversationWith(page));
    for (const tab of [page, await context.newPage()]) {
      const arrive = await openEarly(tab, await conversationWith(other));
      const text = `Meanwhile ${Date.now()}`;
      await other.getByLabel('Your message').fill(text);
      await other.keyboard.press('Control+Enter');
      await expect(other.getByText('Sending…')).toBeHidden();
      await expect(other.getByRole('log')).toContainText(text);
      arrive();
      await expect(tab.getByRole('log')).toContainText(text);
    }
  });

  test('a row that goes away gives its focus on', async ({ page, enter }) => {
    await enter(one);
    const arrive = await openEarly(page, memberPaths.devices);
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.nth(1)).toBeVisible();
    const count = await rows.count();
    await rows.getByRole('button').first().press('Enter');
    arrive();
    await expect(rows).toHaveCount(count - 1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('who signs out is signed out', async ({ page }) => {
    const arrive = await openEarly(page, memberPaths.you);
    await page.getByRole('button', { name: 'Sign out' }).click();
    arrive();
    await expect(page).toHaveURL(paths.home);
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test('what is typed and chosen in a form stays, also where a draft was kept', async ({
    page,
  }) => {
    for (const [text, roof] of [
      ['I read at night.', 'Dome'],
      ['I read all day.', 'Stepped'],
    ] as const) {
      const arrive = await openEarly(page, memberPaths.you);
      await page.getByLabel('About you').fill(text);
      await page.getByRole('radio', { name: roof }).check();
      arrive();
      await started(page);
      await expect(page.getByLabel('About you')).toHaveValue(text);
      await expect(page.getByRole('radio', { name: roof })).toBeChecked();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await page.reload();
    await started(page);
    await expect(page.getByLabel('About you')).toHaveValue('I read all day.');
    await expect(page.getByRole('radio', { name: 'Stepped' })).toBeChecked();
  });
});
