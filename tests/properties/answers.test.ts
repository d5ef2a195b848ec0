import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Operation } from '../../src/api/answer.ts';
import { type Outcome, outcomeOf, readerOf } from '../../src/api/outcome.ts';
import { hasSucceeded, resultOf } from '../../src/flows/result.ts';

const reset = await readerOf('resetPassword');
const verify = await readerOf('verifyEmail');
const oops = 'Oops, something went wrong.';

test('any answer has the outcome and the message of the specification', () => {
  const answer = fc.property(fc.boolean(), statuses(), bodies(), (isReset, status, body) => {
    const response = { ok: status < 300, status };
    const judged = isReset
      ? judge(outcomeOf(reset, response, body))
      : judge(outcomeOf(verify, response, body));
    expect(judged).toEqual(expected(status, body));
  });
  fc.assert(answer, { numRuns: 3_000 });
});

function judge<Name extends Operation>(outcome: Outcome<Name>) {
  return { succeeded: hasSucceeded(outcome), message: resultOf(outcome).message };
}

function statuses(): fc.Arbitrary<number> {
  return fc.oneof(
    fc.constantFrom(200, 400, 410, 422, 429, 500),
    fc.integer({ min: 200, max: 599 }),
  );
}

/** As the client has read them; undefined is one that is no JSON. */
function bodies(): fc.Arbitrary<unknown> {
  const flag = fc.oneof({ weight: 3, arbitrary: fc.boolean() }, fc.jsonValue());
  const message = fc.oneof({ weight: 3, arbitrary: texts() }, fc.jsonValue());
  const known = fc.record({ message, success: flag, error: flag }, { requiredKeys: [] });
  const answers = fc.tuple(fc.object(), known).map(parts => Object.assign({}, ...parts));
  return fc.oneof(
    { weight: 5, arbitrary: answers },
    fc.jsonValue(),
    texts(),
    fc.constant(undefined),
  );
}

function texts(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '\u200b \u00ad', ' \n\u00a0', '<b>bold</b>', '&lt;', '\u202e', '\0'),
  );
}

/** From the specification alone: the status decides first, then the flags, then the message. */
function expected(status: number, body: unknown) {
  const { message, success, error } = fieldsOf(body);
  const isOk = status < 300;
  const hasShape = typeof message === 'string' && isFlag(success) && isFlag(error);
  if (isOk && hasShape && error !== true && success !== false) return { succeeded: true, message };
  const said = typeof message === 'string' && (hasShape || !isOk) ? message : '';
  return { succeeded: false, message: isSeen(said) ? said : oops };
}

function isSeen(text: string): boolean {
  return text.replaceAll(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '').trim() !== '';
}

function isFlag(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean';
}

function fieldsOf(body: unknown): Partial<Record<string, unknown>> {
  return typeof body === 'object' && !Array.isArray(body) ? { ...body } : {};
}
