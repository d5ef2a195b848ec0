import { test as base, expect, type Page } from '@playwright/test';
import { folders } from '../../src/atlas/build/files.ts';
import { serve } from '../../src/atlas/build/serve.ts';

/** A test that has the built atlas on a static server. */
const served = base.extend<object, { folder: string; atlas: string }>({
  folder: [folders.atlas, { scope: 'worker', option: true }],
  atlas: [
    async ({ folder }, use) => {
      const { address, close } = await serve(folder);
      await use(address);
      await close();
    },
    { scope: 'worker' },
  ],
});

/** A test of the built atlas, in which no stranger is asked for anything. */
export const test = served.extend<{ faults: string[] }>({
  baseURL: ({ atlas }, use) => use(atlas),
  faults: [
    async ({ page, atlas }, use) => {
      const faults: string[] = [];
      await watch(page, atlas, faults);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Only the static server is there: a request to another host is recorded, and refused. */
async function watch(page: Page, origin: string, faults: string[]): Promise<void> {
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') {
      faults.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', error => faults.push(`error: ${error.message}`));
  await page.context().route('**/*', async route => {
    const address = route.request().url();
    if (address.startsWith(origin) || /^(blob|data):/.test(address)) return route.continue();
    faults.push(`stranger: ${address}`);
    return route.abort();
  });
}
