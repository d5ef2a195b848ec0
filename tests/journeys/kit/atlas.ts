import { test as base, expect, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { channelName, type News } from '../../../src/atlas/live/attachment.ts';
import type { Setup } from '../../../src/atlas/setups.ts';
import { startBackend } from '../../kit/backend.ts';
import { freePort } from '../../kit/free-port.ts';
import { bundleWatcher } from './recording.ts';

interface Served {
  /** Where `dev` answers, which its backend has to know. */
  port: number;
  /** What `npm run atlas` serves: its address ends with a slash. */
  dev: string;
  /** The built site, which journeys are recorded on, with the backend of `dev`. */
  site: string;
  watcher: string;
}

/** The dev server before a backend, at a port that this one knows. */
export async function serve(host: string, { port, site }: Pick<Served, 'port' | 'site'>) {
  process.env['DEV_PORT'] = String(port);
  process.env['DEV_API_PORT'] = new URL(site).port;
  const server = await createServer({
    logLevel: 'silent',
    server: { host, hmr: false, watch: null },
  });
  return server.listen();
}

const patiently = { scope: 'worker', timeout: 120_000 } as const;

/** A test of the atlas in which the console stays silent. */
export const test = base.extend<{ faults: string[] }, Served>({
  port: [({}, use) => freePort().then(use), patiently],
  dev: [
    async ({ port, site }, use) => {
      const server = await serve('127.0.0.1', { port, site });
      const [address = ''] = server.resolvedUrls?.local ?? [];
      await use(address);
      await server.close();
    },
    patiently,
  ],
  site: [
    async ({ port }, use) => {
      const { origin, stop } = await startBackend({
        PROVIDER_STATES: 'on',
        SITE_ORIGIN: `http://127.0.0.1:${port}`,
      });
      await use(origin);
      await stop();
    },
    patiently,
  ],
  watcher: [({}, use) => bundleWatcher().then(use), patiently],
  baseURL: ({ dev }, use) => use(`${dev}atlas/`),
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('console', message => {
        // Vite's client cannot connect to a server that watches nothing; of answers the browser itself says it.
        const isKnown = /\[vite\]|WebSocket|^Failed to load resource/.test(message.text());
        if (message.type() === 'error' && !isKnown) faults.push(message.text());
      });
      page.on('pageerror', error => faults.push(error.message));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens the page of a setup, as the menu of the atlas does, until its charts have been where it leads to. */
export async function bringAbout(page: Page, { name, leadsTo, sent }: Setup): Promise<void> {
  const reached = new Set<string>();
  await page.exposeFunction('noteStates', (states: string[]) =>
    states.forEach(id => reached.add(id)),
  );
  await page.addInitScript(channel => {
    const note: (states: string[]) => void = Reflect.get(window, 'noteStates');
    new BroadcastChannel(channel).addEventListener('message', ({ data }: MessageEvent<News>) => {
      if (data.type === 'step') note(data.step.states);
    });
  }, channelName);
  const answer = await page.request.post('setups', {
    form: { setup: name },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  });
  expect([answer.status(), await answer.text()]).toEqual([303, '']);
  await page.goto(answer.headers()['location'] ?? '');
  await expect.poll(() => leadsTo.filter(id => !reached.has(id))).toEqual([]);
  if (sent) await expect(page.getByRole('main').locator('[type=submit]').last()).toBeVisible();
}
