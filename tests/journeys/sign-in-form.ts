import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { expect } from './journey.ts';

export const email = 'member-one@book-exchange.example';
export const password = 'nine yellow lanterns';

export async function signIn(page: Page): Promise<void> {
  await page.goto(paths.signIn);
  await fill(page, password);
  await expect(page).toHaveURL(paths.home);
}

export async function fill(page: Page, secret: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.keyboard.press('Enter');
}
