import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { ask, close, expectResult } from './fault.ts';
import { expect, started, test, touch } from './journey.ts';

// The fixture `faults` allows a few messages of Chromium's own; here they are counted, too.

/** Chromium would like to know whose password it is; the link alone knows. */
const hint = /^verbose: \[DOM\] Password forms should have \(optionally hidden\) username fields/;
const refused =
  'error: Failed to load resource: the server responded with a status of 400 (Bad Request)';

test('no page writes to the console', async ({ page }) => {
  const messages = listen(page);
  for (const path of Object.values(paths)) {
    await page.goto(path);
    await touch(page);
    await started(page);
    await page.waitForLoadState('networkidle');
    expect({ path, messages }).toEqual({ path, messages: [] });
  }
});

test('Chromium alone writes of a refusal to the console', async ({ page }) => {
  const messages = listen(page);
  await ask(page, 'verify-email', `${paths.verifyEmail}?token=unknown`);
  await expectResult(page, 'failure', 'This verification link is not valid.', newLink);
  await close(page);
  await expect(page).toHaveURL(paths.landing);
  await ask(page, 'reset-password', `${paths.resetPassword}?token=unknown`);
  const used = 'This reset link is not valid or has already been used.';
  await expectResult(page, 'failure', used, newLink);
  await close(page);
  await expect(page).toHaveURL(paths.landing);
  await page.waitForLoadState('networkidle');
  expect(messages).toEqual([refused, refused]);
});

const newLink = 'Write to us for a new link: hello@book-exchange.example';

function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', message => {
    const text = `${message.type()}: ${message.text()}`;
    if (!hint.test(text)) messages.push(text);
  });
  return messages;
}
