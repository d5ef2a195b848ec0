import type { Page } from '@playwright/test';

/** Holds back the requests to an address until the journey releases them. */
export async function hold(page: Page, address = '**/api/**'): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(address, async route => {
    await released;
    await route.continue();
  });
  return resolve;
}
