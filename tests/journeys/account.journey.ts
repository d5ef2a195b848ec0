import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { placeAt } from '../../src/exchange/cells.ts';
import { memberPaths, passwordChange, paths, withQuery } from '../../src/paths.ts';
import { expect, newestLinkTo, started, test } from './kit/journey.ts';
import { ofBusyServer } from './kit/network.ts';
import { typeTwice } from './kit/reset-form.ts';
import { fill, password, signIn } from './kit/sign-in-form.ts';

test.use({ isTranslated: true });

/** The address of a member whom each test makes anew. */
const reader = 'reader@book-exchange.example';

/** What a sign-in is refused with. */
const refused =
  'The email address or the password isn’t right, or the address isn’t confirmed yet.';

test('leads from joining to a house in the street, and back in after the password was forgotten @phone', async ({
  page,
  backend,
  isMobile,
}) => {
  const press = (control: Locator, key = 'Enter') =>
    isMobile ? control.tap() : control.press(key);
  const address = `${randomUUID()}@book-exchange.example`;
  const main = page.getByRole('main');
  await page.goto(paths.home);
  await press(main.getByRole('link', { name: 'Join' }).first());
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Email address').fill(address);
  await page.getByLabel('Password', { exact: true }).fill('seven blue kites');
  await press(page.getByRole('checkbox'), 'Space');
  await press(page.getByRole('button', { name: 'Join' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');

  await page.goto(await newestLinkTo(address, backend));
  await press(page.getByRole('dialog').getByRole('link', { name: 'Sign in' }));
  // Filled in once the page has started.
  await expect(page.getByLabel('Email address')).toHaveValue(address);
  await fill(page, 'seven blue kites', address);
  await expect(page).toHaveURL(memberPaths.welcome);
  await press(page.getByRole('radio', { name: 'Dome' }), 'Space');
  await press(page.getByRole('button', { name: 'Next' }));
  await page.getByLabel('Your name').fill('Ada of the third floor');
  await press(page.getByRole('button', { name: 'Next' }));
  await page.getByRole('main').getByRole('searchbox').fill('Berl');
  await press(page.getByRole('button', { name: /^Berlin/ }).first());
  await expect(page.getByRole('img', { name: /near Mitte/ })).toBeVisible();
  await press(page.getByRole('button', { name: 'Move in' }));
  await expect(page).toHaveURL(memberPaths.addBooks);
  await page.goto(paths.home);
  await expect(page).toHaveURL(paths.home);

  const account = page.getByRole('banner').getByRole('link', { name: 'Account' });
  await expect(account).toHaveAttribute('title', 'Your account: Ada of the third floor');
  await press(account);
  await press(page.getByRole('link', { name: 'Devices' }));
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await expect(main.getByRole('listitem')).toContainText('this one');
  await press(page.getByRole('button', { name: 'Sign out' }));
  await press(main.getByRole('link', { name: 'Sign in' }));
  await press(page.getByRole('link', { name: 'Forgot your password, or no email?' }));
  await page.getByLabel('Email address').fill(address);
  await press(page.getByRole('button', { name: 'Send me a link' }));
  await page.getByText('Nothing after a few minutes?').waitFor();

  await page.goto(await newestLinkTo(address, backend));
  await typeTwice(page, 'four grey herons');
  await press(page.getByRole('button', { name: 'Reset Password' }));
  await press(page.getByRole('dialog').getByRole('link', { name: 'Sign in' }));
  await fill(page, 'four grey herons', address);
  await expect(page).toHaveURL(paths.home);
  await expect(page.locator('html')).toHaveAttribute('data-document', 'members');
});

test('leads to an address that no mail can reach, and keeps what was typed', async ({ page }) => {
  await page.goto(paths.join);
  await page.getByLabel('Your name').fill('Ada');
  const field = page.getByLabel('Email address');
  await field.fill('ada@books');
  await page.getByLabel('Password', { exact: true }).fill('seven blue kites');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/We can’t send email to this address\./);
  await expect(field).toHaveValue('ada@books');
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await field.fill('ada@books.example');
  await expect(field).toHaveAccessibleDescription('Neighbours never see it.');
});

test('leads from a refused sign-in to another link where the address is not confirmed yet', async ({
  page,
  backend,
}) => {
  const newcomer = 'newcomer@book-exchange.example';
  const before = await newestLinkTo(newcomer, backend);
  await page.goto(paths.signIn);
  await fill(page, password, newcomer);
  await expect(page.getByRole('alert')).toHaveText(refused);
  await page.getByRole('link', { name: 'Forgot your password, or no email?' }).click();
  await page.getByLabel('Email address').fill(newcomer);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('status')).toContainText('an email is on its way');
  expect(await newestLinkTo(newcomer, backend)).not.toBe(before);
});

test('says why it is not known who is signed in, also at the first page, and asks again', async ({
  page,
  setUp,
}) => {
  await setUp('a member can sign in', { email: reader, password });
  await signIn(page, reader);
  await ofBusyServer(page);
  await page.route('**/api/session', route => route.fulfill({ status: 500 }));
  await page.goto(memberPaths.password);
  const dialog = page.getByRole('dialog', { name: 'Account' });
  await expect(dialog.getByText('Oops, something went wrong.').first()).toBeVisible();
  await page.unroute('**/api/session');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your password' })).toBeVisible();
});

test('says in lines that can be read why a sign-out has failed @phone', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/session', route =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await page.goto(memberPaths.you);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'You may still be signed in.' });
  await expect(alert).toBeInViewport({ ratio: 1 });
  const { width = 0 } = (await alert.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(200);
});

test.describe('a session that has ended in the middle of the profile', () => {
  const draft = 'I read at night.';
  let saves: string[];

  test.beforeEach(async ({ page, setUp }) => {
    await setUp('a member can sign in', { email: reader, password });
    await signIn(page, reader);
    await page.goto(memberPaths.you);
    await started(page);
    await page.getByLabel('About you').fill(draft);
    await page.context().clearCookies({ name: /session/ });
    saves = [];
    page.on('request', request => {
      if (request.method() === 'PATCH') saves.push(String(request.postData()));
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    await expect(page.getByLabel('About you')).toHaveValue(draft);
  });

  test('is asked for again over the page, which goes on with one repeat @phone', async ({
    page,
  }) => {
    await fill(page, password, reader);
    await expect(page.getByText('Saved.')).toBeVisible();
    const save = JSON.stringify({ version: 0, about: draft });
    expect(saves).toEqual([save, save]);
    await page.reload();
    await expect(page.getByLabel('About you')).toHaveValue(draft);
  });

  test('leaves no draft to another member who signs in there', async ({ page }) => {
    await fill(page, password, 'member-two@book-exchange.example');
    await expect(page).toHaveURL(paths.home);
    await page.goto(memberPaths.you);
    await expect(page.getByLabel('About you')).toHaveValue(/^I read what my children have left/);
    expect(saves).toHaveLength(1);
  });
});

test('says what ends before a member leaves, and refuses the address afterwards', async ({
  page,
  setUp,
}) => {
  await setUp('a member can sign in', { email: reader, password });
  await signIn(page, reader);
  await page.goto(memberPaths.leave);
  await expect(page.getByRole('main')).toContainText(
    'Your profile, your place and your house are deleted.',
  );
  const leaveWith = async (secret: string) => {
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await page.getByRole('button', { name: 'Leave for good' }).click();
  };
  await leaveWith('seven blue kites');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'That password isn’t right.',
  );
  await leaveWith(password);
  await expect(page).toHaveURL(paths.left);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’ve left');
  await page.goto(paths.signIn);
  await fill(page, password, reader);
  await expect(page.getByRole('alert')).toHaveText(refused);
});

test('leads a password manager to the page of the password, and the new one to all data', async ({
  page,
  setUp,
}) => {
  await setUp('a member can sign in', { email: reader, password });
  await page.goto(passwordChange.askedAt);
  await expect(page).toHaveURL(withQuery(paths.signIn, { next: memberPaths.password }));
  await signIn(page, reader);
  await page.goto(passwordChange.askedAt);
  await expect(page).toHaveURL(memberPaths.password);
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByLabel('New password', { exact: true }).fill('four grey herons');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  await page.getByRole('link', { name: 'Your data' }).click();
  await page.getByLabel('Password', { exact: true }).fill('four grey herons');
  await page.keyboard.press('Enter');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save it' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('book-exchange.json');
  const { data } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.members).toEqual([expect.objectContaining({ name: 'Contract Member' })]);
});

test('takes the place from the device, whose position leaves it as a cell alone @phone', async ({
  page,
  context,
  setUp,
}) => {
  const position = { latitude: 48.137154, longitude: 11.576124 };
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(position);
  await setUp('a member can sign in', { email: reader, password });
  await signIn(page, reader);
  await page.goto(memberPaths.place);
  await expect(page.getByRole('img', { name: /^Map with a circle/ })).toBeVisible();
  const sent = new Set<string>();
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    // What else has changed may be asked at any time, and parts of the page are fetched.
    if (pathname === '/api/live' || pathname.startsWith('/assets/')) return;
    sent.add(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`);
  });
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByRole('img', { name: /near .*(München|Munich)/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const place = placeAt(position, 3);
  const save = JSON.stringify({ version: 0, place });
  expect([...sent]).toEqual([
    `GET /api/places?cell=${place.cell} `,
    `PATCH /api/user/profile ${save}`,
  ]);
});

test('keeps a neighbour away and lets the neighbour come back, and takes a report', async ({
  page,
  setUp,
}) => {
  const member = randomUUID();
  await setUp('another member is a neighbour', { member });
  await signIn(page);
  await page.goto(memberPaths.member(member));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contract Neighbour');
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const sure = page.getByRole('dialog', { name: 'Block Contract Neighbour?' });
  await sure.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('You’ve blocked')).toBeVisible();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeEnabled();
  await page.getByRole('link', { name: 'Report' }).click();
  await page.getByLabel('What’s wrong?').fill('The books are mine.');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Thank you. A moderator will read your report.')).toBeVisible();
});
