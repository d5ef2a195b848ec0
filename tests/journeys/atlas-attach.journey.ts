import { test as base, expect } from '@playwright/test';
import { createServer } from 'vite';
import { confirmationIn, newPasswordIn } from './reset-form.ts';

/** What `npm run dev` serves: the site, and the atlas beside it. */
const test = base.extend<object, { dev: string }>({
  dev: [
    async ({}, use) => {
      const server = await createServer({
        logLevel: 'silent',
        server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
      });
      await server.listen();
      const [address = ''] = server.resolvedUrls?.local ?? [];
      await use(address);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.setTimeout(90_000);

test('lights the states of a tab with the site and logs its events, without its secrets', async ({
  context,
  page: atlas,
  dev,
}) => {
  await atlas.goto(`${dev}atlas/?chart=resetPassword&view=live`);
  await expect(atlas.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  const site = await context.newPage();
  await site.goto(`${dev}reset-password?token=marked-token`);
  await expect(newPasswordIn(site)).toBeVisible({ timeout: 30_000 });
  await atlas.getByRole('button', { name: 'In the tab with /reset-password' }).click();
  await expect(stateIn('resetPassword.idle.newPassword.untouched')).toHaveAttribute(
    'aria-current',
    'true',
  );
  await newPasswordIn(site).fill('marked');
  await confirmationIn(site).fill('marked otherwise');
  await confirmationIn(site).blur();
  await expect(stateIn('resetPassword.idle.confirmation.different')).toHaveAttribute(
    'aria-current',
    'true',
  );
  const text = await atlas.locator('body').textContent();
  expect(text).toContain('confirmation typed');
  expect(text).not.toContain('marked');
  await site.close();
  await expect(atlas.getByRole('button', { name: /^In the tab/ })).toHaveCount(0);

  function stateIn(id: string) {
    return atlas.locator(`[data-item="${id}"]:visible`);
  }
});
