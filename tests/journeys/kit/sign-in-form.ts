import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { expect } from './journey.ts';

export const email = 'member-one@book-exchange.example';
export const password = 'nine yellow lanterns';

export async function signIn(page: Page, address = email): Promise<void> {
  await page.goto(paths.signIn);
  await fill(page, password, address);
  await expect(page.locator('html')).toHaveAttribute('data-document', 'members');
  // Its end notes that there is a session.
  await page.waitForLoadState('domcontentloaded');
}

/** On the page, or in the dialog over another one. */
export async function fill(page: Page, secret: string, address = email): Promise<void> {
  await page.getByLabel('Email address').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.keyboard.press('Enter');
}
