import { expect, test } from 'vitest';
import type { Outcome } from '../../src/api/outcome.ts';
import { resultOf } from '../../src/flows/result.ts';

const answer = { kind: 'answer', status: 200, body: { message: 'Said.' } } as const;
const success = { ...answer, succeeded: true };
const failure = { ...answer, succeeded: false };
const oops = 'Oops, something went wrong.';

test.each<[Outcome<'verifyEmail'>, string]>([
  [{ ...success, message: 'Said.' }, 'Said.'],
  [{ ...success, message: '' }, ''],
  [{ ...failure, message: 'Said.' }, 'Said.'],
  [{ ...failure, message: '<b>Said</b> & "هو"' }, '<b>Said</b> & "هو"'],
  [{ ...failure, message: '' }, oops],
  [{ ...failure, message: ' \n\u00a0' }, oops],
  [{ ...failure, message: '\u200b\u2060' }, oops],
  [{ ...failure, message: '\u0007\u001B' }, oops],
  [{ kind: 'offline' }, oops],
])('%j has the message %j, and no advice', (outcome, message) => {
  expect(resultOf(outcome)).toEqual({ message });
});
