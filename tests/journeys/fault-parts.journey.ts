import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memberPaths, paths } from '../../src/paths.ts';
import { wholeBrowserOptions } from '../browser/engine.ts';
import type { Answer } from '../browser/front.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import {
  alreadyVerified,
  api,
  ask,
  changed,
  close,
  confirmed,
  expectResult,
  inForce,
  submit,
  test,
  verified,
} from './kit/fault.ts';
import { expect, started } from './kit/journey.ts';

const losses: Record<'is gone' | 'is a page' | 'breaks off', Answer> = {
  'is gone': response => response.writeHead(404).end('Not found'),
  'is a page': response =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Hello'),
  'breaks off': response =>
    response
      .writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': 10_000 })
      .write('let a;', () => response.destroy()),
};

for (const [part, loss] of [
  ['index', 'is gone'],
  ['index', 'is a page'],
  ['index', 'breaks off'],
  ['app', 'is gone'],
  ['flows-verify-email', 'is gone'],
] as const) {
  test(`the script ${part} ${loss}: the page offers to load it again`, async ({
    page,
    front,
    after,
    faults,
    freshLink,
  }) => {
    after.calls = 2;
    front.answer(new RegExp(`^/assets/${part}-`), losses[loss]);
    await page.goto(await freshLink('verify-email'), { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toContainText('couldn’t load');
    await expect(page.getByRole('dialog')).toBeHidden();
    // Chromium itself writes to the console why it does not run a page.
    if (loss === 'is a page') faults.length = 0;
    front.mend();
    await page.getByRole('button', { name: 'Load again' }).click();
    await expectResult(page, 'success', alreadyVerified, confirmed);
  });
}

test('all pages are gone: the result is shown, and then that its page is missing', async ({
  page,
  front,
  freshLink,
}) => {
  front.answer(/^\/assets\/pages-/, response => response.writeHead(404).end());
  await page.goto(await freshLink('verify-email'));
  await expectResult(page, 'success', verified, confirmed);
  await close(page);
  await expect(page).toHaveURL(paths.landing);
  await expect(page.getByRole('main')).toContainText('couldn’t load');
  front.mend();
  await page.getByRole('button', { name: 'Load again' }).click();
});

test('the player and all animations are gone: a still stands in their place', async ({
  page,
  front,
  freshLink,
}) => {
  front.answer(/^\/assets\/ui-/, response => response.writeHead(404).end());
  front.hold(api);
  await ask(page, 'reset-password', await freshLink('reset-password'));
  await expectResult(page, 'loading', 'Loading...');
  const still = page.getByRole('dialog').locator('div[aria-hidden="true"] > svg');
  await expect(still).toBeVisible();
  await front.release();
  await expectResult(page, 'success', changed, inForce);
  await expect(still).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages to which mails lead say what they need', async ({ page, after }) => {
    after.calls = 0;
    await page.goto(memberPaths.requests);
    const needed = page.locator('noscript p');
    await expect(needed).toContainText('You need JavaScript for these pages.');
    await expect(needed).toBeVisible();
    await page.goto(`${paths.resetPassword}?token=any`);
    await expect(needed).toHaveText(
      'You need JavaScript to reset your password. Switch it on, then reload this page.',
    );
    await expect(page.getByRole('button')).toHaveText(['Menu', 'Reset Password']);
    await page.goto(`${paths.verifyEmail}?token=any`);
    await expect(needed).toHaveText(
      'You need JavaScript to verify your email address. Switch it on, then open the link again, or write to us: hello@book-exchange.example',
    );
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('noscript header')).toBeVisible();
    await expect(page.locator('noscript footer')).toBeVisible();
    // It is night only behind a modal, which is not shown: dark words would stand on a dark sky.
    await expect(page.locator('#root main')).toHaveCSS('color-scheme', 'light dark');
    await page.goto(paths.landing);
  });
});

const withoutStorage = test.extend({
  page: async ({ playwright, baseURL }, use) => {
    const { folder, remove } = await temporaryFolder();
    const preferences = { profile: { default_content_setting_values: { cookies: block } } };
    await mkdir(join(folder, 'Default'));
    await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
    const options = { ...wholeBrowserOptions(), baseURL: String(baseURL) };
    const context = await playwright.chromium.launchPersistentContext(folder, options);
    await use(await context.newPage());
    await context.close();
    await remove();
  },
  // The recording needs the storage of the page.
  record: ({}, use) => use(async () => {}),
});

/** As Chromium writes it into a profile. */
const block = 2;

withoutStorage(
  'a browser that allows neither cookies nor storage resets a password',
  async ({ page, freshLink }) => {
    await page.goto(await freshLink('reset-password'));
    await started(page);
    await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('denied');
    await submit(page);
    await expectResult(page, 'success', changed, inForce);
  },
);
