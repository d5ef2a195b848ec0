import type { Page } from '@playwright/test';

/** Has documents come as they do where the server is too busy to render them: the page asks for all that it shows. */
export async function ofBusyServer(page: Page): Promise<void> {
  await page.route('**', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/<script type="application\/json" id="recorded">.*?<\/script>/s, '')
      .replace(/(?<=<div id="root") data-page="\w+"/, '');
    return route.fulfill({ response, body });
  });
}

/** Holds back the requests to an address until the journey releases them. */
export async function hold(page: Page, address = '**/api/**'): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(address, async route => {
    await released;
    await route.continue();
  });
  return resolve;
}
