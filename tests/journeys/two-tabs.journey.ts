import { memberPaths } from '../../src/paths.ts';
import { typeList } from './kit/books.ts';
import { expect, test } from './kit/journey.ts';
import { password, signIn } from './kit/sign-in-form.ts';

const reader = 'two-tabs@book-exchange.example';

test('two tabs have one pile, and each goes on with what was typed in it', async ({
  page,
  context,
  setUp,
}) => {
  await setUp('a member can sign in', { email: reader, password });
  await signIn(page, reader);
  await page.goto(memberPaths.addBooks);
  const other = await context.newPage();
  await other.goto(memberPaths.addBooks);
  const field = (tab: typeof page) => tab.getByLabel('Titles or ISBNs');
  const pile = (tab: typeof page) =>
    tab.getByRole('region', { name: 'The pile' }).locator('strong');
  await typeList(page, ['Unheard of one', 'Unheard of two']);
  await typeList(other, ['Unheard of three']);
  const all = ['Unheard of three', 'Unheard of two', 'Unheard of one'];
  for (const tab of [page, other]) await expect(pile(tab)).toHaveText(all);
  await field(page).fill('Of the first');
  await expect(field(other)).toHaveValue('Of the first');
  await field(other).fill('Of the second');
  for (const tab of [page, other]) await tab.reload();
  await expect(field(page)).toHaveValue('Of the first');
  await expect(field(other)).toHaveValue('Of the second');
  await other.getByRole('button', { name: 'Remove “Unheard of two”' }).click();
  await expect(pile(page)).toHaveText(['Unheard of three', 'Unheard of one']);
  await page.getByRole('button', { name: 'Put 3 books on the shelf' }).click();
  await expect(page.getByText('3 books are on your shelf.')).toBeVisible();
  await expect(pile(other)).toHaveCount(0);
  await expect(field(other)).toHaveValue('Of the second');
});
