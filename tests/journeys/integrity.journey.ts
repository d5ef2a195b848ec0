import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { expect, started, test, touch } from './journey.ts';

test.describe('what somebody has altered on the way, or on the server', () => {
  for (const part of ['index', 'rolldown-runtime', 'react', 'app', 'flows-verify-email']) {
    test(`does not run, and the visitor sees a message: ${part}`, async ({ page, faults }) => {
      const script = new RegExp(`/assets/${part}-[\\w-]{8}\\.js$`);
      await alter(page, script, ';document.title = "altered";');
      await page.goto(`${paths.verifyEmail}?token=unknown`);
      await expect(page.getByRole('main')).toContainText('could not be loaded');
      await expectRefused(page, faults);
    });
  }

  test('does not run when another page is opened', async ({ page, faults }) => {
    await page.goto(paths.event);
    await touch(page);
    await started(page);
    await alter(page, '**/assets/pages-about-*.js', ';document.title = "altered";');
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page could not be loaded',
    );
    await expectRefused(page, faults);
  });

  test('does not style the page', async ({ page, faults }) => {
    await alter(page, '**/assets/style-*.css', 'dialog { visibility: hidden }');
    const missed = page.waitForResponse('**/assets/style-*.css');
    await page.goto(`${paths.verifyEmail}?token=unknown`);
    await missed;
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('main')).toContainText('could not be loaded');
    await expectRefused(page, faults);
  });
});

/** Gives a file of the same name that says more. */
async function alter(page: Page, address: string | RegExp, more: string): Promise<void> {
  await page.route(address, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + more });
  });
}

/** The browser itself tells the console why. */
async function expectRefused(page: Page, faults: string[]): Promise<void> {
  const reported = faults.splice(0);
  expect(reported.length).toBeGreaterThan(0);
  expect(reported.filter(fault => !fault.includes('Failed to find a valid digest'))).toEqual([]);
  expect(await page.title()).not.toBe('altered');
}
