import { describe, expect, test } from 'vitest';
import { answerChanges, requestChanges } from './schema-documents.ts';

const text = { type: 'string' };
const integer = { type: 'integer' };

/** An object with a field `a`, with more fields of a name, and with what all others may be. */
function object(fields: Record<string, unknown>, additionalProperties?: unknown) {
  const properties = { a: text, ...fields };
  return { schema: { type: 'object', properties, additionalProperties } };
}

describe('a new field', () => {
  test('is one more where it might be anything before', () => {
    const expected = [['adds', 'answer 200, $.b: may be answered now']];
    expect(answerChanges(object({}), object({ b: integer }))).toEqual(expected);
    expect(answerChanges(object({}, true), object({ b: integer }, true))).toEqual(expected);
    expect(answerChanges(object({}, {}), object({ b: integer }, {}))).toEqual(expected);
  });

  test('is one more where it was forbidden', () => {
    const expected = [['adds', 'answer 200, $.b: may be answered now']];
    expect(answerChanges(object({}, false), object({ b: integer }, false))).toEqual(expected);
    expect(answerChanges(object({ b: false }), object({}))).toEqual(expected);
    expect(requestChanges(object({}, false), object({ b: integer }, false))).toEqual([
      ['asks', 'request, $.b: may be sent now'],
    ]);
  });

  test('is one more where it was the same', () => {
    expect(answerChanges(object({}, text), object({ b: text }, text))).toEqual([
      ['adds', 'answer 200, $.b: may be answered now'],
    ]);
  });

  test('that is forbidden makes a backend red that answered it', () => {
    expect(answerChanges(object({}), object({ b: false }))).toEqual([
      ['asks', 'answer 200, $.b: allows no value any more'],
    ]);
    expect(requestChanges(object({}), object({ b: false }))).toEqual([
      ['takes', 'request, $.b: allows no value any more'],
    ]);
    expect(answerChanges(object({}, false), object({ b: false }, false))).toEqual([]);
  });

  test('of fewer values than it had as one of all others makes a backend red', () => {
    expect(answerChanges(object({}, text), object({ b: { ...text, maxLength: 5 } }, text))).toEqual(
      [
        ['adds', 'answer 200, $.b: may be answered now'],
        ['asks', 'answer 200, $.b: maxLength is 5, had none'],
      ],
    );
  });

  test('of another type than it had as one of all others is major', () => {
    expect(answerChanges(object({}, text), object({ b: integer }, text))).toEqual([
      ['adds', 'answer 200, $.b: may be answered now'],
      ['asks', 'answer 200, $.b: is integer, was string'],
      ['takes', 'answer 200, $.b: is integer, was string'],
    ]);
  });

  test('does not count where another part of the schema is closed', () => {
    const closed = { properties: { a: text }, additionalProperties: false };
    const old = { schema: { allOf: [closed] } };
    const next = { schema: { allOf: [closed, { properties: { b: text } }] } };
    expect(requestChanges(old, next)).toEqual([]);
  });
});

describe('a field that is removed', () => {
  test('is taken from the web', () => {
    expect(answerChanges(object({ b: text }), object({}))).toEqual([
      ['takes', 'answer 200, $.b: is removed'],
    ]);
  });

  test('of a closed answer is taken from the web, and makes a backend red that answers it', () => {
    const expected = [
      ['takes', 'answer 200, $.b: is removed'],
      ['asks', 'answer 200, $.b: allows no value any more'],
    ];
    expect(answerChanges(object({ b: text }, false), object({}, false))).toEqual(expected);
    expect(answerChanges(object({ b: text }), object({ b: false }))).toEqual(expected);
  });
});

test('a type that loses one and gains one is taken from the web, and makes a backend red', () => {
  const typed = (...type: string[]) => object({ b: { type } });
  expect(answerChanges(typed('string', 'null'), typed('string', 'integer'))).toEqual([
    ['asks', 'answer 200, $.b: is string or integer, was string or null'],
    ['takes', 'answer 200, $.b: is string or integer, was string or null'],
  ]);
});
