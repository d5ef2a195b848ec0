import type { Page } from '@playwright/test';
import { memberPaths, paths, withQuery } from '../../src/paths.ts';
import { wholeBrowserOptions } from '../browser/engine.ts';
import { booksIn } from './kit/books.ts';
import {
  alreadyVerified,
  ask,
  changed,
  confirmed,
  expectResult,
  inForce,
  submit,
  test,
  verified,
} from './kit/fault.ts';
import { expect, test as journey, started, touch } from './kit/journey.ts';
import { confirmationIn, newPasswordIn } from './kit/reset-form.ts';
import { signIn } from './kit/sign-in-form.ts';

// A browser that keeps what is left for the way back, as those of visitors do.
test.use({
  launchOptions: {
    ...wholeBrowserOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a form that the browser has kept is empty again', async ({ page, freshLink }) => {
  await page.goto(await freshLink('reset-password'));
  await newPasswordIn(page).fill('short');
  await page.getByRole('button', { name: 'Show New Password' }).click();
  await newPasswordIn(page).press('Tab');
  await leaveAndReturn(page, paths.about);
  await expect(newPasswordIn(page)).toHaveValue('');
  await expect(confirmationIn(page)).toHaveValue('');
  await expect(newPasswordIn(page)).toHaveAttribute('type', 'password');
  await expect(page.getByText('*Minimum length should 6 characters.')).toBeHidden();
  await submit(page);
  await expectResult(page, 'success', changed, inForce);
});

journey(
  'what was pressed before the script came counts no more on the way back',
  async ({ page, freshLink }) => {
    const come = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', route => come.promise.then(() => route.continue()));
    await page.goto(await freshLink('reset-password'));
    await page.getByRole('button', { name: 'Show New Password' }).click();
    await leaveAndReturn(page, paths.about);
    come.resolve();
    await started(page);
    await expect(newPasswordIn(page)).toHaveAttribute('type', 'password');
  },
);

// Chromium keeps no page that was given an answer which may not be stored.
test('Back to a result that was left verifies once more, and says so', async ({
  page,
  after,
  freshLink,
}) => {
  after.calls = 2;
  await ask(page, 'verify-email', await freshLink('verify-email'));
  await expectResult(page, 'success', verified, confirmed);
  await page.goto(paths.about);
  await page.goBack({ waitUntil: 'commit' });
  await expectResult(page, 'success', alreadyVerified, confirmed);
});

// Neither a page with a token nor the answer to its call may be stored, and Chromium keeps no page
// with both: of the page that verifies an address, which calls at once, nothing is kept. The door has a
// journey of its own below.
journey('every page is kept whole for the way back', async ({ page, freshLink }) => {
  const others = new Set<string>([paths.resetPassword, paths.verifyEmail, paths.home]);
  const open = Object.values(paths).filter(path => !others.has(path));
  for (const address of [...open, await freshLink('reset-password')]) {
    await page.goto(address);
    await touch(page);
    await started(page);
    await leaveAndReturn(page, address === paths.about ? paths.landing : paths.about);
  }
});

journey('a guest who comes back finds the long list as it was left', async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Show more' }).click();
  const link = booksIn(page).nth(29);
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await leaveAndReturn(page, String(await link.getAttribute('href')));
  await expect(booksIn(page)).toHaveCount(48);
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

journey('Back brings nothing of the member out of the cache', async ({ page }) => {
  await signIn(page);
  await page.goto(memberPaths.you);
  await page.getByText('You’re signed in as').waitFor();
  await page.goto(paths.about);
  await page.context().clearCookies();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(withQuery(paths.signIn, { next: memberPaths.you }));
});

/** Leaves a page by its address, and comes back to what was kept of it. */
async function leaveAndReturn(page: Page, elsewhere: string): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['returned'] = String(persisted);
    });
  });
  await page.goto(elsewhere);
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-returned', 'true');
}
