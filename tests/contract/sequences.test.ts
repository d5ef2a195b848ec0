import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeBy } from '../../src/contract/allowed-answers.ts';
import { operationsOf, readOpenApi } from '../../src/contract/operations.ts';
import { readPact, statesOf } from '../../src/contract/pact.ts';
import { runSequence } from '../../src/contract/sequences/run.ts';
import { subjectOf } from '../../src/contract/sequences/sequence.ts';
import { sequencesOf } from '../../src/contract/sequences/sequences.ts';
import { lastingStates } from '../../src/contract/states.ts';
import { acts } from '../../src/exchange/request.ts';
import { startBackend } from '../kit/backend.ts';
import { type Fault, startFaultyBackend } from './faulty-backend.ts';
import { forgetful, onlyAccept, sequenceFaults } from './sequence-faults.ts';
import { allAsked, at, verdictsIn, verify } from './verification.ts';

const sequences = sequencesOf(readPact());
const judge = judgeBy(operationsOf(readOpenApi()));
let backend: Awaited<ReturnType<typeof startBackend>>;
let faulty: Awaited<ReturnType<typeof startFaultyBackend>>;
beforeAll(async () => {
  backend = await startBackend({ PROVIDER_STATES: 'on', RATE_LIMIT: '5', SITE_FOLDER: 'none' });
  faulty = await startFaultyBackend(backend.origin);
});
afterAll(async () => {
  faulty.stop();
  await backend.stop();
});

test('our backend holds the whole contract', { timeout: 180_000 }, async () => {
  const { origin } = backend;
  const { code, stdout, stderr } = await verify(...at(origin));
  const ok = Object.fromEntries(allAsked().map(name => [name, []]));
  expect({ code, stderr, verdicts: verdictsIn(stdout) }).toEqual({
    code: 0,
    stderr: '',
    verdicts: { ok },
  });
  expect(stdout).toContain(`\n${origin}/ holds the contract: `);
});

test('our backend knows the states of the contract, and no others', async () => {
  const response = await fetch(`${backend.origin}/provider-states`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'setup', state: 'the moon is full', params: {} }),
  });
  expect(response.status).toBe(400);
  const { states } = await response.json();
  const asked = new Set(readPact().interactions.flatMap(statesOf));
  expect([...asked, ...Object.keys(lastingStates)].toSorted()).toEqual(states.toSorted());
  const { code, stdout } = await verify(...at(backend.origin), '--missing');
  const written = Object.keys(verdictsIn(stdout)['ok'] ?? {});
  expect([code, written.toSorted()]).toEqual([0, states.toSorted()]);
});

test.each(Object.entries(sequenceFaults))(
  'it is noticed that %s',
  async (_, { fault, of, reported }) => {
    faulty.breakWith(fault);
    const url = new URL(faulty.origin);
    const address = { url, states: new URL('/provider-states', url), headers: {} };
    const found: string[] = [];
    for (const sequence of sequences.filter(({ name }) => name.includes(of))) {
      found.push(...(await runSequence(sequence, address, judge)).differences);
    }
    expect(found).toEqual(reported);
  },
);

/** What `contract:verify` says of some sequences. */
async function verified(names: string[], fault: Fault) {
  faulty.breakWith(fault);
  const only = names.flatMap(name => ['--only', name]);
  const { code, stdout } = await verify(...at(faulty.origin), ...only);
  return { code, verdicts: verdictsIn(stdout) };
}

test('a backend falls short that keeps nothing of what a member changes', async () => {
  const changing = sequences.filter(({ steps }) => steps.some(step => 'by' in step));
  // One for each call is enough.
  const ofCalls = new Map(changing.map(one => [Object.values(subjectOf(one)).join(), one.name]));
  const names = [...ofCalls.values()].toSorted();
  const { code, verdicts } = await verified(names, forgetful);
  const { 'falls short': short = {}, ...others } = verdicts;
  expect([code, Object.keys(short).toSorted(), others]).toEqual([1, names, {}]);
});

test('a backend falls short that takes no act but `accept`, by the names of the others', async () => {
  const { code, verdicts } = await verified(
    ['that is open › asked', 'that is agreed › arranging'],
    onlyAccept,
  );
  const differences = Object.values(verdicts['falls short'] ?? {}).flat();
  const named = differences
    .filter(text => text.includes('the status is 500'))
    .map(text => text.split("'")[1]);
  expect([code, new Set(named)]).toEqual([1, new Set(acts.filter(type => type !== 'accept'))]);
});
