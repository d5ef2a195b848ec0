import { memberPaths, paths, withQuery } from '../../src/paths.ts';
import { booksIn, openElsewhere, openOwn, spinesIn, tabTo, typeList } from './kit/books.ts';
import { expect, started, test } from './kit/journey.ts';
import { fill, password, signIn } from './kit/sign-in-form.ts';

test.use({ isTranslated: true });

/** The address of a member whose shelf is empty. */
const reader = 'reader@book-exchange.example';

/** Fourteen are known, one has a typo, one is an ISBN that is not known, and four are not known. */
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
  'The Mystery of Edwin Drod',
  '9780141439518',
  ...Array.from({ length: 4 }, (_, index) => `Unheard of ${index}, A Neighbour`),
];

test('twenty books are put up from a list in one go @phone', async ({ page, setUp, isMobile }) => {
  await setUp('a member can sign in', { email: reader, password });
  await signIn(page, reader);
  await page.goto(memberPaths.addBooks);
  await typeList(page, list);
  await expect(page.getByRole('heading', { name: 'The pile: 20 books' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove “Unheard of 3”' }).click();
  await expect(page.getByRole('heading', { name: 'The pile: 19 books' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'The Mystery of Edwin Drood Charles Dickens' }).click();
  await page.getByLabel('Title', { exact: true }).last().fill('Pride and Prejudice');
  if (isMobile) await page.getByText('Free · Good').click();
  await page.getByRole('checkbox', { name: 'For sale' }).check();
  const put = page.getByRole('button', { name: 'Put 20 books on the shelf' });
  await put.click();
  await expect(page.getByText('Enter a price.')).toBeVisible();
  await page.getByLabel('Price in EUR').fill('$2.50');
  await expect(page.getByText('Prices here are in euros.')).toBeVisible();
  await page.getByLabel('Price in EUR').fill('2,50 €');
  await put.click();
  await expect(page.getByText('20 books are on your shelf.')).toBeVisible();
  await page.getByRole('link', { name: 'See your shelf' }).click();
  await expect(spinesIn(page)).toHaveCount(20);
  await expect(spinesIn(page).filter({ hasText: 'Lord Jim' })).toHaveCount(2);
  await spinesIn(page).filter({ hasText: 'Pride and Prejudice' }).click();
  await expect(page.getByRole('dialog')).toContainText('€2.50');
});

test('offline, then signed out, in the middle of a pile: each book is put up once', async ({
  page,
  context,
  setUp,
}) => {
  await setUp('a member can sign in', { email: reader, password });
  await signIn(page, reader);
  await page.goto(memberPaths.addBooks);
  await typeList(page, list.slice(0, 6));
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
  await fill(page, password, reader);
  await expect(page.getByText('4 books are on your shelf.')).toBeVisible();
  await page.goto(withQuery(memberPaths.shelf, { sort: 'title' }));
  await expect(spinesIn(page)).toHaveText([
    'Der Schimmelreiter',
    'Lord Jim',
    'Moby-Dick',
    'Robinson Crusoe',
    'The Moonstone',
    'Treasure Island',
  ]);
});

test('a copy is changed in its place, and neighbours find it while it is on offer', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'member-two@book-exchange.example');
  await openOwn(page, 'Black Beauty');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('radio', { name: 'Worn' }).check();
  await page.getByText('Title, author or language is wrong').click();
  await page.getByRole('textbox', { name: 'Author' }).fill('A. Sewell');
  await page.getByLabel('Note').fill('With notes in pencil.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('is saved.')).toBeVisible();
  const other = await openElsewhere(browser, baseURL);
  await signIn(other);
  await other.goto(withQuery(paths.home, { q: 'black beauty' }));
  await booksIn(other).click();
  await expect(other.getByText('With notes in pencil.')).toBeVisible();
  await expect(other.getByText('A. Sewell').first()).toBeVisible();
  for (const [press, then] of [
    ['Set aside', 'Nobody near you has this one yet.'],
    ['Offer again', 'One book'],
  ] as const) {
    await spinesIn(page).click();
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await other.goto(withQuery(paths.home, { q: 'black beauty' }));
    await expect(other.getByText(then, { exact: true })).toBeVisible();
  }
  await other.context().close();
});

test('a neighbour’s shelf is searched and sorted, and found again as it was left @phone', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(withQuery(paths.home, { q: 'black beauty' }));
  await booksIn(page).click();
  await page.getByRole('link', { name: 'Member Two' }).click();
  await expect(page.getByText(/^\d+ books$/)).toBeVisible();
  await started(page);
  await page.getByRole('searchbox').fill('the');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('7 books', { exact: true })).toBeVisible();
  await page.getByLabel('Order').selectOption('By title');
  await expect(booksIn(page)).toHaveText([
    'The Adventures of Tom Sawyer',
    'The Book of Household Management',
    'The Princess and the Goblin',
    'The Railway Children',
    'The Secret Garden',
    'The Wonderful Wizard of Oz',
    'Through the Looking-Glass',
  ]);
  await expect(booksIn(page).first()).toBeInViewport();
  await booksIn(page).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Through the Looking-Glass');
  await page.goBack();
  await expect(booksIn(page).last()).toHaveText('Through the Looking-Glass');
  await expect(booksIn(page).last()).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('the');
  await page.goBack();
  await expect(booksIn(page).first()).not.toHaveText('The Adventures of Tom Sawyer');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('several books are set aside at once, and brought back @phone', async ({ page, setUp }) => {
  await setUp('a member can sign in', { email: reader, password });
  await signIn(page, reader);
  await page.goto(memberPaths.addBooks);
  await typeList(page, list.slice(0, 3));
  await page.getByRole('button', { name: 'Put 3 books on the shelf' }).click();
  await page.getByRole('link', { name: 'See your shelf' }).click();
  await page.getByRole('button', { name: 'Choose several' }).click();
  const bar = page.getByRole('group', { name: 'Choose the books you mean' });
  await expect(bar).toBeFocused();
  await expect(page.getByRole('button', { name: 'Set aside' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Moby-Dick' }).press('Space');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'All of these' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 3 books' });
  await dialog.getByRole('radio', { name: 'Worn' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('3 books are changed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose several' })).toBeFocused();
  await page.getByRole('button', { name: 'Choose several' }).click();
  await page.getByRole('button', { name: 'All of these' }).click();
  // One is removed on another device.
  const refusal = { status: 404, json: { message: 'It isn’t there any more.' } };
  await page.route('**/api/copies/*', route => route.fulfill(refusal), { times: 1 });
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('2 books are off your shelf.')).toBeVisible();
  await expect(page.getByText('It isn’t there any more.')).toBeVisible();
  await expect(spinesIn(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 books are as before.')).toBeVisible();
  await expect(spinesIn(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Choose several' }).click();
  await page.getByRole('button', { name: 'All of these' }).click();
  await page.route('**/api/copies/*', route => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Set aside' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: '3 books are left to do.' }),
  ).toBeVisible();
  await page.unroute('**/api/copies/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('3 books are set aside.')).toBeVisible();
});

test('a book is put up by the keyboard alone', async ({ page }) => {
  await signIn(page);
  await page.goto(memberPaths.addBooks);
  await page.getByLabel('Titles or ISBNs').focus();
  await page.keyboard.type('By keys alone, A Neighbour');
  await tabTo(page, 'Put one book on the shelf');
  await page.keyboard.press('Enter');
  await expect(page.getByText('One book is on your shelf.')).toBeVisible();
  await tabTo(page, 'See your shelf');
  await page.keyboard.press('Enter');
  await expect(spinesIn(page).first()).toBeVisible();
  await tabTo(page, 'By keys alone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'By keys alone' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(spinesIn(page).first()).toBeFocused();
});

test('an ISBN with a wrong digit is corrected in its row, by keys alone', async ({
  page,
  setUp,
}) => {
  await setUp('a member can sign in', { email: reader, password });
  await signIn(page, reader);
  await page.goto(memberPaths.addBooks);
  await typeList(page, ['9780141439519']);
  const row = page.locator('li[data-state]');
  await expect(row).toHaveAttribute('data-state', 'wrong');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Edit “9780141439519”' })).toBeFocused();
  await page.keyboard.press('Enter');
  const input = page.getByLabel('Title or ISBN', { exact: true });
  await expect(input).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.reload();
  await expect(input).toHaveValue('978014143951');
  await input.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit “9780141439519”' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(row).toBeFocused();
  await expect(row).toHaveAttribute('data-state', 'unknown');
});
