import { paths } from '../../src/paths.ts';
import { expect, pictureOf, started, test, touch } from './kit/journey.ts';
import { confirmationIn, newPasswordIn, typeTwice } from './kit/reset-form.ts';

test.describe('a wrong password', () => {
  const tooShort = '*Minimum length should 6 characters.';
  const differ = '*Passwords do not match.';

  test('is shown when its field has been left, and not before', async ({ page, freshLink }) => {
    await page.goto(await freshLink('reset-password'));
    const newPassword = newPasswordIn(page);
    const confirmation = confirmationIn(page);
    const submit = page.getByRole('button', { name: 'Reset Password' });
    await newPassword.pressSequentially('12345');
    await expect(page.getByText(tooShort)).toBeHidden();
    await confirmation.pressSequentially('1234');
    await expect(newPassword).toHaveAccessibleDescription(/Minimum length should 6 characters/);
    await expect(newPassword).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(differ)).toBeHidden();
    await confirmation.press('Enter');
    await expect(page.getByText(differ)).toBeVisible();
    await expect(submit).toBeDisabled();
    await newPassword.fill('123456');
    await expect(page.getByText(tooShort)).toBeHidden();
    await confirmation.fill('123456');
    await expect(page.getByText(differ)).toBeHidden();
    await expect(newPassword).not.toHaveAttribute('aria-invalid', 'true');
    await expect(submit).toBeEnabled();
  });
});

test.describe('a part of the site that is gone', () => {
  const gone = { status: 404, body: 'Not found' };

  test('is shown, with a way back', async ({ page }) => {
    await page.goto('/event');
    await touch(page);
    await started(page);
    await page.route('**/assets/pages-about-*.js', route => route.fulfill(gone));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('We couldn’t load this page');
    await expect(heading).toBeFocused();
    await page.unroute('**/assets/pages-about-*.js');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { name: 'Our Vision' })).toBeVisible();
  });

  test('is not missed by a page that came as HTML', async ({ page }) => {
    await page.route('**/assets/pages-about-*.js', route => route.fulfill(gone));
    const missed = page.waitForResponse('**/assets/pages-about-*.js');
    await page.goto('/about');
    await touch(page);
    await missed;
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).last().click();
    await expect(page).toHaveURL(paths.landing);
  });

  test('is shown where a result leads: the style of the other pages', async ({ page }) => {
    await page.route('**/assets/style-*.css', route => route.fulfill(gone));
    await page.goto(`${paths.verifyEmail}?token=unknown`);
    const result = page.getByRole('dialog');
    await expect(result).toContainText('This verification link isn’t valid.');
    await result.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('main')).toContainText('couldn’t load');
    await page.unroute('**/assets/style-*.css');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Exchange books/);
  });

  test('is not missed by a result: the style of the other pages', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Each visit is the first one, which shows no typeface that another one has fetched.
    await page.addInitScript(() => localStorage.clear());
    const pictures: Buffer[] = [];
    for (const answer of [undefined, gone]) {
      await page.route('**/assets/style-*.css', route =>
        answer ? route.fulfill(answer) : route.continue(),
      );
      await page.goto(`${paths.resetPassword}?token=unknown`);
      await started(page);
      const styled = page.waitForResponse('**/assets/style-*.css');
      await typeTwice(page, 'a good password');
      expect((await styled).ok()).toBe(answer === undefined);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByRole('dialog')).toContainText('isn’t valid');
      pictures.push(await pictureOf(page));
      await page.unroute('**/assets/style-*.css');
    }
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.of())).toBe(true);
  });

  test('is asked for again: the style of the other pages', async ({ page }) => {
    await page.route('**/assets/style-*.css', route => route.fulfill(gone));
    const missed = page.waitForResponse('**/assets/style-*.css');
    await page.goto(paths.event);
    await touch(page);
    await missed;
    await started(page);
    await page.unroute('**/assets/style-*.css');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'Our Vision' })).toBeVisible();
  });
});
