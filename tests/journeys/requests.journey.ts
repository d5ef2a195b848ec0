import { readFile } from 'node:fs/promises';
import { localTime } from '../../src/exchange/local-time.ts';
import { memberPaths, paths, withQuery } from '../../src/paths.ts';
import { expect, newestLinkTo, started } from './kit/journey.ts';
import {
  ask,
  expectOnShelf,
  expectToRead,
  hasChanged,
  one,
  press,
  putAside,
  requestIn,
  review,
  shelve,
  test,
  three,
  two,
} from './kit/neighbours.ts';
import { fill, password, signIn } from './kit/sign-in-form.ts';

test.use({ isTranslated: true });

test('two neighbours agree on a book, meet, hand it over and say how it was @phone', async ({
  page,
  enter,
  backend,
}) => {
  const owner = await enter(two);
  const copy = await shelve(owner, 'A Walk in May');
  await signIn(page, one);
  await ask(page, copy, 'I pass your house each morning.');
  await expectToRead(page, 'Waiting for Member Two to answer');

  await owner.context().clearCookies();
  // The clock of the device is ahead.
  await owner.clock.setSystemTime(Date.now() + 100 * 3_600_000);
  const link = await newestLinkTo(two, backend);
  await owner.goto(link);
  const next = new URL(link).pathname;
  await expect(owner).toHaveURL(withQuery(paths.signIn, { next }));
  await fill(owner, password, two);
  await expectToRead(owner, 'Waiting for your answer', 'I pass your house each morning.');
  await press(owner, 'Say yes');
  await expectToRead(owner, 'Agreed! Now pick a time and place.');

  const evening = new Date(Date.now() + 50 * 3_600_000);
  evening.setMinutes(30, 0, 0);
  await press(owner, 'Propose a time and place');
  await expectToRead(owner, 'Your device’s clock seems to be wrong');
  const soon = owner.getByRole('group', { name: 'Times that often suit' }).getByRole('button');
  await expect(soon.first()).toBeFocused();
  await soon.last().click();
  await expect(soon.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(owner.getByLabel('Day and time')).not.toHaveValue('');
  await owner.getByLabel('Day and time').fill(localTime(evening.getTime()));
  await owner.getByLabel('Place').fill('In front of the library');
  await press(owner, 'Propose a time and place');
  await expectToRead(owner, 'Waiting for Member One to answer your proposal');

  await expectToRead(page, 'Member Two proposes', 'In front of the library');
  await press(page, 'Works for me');
  await expectToRead(page, 'You’re meeting Member Two.');
  const download = page.waitForEvent('download');
  await press(page, 'Add to calendar');
  const file = await readFile(await (await download).path(), 'utf8');
  const start = evening.toISOString().replace(/\.000|\W/g, '');
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([`DTSTART:${start}`, 'LOCATION:In front of the library']),
  );

  await expectToRead(owner, 'You’re meeting Member One.');
  await press(owner, 'Already met?');
  await expectToRead(owner, 'We ask Member One to confirm that the book changed hands.');
  await owner.keyboard.press('Escape');
  await expect(owner.getByRole('button', { name: 'Already met?' })).toBeFocused();
  await press(owner, 'Propose another time');
  await expect(owner.getByLabel('Place')).toHaveValue('In front of the library');
  await press(owner, 'Already met?');
  await press(owner, 'Yes, we met');
  await expectToRead(owner, 'Waiting for Member One to confirm it');
  await expectToRead(page, 'Member Two says you’ve met.');
  await press(page, 'Yes, we met');
  await expectToRead(page, 'The book has changed hands. How did it go?');
  await review(page, 'Not good', 'It rained.');
  await expectToRead(owner, 'The book has changed hands. How did it go?');
  await expect(owner.getByText('It rained.')).toBeHidden();
  await review(owner, 'Good', 'Good company.');
  for (const [reader, said] of [
    [owner, ['You: Good', 'Good company.', 'Member One: Not good', 'It rained.']],
    [page, ['You: Not good', 'It rained.', 'Member Two: Good', 'Good company.']],
  ] as const) {
    await reader.reload();
    const reviews = reader.getByRole('region', { name: 'How it went' });
    for (const text of said) await expect(reviews).toContainText(text);
  }
  await page.goto(copy);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This book is gone');
});

