import type { Page } from '@playwright/test';
import {
  api,
  bodiesIn,
  changed,
  expectResult,
  inForce,
  password,
  test,
  tokenOf,
} from './kit/fault.ts';
import { expect, started } from './kit/journey.ts';
import { confirmationIn, newPasswordIn, typeTwice } from './kit/reset-form.ts';

const firstScript = /^\/assets\/index-/;

test('a double click on the button makes one call, and empties the form', async ({
  page,
  front,
  freshLink,
}) => {
  const link = await freshLink('reset-password');
  await page.goto(link);
  await started(page);
  await typeTwice(page, password);
  front.hold(api);
  await page.getByRole('button', { name: 'Reset Password' }).dblclick();
  await expectResult(page, 'loading', 'Loading...');
  await expectForm(page, '');
  await front.release();
  await expectResult(page, 'success', changed, inForce);
  expect(bodiesIn(front)).toEqual([{ newPassword: password, token: tokenOf(link) }]);
});

test('Enter held down makes one call, and its answer stays', async ({ page, freshLink }) => {
  await page.goto(await freshLink('reset-password'));
  await started(page);
  await typeTwice(page, password);
  for (let repeats = 0; repeats < 10; repeats += 1) await page.keyboard.down('Enter');
  await expectResult(page, 'success', changed, inForce);
  for (let repeats = 0; repeats < 10; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expectResult(page, 'success', changed, inForce);
});

test('what is submitted by Enter and by double click before the script has come is sent once', async ({
  page,
  front,
  freshLink,
}) => {
  const link = await freshLink('reset-password');
  front.hold(firstScript);
  await page.goto(link, { waitUntil: 'commit' });
  await typeTwice(page, password);
  for (let times = 0; times < 3; times += 1) await confirmationIn(page).press('Enter');
  await page.locator('[type=submit]').dblclick();
  await front.release();
  await expectResult(page, 'success', changed, inForce);
  expect(bodiesIn(front)).toEqual([{ newPassword: password, token: tokenOf(link) }]);
});

test('a password manager that is faster than the script is understood', async ({
  page,
  front,
  freshLink,
}) => {
  front.hold(firstScript);
  await page.goto(await freshLink('reset-password'), { waitUntil: 'commit' });
  await newPasswordIn(page).waitFor();
  await fillBothAs(page, ['input', 'change']);
  await front.release();
  await started(page);
  await expectForm(page, password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectResult(page, 'success', changed, inForce);
});

test('a password manager that fills without an event is understood', async ({
  page,
  freshLink,
}) => {
  await page.goto(await freshLink('reset-password'));
  await started(page);
  await newPasswordIn(page).focus();
  await fillBothAs(page, []);
  await confirmationIn(page).focus();
  await page.keyboard.press('Enter');
  await expectResult(page, 'success', changed, inForce);
});

test('a word that is composed: Enter ends it, and sends nothing', async ({
  page,
  context,
  after,
  front,
  freshLink,
}) => {
  const composed = '今日は本を読む';
  after.secrets.push(composed);
  const link = await freshLink('reset-password');
  await page.goto(link);
  await started(page);
  await newPasswordIn(page).fill(composed);
  // Chromium composes nothing in a field that hides its text.
  await page.getByRole('button', { name: 'Show Confirm Password' }).click();
  await confirmationIn(page).focus();
  const input = await context.newCDPSession(page);
  const word = { text: composed, selectionStart: 7, selectionEnd: 7 };
  await input.send('Input.imeSetComposition', word);
  const enter = { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 } as const;
  await input.send('Input.dispatchKeyEvent', enter);
  await expectForm(page, composed);
  expect(bodiesIn(front)).toEqual([]);
  await input.send('Input.insertText', { text: composed });
  await page.keyboard.press('Enter');
  await expectResult(page, 'success', changed, inForce);
  expect(bodiesIn(front)).toEqual([{ newPassword: composed, token: tokenOf(link) }]);
});

async function expectForm(page: Page, text: string): Promise<void> {
  await expect(newPasswordIn(page)).toHaveValue(text);
  await expect(confirmationIn(page)).toHaveValue(text);
}

/** With these events in each field, as a program in the browser would do it. */
async function fillBothAs(page: Page, events: string[]): Promise<void> {
  for (const field of [newPasswordIn(page), confirmationIn(page)]) {
    await field.evaluate(
      (input: HTMLInputElement, { password, events }) => {
        input.value = password;
        for (const name of events) input.dispatchEvent(new Event(name, { bubbles: true }));
      },
      { password, events },
    );
  }
}
