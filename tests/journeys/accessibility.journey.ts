import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { expect, test } from './journey.ts';
import { hold } from './network.ts';
import { confirmationIn, newPasswordIn, typeTwice } from './reset-form.ts';

/** By all rules in the light theme; the dark one differs in its colours alone. */
async function expectNoBarrier(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const axe = new AxeBuilder({ page });
  expect(await passedRules(axe)).toBeGreaterThan(10);
  await page.emulateMedia({ colorScheme: 'dark' });
  await passedRules(axe.withRules('color-contrast'));
}

/** Their number. Fails where a rule is broken. */
async function passedRules(axe: AxeBuilder): Promise<number> {
  const { url, violations, passes } = await axe.analyze();
  const barriers = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect({ url, barriers }).toEqual({ url, barriers: [] });
  return passes.length;
}

test.describe('axe finds nothing', () => {
  const { verifyEmail, resetPassword, ...others } = paths;
  test('on the pages without a token, and on the mailbox', async ({ page, backend }) => {
    for (const address of [...Object.values(others), backend.mailbox]) {
      await page.goto(address);
      await expectNoBarrier(page);
    }
  });

  test('in the overlay', async ({ page }) => {
    await page.goto(paths.landing);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectNoBarrier(page);
  });

  test('on the reset page, empty, wrong and right', async ({ page }) => {
    await page.goto(`${resetPassword}?token=any`);
    await expectNoBarrier(page);
    await newPasswordIn(page).fill('short');
    await confirmationIn(page).fill('other');
    await page.keyboard.press('Enter');
    await expect(page.getByText('*Passwords do not match.')).toBeVisible();
    await expectNoBarrier(page);
    await typeTwice(page, 'long enough');
    await expectNoBarrier(page);
  });

  test('in the modal while it loads, and when it fails', async ({ page }) => {
    const release = await hold(page);
    await page.goto(`${verifyEmail}?token=unknown`);
    await expect(page.getByRole('dialog')).toContainText('Loading...');
    await expectNoBarrier(page);
    release();
    await expect(page.getByRole('dialog')).toContainText('This verification link is not valid.');
    await expectNoBarrier(page);
  });

  test('in the modal when it succeeds', async ({ page, freshLink }) => {
    await page.goto(await freshLink('verify-email'));
    await expect(page.getByRole('dialog')).toContainText('verified');
    await expectNoBarrier(page);
  });
});
