import { paths } from '../../src/paths.ts';
import { expect, test } from './journey.ts';
import { confirmationIn, newPasswordIn, typeTwice } from './reset-form.ts';

const oops = 'Oops, something went wrong.';

test.describe('a call that fails', () => {
  test('shows the message of the server', async ({ page }) => {
    await page.goto(`${paths.verifyEmail}?token=unknown`);
    await expect(page.getByRole('dialog')).toContainText('This verification link is not valid.');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(paths.landing);
  });

  const answers = {
    'an HTML page': { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
    'an empty body': { status: 500, body: '' },
    'a body without a message': { status: 400, json: { error: true } },
    'an empty message': { status: 400, json: { message: '', error: true } },
    'a success without a message': { status: 200, json: { success: true } },
    'broken JSON': { status: 200, contentType: 'application/json', body: '{"message":' },
  };
  for (const [name, answer] of Object.entries(answers)) {
    test(`says Oops for ${name}`, async ({ page }) => {
      await page.route('**/api/**', route => route.fulfill(answer));
      await page.goto(`${paths.verifyEmail}?token=any`);
      await expect(page.getByRole('dialog')).toContainText(oops);
    });
  }

  test('says Oops when the visitor is offline, and what to do', async ({
    page,
    context,
    freshLink,
  }) => {
    await page.goto(await freshLink('reset-password'));
    await typeTwice(page, 'nine yellow lanterns');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('dialog')).toContainText(oops);
    await expect(page.getByRole('dialog')).toContainText('Check your connection');
  });

  test('shows a message of the server as text, however it looks', async ({ page }) => {
    const message = `<img src=x onerror="alert(1)"> \u202Eاقرأ ${'x'.repeat(20_000)}`;
    await page.route('**/api/**', route => route.fulfill({ status: 400, json: { message } }));
    await page.goto(`${paths.verifyEmail}?token=any`);
    await expect(page.getByRole('dialog').getByText(message).first()).toBeVisible();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await expect(close).toBeInViewport();
    await close.click();
    await expect(page).toHaveURL(paths.landing);
  });
});

test.describe('a missing token', () => {
  for (const path of [paths.resetPassword, paths.verifyEmail]) {
    for (const query of ['', '?token=', '?token=%20%09', '?other=1', '?token=&token=second']) {
      test(`sends ${path}${query} to the root, and Back does not loop`, async ({ page }) => {
        const calls: string[] = [];
        page.on('request', request => {
          if (request.url().includes('/api/')) calls.push(request.url());
        });
        await page.goto('/about');
        await page.goto(path + query);
        await expect(page).toHaveURL(paths.landing);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Exchange books in your neighbourhood NOW!',
        );
        await expect(page.getByRole('dialog')).toBeHidden();
        await page.goBack();
        await expect(page).toHaveURL(paths.about);
        expect(calls).toEqual([]);
      });
    }
  }
});

test.describe('a wrong password', () => {
  const tooShort = '*Minimum length should 6 characters.';
  const differ = '*Passwords do not match.';

  test('is told when its field has been left, and not before', async ({ page, freshLink }) => {
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

  test('is never cut off: 51 characters stay, and cannot be sent', async ({ page, freshLink }) => {
    await page.goto(await freshLink('reset-password'));
    const newPassword = newPasswordIn(page);
    await newPassword.fill('x'.repeat(51));
    await confirmationIn(page).fill('x'.repeat(51));
    await expect(newPassword).toHaveValue('x'.repeat(51));
    await expect(page.getByText('*Maximum length is 50 characters.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reset Password' })).toBeDisabled();
  });
});

test('an unknown path shows the landing page', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Exchange books in your neighbourhood NOW!',
  );
});

test.describe('a part of the site that is gone', () => {
  const gone = { status: 404, body: 'Not found' };

  test('is told, with a way back', async ({ page }) => {
    const started = page.waitForResponse('**/assets/pages-landing-*.js');
    await page.goto('/event');
    await started;
    await page.route('**/assets/pages-about-*.js', route => route.fulfill(gone));
    await page.getByRole('link', { name: 'About', exact: true }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This page could not be loaded');
    await expect(heading).toBeFocused();
    await page.unroute('**/assets/pages-about-*.js');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { name: 'Our Vision' })).toBeVisible();
  });

  test('is not missed by a page that came as HTML', async ({ page }) => {
    await page.route('**/assets/pages-about-*.js', route => route.fulfill(gone));
    const missed = page.waitForResponse('**/assets/pages-about-*.js');
    await page.goto('/about');
    await missed;
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).last().click();
    await expect(page).toHaveURL(paths.landing);
  });

  for (const part of ['index', 'app-start', 'flows-verify-email']) {
    test(`is told by a page with a flow: ${part}`, async ({ page }) => {
      await page.route(`**/assets/${part}-*.js`, route => route.fulfill(gone));
      await page.goto(`${paths.verifyEmail}?token=unknown`);
      await expect(page.getByRole('main')).toContainText('could not be loaded');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.unroute(`**/assets/${part}-*.js`);
      await page.getByRole('button', { name: 'Load again' }).click();
      await expect(page.getByRole('dialog')).toContainText('This verification link is not valid.');
    });
  }

  test('does not keep a result from being shown', async ({ page }) => {
    await page.route('**/assets/pages-verify-email-*.js', route => route.fulfill(gone));
    await page.goto(`${paths.verifyEmail}?token=unknown`);
    await expect(page.getByRole('dialog')).toContainText('This verification link is not valid.');
  });
});
