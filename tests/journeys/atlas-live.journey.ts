import type { Page } from '@playwright/test';
import { expect, test } from './atlas.ts';

// Wide enough that the phone on the stage is not made smaller.
test.use({ viewport: { width: 1700, height: 1250 } });

test('drives the running page from the chart, and the chart from the page', async ({ page }) => {
  await page.goto('./?chart=resetPassword&view=live');
  const site = page.frameLocator('iframe');
  await site.getByLabel('New Password', { exact: true }).fill('nine yellow lanterns');
  await site.getByLabel('Confirm Password', { exact: true }).fill('nine yellow lanterns');
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

test('names the guard that refuses', async ({ page }) => {
  await page.goto('./?chart=resetPassword&view=live');
  await expect(state(page, 'resetPassword.idle')).toHaveAttribute('aria-current', 'true');
  await transition(page, 'resetPassword.idle::submitted::0').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText(/refused.*both passwords are right/);
  await expect(state(page, 'resetPassword.idle')).toHaveAttribute('aria-current', 'true');
});

test('moves the clock', async ({ page }) => {
  await page.goto('./?chart=verifyEmail&view=live');
  const dialog = page.frameLocator('iframe').getByRole('dialog');
  await expect(dialog).toContainText('Loading...');
  await page.getByRole('button', { name: '+8 s' }).click();
  await expect(dialog).toContainText('This takes longer than usual.');
});

function state(page: Page, id: string) {
  return page.locator(`[data-item="${id}"]`);
}

const transition = state;
