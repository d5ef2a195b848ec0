import { describe, expect, test } from 'vitest';
import { answerChanges, requestChanges } from './schema-documents.ts';

const allOf = (...parts: unknown[]) => ({ schema: { allOf: parts } });
const pattern = (text: string) => ({ type: 'string', pattern: text });
const ifElse = (length: number) => ({
  if: { type: 'string' },
  else: { maxLength: length },
});
const oneOf = (...titles: string[]) => ({
  oneOf: titles.map(title => ({ title, pattern: title })),
});

describe('a schema of several parts', () => {
  test('shows a change of the pattern in the middle of three', () => {
    const old = allOf(pattern('a'), pattern('b'), pattern('c'));
    expect(answerChanges(old, allOf(pattern('a'), pattern('x'), pattern('c')))).toEqual([
      ['asks', 'answer 200, $: pattern is "x", was "b"'],
    ]);
    expect(answerChanges(old, allOf(pattern('a'), pattern('c')))).toEqual([
      ['takes', 'answer 200, $: has no pattern any more, had "b"'],
    ]);
    expect(answerChanges(allOf(pattern('a'), pattern('c')), old)).toEqual([
      ['asks', 'answer 200, $: pattern is "b", had none'],
    ]);
  });

  test('shows a change of the condition in the middle of three', () => {
    const old = allOf(ifElse(10), ifElse(20), ifElse(30));
    expect(answerChanges(old, allOf(ifElse(10), ifElse(21), ifElse(30)))).toEqual([
      [
        'asks',
        'answer 200, $: if is {"if":{"type":"string"},"else":{"maxLength":21}}, was {"if":{"type":"string"},"else":{"maxLength":20}}',
      ],
    ]);
  });

  test('shows a change of the choice in the middle of three', () => {
    const old = allOf(oneOf('a', 'b'), oneOf('c', 'd'), oneOf('e', 'f'));
    expect(
      answerChanges(old, allOf(oneOf('a', 'b'), oneOf('c', 'd', 'x'), oneOf('e', 'f'))),
    ).toEqual([['takes', 'answer 200, $: may be x now']]);
  });

  test('is the same in another order', () => {
    const old = allOf(pattern('a'), pattern('b'), ifElse(1), ifElse(2), oneOf('a', 'b'));
    const next = allOf(oneOf('a', 'b'), ifElse(2), pattern('b'), pattern('a'), ifElse(1));
    expect(answerChanges(old, next)).toEqual([]);
  });

  test.each<[keyword: string, old: unknown[], next: unknown[], expected: [string, string][]]>([
    ['maxLength', [10, 20, 30], [10, 15, 30], []],
    ['maxLength', [10, 20, 30], [12, 20, 30], [['takes', 'maxLength is 12, was 10']]],
    ['maxLength', [10, 20, 30], [10, 20, 5], [['asks', 'maxLength is 5, was 10']]],
    ['minLength', [1, 2, 3], [1, 2, 4], [['asks', 'minLength is 4, was 3']]],
    [
      'enum',
      [
        ['a', 'b'],
        ['b', 'c'],
      ],
      [['b'], ['b', 'd']],
      [],
    ],
    [
      'enum',
      [
        ['a', 'b'],
        ['a', 'b', 'c'],
      ],
      [['a', 'b'], ['b']],
      [['asks', 'may no longer be "a"']],
    ],
    ['type', [['string', 'null'], 'string'], ['string', ['string', 'integer']], []],
    ['type', ['number', 'integer'], ['number', 'number'], [['takes', 'is number, was integer']]],
    ['type', ['string', 'string'], ['string', 'null'], [['asks', 'allows no value any more']]],
    ['const', ['a', 'a'], ['a', 'b'], [['asks', 'allows no value any more']]],
  ])('computes its %s from %j, then from %j', (keyword, old, next, expected) => {
    const parts = (values: unknown[]) => allOf(...values.map(value => ({ [keyword]: value })));
    expect(answerChanges(parts(old), parts(next))).toEqual(
      expected.map(([effect, what]) => [effect, `answer 200, $: ${what}`]),
    );
  });

  test('asks a backend for more where a request has a looser bound in one part', () => {
    const old = allOf({ type: 'string' }, { maxLength: 10 }, { maxLength: 20 });
    expect(requestChanges(old, allOf({ type: 'string' }, { maxLength: 20 }))).toEqual([
      ['asks', 'request, $: maxLength is 20, was 10'],
    ]);
  });

  test('ends where a part of it holds the whole', () => {
    const schemas = (maxLength: number) => ({
      Part: {
        allOf: [
          { properties: { inner: { $ref: '#/components/schemas/Part' } } },
          { properties: { inner: { properties: { name: { maxLength } } } } },
        ],
      },
    });
    const schema = { $ref: '#/components/schemas/Part' };
    expect(
      answerChanges({ schema, schemas: schemas(10) }, { schema, schemas: schemas(20) }),
    ).toEqual([['takes', 'answer 200, $.inner.name: maxLength is 20, was 10']]);
  });
});
