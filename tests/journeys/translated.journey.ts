import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { memberPaths, withQuery } from '../../src/paths.ts';
import { openElsewhere, typeList } from './kit/books.ts';
import { expect, expectWhole, test } from './kit/journey.ts';
import { expectToRead, press } from './kit/neighbours.ts';
import { password, signIn } from './kit/sign-in-form.ts';

// The journeys of requests, messages, shelves and accounts are translated, too: together they take all acts.
test.use({ isTranslated: true });

/** Within the document, as a link does it. */
async function goOn(page: Page, address: string): Promise<void> {
  await page.evaluate(href => history.pushState(null, '', href), address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectWhole(page);
}

test('all pages of the members are gone through in a browser that translates', async ({
  page,
  browser,
  baseURL,
  setUp,
}) => {
  const id = randomUUID();
  const email = `${id}@book-exchange.example`;
  const named = { email, password, member: randomUUID(), copy: randomUUID(), request: id };
  await setUp('a member has asked for a copy', named);
  await setUp('a copy is reported to a moderator', { email, password, member: id });
  await signIn(page, email);
  const { ask, copy, conversation, member, report, request, home, ...fixed } = memberPaths;
  const ofOne = [request(id), copy(named.copy), ask(named.copy), member(named.member)];
  const others = [conversation(named.member), report(named.member), request(randomUUID())];
  const searches = [withQuery(home, { q: 'emma' }), withQuery(fixed.shelf, { q: 'zzzzz' })];
  for (const address of [...Object.values(fixed), ...ofOne, ...others, ...searches, home]) {
    await goOn(page, address);
  }

  await page.getByRole('searchbox').fill('zzzzz');
  await page.keyboard.press('Enter');
  await expectToRead(page, 'Nobody near you has this one yet.');

  await goOn(page, fixed.devices);
  const other = await openElsewhere(browser, baseURL);
  await signIn(other, email);
  await goOn(page, fixed.you);
  await page.getByLabel('About you').fill('I read at night.');
  await press(page, 'Save');
  await expectToRead(page, 'Saved.');
  await goOn(page, fixed.devices);
  await press(page, 'Sign out all others');
  await expect(page.getByRole('button', { name: 'Sign out all others' })).toBeHidden();
  await other.context().close();

  await goOn(page, fixed.place);
  await page.getByLabel('Town or district').pressSequentially('Potsd');
  await page
    .getByRole('button', { name: /^Potsdam/ })
    .first()
    .click();
  await press(page, 'Save');
  await expectToRead(page, 'Saved.');
  await goOn(page, fixed.preferences);
  await page.getByRole('radio', { name: 'Never' }).first().check();
  await expect(page.getByRole('radio', { name: 'Never' }).first()).toBeChecked();

  await goOn(page, fixed.moderation);
  await press(page, 'Hide it');
  await page.keyboard.press('Escape');
  await press(page, 'Correct the book');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Another title');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToRead(page, 'The book is called that now', 'No reports.');
});

test('a page that something else has changed is drawn anew with what was typed, once', async ({
  page,
  faults,
}) => {
  await signIn(page);
  await page.goto(memberPaths.addBooks);
  await typeList(page, ['Of the first line', 'Of the second line']);
  await expectToRead(page, 'The pile: 2 books');
  await page.getByLabel('Titles or ISBNs').fill('Half a ti');
  const row = page.locator('li[data-state]').first();
  const breakRow = () => row.evaluate(one => one.replaceWith(one.cloneNode(true)));
  await breakRow();
  await press(page, 'Clear the pile');
  await expectToRead(page, '2 books are off the pile.');
  await expect(page.getByLabel('Titles or ISBNs')).toHaveValue('Half a ti');
  await press(page, 'Undo');
  await expectToRead(page, 'The pile: 2 books');
  await breakRow();
  await press(page, 'Clear the pile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await press(page, 'Try again');
  await expect(page.getByLabel('Titles or ISBNs')).toHaveValue('Half a ti');
  expect(faults.splice(0).every(one => one.includes('NotFoundError'))).toBe(true);
});
