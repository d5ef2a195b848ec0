import type { Page } from '@playwright/test';
import { expect, test } from './atlas.ts';
import { confirmationIn, newPasswordIn } from './reset-form.ts';

// Wide enough that the phone on the stage is not made smaller.
test.use({ viewport: { width: 1700, height: 1250 } });

test('drives the running page from the chart, and the chart from the page', async ({ page }) => {
  await page.goto('./?chart=resetPassword&view=live');
  const site = page.frameLocator('iframe');
  await newPasswordIn(site).fill('nine yellow lanterns');
  await confirmationIn(site).fill('nine yellow lanterns');
  await expect(state(page, 'resetPassword.loading')).not.toHaveAttribute('aria-current', 'true');
  await transition(page, 'resetPassword.idle::submitted::0').focus();
  await page.keyboard.press('Enter');
  await expect(state(page, 'resetPassword.loading')).toHaveAttribute('aria-current', 'true');
  await expect(site.getByRole('dialog')).toContainText('Loading...');
  await page.getByRole('button', { name: 'expired' }).click();
  await expect(state(page, 'resetPassword.failure')).toHaveAttribute('aria-current', 'true');
  await expect(site.getByRole('dialog')).toContainText('That did not work');
  await site.getByRole('button', { name: 'Close' }).click();
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Exchange books');
});

test('shows only pages that the product shows, whatever is sent to its form', async ({ page }) => {
  await page.goto('./?chart=resetPassword&view=live');
  const site = page.frameLocator('iframe');
  const fields = [newPasswordIn(site), confirmationIn(site)];
  const submit = site.getByRole('button', { name: 'Reset Password' });
  const expectTyped = async (text: string) => {
    for (const field of fields) await expect(field).toHaveValue(text);
    await expect(submit).toBeEnabled({ enabled: text !== '' });
  };
  const type = async () => {
    await sender(page, 'new password typed').getByText('a good one').click();
    await sender(page, 'confirmation typed').getByText('a good one').click();
  };
  await expectTyped('');
  await type();
  await expectTyped('a good password');
  await page.getByRole('button', { name: 'page returned to', exact: true }).click();
  await expectTyped('');
  await sender(page, 'new password typed').getByText('too short').click();
  await page.getByRole('button', { name: 'new password left', exact: true }).click();
  await expect(site.getByText('*Minimum length should 6 characters.')).toBeVisible();
  await type();
  await expectTyped('a good password');
  await page.getByRole('button', { name: 'submitted', exact: true }).click();
  await expect(site.getByRole('dialog')).toContainText('Loading...');
  for (const field of fields) await expect(field).toHaveValue('');
});

test('does what makes a chart send a message, and never sends the message alone', async ({
  page,
}) => {
  await page.goto('./?chart=resultModal&view=live');
  await expect(state(page, 'resultModal.hidden')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('combobox', { name: 'Page' }).selectOption('/email-verification?token=…');
  await page.getByRole('button', { name: 'Go' }).click();
  const dialog = page.frameLocator('iframe').getByRole('dialog');
  await expect(dialog).toContainText('Loading...');
  await transition(page, 'resultModal::request takes long::0').focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('This takes longer than usual.');
  await transition(page, 'resultModal.shown.loading::request succeeded::0').focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Your e-mail address is verified.');
  await page.getByRole('link', { name: 'verifyEmail success' }).click();
  await transition(page, 'verifyEmail.success::result closed::0').focus();
  await page.keyboard.press('Enter');
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Exchange books');
  await expect(dialog).toBeHidden();
});

test('names the guard that refuses, until anything else happens', async ({ page }) => {
  await page.goto('./?chart=resetPassword&view=live');
  const refusal = page.getByText('submitted: refused by ‘both passwords are right’.');
  const refuse = async () => {
    await transition(page, 'resetPassword.idle::submitted::0').focus();
    await page.keyboard.press('Enter');
    await expect(refusal).toBeVisible();
    // It stays while only its own event is reported.
    await expect(page.getByRole('region', { name: 'Log' })).toContainText('refused by');
    await expect(refusal).toBeVisible();
    await expect(state(page, 'resetPassword.idle')).toHaveAttribute('aria-current', 'true');
  };
  await expect(state(page, 'resetPassword.idle')).toHaveAttribute('aria-current', 'true');
  const others = [
    () => page.getByRole('button', { name: '+1 s' }).click(),
    () => page.getByRole('button', { name: 'new password left', exact: true }).click(),
    () => newPasswordIn(page.frameLocator('iframe')).fill('nine'),
    () => page.getByRole('button', { name: 'Back', exact: true }).click(),
  ];
  for (const other of others) {
    await refuse();
    await other();
    await expect(refusal).toHaveCount(0);
  }
});

test('names the guard of an event of the list, beside its own chart only', async ({ page }) => {
  await page.goto('./?chart=resetPassword&view=live');
  await expect(state(page, 'resetPassword.idle')).toHaveAttribute('aria-current', 'true');
  const refusal = page.getByText('submitted: refused by ‘both passwords are right’.');
  await page.getByRole('button', { name: 'submitted', exact: true }).click();
  await expect(refusal).toBeVisible();
  await page.getByRole('link', { name: /^site / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('site');
  await expect(refusal).toHaveCount(0);
});

test('moves the clock', async ({ page }) => {
  await page.goto('./?chart=verifyEmail&view=live');
  const dialog = page.frameLocator('iframe').getByRole('dialog');
  await expect(dialog).toContainText('Loading...');
  await page.getByRole('button', { name: '+8 s' }).click();
  await expect(dialog).toContainText('This takes longer than usual.');
});

/** What sends an event with one of several examples. */
function sender(page: Page, event: string) {
  return page
    .getByRole('region', { name: /^Events of/ })
    .getByRole('listitem')
    .filter({ hasText: event });
}

function state(page: Page, id: string) {
  return page.locator(`[data-item="${id}"]`);
}

const transition = state;
