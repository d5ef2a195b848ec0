import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { examples } from '../../src/api/generated/examples.ts';
import { memberPaths, paths, withQuery } from '../../src/paths.ts';
import { booksIn, openElsewhere } from './kit/books.ts';
import { expect, newestLinkTo, test } from './kit/journey.ts';
import { shelve } from './kit/neighbours.ts';
import { fill, password, signIn } from './kit/sign-in-form.ts';

const secret = 'seven blue kites';

/** Counts what is pressed on anything but a text field, over all pages; Enter in one belongs to typing. */
async function countPresses(page: Page): Promise<{ presses: string[] }> {
  const counted = { presses: new Array<string>() };
  await page.exposeFunction('countPress', (what: string) => counted.presses.push(what));
  await page.addInitScript(() => {
    const count: (what: string) => void = Reflect.get(window, 'countPress');
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(target.type));
    const look = ({ target }: Event) => {
      if (target instanceof HTMLElement && !isText(target))
        count(target.innerText || target.tagName);
    };
    addEventListener('pointerdown', look, true);
    addEventListener('keydown', event => /^(Enter| )$/.test(event.key) && look(event), true);
  });
  return counted;
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
}

/** Fills in the form to join, and sends it from its last field. */
async function join(page: Page, address: string): Promise<void> {
  await type(page, 'Your name', 'Ada');
  await type(page, 'Email address', address);
  await page.getByRole('checkbox').click();
  await type(page, 'Password', secret);
  await page.keyboard.press('Enter');
}

const newAddress = () => `${randomUUID()}@book-exchange.example`;

test('leads from the front page to the first book and the first search in at most twelve presses @phone', async ({
  page,
  backend,
  isMobile,
}) => {
  test.skip(!isMobile, 'On a phone');
  const counted = await countPresses(page);
  const address = newAddress();
  await page.goto(paths.landing);
  await page.getByRole('main').getByRole('link', { name: 'Join', exact: true }).tap();
  await join(page, address);
  await expect(page.getByRole('status').first()).toContainText(address);

  counted.presses.push('the link in the email');
  await page.goto(await newestLinkTo(address, backend));
  const wayOn = page.getByRole('dialog').getByRole('link', { name: 'Sign in' });
  await expect(wayOn).toBeFocused();
  await wayOn.tap();
  await expect(page.getByLabel('Email address')).toHaveValue(address);
  await type(page, 'Password', secret);
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Build your house' }).waitFor();
  await page.getByRole('button', { name: 'Next' }).tap();
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Next' }).tap();
  await page.getByRole('main').getByRole('searchbox').fill('Berl');
  await page
    .getByRole('button', { name: /^Berlin/ })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Move in' }).tap();

  await expect(page).toHaveURL(memberPaths.addBooks);
  const list = page.getByRole('main').getByRole('textbox').first();
  await list.fill('Emma, Jane Austen');
  await list.press('Enter');
  const put = page.getByRole('main').locator('[type=submit]');
  await expect(put).toBeEnabled();
  await put.tap();
  await expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible();

  await page.getByRole('link', { name: 'Discover' }).tap();
  await page.getByRole('searchbox').fill('goblin');
  await page.keyboard.press('Enter');
  await expect(booksIn(page).first()).toBeVisible();
  expect(counted.presses.length, counted.presses.join(' · ')).toBeLessThanOrEqual(12);
});

test('leads who came by a shared book back to it after joining @phone', async ({
  page,
  browser,
  baseURL,
  backend,
  record,
}) => {
  const neighbour = await openElsewhere(browser, baseURL);
  await signIn(neighbour);
  const copy = await shelve(neighbour, `Shared ${randomUUID()}`);
  await neighbour.context().close();
  const address = newAddress();
  await page.goto(copy);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Join' }).click();
  await expect(page).toHaveURL(withQuery(paths.join, { next: copy }));
  await join(page, address);
  await expect(page.getByRole('status').first()).toContainText(address);

  const mailed = await page.context().newPage();
  await record(mailed);
  await mailed.goto(await newestLinkTo(address, backend));
  await mailed.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click();
  await type(mailed, 'Password', secret);
  await mailed.keyboard.press('Enter');
  await expect(mailed).toHaveURL(withQuery(memberPaths.welcome, { next: copy }));
  for (const step of ['Build your house', 'Your name', 'Your place']) {
    await mailed.getByRole('heading', { name: step }).waitFor();
    await mailed.getByRole('button', { name: 'Later' }).click();
  }
  await expect(mailed).toHaveURL(copy);
});

