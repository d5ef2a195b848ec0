import { paths } from '../../src/paths.ts';
import { expect, started, test } from './kit/journey.ts';
import { hold } from './kit/network.ts';

test('verifies at once, with one call, and says so when it was done before @phone', async ({
  page,
  freshLink,
}) => {
  const calls: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/api/')) calls.push(request.method());
  });
  const link = await freshLink('verify-email');
  const modal = page.getByRole('dialog');

  const release = await hold(page);
  await page.goto(link);
  await expect(modal).toContainText('Loading...');
  await expect(page).toHaveURL(paths.verifyEmail);
  release();
  await expect(modal).toContainText('Your email address is verified.');
  await expect(modal.getByRole('link', { name: 'Sign in' })).toBeFocused();
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(paths.landing);
  await expect(modal).toBeHidden();
  expect(calls).toEqual(['GET']);

  await page.goto(link);
  await expect(modal).toContainText('Your email address is already verified.');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(paths.landing);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(calls).toEqual(['GET', 'GET']);
});

test('announces the answer to a screen reader once, and leaves no copy of it', async ({
  page,
  freshLink,
}) => {
  const release = await hold(page);
  await page.goto(await freshLink('verify-email'));
  await started(page);
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText('Loading...');
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    for (const region of document.querySelectorAll('dialog [aria-live]')) {
      const note = () => region.textContent && announced.push(region.textContent);
      new MutationObserver(note).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
  release();
  const answer = /Your email address is (already )?verified\./;
  // What is announced stays for a second, which a busy machine may miss.
  await expect.poll(() => page.evaluate('announced')).toEqual([expect.stringMatching(answer)]);
  await expect(modal.locator('[aria-live]').filter({ hasText: answer })).toHaveCount(0);
  await expect(modal.getByText(answer)).toHaveCount(1);
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.locator('[aria-live]').allTextContents()).not.toContainEqual(
    expect.stringMatching(/./),
  );
});

test('shows that it loads before any script has arrived', async ({ page, freshLink }) => {
  const link = await freshLink('verify-email');
  const arrive = await hold(page, '**/assets/*.js');
  await page.goto(link, { waitUntil: 'commit' });
  await expect(page.getByRole('dialog')).toContainText('Loading...');
  arrive();
  await expect(page.getByRole('dialog')).toContainText('verified.');
});

test('closes after a press of the x that came before the script', async ({ page, freshLink }) => {
  const link = await freshLink('verify-email');
  const arrive = await hold(page, '**/assets/*.js');
  const release = await hold(page);
  await page.goto(link, { waitUntil: 'commit' });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  arrive();
  await expect(page).toHaveURL(paths.landing);
  release();
  await expect(page.getByRole('dialog')).toContainText('verified.');
});

test('leads on to the heading where a result is closed before the page has been hydrated @moving', async ({
  page,
  freshLink,
}) => {
  await page.addInitScript(() => {
    const close = () => document.querySelector<HTMLElement>('dialog:modal button')?.click();
    new MutationObserver(close).observe(document, { childList: true, subtree: true });
  });
  await page.goto(await freshLink('verify-email'));
  await expect(page).toHaveURL(paths.landing);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('leaves the root in the place of the link, so that Back does not return to it', async ({
  page,
  freshLink,
}) => {
  await page.goto('/about');
  await page.goto(await freshLink('verify-email'));
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText('verified.');
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(paths.landing);
  await page.goBack();
  await expect(page).toHaveURL(paths.about);
});
