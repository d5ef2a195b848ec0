import { test as base, expect } from '@playwright/test';
import { createServer } from 'vite';
import { startBackend } from '../../kit/backend.ts';
import { bundleWatcher } from './recording.ts';

interface Served {
  /** What `npm run atlas` serves, without a backend: its address ends with a slash. */
  dev: string;
  /** The built site, which journeys are recorded on. */
  site: string;
  watcher: string;
}

const patiently = { scope: 'worker', timeout: 120_000 } as const;

/** A test of the atlas in which the console stays silent. */
export const test = base.extend<{ faults: string[] }, Served>({
  dev: [
    async ({}, use) => {
      const server = await createServer({
        logLevel: 'silent',
        server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
      });
      await server.listen();
      const [address = ''] = server.resolvedUrls?.local ?? [];
      await use(address);
      await server.close();
    },
    patiently,
  ],
  site: [
    async ({}, use) => {
      const { origin, stop } = await startBackend();
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
        // Vite's client cannot connect to a server that watches nothing.
        const isOfVite = /\[vite\]|WebSocket/.test(message.text());
        if (message.type() === 'error' && !isOfVite) faults.push(message.text());
      });
      page.on('pageerror', error => faults.push(error.message));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
