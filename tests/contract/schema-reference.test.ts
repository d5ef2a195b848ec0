import { describe, expect, test } from 'vitest';
import { answerChanges, type Described, requestChanges } from './schema-documents.ts';

const $ref = '#/components/schemas/Answer';

/** A reference with something beside it, to a schema that has something of its own. */
function beside(schema: object, own: object): Described {
  return { schema: { $ref, ...schema }, schemas: { Answer: { type: 'object', ...own } } };
}

const properties = { message: { type: 'string' }, success: { type: 'boolean' } };
const codes = (...values: string[]) => ({ properties: { code: { enum: values } } });

describe('a schema beside a reference', () => {
  test('holds together with what the reference leads to', () => {
    const required = { required: ['code'] };
    expect(
      answerChanges(
        beside(required, { required: ['message'] }),
        beside(required, { required: ['message', 'success'] }),
      ),
    ).toEqual([['asks', 'answer 200, $.success: is required now']]);
  });

  test('leaves all other fields to what the reference leads to', () => {
    const hint = { properties: { hint: { type: 'string' } } };
    expect(answerChanges(beside(hint, codes('a', 'b')), beside(hint, codes('a')))).toEqual([
      ['asks', 'answer 200, $.code: may no longer be "b"'],
    ]);
  });

  test('allows of two closed sets what both allow', () => {
    const some = { enum: ['a', 'b'] };
    const text = { type: 'string' };
    expect(
      answerChanges(
        beside(some, { ...text, enum: ['a', 'b', 'c'] }),
        beside(some, { ...text, enum: ['b', 'c'] }),
      ),
    ).toEqual([['asks', 'answer 200, $: may no longer be "a"']]);
  });

  test('has a pattern of its own', () => {
    const pattern = { pattern: '^[A-Z]' };
    const text = { type: 'string' };
    expect(
      answerChanges(
        beside(pattern, { ...text, pattern: '.+' }),
        beside(pattern, { ...text, pattern: '\\.$' }),
      ),
    ).toEqual([['asks', 'answer 200, $: pattern is "\\\\.$", was ".+"']]);
  });

  test('does not make required what the reference no longer requires', () => {
    const required = { required: ['newPassword'] };
    const fields = { properties: { newPassword: { type: 'string' }, token: { type: 'string' } } };
    expect(
      requestChanges(
        beside(required, { ...fields, required: ['newPassword', 'token'] }),
        beside(required, { ...fields, required: ['newPassword'] }),
      ),
    ).toEqual([['asks', 'request, $.token: is no longer required']]);
  });

  test('takes nothing away', () => {
    const hint = { properties: { hint: { type: 'string' } } };
    expect(answerChanges(beside({}, { properties }), beside(hint, { properties }))).toEqual([
      ['adds', 'answer 200, $.hint: may be answered now'],
    ]);
  });

  test('is a looser bound where the looser of the two is raised', () => {
    const bounded = (own: number, other: number) =>
      beside({ maxLength: own }, { type: 'string', maxLength: other });
    expect(requestChanges(bounded(10, 20), bounded(10, 30))).toEqual([]);
    expect(requestChanges(bounded(10, 20), bounded(15, 20))).toEqual([
      ['asks', 'request, $: maxLength is 15, was 10'],
    ]);
  });

  test('is seen in what is only compared as a whole', () => {
    const not = (own: object) => ({
      schema: { not: { $ref, required: ['code'] } },
      schemas: { Answer: own },
    });
    expect(answerChanges(not({ type: 'object' }), not({ type: 'array' }))).toEqual([
      [
        'asks',
        'answer 200, $: not is {"required":["code"],"allOf":[{"type":"array"}]}, was {"required":["code"],"allOf":[{"type":"object"}]}',
      ],
    ]);
  });

  test('is only wording where it is a description', () => {
    const described = (description: string) => beside({ description }, { properties });
    expect(answerChanges(described('One.'), described('Another.'))).toEqual([
      ['says', 'answer 200, $: description changed'],
    ]);
  });

  test('ends where the reference leads to what is around it', () => {
    const inside = (maxLength: number) => ({
      properties: { inner: { $ref, properties: { name: { maxLength } } } },
    });
    expect(answerChanges(beside({}, inside(10)), beside({}, inside(20)))).toEqual([
      ['takes', 'answer 200, $.inner.name: maxLength is 20, was 10'],
    ]);
  });
});
