import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { expect, test } from './journey.ts';
import { fill, password, signIn } from './sign-in-form.ts';

const neighbour = 'member-two@book-exchange.example';

/** Fourteen that are known, and six that are not. */
const list = [
  'Moby-Dick',
  'The Moonstone, Wilkie Collins',
  'Treasure Island',
  'Der Schimmelreiter – Theodor Storm',
  'Lord Jim by Joseph Conrad',
  'Robinson Crusoe',
  'The Sea-Wolf',
  'Typhoon',
  'Max und Moritz',
  'The Woman in White',
  'Two Years Before the Mast',
  'The Murders in the Rue Morgue',
  'Joseph Conrad: Lord Jim',
  'bleak house',
  ...Array.from({ length: 6 }, (_, index) => `Unheard of ${index}, A Neighbour`),
];

async function typeList(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByLabel('Titles, or ISBNs').fill(lines.join('\n'));
  await page.keyboard.press('Enter');
}

/** How many copies the one who is signed in has of a title. */
function countOf(page: Page, title: string): Promise<number> {
  return page.evaluate(async asked => {
    const { member } = await (await fetch('/api/session')).json();
    const query = new URLSearchParams({ q: asked });
    const answer = await fetch(`/api/members/${member.id}/copies?${query}`);
    return (await answer.json()).items.length;
  }, title);
}

/** The titles that are shown, in their order. */
function titlesIn(page: Page): Promise<string[]> {
  return page.getByRole('main').locator('li a').allInnerTexts();
}

test('twenty books are put up from a list in one go @phone', async ({ page }) => {
  await signIn(page, neighbour);
  await page.goto('/home/shelf/add');
  await typeList(page, list);
  await expect(page.getByRole('heading', { name: 'The pile: 20 books' })).toBeVisible();
  await page.getByRole('button', { name: 'Take “Unheard of 5” off the pile' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('checkbox', { name: 'Sell' }).check();
  await page.getByRole('button', { name: 'Put 20 books on the shelf' }).click();
  await expect(page.getByText('Enter a price.')).toBeVisible();
  await page.getByLabel('Price in EUR').fill('2,50');
  await page.getByRole('button', { name: 'Put 20 books on the shelf' }).click();
  await expect(page.getByText('20 books are on your shelf.')).toBeVisible();
  await page.getByRole('link', { name: 'Look at your shelf' }).click();
  await expect(page.getByRole('button', { name: 'Unheard of 5, on offer' })).toBeVisible();
  expect(await countOf(page, 'lord jim')).toBe(2);
});

test('a typo finds the book, and the address holds the search @phone', async ({ page }) => {
  await signIn(page);
  await page.getByRole('searchbox').fill('goblen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home?q=goblen');
  await expect(page.getByRole('main').locator('li a').first()).toContainText('Goblin');
  await page.getByRole('radio', { name: '1 km', exact: true }).check();
  await expect(page.getByText('Nobody near you has this.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nobody near you has this.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all books' }).click();
  await expect(page.getByRole('main').locator('li a').first()).toBeVisible();
});

test('a link that is shared with a guest shows the book, and not its owner', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, neighbour);
  await page.goto('/home/shelf?q=emma');
  await page.getByRole('button', { name: 'Emma, on offer' }).click();
  await page.getByRole('link', { name: 'As neighbours see it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emma');
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const guest = await context.newPage();
  const answers: Promise<string>[] = [];
  guest.on('response', answer => {
    if (answer.url().includes('/api/copies')) answers.push(answer.text());
  });
  await guest.goto(new URL(page.url()).pathname);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Emma');
  await expect(guest.getByText('On offer')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Join' })).toBeVisible();
  const said = [await guest.content(), ...(await Promise.all(answers))].join('\n');
  expect([answers.length, said.includes('Member Two')]).toEqual([1, false]);

  await page.goto('/home/shelf?q=emma');
  await page.getByRole('button', { name: 'Emma, on offer' }).click();
  await page.getByRole('button', { name: 'Take away' }).click();
  await expect(page.getByText('“Emma” is off your shelf.')).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This book is gone');
  await context.close();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByRole('button', { name: 'Emma, on offer' })).toBeVisible();
});

test('a guest looks around at the door', async ({ page }) => {
  await page.goto(paths.home);
  await expect(page.getByRole('main').locator('li a').first()).toBeVisible();
  await page.getByRole('searchbox').fill('goblin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').locator('li a')).toHaveText(/Goblin/);
  await page.getByRole('main').locator('li a').first().click();
  await expect(page.getByText('Members see whose book this is')).toBeVisible();
  await page.goto('/home/shelf');
  await expect(page).toHaveURL(paths.signIn);
});

