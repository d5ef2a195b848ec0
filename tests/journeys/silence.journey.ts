import type { Page } from '@playwright/test';
import { pageNames, paths } from '../../src/paths.ts';
import { expect, started, test, touch } from './journey.ts';
import { hold } from './network.ts';
import { confirmationIn, newPasswordIn, typeTwice } from './reset-form.ts';

// Every journey is watched for what no page may do; here not a word is allowed on the console either,
// of any kind. The fixture `faults` records requests to other hosts and violations of the policy.

/** Chromium would like to know whose password it is; the link alone knows. */
const hint = /^verbose: \[DOM\] Password forms should have \(optionally hidden\) username fields/;
/** Chromium itself tells of every answer that is no success. */
const refused =
  'error: Failed to load resource: the server responded with a status of 400 (Bad Request)';

for (const name of pageNames) {
  test(`nothing is said on the page ${name}`, async ({ page }) => {
    const said = listen(page);
    await page.goto(paths[name]);
    await touch(page);
    await started(page);
    await page.waitForLoadState('networkidle');
    expect(said).toEqual([]);
  });
}

test('nothing is said in the overlay, and by no page that it leads to', async ({ page }) => {
  const said = listen(page);
  await page.goto(paths.landing);
  for (const area of ['Home', 'Events', 'Clubs', 'Team', 'Contact Us']) {
    await touch(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#areas').getByRole('link', { name: area, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(area);
    await page.goBack();
    await expect(page).toHaveURL(paths.landing);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#areas').getByRole('button', { name: 'Close' }).click();
  expect(said).toEqual([]);
});

test('nothing is said while a password is set', async ({ page, freshLink }) => {
  const said = listen(page);
  const modal = page.getByRole('dialog');
  await page.goto(await freshLink('reset-password'));
  await started(page);
  await newPasswordIn(page).fill('12345');
  await confirmationIn(page).fill('1234');
  await confirmationIn(page).blur();
  await expect(page.getByText('*Passwords do not match.')).toBeVisible();
  await typeTwice(page, 'nine yellow lanterns');
  const release = await hold(page);
  await confirmationIn(page).press('Enter');
  await expect(modal).toContainText('Loading...');
  release();
  await expect(modal).toContainText('Your password has been changed.');
  await closeAndRest(page);
  expect(said).toEqual([]);
});

test('nothing is said while an address is verified, however long it takes', async ({
  page,
  freshLink,
}) => {
  const said = listen(page);
  const modal = page.getByRole('dialog');
  await page.clock.install();
  const release = await hold(page);
  await page.goto(await freshLink('verify-email'));
  await started(page);
  await expect(modal).toContainText('Loading...');
  await page.clock.runFor(20_000);
  release();
  await expect(modal).toContainText('verified.');
  await page.clock.resume();
  await closeAndRest(page);
  expect(said).toEqual([]);
});

test('of a refusal the browser tells, and nobody else', async ({ page }) => {
  const said = listen(page);
  const modal = page.getByRole('dialog');
  await page.goto(`${paths.verifyEmail}?token=unknown`);
  await expect(modal).toContainText('This verification link is not valid.');
  await closeAndRest(page);
  await page.goto(`${paths.resetPassword}?token=unknown`);
  await typeTwice(page, 'nine yellow lanterns');
  await confirmationIn(page).press('Enter');
  await expect(modal).toContainText('This reset link is not valid or has already been used.');
  await closeAndRest(page);
  expect(said).toEqual([refused, refused]);
});

async function closeAndRest(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(paths.landing);
  await page.waitForLoadState('networkidle');
}

function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', message => {
    const text = `${message.type()}: ${message.text()}`;
    if (!hint.test(text)) said.push(text);
  });
  return said;
}
