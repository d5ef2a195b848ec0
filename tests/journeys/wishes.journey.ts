import type { Page } from '@playwright/test';
import { memberPaths, paths, withQuery } from '../../src/paths.ts';
import { expect, expectWhole, newestLinkTo, noteStart, started } from './kit/journey.ts';
import {
  expectToRead,
  one,
  press,
  remove,
  requestIn,
  shelve,
  test,
  two,
} from './kit/neighbours.ts';
import { signIn } from './kit/sign-in-form.ts';

test.use({ isTranslated: true });

const tell = 'Tell me when there is one';
const title = 'A Walk on the Moor';

test('what nobody has is wished for, found, asked for and handed over @phone', async ({
  page,
  enter,
  backend,
}) => {
  const owner = await enter(two);
  await signIn(page, one);
  // What is new is what comes from now on.
  await page.goto(memberPaths.notices);
  await started(page);
  await page.goto(withQuery(paths.home, { q: title }));
  await started(page);
  await press(page, tell);
  await expectToRead(page, 'We’ll tell you when a neighbour within 25 km has it.');
  await press(page, 'See your list');
  await expectToRead(page, title, 'within 25 km, since today');
  await press(page, `Take off “${title}”`);
  await expectToRead(page, `You’re no longer looking for “${title}”.`);
  await press(page, 'Undo');
  await expectToRead(page, `“${title}” stays on your list.`);

  await owner.addInitScript(noteStart);
  await owner.goto(memberPaths.wishes);
  await started(owner);
  await press(owner, `I have it: “${title}”`);
  await expect(owner).toHaveURL(memberPaths.addBooks);
  await expectToRead(owner, 'The pile: one book', title);
  const copy = await shelve(owner, title);

  await expect(news(page)).toHaveAccessibleName(/\d new$/);
  await news(page).click();
  await page.getByRole('link', { name: `A neighbour has “${title}”` }).click();
  await expect(page).toHaveURL(copy);
  expect(await newestLinkTo(one, backend)).toContain(copy);
  await press(page, 'Ask for this book');
  await press(page, 'Ask for this book');
  const request = await requestIn(page);

  await owner.goto(request);
  await expectToRead(owner, 'Member One has been looking for it since');
  await press(owner, 'Say yes');
  await press(owner, 'Already met?');
  await press(owner, 'Yes, we met');
  await expectToRead(page, 'Member Two says you’ve met.');
  await press(page, 'Yes, we met');
  await expectToRead(page, 'The book has changed hands. How did it go?');
  await page.goto(memberPaths.wishes);
  await expectWhole(page);
  await expect(page.getByRole('main')).not.toContainText(title);
});

test('a book that is gone from a shelf is wished for by one press', async ({ page, enter }) => {
  const owner = await enter(two);
  await signIn(page, one);
  const first = await shelve(owner, 'Gone From The Page');
  await page.goto(first);
  await started(page);
  await remove(owner, first);
  await press(page, 'Ask for this book');
  await expectToRead(page, '“Gone From The Page” has found a reader, or is no longer on offer.');
  await page.goBack();
  await page.reload();
  await expectToRead(page, '“Gone From The Page” has found a reader, or is no longer on offer.');
  await started(page);
  await press(page, tell);
  await expectToRead(page, 'We’ll tell you when a neighbour within 25 km has it.');

  const second = await shelve(owner, 'Gone From The List');
  await page.goto(withQuery(paths.home, { q: 'gone from the list' }));
  await started(page);
  await remove(owner, second);
  await press(page, 'Gone From The List');
  await expectToRead(page, '“Gone From The List” has found a reader, or is no longer on offer.');
  await expect(page.getByRole('button', { name: tell })).toBeVisible();
});

function news(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Notifications' });
}
