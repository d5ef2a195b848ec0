import { memberPaths, withQuery } from '../../src/paths.ts';
import { expect } from './kit/journey.ts';
import { ask, expectToRead, one, press, shelve, test, three, two } from './kit/neighbours.ts';
import { signIn } from './kit/sign-in-form.ts';

test.use({ isTranslated: true });

/** Where a request stands, what that means, and what has happened. */
const unavailable = [
  'The book is no longer available.',
  'The book or the member is no longer here.',
  'The book or the member is no longer here. The request closed.',
];

test('a no is read with its reason, and silence ends a request, too', async ({
  page,
  enter,
  setUp,
}) => {
  const owner = await enter(two);
  const refused = await shelve(owner, 'A Walk in June');
  const forgotten = await shelve(owner, 'A Walk in July');
  await signIn(page, one);

  await owner.goto(await ask(page, refused));
  await press(owner, 'Say no');
  await owner.getByLabel('Reason (optional)').fill('My sister has asked first.');
  await press(owner, 'Say no');
  await expectToRead(owner, 'You said no.');
  await expectToRead(page, 'Member Two said no this time.', 'My sister has asked first.');
  const again = /^You can ask for this book again on \d+ \w+\.$/;
  await page.goto(refused);
  await expect(page.getByText(again)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for this book' })).toBeHidden();
  await page.goto(`${refused}/ask`);
  await expect(page.getByText(again)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for this book' })).toBeHidden();

  const request = await ask(page, forgotten);
  await owner.goto(request);
  await expectToRead(owner, 'Waiting for your answer');
  const id = request.split('/').at(-1) ?? '';
  await setUp('a clock of a request has run out', { request: id });
  await expectToRead(owner, 'Closed without an answer.');
  await expectToRead(page, 'Closed without an answer.');
});

test('one who is blocked reads what one reads of a book that is gone', async ({ page, enter }) => {
  const owner = await enter(three);
  const taken = await shelve(owner, 'A Walk in October');
  const agreed = await shelve(owner, 'A Walk in November');
  await signIn(page, two);
  const first = await ask(page, taken);
  const second = await ask(page, agreed);
  await owner.goto(second);
  await press(owner, 'Say yes');
  await expectToRead(owner, 'Agreed!');
  await owner.goto(withQuery(memberPaths.shelf, { q: 'A Walk in October' }));
  await press(owner, 'A Walk in October, on offer');
  await owner.getByRole('button', { name: 'Remove' }).click();
  await expect(owner.getByText('is off your shelf.')).toBeVisible();
  await page.goto(first);
  await expectToRead(page, ...unavailable);
  await owner.goto(second);
  await press(owner, 'Member Two');
  await owner.getByLabel('More', { exact: true }).click();
  await press(owner, 'Block');
  const sure = owner.getByRole('dialog', { name: 'Block Member Two?' });
  await expect(sure).toContainText('Open requests between you close for good');
  await owner.keyboard.press('Escape');
  await press(owner, 'Block');
  await sure.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(owner.getByText('You’ve blocked')).toBeVisible();

  await page.goto(second);
  await expectToRead(page, ...unavailable);
  for (const copy of [taken, agreed]) {
    await page.goto(copy);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This book is gone');
  }
  await press(owner, 'Unblock');
  await expect(owner.getByRole('button', { name: 'Block', exact: true })).toBeEnabled();
});
