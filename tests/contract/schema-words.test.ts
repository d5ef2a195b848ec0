import { expect, test } from 'vitest';
import { answerChanges, requestChanges } from './schema-documents.ts';

const field = (schema: object) => ({
  schema: { properties: { id: { type: 'string', ...schema } } },
});

test('a field that is read only says nothing new of an answer, and takes it from a request', () => {
  const [old, next] = [field({}), field({ readOnly: true })];
  expect(answerChanges(old, next)).toEqual([['says', 'answer 200, $.id: is readOnly now']]);
  expect(requestChanges(old, next)).toEqual([['takes', 'request, $.id: is readOnly now']]);
  expect(requestChanges(next, old)).toEqual([['asks', 'request, $.id: is no longer readOnly']]);
});

test('a field that is write only must not be answered any more', () => {
  const [old, next] = [field({}), field({ writeOnly: true })];
  expect(answerChanges(old, next)).toEqual([['asks', 'answer 200, $.id: is writeOnly now']]);
  expect(requestChanges(old, next)).toEqual([['says', 'request, $.id: is writeOnly now']]);
});

test('a discriminator is a hint to tools', () => {
  const discriminator = { propertyName: 'id' };
  expect(answerChanges(field({}), field({ discriminator }))).toEqual([
    ['says', 'answer 200, $.id: discriminator changed'],
  ]);
});
