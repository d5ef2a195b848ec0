import { expect, test } from 'vitest';
import { coverageOf } from '../../src/contract/coverage.ts';
import { fieldsRead } from '../../src/contract/fields.ts';
import { operationsOf, readOpenApi } from '../../src/contract/operations.ts';
import { readPact } from '../../src/contract/pact.ts';
import { pactFile } from './pact.ts';
import { seeded } from './seeds.ts';

const pact = readPact(pactFile);
const operations = operationsOf(readOpenApi());

test('description and contract cover each other', () => {
  expect(coverageOf(operations, pact).faults).toEqual([]);
});

test('every answer of every operation is asked for, or excepted', () => {
  const { rows } = coverageOf(operations, pact);
  const excepted = rows.filter(({ exception }) => exception);
  expect(new Set(excepted.map(({ answer }) => answer.status))).toEqual(new Set(['default']));
  const asked = rows.filter(({ interactions }) => interactions.length > 0);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.length + excepted.length).toBe(rows.length);
});

test('the web reads the message of every answer, and the flags only where it could succeed', () => {
  const verifyEmail = operations.find(({ operationId }) => operationId === 'verifyEmail');
  if (!verifyEmail) throw new Error('There is no operation');
  const hint = { type: 'string' };
  const read = verifyEmail.answers.map(({ body, ...answer }) => {
    const properties = { ...body?.properties, hint };
    const fields = fieldsRead({ ...answer, body: { ...body, properties } });
    return `${answer.status}: ${fields.join(', ')}`;
  });
  expect(read).toEqual([
    '200: message, success, error',
    '400: message',
    '410: message',
    '429: message',
    '500: message',
    'default: message',
  ]);
});

test('an announced interaction covers its answer as coming', () => {
  const announced = seeded(pact, 'the link of an old verification mail is opened', interaction => {
    interaction.pending = true;
  });
  const { rows, faults } = coverageOf(operations, announced);
  expect(faults).toEqual([]);
  expect(rows.filter(({ coming }) => coming.length > 0).map(({ answer }) => answer.status)).toEqual(
    ['410'],
  );
});
