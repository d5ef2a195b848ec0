import type { TestType } from '@playwright/test';
import { test as base, expect } from '../browser/test.ts';
import { freePort } from '../free-port.ts';
import type { Call } from '../seen.ts';
import { checkAftermath } from './aftermath.ts';
import { createSites, type Sites } from './sites.ts';

export interface After {
  /** The calls that may have left by the end; where nothing is said, exactly one. */
  calls: Call[] | undefined;
  /** What nobody may find once the flow has ended. Add tokens and passwords of your own. */
  secrets: string[];
}

interface Elsewhere {
  sites: Sites;
  /** Of this machine, where nobody listens. */
  portElsewhere: number;
}

/** Of a link that the backend has never sent. */
export const token = 'token-of-nobody';
export const password = 'grey-heron-71';

/** A test after which nothing may be left of what went wrong, see `aftermath.ts`. */
export const test = base.extend<{ after: After }, Elsewhere>({
  sites: [
    async ({}, use) => {
      const sites = createSites();
      await use(sites);
      await sites.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  portElsewhere: [({}, use) => freePort().then(use), { scope: 'worker' }],
  after: [
    async ({ visitor, front }, use, info) => {
      const after: After = { calls: undefined, secrets: [token, password] };
      await use(after);
      if (info.status === 'passed') await checkAftermath(visitor, front, after);
    },
    { auto: true },
  ],
  tokenFor: async ({ tokenFor, after }, use) => {
    await use(async state => {
      const token = await tokenFor(state);
      after.secrets.push(token);
      return token;
    });
  },
});

export type Fixtures = typeof test extends TestType<infer Own, infer Shared> ? Own & Shared : never;

export { expect };
