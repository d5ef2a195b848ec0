import type { TestType } from '@playwright/test';
import type { Operation } from '../../src/api/answer.ts';
import { test as base, expect, often } from '../browser/test.ts';
import { checkAfterEffects } from './after-effects.ts';

export interface After {
  /** The calls that may have left by the end; where nothing is said, exactly one. */
  calls: Operation[] | undefined;
  /** What nobody may find once the flow has ended. Add tokens and passwords of your own. */
  secrets: string[];
}

/** Of a link that the backend has never sent. */
export const token = 'token-of-nobody';
export const password = 'grey-heron-71';

/** A test after which nothing may be left of what went wrong, see `aftermath.ts`. */
export const test = base.extend<{ after: After }>({
  after: [
    async ({ visitor, front }, use, info) => {
      const after: After = { calls: undefined, secrets: [token, password] };
      await use(after);
      if (info.status === 'passed') await checkAfterEffects(visitor, front, after);
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

export { expect, often };
