import type { Page } from '@playwright/test';
import { paths, withQuery } from '../../src/paths.ts';
import { startBackend } from '../kit/backend.ts';
import { tabTo } from './kit/books.ts';
import { expect, test as journey } from './kit/journey.ts';
import { signIn } from './kit/sign-in-form.ts';

const email = 'visitor@mail.example';
const text = 'Can I put up books in two languages?';
const thanks = 'Thank you. Your message is on its way, and we’ll answer by email.';

/** With the limits of the shipped backend, which a state of the contract resets. */
const test = journey.extend<{ fresh: void }, { backend: { origin: string; mailbox: string } }>({
  backend: [
    async ({}, use) => {
      const backend = await startBackend({ PROVIDER_STATES: 'on', RATE_LIMIT: '30' });
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  fresh: [
    async ({ setUp }, use) => {
      await setUp('no reset token was sent');
      await use();
    },
    { auto: true },
  ],
});

interface Written {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
}

async function written({ mailbox }: { mailbox: string }): Promise<Written[]> {
  const mails: Written[] = await (await fetch(`${mailbox}.json`)).json();
  return mails.filter(({ subject }) => subject.startsWith('Written on the contact page'));
}

async function fillIn(page: Page, more = ''): Promise<void> {
  await page.getByRole('radio', { name: 'A question' }).check();
  await page.getByLabel('Your message').fill(text + more);
  await page.getByLabel('Your email address').fill(email);
}

function send(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Send the message' }).click();
}

test('a visitor writes with the keys alone, and an answer goes to the visitor', async ({
  page,
  backend,
}) => {
  const before = (await written(backend)).length;
  await page.goto(paths.contactUs);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'hello@book-exchange.example' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Find the book' })).toHaveAttribute('href', '/home');
  await tabTo(page, 'Find the book');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'An idea' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Too short');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your message')).toBeFocused();
  await expect(main.getByText('Please use at least 10 characters.')).toBeVisible();
  await page.keyboard.type(', I know.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(thanks);
  const mails = await written(backend);
  expect(mails).toHaveLength(before + 1);
  expect(mails[0]).toMatchObject({
    to: 'hello@book-exchange.example',
    replyTo: email,
    subject: 'Written on the contact page: An idea',
    text: expect.stringContaining('\n\nToo short, I know.\n\n'),
  });
});

test('what a bot fills in is answered, and dropped @phone', async ({ page, backend }) => {
  const before = await written(backend);
  await page.goto(paths.contactUs);
  await fillIn(page);
  const trap = page.locator('[name=subject]');
  await expect(trap).toBeHidden();
  await trap.evaluate((field: HTMLTextAreaElement) => {
    field.value = 'Cheap books';
  });
  await send(page);
  await expect(page.getByRole('status')).toHaveText(thanks);
  expect(await written(backend)).toEqual(before);
});

test('the fourth of a day is told so, and keeps the text', async ({ page, backend }) => {
  const before = (await written(backend)).length;
  for (const number of ['first', 'second', 'third']) {
    await page.goto(paths.contactUs);
    await fillIn(page, ` The ${number}.`);
    await send(page);
    await expect(page.getByRole('status')).toHaveText(thanks);
  }
  await page.goto(paths.contactUs);
  await fillIn(page, ' The fourth.');
  await send(page);
  await expect(page.getByRole('alert')).toHaveText(
    /^You’ve written to us a few times today\. You can again in 24 hours, or send us an email\.$/,
  );
  await expect(page.getByLabel('Your message')).toHaveValue(`${text} The fourth.`);
  expect(await written(backend)).toHaveLength(before + 3);
});

test('offline, and over a reload, what was typed is kept @phone', async ({
  page,
  context,
  backend,
}) => {
  const before = (await written(backend)).length;
  await page.goto(paths.contactUs);
  await fillIn(page);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('alert')).toHaveText('Oops, something went wrong.');
  await expect(page.getByLabel('Your message')).toHaveValue(text);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue(text);
  await expect(page.getByLabel('Your email address')).toHaveValue(email);
  await send(page);
  await expect(page.getByRole('status')).toHaveText(thanks);
  expect(await written(backend)).toHaveLength(before + 1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL(paths.team);
});

test('a member finds the own address, and the topic that a link has chosen', async ({ page }) => {
  await signIn(page);
  await page.goto(withQuery(paths.contactUs, { about: 'account' }));
  await expect(page.getByRole('radio', { name: 'My account' })).toBeChecked();
  await expect(page.getByLabel('Your email address')).toHaveValue(/@book-exchange\.example$/);
});

test('where the form is closed the page says so beside the address', async ({ page }) => {
  await page.route('**/api/contact', route => route.fulfill({ json: { isOpen: false } }));
  await page.goto(paths.contactUs);
  await expect(page.getByText('The form isn’t open right now.')).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
});
