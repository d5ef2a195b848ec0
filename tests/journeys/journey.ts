import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { wholeBrowserOptions } from '../../src/atlas/build/browser.ts';
import type { Step } from '../../src/atlas/model/walk.ts';
import { startBackend } from '../backend.ts';
import { bundleWatcher, createRecording } from './recording.ts';

interface Mail {
  to: string;
  subject: string;
  links: string[];
}

interface Journey {
  /** What the charts have done so far in the recorded pages. */
  steps: Step[];
  /** Records what the charts do in a page; the `page` of the journey is recorded anyway. */
  record: (page: Page) => Promise<void>;
  /** What no page may do, as it was seen to happen; empty at the end of every journey. */
  faults: string[];
  /** A page of a browser that keeps what is left for the way back, as those of visitors do. */
  keptPage: Page;
  /** Asks the mailbox for a fresh mail and gives the link in it. */
  freshLink: (kind: 'reset-password' | 'verify-email', name?: string) => Promise<string>;
}

/** A test against the shipped backend, in which the console stays silent and no stranger is asked. */
export const test = base.extend<
  Journey,
  { backend: { origin: string; mailbox: string }; watcher: string }
>({
  backend: [
    async ({}, use) => {
      const { origin, mailbox, stop } = await startBackend();
      await use({ origin, mailbox });
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  watcher: [({}, use) => bundleWatcher().then(use), { scope: 'worker', timeout: 120_000 }],
  baseURL: ({ backend }, use) => use(backend.origin),
  steps: ({}, use) => use([]),
  record: [
    async ({ page, isMobile, watcher, steps }, use, info) => {
      const window = isMobile ? 'phone' : 'desktop';
      const { watch, end } = createRecording(watcher, info, { steps, window });
      await watch(page);
      await use(watch);
      await end();
    },
    { auto: true },
  ],
  faults: [
    async ({ page, backend }, use) => {
      const faults: string[] = [];
      await watch(page, backend.origin, faults);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  keptPage: async ({ playwright, backend, faults, record }, use) => {
    const browser = await playwright.chromium.launch({
      ...wholeBrowserOptions(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL: backend.origin });
    await watch(page, backend.origin, faults);
    await record(page);
    await use(page);
    await browser.close();
  },
  freshLink: async ({ request, backend: { mailbox } }, use) => {
    await use(async (kind, name = 'Member One') => {
      const page = await (await request.get(mailbox)).text();
      const form = new RegExp(`${name}</h3>[^]*?name="member" value="([^"]+)"`);
      const [, member = ''] = form.exec(page) ?? [];
      await request.post(`${mailbox}/${kind}`, { form: { member } });
      const [newest]: Mail[] = await (await request.get(`${mailbox}.json`)).json();
      const [link] = newest?.links ?? [];
      if (!link) throw new Error(`The mailbox sent nothing to ${name}`);
      return link;
    });
  },
});

export { expect };

async function watch(page: Page, origin: string, faults: string[]): Promise<void> {
  page.on('console', message => {
    if (isFault(message)) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', error => faults.push(`error: ${error.message}`));
  page.on('request', (request: Request) => {
    if (!request.url().startsWith(origin)) faults.push(`stranger: ${request.url()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => faults.push(`policy: ${text}`));
  await page.addInitScript(() => {
    addEventListener('ready', () => {
      document.documentElement.dataset['started'] = '';
    });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'reportViolation')(`${violatedDirective} ${blockedURI}`),
    );
  });
}

/**
 * The browser itself logs every answer that is no success, a hint for developers, and that an address
 * with a fragment leaves the focus where it is.
 */
function isFault(message: ConsoleMessage): boolean {
  const known =
    /^(Failed to load resource|TypeError: Failed to fetch dynamic|\[DOM\] Password forms should|Autofocus processing was blocked)/;
  return !known.test(message.text());
}

/** A page of links is as it came until then. */
export function touch(page: Page): Promise<void> {
  return page.mouse.move(9, 9);
}

/** Until React has taken over the page. */
export function started(page: Page): Promise<void> {
  return page.locator('html[data-started]').waitFor({ state: 'attached' });
}

/** Of the whole page, once nothing in it moves any more. */
export async function pictureOf(page: Page): Promise<Buffer> {
  const picture = await takePicture(page);
  const next = await takePicture(page);
  return next.equals(picture) ? next : pictureOf(page);
}

/** Beside a busy machine Chromium now and then has no frame to take, and has one when it is asked again. */
async function takePicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true });
  return take().catch((error: unknown) => {
    if (String(error).includes('Unable to capture screenshot')) return take();
    throw error;
  });
}

/** Leaves a page by its address, and comes back to what was kept of it. */
export async function leaveAndReturn(page: Page, elsewhere: string): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['returned'] = String(persisted);
    });
  });
  await page.goto(elsewhere);
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-returned', 'true');
}
