import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import {
  alreadyVerified,
  api,
  ask,
  changed,
  close,
  confirmed,
  expectResult,
  inForce,
  newLink,
  openWithPageAhead,
  submit,
  test,
  verified,
} from './kit/fault.ts';
import { expect, started } from './kit/journey.ts';
import { confirmationIn, newPasswordIn } from './kit/reset-form.ts';

const used = 'This reset link isn’t valid, or it has been used already.';
const unknown = 'This verification link isn’t valid.';
const unknownLink = `${paths.verifyEmail}?token=unknown`;

for (const [name, repeat] of [
  ['a reload', (page: Page) => page.reload({ waitUntil: 'commit' })],
  ['the same link again', (page: Page, link: string) => page.goto(link, { waitUntil: 'commit' })],
] as const) {
  test(`${name} while it verifies: the last answer is shown`, async ({
    page,
    front,
    after,
    freshLink,
  }) => {
    after.calls = 2;
    const link = await freshLink('verify-email');
    front.hold(api);
    await ask(page, 'verify-email', link);
    await expectResult(page, 'loading', 'Loading...');
    await repeat(page, link);
    await started(page);
    await expectResult(page, 'loading', 'Loading...');
    await front.release();
    await front.release();
    await expectResult(page, 'success', alreadyVerified, confirmed);
  });
}

test('Forward and Back while it loads: the modal is shown where the call was made', async ({
  page,
  front,
  freshLink,
}) => {
  await openWithPageAhead(page, await freshLink('reset-password'));
  front.hold(api);
  await submit(page);
  await expectResult(page, 'loading', 'Loading...');
  await page.goForward();
  await expect(page).toHaveURL(paths.about);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expectResult(page, 'loading', 'Loading...');
  await front.release();
  await expectResult(page, 'success', changed, inForce);
});

test('Forward and Back after a success: the form is empty, and nothing is called', async ({
  page,
  freshLink,
}) => {
  await openWithPageAhead(page, await freshLink('reset-password'));
  await submit(page);
  await expectResult(page, 'success', changed, inForce);
  await page.goForward();
  await expect(page).toHaveURL(paths.about);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(paths.resetPassword);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectEmptyForm(page);
  await page.goto(paths.landing);
});

test('one reset link in two tabs: it is refused the second time', async ({
  page,
  context,
  after,
  freshLink,
  record,
}) => {
  after.calls = 2;
  const link = await freshLink('reset-password');
  const other = await context.newPage();
  await record(other);
  await page.goto(link);
  await other.goto(link);
  await submit(other);
  await expectResult(other, 'success', changed, inForce);
  await other.close();
  await submit(page);
  await expectResult(page, 'failure', used, newLink);
});

test('a modal that is closed while it loads is shown again with the answer', async ({
  page,
  front,
  freshLink,
}) => {
  front.hold(api);
  await ask(page, 'verify-email', await freshLink('verify-email'));
  await expectResult(page, 'loading', 'Loading...');
  await close(page);
  await expect(page).toHaveURL(paths.landing);
  await expect(page.getByRole('dialog')).toBeHidden();
  await front.release();
  await expectResult(page, 'success', verified, confirmed);
  await close(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Escape twice leads to the root once, while it loads, late and after a failure', async ({
  page,
  front,
  after,
}) => {
  after.calls = 2;
  await page.goto(paths.about);
  front.hold(api);
  await ask(page, 'verify-email', unknownLink);
  await expectResult(page, 'loading', 'Loading...');
  await escapeTwice(page);
  await front.release();
  await expectResult(page, 'failure', unknown, newLink);
  await escapeTwice(page);
  front.mend();
  await ask(page, 'verify-email', unknownLink);
  await expectResult(page, 'failure', unknown, newLink);
  await escapeTwice(page);
  for (const path of [paths.landing, paths.about]) {
    await page.goBack();
    await expect(page).toHaveURL(path);
  }
  await page.goto(paths.landing);
});

test('the keyboard alone: the focus stays in the modal, then goes to the heading', async ({
  page,
}) => {
  await ask(page, 'verify-email', unknownLink);
  await expectResult(page, 'failure', unknown, newLink);
  await expect(page.getByRole('link', { name: 'Get a new link' })).toBeFocused();
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    // The window itself lies between the last place and the first.
    const isInside = () => document.activeElement?.matches('body, dialog:modal, dialog:modal *');
    expect(await page.evaluate(isInside)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(paths.landing);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

async function escapeTwice(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(paths.landing);
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function expectEmptyForm(page: Page): Promise<void> {
  await expect(newPasswordIn(page)).toHaveValue('');
  await expect(confirmationIn(page)).toHaveValue('');
}
