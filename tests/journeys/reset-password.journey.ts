import { paths } from '../../src/paths.ts';
import { expect, started, test } from './kit/journey.ts';
import { hold } from './kit/network.ts';
import { confirmationIn, newPasswordIn, typeTwice } from './kit/reset-form.ts';

test('leads from the mailbox to a new password and to the root @phone', async ({
  page,
  backend,
}) => {
  await page.goto(backend.mailbox);
  // The mailbox shows the password of a member only until it is changed, which other journeys need.
  const members = page.getByRole('list', { name: 'Members' }).getByRole('listitem');
  const member = members.filter({ hasText: 'Member Three' });
  await member.getByRole('button', { name: 'Send a fresh reset link' }).click();
  await page.locator(`a[href*="${paths.resetPassword}?token="]`).first().click();
  await expect(page).toHaveURL(paths.resetPassword);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset Password');

  const release = await hold(page);
  await typeTwice(page, 'nine yellow lanterns');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText('Loading...');
  await expect(newPasswordIn(page)).toHaveValue('');
  await expect(confirmationIn(page)).toHaveValue('');

  release();
  await expect(modal).toContainText('Your password has been changed.');
  await expect(page).toHaveTitle(/^Done/);
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(paths.landing);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('refuses the same link a second time, in the words of the server @phone', async ({
  page,
  freshLink,
}) => {
  const link = await freshLink('reset-password');
  for (const message of [
    'Your password has been changed.',
    'This reset link isn’t valid, or it has been used already.',
  ]) {
    await page.goto(link);
    await typeTwice(page, 'nine yellow lanterns');
    await expect(page.getByRole('button', { name: 'Reset Password' })).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(message);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(paths.landing);
  }
});

test('leads from a new password to the page to sign in, and Back not to the used link', async ({
  page,
  freshLink,
}) => {
  await page.goto(paths.about);
  await page.goto(await freshLink('reset-password'));
  await typeTwice(page, 'nine yellow lanterns');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(paths.signIn);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(paths.about);
});

for (const zoom of [1, 2]) {
  test(`an error moves nothing when it comes and goes, with text ${zoom} times as large @phone`, async ({
    page,
  }) => {
    await page.goto(`${paths.resetPassword}?token=any`);
    await started(page);
    await page.evaluate(zoom => (document.documentElement.style.fontSize = `${17 * zoom}px`), zoom);
    const places = () =>
      page
        .locator('label, input, [type=submit], footer')
        .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().top + scrollY));
    const before = await places();
    await typeTwice(page, 'short');
    await confirmationIn(page).fill('other');
    await page.keyboard.press('Enter');
    await expect(page.getByText('*Minimum length should 6 characters.')).toBeVisible();
    await expect(page.getByText('*Passwords do not match.')).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

test('keeps the token over a reload, and takes it out of the address', async ({
  page,
  freshLink,
}) => {
  await page.goto(await freshLink('reset-password'));
  await expect(page).toHaveURL(paths.resetPassword);
  await page.reload();
  await typeTwice(page, 'nine yellow lanterns');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your password has been changed.');
});

test('keeps what is typed and left before the script has arrived, and judges it then', async ({
  page,
  freshLink,
}) => {
  const link = await freshLink('reset-password');
  const arrive = await hold(page, '**/assets/*.js');
  await page.goto(link, { waitUntil: 'commit' });
  const newPassword = newPasswordIn(page);
  const submit = page.getByRole('button', { name: 'Reset Password' });
  const fault = page.getByText('*Minimum length should 6 characters.');
  await newPassword.fill('short');
  await confirmationIn(page).fill('nine yellow lanterns');
  const handle = await newPassword.elementHandle();
  arrive();
  await started(page);
  await expect(fault).toBeVisible();
  await expect(submit).toBeDisabled();
  expect(await handle?.evaluate(field => field.isConnected)).toBe(true);
  await expect(confirmationIn(page)).toBeFocused();
  await newPassword.fill('nine yellow lanterns');
  await expect(fault).toBeHidden();
  await submit.click();
  await expect(page.getByRole('dialog')).toContainText('Your password has been changed.');
});

test('takes no 51st character that is typed, and keeps what is pasted @phone', async ({
  page,
  freshLink,
}) => {
  await page.goto(await freshLink('reset-password'));
  await started(page);
  const newPassword = newPasswordIn(page);
  const reason = page.getByText('*Maximum length is 50 characters.');
  const longest = 'x'.repeat(50);
  await newPassword.fill(longest);
  await newPassword.press('End');
  await newPassword.press('y');
  await expect(newPassword).toHaveValue(longest);
  await expect(reason).toBeVisible();
  await expect(newPassword).not.toHaveAttribute('aria-invalid');
  await newPassword.press('Backspace');
  await expect(reason).toBeHidden();
  await newPassword.press('y');
  await expect(newPassword).toHaveValue(`${'x'.repeat(49)}y`);
  await newPassword.fill('x'.repeat(52));
  await newPassword.press('Tab');
  await expect(newPassword).toHaveValue('x'.repeat(52));
  await expect(newPassword).toHaveAttribute('aria-invalid', 'true');
  await expect(reason).toBeVisible();
});

test('shows no fault at an empty confirmation that was only passed through @phone', async ({
  page,
  freshLink,
}) => {
  await page.goto(await freshLink('reset-password'));
  await started(page);
  const difference = page.getByText('*Passwords do not match.');
  await confirmationIn(page).focus();
  await confirmationIn(page).press('Tab');
  await newPasswordIn(page).fill('nine yellow lanterns');
  await newPasswordIn(page).press('Tab');
  await expect(difference).toBeHidden();
  await confirmationIn(page).fill('nine');
  await confirmationIn(page).press('Tab');
  await expect(difference).toBeVisible();
});

test('keeps the token when the visitor skips to the content', async ({ page, freshLink }) => {
  await page.goto(await freshLink('reset-password'));
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${paths.resetPassword}#main`);
  await page.reload();
  await typeTwice(page, 'nine yellow lanterns');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your password has been changed.');
});

test('shows the password after the press that came before the script', async ({
  page,
  freshLink,
}) => {
  const link = await freshLink('reset-password');
  const arrive = await hold(page, '**/assets/*.js');
  await page.goto(link, { waitUntil: 'commit' });
  await newPasswordIn(page).fill('nine yellow lanterns');
  await page.getByRole('button', { name: 'Show New Password' }).click();
  arrive();
  await expect(page.getByRole('button', { name: 'Hide New Password' })).toBeVisible();
  await expect(newPasswordIn(page)).toHaveAttribute('type', 'text');
});

test('plays each animation where nobody sees it while the form is filled in @moving', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const played = new Set<Element>();
    new MutationObserver(() => {
      for (const picture of document.querySelectorAll('main div[hidden] svg')) played.add(picture);
      document.documentElement.dataset['played'] = String(played.size);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${paths.resetPassword}?token=any`);
  await started(page);
  await expect(page.locator('html')).toHaveAttribute('data-played', '0');
  await newPasswordIn(page).focus();
  await expect(page.locator('html')).toHaveAttribute('data-played', '3');
  await expect(page.locator('main div[hidden]')).toHaveCount(0);
});

test('fetches no animation where reduced motion is preferred', async ({ page }) => {
  const parts: string[] = [];
  page.on('request', request => parts.push(new URL(request.url()).pathname));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${paths.resetPassword}?token=any`);
  await started(page);
  const landing = page.waitForRequest('**/assets/pages-landing-*.js');
  await newPasswordIn(page).focus();
  await landing;
  await page.waitForLoadState('networkidle');
  expect(parts.filter(part => part.startsWith('/assets/ui-'))).toEqual([]);
});

test('is done with the keyboard alone @phone', async ({ page, freshLink }) => {
  await page.goto(await freshLink('reset-password'));
  await newPasswordIn(page).focus();
  await page.keyboard.type('short');
  await page.keyboard.press('Tab');
  await expect(page.getByText('*Minimum length should 6 characters.')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('long enough');
  await expect(page.getByText('*Minimum length should 6 characters.')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Hide New Password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('long enough');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Your password has been changed.');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.signIn);
});