test('one of two gets the book, and the other one once that is called off', async ({
  page,
  enter,
}) => {
  const owner = await enter(two);
  const other = await enter(three);
  const copy = await shelve(owner, 'A Walk in August');
  await signIn(page, one);
  await owner.goto(await ask(page, copy));
  await press(owner, 'Say yes');
  await expectToRead(owner, 'Agreed!');
  const request = await ask(other, copy);
  await expectToRead(other, 'In line: the book is promised to someone else');

  await expectToRead(page, 'Agreed!');
  await press(page, 'Cancel the request');
  const why = page.getByLabel('Reason (optional)');
  await why.fill('I have to go away.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cancel the request' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(why).toHaveValue('I have to go away.');
  await press(page, 'Cancel the request');
  await expectToRead(page, 'Called off.');
  await expectToRead(owner, 'Called off.', 'I have to go away.');
  await expectToRead(other, 'Waiting for Member Two to answer');
  await owner.goto(request);
  await press(owner, 'Say yes');
  await expectToRead(other, 'Agreed!');
});

test('of two books that are offered for one the owner takes one @phone', async ({
  page,
  enter,
}) => {
  const owner = await enter(two);
  const copy = await shelve(owner, 'A Walk in September', 'swap');
  await signIn(page, one);
  for (const title of ['A Boat in Spring', 'A Boat in Autumn']) await shelve(page, title, 'swap');
  await page.goto(copy);
  await press(page, 'Ask for this book');
  for (const title of ['A Boat in Spring', 'A Boat in Autumn']) {
    await page.getByRole('checkbox', { name: title }).check();
  }
  await press(page, 'Ask for this book');
  const request = await requestIn(page);

  const device = await owner.context().newPage();
  for (const screen of [owner, device]) {
    await screen.goto(request);
    await expectToRead(screen, 'Waiting for your answer');
  }
  await putAside(device);
  await press(owner, 'Accept the swap');
  await owner.getByRole('radio', { name: 'A Boat in Autumn' }).check();
  await press(owner, 'Accept the swap');
  await expectToRead(owner, 'Agreed!');
  await press(device, 'Say no');
  await press(device, 'Say no');
  await expectToRead(device, hasChanged, 'Agreed! Now pick a time and place.');

  await expectOnShelf(owner, 'A Walk in September', ['A Walk in September, promised']);
  await expectOnShelf(page, 'A Boat in', [
    'A Boat in Autumn, promised',
    'A Boat in Spring, on offer',
  ]);
});

test('what is typed stays over a reload, and with a lost answer a book is asked for once @phone', async ({
  page,
  context,
  enter,
}) => {
  const owner = await enter(two);
  const copy = await shelve(owner, 'A Walk in December');
  await signIn(page, one);
  await page.goto(copy);
  await press(page, 'Ask for this book');
  const line = page.getByLabel('A message to Member Two (optional)');
  await expect(line).toBeVisible();
  await started(page);
  await line.fill('I have read half of it.');
  await page.reload();
  await expect(line).toHaveValue('I have read half of it.');
  await page.route(
    '**/api/requests',
    async route => {
      await route.fetch();
      await context.setOffline(true);
      return route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await press(page, 'Ask for this book');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(line).toHaveValue('I have read half of it.');
  await context.setOffline(false);
  await press(page, 'Ask for this book');
  await requestIn(page);
  await expectToRead(page, 'I have read half of it.');
  await page.goto(withQuery(memberPaths.requests, { list: 'from-me' }));
  const rows = page.getByRole('main').getByRole('link', { name: 'A Walk in December' });
  await expect(rows).toHaveCount(1);
});
