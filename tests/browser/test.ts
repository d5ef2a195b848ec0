import { relative } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Engine } from '../../src/atlas/build/browser.ts';
import { folders } from '../../src/atlas/build/files.ts';
import type { ProviderState } from '../../src/server/calls/states.ts';
import { startBackend } from '../backend.ts';
import { writeWalk } from '../evidence/results.ts';
import { freePort } from '../free-port.ts';
import { bundle } from './bundle.ts';
import { type Front, startFront } from './front.ts';
import { launchBrowser } from './launch.ts';
import { impossible, type Preference } from './preferences.ts';
import { createSites, type Sites } from './sites.ts';
import type { Browser } from './tab.ts';
import { Visitor } from './visitor.ts';
import { windowOf } from './window.ts';

export interface EngineOptions {
  engine: Engine;
}

/** All of a worker: a test with another list would get a worker of its own, which takes seconds. */
interface Shared extends EngineOptions {
  browserOfEngine: Browser;
  /** Of one visitor after the other. */
  backendBehind: { origin: string };
  sites: Sites;
  /** Of this machine, where nobody listens. */
  portElsewhere: number;
}

interface Visit {
  /** Where there are some, the visitor has a browser of their own. */
  preferences: readonly Preference[];
  browserOfVisitor: Browser;
  /** The URL of a script that runs in every page before its own. */
  pageScript: string;
  watcher: string;
  front: Front;
  visitor: Visitor;
  /** Brings the backend into a state and gives the token that it concerns. */
  tokenFor: (state: ProviderState) => Promise<string>;
}

/** For `expect.poll`: a look at a page costs little. */
export const often = { intervals: [20] };

/** On a busy machine a browser or a backend takes long to start. */
const patiently = { scope: 'worker', timeout: 180_000 } as const;

/** A test with a visitor before a real browser of one of three engines. */
export const test = base.extend<Visit, Shared>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browserOfEngine: [
    async ({ engine }, use) => {
      const browser = await launchBrowser(engine);
      await use(browser);
      await browser.close();
    },
    patiently,
  ],
  backendBehind: [
    async ({}, use) => {
      const { origin, stop } = await startBackend({ PROVIDER_STATES: 'on' });
      await use({ origin });
      await stop();
    },
    patiently,
  ],
  sites: [
    async ({}, use) => {
      const sites = createSites();
      await use(sites);
      await sites.stop();
    },
    patiently,
  ],
  portElsewhere: [({}, use) => freePort().then(use), patiently],
  pageScript: [import.meta.resolve('./page-watch.ts'), { option: true }],
  watcher: ({ pageScript }, use) => bundle(pageScript).then(use),
  front: async ({ backendBehind, watcher }, use) => {
    const front = await startFront(backendBehind.origin, watcher);
    await use(front);
    await front.stop();
  },
  tokenFor: async ({ backendBehind }, use) => {
    await use(async state => {
      const answer = await fetch(`${backendBehind.origin}/provider-states`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ action: 'setup', state }),
      });
      const { token } = await answer.json();
      return token;
    });
  },
  preferences: [[], { option: true }],
  browserOfVisitor: async ({ engine, browserOfEngine, preferences }, use, info) => {
    if (preferences.length === 0) return use(browserOfEngine);
    const reasons = preferences.map(preference => impossible[`${preference} in ${engine}`]);
    info.skip(reasons.some(Boolean), reasons.filter(Boolean).join(', '));
    const browser = await launchBrowser(engine, preferences);
    await use(browser);
    await browser.close();
  },
  visitor: async ({ browserOfVisitor, engine, front }, use, info) => {
    const tab = await browserOfVisitor.openTab();
    const visitor = new Visitor(tab, front);
    await use(visitor);
    const { steps } = await visitor.watched();
    await tab.close();
    if (steps.length === 0) return;
    const { file, titlePath, status, expectedStatus, testId } = info;
    writeWalk(testId, {
      file: relative(folders.root, file),
      test: titlePath.slice(1).join(' › '),
      kind: 'browser',
      window: windowOf(engine),
      passed: status === expectedStatus,
      steps,
    });
  },
});

export { expect };
