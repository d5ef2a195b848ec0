import { expect, test } from 'vitest';
import { hasSucceeded } from '../../src/flows/result.ts';

test.each([
  [{ kind: 'answer', succeeded: true }, true],
  [{ kind: 'answer', succeeded: false }, false],
  [{ kind: 'offline' }, false],
  [{ kind: 'timed out' }, false],
  [{ kind: 'aborted' }, false],
  [{ kind: 'not understood' }, false],
] as const)('of %j, says that it has succeeded: %s', (outcome, expected) => {
  expect(hasSucceeded(outcome)).toBe(expected);
});
