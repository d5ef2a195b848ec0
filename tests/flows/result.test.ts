import { expect, test } from 'vitest';
import type { Outcome } from '../../src/api/outcome.ts';
import { hasSucceeded, resultOf } from '../../src/flows/result.ts';

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

const answer = {
  kind: 'answer',
  status: 200,
  message: 'Said.',
  body: { message: 'Said.' },
} as const;

test.each<[Outcome<'verifyEmail'>, string]>([
  [{ ...answer, succeeded: true }, 'Said.'],
  [{ ...answer, succeeded: false }, 'Said.'],
  [{ ...answer, succeeded: false, message: '\u0007\u001B' }, 'Oops, something went wrong.'],
  [{ kind: 'offline' }, 'Oops, something went wrong.'],
])('of %j, has a message without any advice', (outcome, message) => {
  expect(resultOf(outcome)).toEqual({ message, advice: undefined });
});
