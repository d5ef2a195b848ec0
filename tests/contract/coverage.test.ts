import { expect, test } from 'vitest';
import { judgeBy } from '../../src/contract/allowed-answers.ts';
import { coverageOf, exceptions } from '../../src/contract/coverage.ts';
import { operationAt, operationsOf, readOpenApi } from '../../src/contract/operations.ts';
import { type Interaction, operationIdOf, readPact } from '../../src/contract/pact.ts';
import { changesIn } from '../../src/contract/sequences/sequence.ts';
import { sequencesOf } from '../../src/contract/sequences/sequences.ts';

const { interactions } = readPact();
const operations = operationsOf(readOpenApi());
const expired = 'the link of an old verification mail is opened';

test('openapi.yaml and the contract cover each other', () => {
  expect(coverageOf(operations, { interactions }).faults).toEqual([]);
});

test('several calls show what every call changes', () => {
  const changes = sequencesOf({ interactions }).flatMap(changesIn);
  const shown = new Set(changes.map(({ method, path }) => operationAt(operations, method, path)));
  const changing = operations.filter(({ method }) => method !== 'GET');
  expect(changing.filter(one => !shown.has(one)).map(one => one.operationId)).toEqual([]);
});

test('an answer that nothing asks for is a gap, unless it is announced', () => {
  const others = interactions.filter(({ description }) => description !== expired);
  expect(coverageOf(operations, { interactions: others }).faults).toEqual([
    'No interaction asks for the answer 410 of verifyEmail.',
  ]);
  const announced = changed(one => (one.pending = true));
  const { rows, faults } = coverageOf(operations, { interactions: announced });
  expect(faults).toEqual([]);
  expect(rows.flatMap(({ coming }) => coming.map(one => one.description))).toEqual([expired]);
});

test('an answer that calls have in common is asked for once for each noun', () => {
  const ids = operations.filter(({ noun }) => noun === 'user').map(one => one.operationId);
  const faultsWithout = (left: string[]) => {
    const isLeft = (one: Interaction) => left.includes(operationIdOf(one) ?? '');
    const rest = interactions.filter(one => one.response.status !== 429 || !isLeft(one));
    return coverageOf(operations, { interactions: rest }).faults;
  };
  expect(faultsWithout(ids.slice(1))).toEqual([]);
  expect(faultsWithout(ids)).toEqual(
    ids.map(id => `No interaction asks for the answer 429 of ${id}.`),
  );
});

test('an exception is a fault where an interaction asks for the answer', () => {
  const leftOut = { ...exceptions, 'verifyEmail 410': 'Too hard.' };
  expect(coverageOf(operations, { interactions }, leftOut).faults).toEqual([
    'The exception for the answer 410 of verifyEmail is not needed.',
  ]);
});

test.each<[fault: string, change: (one: Interaction) => unknown]>([
  ['does not say why the web needs it', one => delete one.comments?.why],
  ['asks GET /api/user, which is not declared', ({ request }) => (request.path = '/api/user')],
  [
    'names signIn, but asks verifyEmail',
    one => Object.assign(one.comments?.references ?? {}, { openapi: { operationId: 'signIn' } }),
  ],
  [
    'asks for the answer 404, which verifyEmail does not declare',
    ({ response }) => (response.status = 404),
  ],
])('an interaction %s', (fault, change) => {
  const { faults } = coverageOf(operations, { interactions: changed(change) });
  expect(faults).toContain(`'${expired}' ${fault}.`);
});

/** What is wrong with the examples of all answers, once each is changed. */
function faultsOfExamples(changed: (json: string) => string = json => json): string[] {
  const judge = judgeBy(operations);
  return operations.flatMap(({ method, path, answers }) =>
    answers.flatMap(({ status, content = {} }) =>
      Object.values(content['application/json']?.examples ?? {}).flatMap(({ value }) =>
        judge({
          method,
          path,
          status: Number(status) || 599,
          headers: { 'content-type': 'application/json', 'retry-after': '60' },
          body: Buffer.from(changed(JSON.stringify(value))),
        }),
      ),
    ),
  );
}

test('every example of an answer is one that openapi.yaml allows', () => {
  expect(faultsOfExamples()).toEqual([]);
});

test('an answer may have kinds that openapi.yaml does not list, and no other words', () => {
  const named = (word: string, other: unknown) => (json: string) =>
    json.replaceAll(`"${word}"`, JSON.stringify(other));
  expect(faultsOfExamples(named('propose a meeting', 'send a drone'))).toEqual([]);
  expect(faultsOfExamples(named('propose a meeting', 1))).not.toEqual([]);
  expect(faultsOfExamples(named('offered', 'up for grabs'))).not.toEqual([]);
});

function changed(change: (one: Interaction) => unknown): Interaction[] {
  const copies = structuredClone(interactions);
  for (const one of copies.filter(({ description }) => description === expired)) change(one);
  return copies;
}
