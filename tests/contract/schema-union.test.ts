import { describe, expect, test } from 'vitest';
import { answerChanges, requestChanges } from './schema-documents.ts';

const text = { type: 'string' };
const none = { type: 'null' };
const short = { ...text, maxLength: 5 };

describe('one schema or another', () => {
  test.each<[one: object, other: object]>([
    [{ anyOf: [text, none] }, { type: ['string', 'null'] }],
    [{ oneOf: [none, text] }, { type: ['string', 'null'] }],
    [{ anyOf: [short, none] }, { type: ['string', 'null'], maxLength: 5 }],
    [{ anyOf: [{ enum: ['a'], ...text }, none] }, { type: ['string', 'null'], enum: ['a', null] }],
    [{ anyOf: [text, { type: 'integer' }] }, { type: ['integer', 'string'] }],
    [{ anyOf: [text, none] }, { ...text, nullable: true }],
    [{ anyOf: [{ $ref: '#/components/schemas/Text' }, none] }, { type: ['string', 'null'] }],
  ])('is the same: %j and %j', (one, other) => {
    const schemas = { Text: text };
    const [old, next] = [
      { schema: one, schemas },
      { schema: other, schemas },
    ];
    expect(answerChanges(old, next)).toEqual([]);
    expect(answerChanges(next, old)).toEqual([]);
    expect(requestChanges(old, next)).toEqual([]);
  });

  test.each<[one: object, other: object, says: string]>([
    [{ anyOf: [short, { type: 'integer' }] }, short, 'may no longer be integer'],
    [{ anyOf: [short, none] }, short, 'is string, was string or null'],
  ])('is not the same: %j and %j', (one, other, says) => {
    expect(answerChanges({ schema: one }, { schema: other })).toContainEqual([
      'asks',
      `answer 200, $: ${says}`,
    ]);
  });

  test('is not the same where a value may fit two and has to fit one', () => {
    const both = [{ type: 'number' }, { type: 'integer' }];
    expect(answerChanges({ schema: { anyOf: both } }, { schema: { oneOf: both } })).not.toEqual([]);
  });

  test('shows a looser bound as one', () => {
    const bounded = (maxLength: number) => ({ schema: { anyOf: [{ ...text, maxLength }, none] } });
    expect(requestChanges(bounded(5), bounded(6))).toEqual([
      ['asks', 'request, $: maxLength is 6, was 5'],
    ]);
  });
});
