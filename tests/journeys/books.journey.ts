import type { Page, Response } from '@playwright/test';
import { memberPaths, paths, withQuery } from '../../src/paths.ts';
import { booksIn, openElsewhere, openOwn, tabTo } from './kit/books.ts';
import { expect, test } from './kit/journey.ts';
import { signIn } from './kit/sign-in-form.ts';

const neighbour = 'member-two@book-exchange.example';

test('a typo finds the book, and the address holds the search @phone', async ({ page }) => {
  await signIn(page);
  await page.getByRole('searchbox').fill('goblen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(withQuery(paths.home, { q: 'goblen' }));
  await expect(booksIn(page).first()).toHaveText('The Princess and the Goblin');
  const distance = page.getByRole('combobox', { name: 'How far away' });
  await page.getByRole('combobox', { name: 'How it’s offered' }).selectOption('Free');
  await distance.selectOption('within 2 km');
  const search = { q: 'goblen', way: 'give', within: '2' };
  await expect(page).toHaveURL(withQuery(paths.home, search));
  await expect(booksIn(page)).toHaveText(['The Princess and the Goblin']);
  await page.reload();
  await expect(booksIn(page)).toHaveText(['The Princess and the Goblin']);
  await expect(page.getByRole('searchbox')).toHaveValue('goblen');
  await expect(distance).toHaveValue('2');
  await distance.selectOption('within 1 km');
  await expect(page.getByText('Nobody near you has this one yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all books' }).click();
  await expect(booksIn(page)).toHaveCount(24);
});

test('what was found stays until the next search is answered', async ({ page }) => {
  await signIn(page);
  await expect(booksIn(page)).toHaveCount(24);
  const { promise: whenAnswered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/copies?way=swap', async route => {
    await whenAnswered;
    await route.continue();
  });
  await page.getByRole('combobox', { name: 'How it’s offered' }).selectOption('Swap');
  await expect(page.getByText('Searching…')).toBeVisible();
  await expect(booksIn(page)).toHaveCount(24);
  await expect(page.locator('main [class*=waiting]:visible')).toHaveCount(0);
  answer();
  await expect(page.getByText('Searching…')).toBeHidden();
});

test('of many books of one neighbour in a row three are shown, with a link to all @phone', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(withQuery(paths.home, { language: 'tr' }));
  await expect(booksIn(page)).toHaveCount(3);
  await page.getByRole('link', { name: 'and 2 more of Member Two' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member Two');
});

test('a link that is shared with a guest shows the book, and not its owner', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, neighbour);
  await openOwn(page, 'Cezmi');
  await page.getByRole('link', { name: 'How neighbours see it' }).click();
  await expect(page.getByText('This is yours.')).toBeVisible();
  const book = page.url();
  await page.goto(`${book}/ask`);
  await expect(page.getByText('This is yours.')).toBeVisible();
  const guest = await openElsewhere(browser, baseURL);
  const answers: Promise<string>[] = [];
  const keep = (answer: Response) => {
    if (answer.url().includes('/api/')) answers.push(answer.text());
  };
  guest.on('response', keep);
  await guest.goto(book);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Cezmi');
  await expect(guest.getByText('Join to see who has this book')).toBeVisible();
  await expect(guest.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  // What comes later may be cut off with the page.
  guest.off('response', keep);
  const said = [await guest.content(), ...(await Promise.all(answers))];
  expect(said.filter(text => text.includes('Cezmi'))).toHaveLength(1);
  expect(said.filter(text => text.includes('Member Two'))).toEqual([]);

  await openOwn(page, 'Cezmi');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('“Cezmi” is off your shelf.')).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This book is gone');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Cezmi, on offer' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Cezmi');
  await guest.context().close();
});

test('a guest looks around at the door', async ({ page }) => {
  await page.goto(paths.home);
  await expect(booksIn(page)).toHaveCount(24);
  await page.getByRole('searchbox').fill('goblin market');
  await page.keyboard.press('Enter');
  await booksIn(page).filter({ hasText: 'Goblin Market' }).click();
  await expect(page.getByText('Join to see who has this book')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('goblin market');
  await page.goto(memberPaths.shelf);
  await expect(page).toHaveURL(withQuery(paths.signIn, { next: memberPaths.shelf }));
});

for (const visitor of ['member', 'guest'] as const) {
  test(`a ${visitor} who comes back finds the long list as it was left @phone`, async ({
    page,
  }) => {
    if (visitor === 'member') await signIn(page);
    else await page.goto(paths.home);
    await page.getByRole('button', { name: 'Show more' }).click();
    const link = booksIn(page).nth(29);
    await link.scrollIntoViewIfNeeded();
    const before = { titles: await booksIn(page).allInnerTexts(), top: await topOf(page) };
    expect(before.top).toBeGreaterThan(500);
    const calls: string[] = [];
    page.on('request', request => {
      if (request.url().includes('/api/copies?')) calls.push(request.url());
    });
    await link.click();
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    await page.goBack();
    await expect(booksIn(page)).toHaveText(before.titles);
    await expect.poll(() => topOf(page)).toBe(before.top);
    expect(calls).toEqual([]);
  });
}

test('a guest who loads a book again comes back to the door, and from there to what came after', async ({
  page,
}) => {
  await page.goto(paths.home);
  await booksIn(page).first().click();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  const book = page.url();
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books in your street');
  await expect(booksIn(page)).toHaveCount(24);
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(page.url()).toBe(book);
  await page.getByRole('banner').getByRole('link', { name: 'Neighbourhood Book Exchange' }).click();
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Exchange books/);
});

test('a book is found and come back from by the keyboard alone', async ({ page }) => {
  await signIn(page);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('cezmi');
  await page.keyboard.press('Enter');
  await expect(booksIn(page)).toHaveCount(1);
  await tabTo(page, 'Cezmi');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cezmi' })).toBeFocused();
  await expect(page).toHaveTitle('Cezmi · Neighbourhood Book Exchange');
  await page.goBack();
  await expect(booksIn(page)).toHaveText(['Cezmi']);
});

function topOf(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}
