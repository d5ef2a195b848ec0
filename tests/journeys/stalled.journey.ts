import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { tokenOf } from './kit/fault.ts';
import { expect, started, test } from './kit/journey.ts';
import { hold } from './kit/network.ts';
import { confirmationIn, newPasswordIn, typeTwice } from './kit/reset-form.ts';
import { fill, password } from './kit/sign-in-form.ts';

const longer = 'This takes longer than usual.';

/** Opens a page whose scripts hang; its time passes by hand. Resolves to what lets them come. */
async function openStalled(page: Page, link: string): Promise<() => void> {
  await page.clock.install();
  const arrive = await hold(page, '**/assets/*.js');
  await page.goto(link, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  return arrive;
}

test('scripts that hang: the verification page says that it takes long, and then shows a way back', async ({
  page,
  freshLink,
}) => {
  const arrive = await openStalled(page, await freshLink('verify-email'));
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText('Loading...');
  await expect(modal).not.toContainText(longer);
  await page.clock.runFor(8_000);
  await expect(modal.getByText(longer).first()).toBeVisible();
  await page.clock.runFor(22_000);
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
  await expect(modal).toBeHidden();
  arrive();
  await expect(modal).toContainText(/Your email address is (already )?verified\./);
  await expect(page.getByRole('button', { name: 'Load again' })).toBeHidden();
});

for (const way of ['x', 'Escape'] as const) {
  test(`scripts that hang: the modal can be closed by ${way}, which leads to the root`, async ({
    page,
    freshLink,
  }) => {
    await openStalled(page, await freshLink('verify-email'));
    const modal = page.getByRole('dialog');
    await expect(modal).toContainText('Loading...');
    if (way === 'x') await modal.getByRole('button', { name: 'Close' }).click();
    else await page.keyboard.press('Escape');
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL(paths.landing);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Exchange books');
  });
}

test('scripts that hang: what is submitted is neither lost nor sent twice', async ({
  page,
  freshLink,
}) => {
  const sent: (string | null)[] = [];
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.postData());
  });
  const link = await freshLink('reset-password');
  const token = tokenOf(link);
  const arrive = await openStalled(page, link);
  await typeTwice(page, password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('button', { name: 'One moment…' }).click();
  for (const field of [newPasswordIn(page), confirmationIn(page)]) {
    await expect(field).toHaveValue(password);
  }
  await page.clock.runFor(8_000);
  await expect(page.getByText(longer)).toBeVisible();
  await page.clock.runFor(22_000);
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
  expect(sent).toEqual([]);
  arrive();
  await started(page);
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText('Your password has been changed.');
  await expect(newPasswordIn(page)).toHaveValue('');
  expect(sent).toEqual([JSON.stringify({ newPassword: password, token })]);
});

test('scripts that hang: a form that nobody has submitted stays', async ({ page, freshLink }) => {
  const arrive = await openStalled(page, await freshLink('reset-password'));
  await newPasswordIn(page).fill(password);
  await page.clock.runFor(60_000);
  await expect(newPasswordIn(page)).toHaveValue(password);
  await expect(page.getByRole('button', { name: 'Load again' })).toBeHidden();
  arrive();
  await started(page);
  await expect(newPasswordIn(page)).toHaveValue(password);
  await expect(page.getByRole('button', { name: 'Reset Password' })).toBeDisabled();
});

test('scripts that hang: a sign-in says at once that it is under way, and then that it takes long', async ({
  page,
}) => {
  const arrive = await openStalled(page, paths.signIn);
  await fill(page, password);
  await expect(page.getByRole('button', { name: 'One moment…' })).toBeVisible();
  await page.clock.runFor(8_000);
  await expect(page.getByText(longer)).toBeVisible();
  arrive();
  await expect(page).toHaveURL(paths.home);
});