test('who comes back finds the long list as it was left @phone', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(async () => (await titlesIn(page)).length).toBeGreaterThan(30);
  const link = page.getByRole('main').locator('li a').nth(29);
  await link.scrollIntoViewIfNeeded();
  const before = { titles: await titlesIn(page), top: await page.evaluate(() => scrollY) };
  expect(before.top).toBeGreaterThan(500);
  const calls: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/api/copies?')) calls.push(request.url());
  });
  await link.click();
  await expect(page.getByText('Condition')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books near you');
  expect(await titlesIn(page)).toEqual(before.titles);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before.top);
  expect(calls).toEqual([]);
});

test('offline, then out of the session, in the middle of a pile: each book is put up once', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/home/shelf/add');
  const lines = Array.from({ length: 6 }, (_, index) => `Half a pile ${index}, A Neighbour`);
  await typeList(page, lines);
  let calls = 0;
  // The third is carried out, and its answer is lost.
  await page.route('**/api/copies', async route => {
    calls += 1;
    if (calls !== 3) return route.continue();
    await route.fetch();
    await context.setOffline(true);
    return route.abort('internetdisconnected');
  });
  await page.getByRole('button', { name: 'Put 6 books on the shelf' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'stays on the pile' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The pile: 4 books' })).toBeVisible();
  await context.clearCookies({ name: /session/ });
  await page.getByRole('button', { name: 'Put 4 books on the shelf' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await fill(page, password);
  await expect(page.getByText('4 books are on your shelf.')).toBeVisible();
  expect(await countOf(page, 'half a pile')).toBe(6);
});

test('a copy is changed in its place, and what is set aside is not found', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'member-three@book-exchange.example');
  await page.goto('/home/shelf?q=walden');
  await page.getByRole('button', { name: 'Walden, on offer' }).click();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('radio', { name: 'Worn' }).check();
  await page.getByLabel('Note').fill('With notes in pencil.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Walden, on offer' }).click();
  await expect(page.getByText('With notes in pencil.')).toBeVisible();
  await page.getByRole('button', { name: 'Set aside' }).click();
  await expect(page.getByRole('button', { name: 'Walden, set aside' })).toBeVisible();
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const other = await context.newPage();
  await signIn(other);
  await other.goto('/home?q=pencil');
  await expect(other.getByText('Nobody near you has this.')).toBeVisible();
  await other.goto('/home?q=walden');
  await expect(other.getByText('Searching')).not.toBeVisible();
  expect(await other.getByRole('main').innerText()).not.toContain('Member Three');
  await context.close();
});

test('a book is put up, found and left again by the keyboard alone', async ({ page }) => {
  await signIn(page);
  await page.goto('/home/shelf/add');
  await page.getByLabel('Titles, or ISBNs').focus();
  await page.keyboard.type('By keys alone, A Neighbour');
  await page.keyboard.press('Enter');
  const put = page.getByRole('button', { name: 'Put one book on the shelf' });
  await expect(put).toBeVisible();
  while (!(await put.evaluate(element => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('One book is on your shelf.')).toBeVisible();
  await page.goto('/home/shelf?q=by+keys');
  const spine = page.getByRole('button', { name: 'By keys alone, on offer' });
  await spine.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'By keys alone' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(spine).toBeFocused();
});
