import type { FrameLocator, Page } from '@playwright/test';

export function newPasswordIn(page: Page | FrameLocator) {
  return page.getByLabel('New Password', { exact: true });
}

export function confirmationIn(page: Page | FrameLocator) {
  return page.getByLabel('Confirm Password', { exact: true });
}

export async function typeTwice(page: Page, password: string): Promise<void> {
  await newPasswordIn(page).fill(password);
  await confirmationIn(page).fill(password);
}
