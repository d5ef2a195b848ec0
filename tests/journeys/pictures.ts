import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { memberPaths, paths } from '../../src/paths.ts';
import { test as atlas, expect } from './kit/atlas.ts';
import { expectWhole, test } from './kit/journey.ts';
import { two } from './kit/neighbours.ts';
import { signIn } from './kit/sign-in-form.ts';

/*
 * The pictures of the README, in the light theme. `npm run pictures` takes them anew; the one of the
 * atlas has the ticks of the last `npm test` and the page of the last `npm run atlas:build`.
 */
const use = { viewport: { width: 1000, height: 640 }, colorScheme: 'light' } as const;

test.describe(() => {
  test.use(use);

  test('the door', async ({ page }) => {
    await page.goto(paths.home);
    await expectWhole(page);
    await picture(page, 'door');
  });

  test('a request', async ({ page }) => {
    await page.setViewportSize({ ...use.viewport, height: 1000 });
    await signIn(page, two);
    await page.goto(memberPaths.requests);
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.waitForURL(memberPaths.request('*'));
    await expectWhole(page);
    await picture(page, 'request');
  });
});

atlas.describe(() => {
  atlas.use(use);

  atlas('the atlas', async ({ page }) => {
    await page.goto('./?chart=resetPassword&select=resetPassword.loading');
    await expect(page.getByRole('complementary', { name: 'Selected' })).toContainText('loading');
    await expect(page.getByRole('img', { name: 'On a desktop' })).toBeVisible();
    await picture(page, 'atlas');
  });
});

async function picture(page: Page, name: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const webp = { format: 'webp', quality: 75 } as const;
  const { data } = await devtools.send('Page.captureScreenshot', webp);
  await writeFile(`tests/pictures/${name}.webp`, data, 'base64');
}