test('says where the email went, sends it again, and leads back to what was typed @phone', async ({
  page,
  backend,
}) => {
  const [mistyped, address] = [newAddress(), newAddress()];
  await page.goto(paths.join);
  await join(page, mistyped);
  const status = page.getByRole('status').first();
  await expect(status).toContainText(mistyped);
  await expect(status).toBeFocused();
  await page.reload();
  await expect(status).toContainText(mistyped);
  const first = await newestLinkTo(mistyped, backend);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('main')).toContainText('If this address has joined');
  await expect(page.getByRole('button', { name: 'Send again' })).toBeEnabled();
  expect(await newestLinkTo(mistyped, backend)).not.toBe(first);

  await page.getByRole('button', { name: 'Wrong? Change it' }).click();
  const field = page.getByLabel('Email address');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(mistyped);
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await type(page, 'Password', secret);
  await type(page, 'Email address', address);
  await page.keyboard.press('Enter');
  await expect(status).toContainText(address);

  // While the page stays open, the password does, too.
  await page.getByRole('button', { name: 'Wrong? Change it' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(secret);
  await field.press('Enter');
  await expect(status).toContainText(address);
});

test('shows a refused password at its field, in sight on a small phone, and keeps it @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(paths.join);
  await type(page, 'Your name', 'Ada');
  await type(page, 'Email address', newAddress());
  await type(page, 'Password', 'password1');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Join' }).click();
  const field = page.getByLabel('Password', { exact: true });
  const message = page.getByText('This password is too common.');
  await expect(message).toHaveCount(1);
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(field).toHaveValue('password1');
  await page.keyboard.type(secret);
  await expect(message).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
});

test('keeps a change of password that is refused, and says why at the field', async ({
  page,
  setUp,
}) => {
  const member = 'reader@book-exchange.example';
  await setUp('a member can sign in', { email: member, password });
  await signIn(page, member);
  await page.goto(memberPaths.password);
  const refused: [current: string, next: string, label: string, said: RegExp][] = [
    ['six grey doves', secret, 'Current password', /Your current password isn’t right\./],
    [password, 'password1', 'New password', /too common/],
    [password, password, 'New password', /That’s your password already\./],
  ];
  for (const [current, next, label, said] of refused) {
    await type(page, 'Current password', current);
    await type(page, 'New password', next);
    await page.keyboard.press('Enter');
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(said);
    await expect(field).toBeFocused();
    await expect(page.getByLabel('Current password', { exact: true })).toHaveValue(current);
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(next);
  }
});

test('a reload in the middle of the welcome loses nothing', async ({ page, setUp }) => {
  const member = 'reader@book-exchange.example';
  await setUp('a member can sign in', { email: member, password });
  await signIn(page, member);
  await page.goto(memberPaths.welcome);
  await page.getByRole('radio', { name: 'Dome' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dome' })).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Your name' })).toBeFocused();
  await type(page, 'Your name', 'The Moderator');
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('The Moderator');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { level: 2, name: 'Your place' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Move in' }).click();
  const name = page.getByLabel('Your name');
  await expect(name).toHaveAccessibleDescription(/read like the site/);
  await expect(name).toBeFocused();
  await name.fill('Ada');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL(memberPaths.addBooks);
});

test('tells a suspended member why over the open page and at the sign-in, with a way to write', async ({
  page,
}) => {
  const { body } = examples.signIn.suspended;
  await signIn(page);
  await page.goto(memberPaths.you);
  await page.getByRole('button', { name: 'Save' }).waitFor();
  await page.route('**/api/user/profile', route => route.fulfill({ status: 401, json: body }));
  await page.getByLabel('About you').fill('I read at night.');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(body.message);
  const writing = withQuery(paths.contactUs, { about: 'account' });
  await expect(dialog.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', writing);
  await page.context().clearCookies({ name: /session/ });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(paths.home);

  await page.route('**/api/session', route => route.fulfill({ status: 403, json: body }));
  await page.goto(paths.signIn);
  await fill(page, password);
  await expect(page.getByRole('alert')).toHaveText(body.message);
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL(writing);
  await expect(page.getByRole('radio', { name: 'My account' })).toBeChecked();
});
