import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Pact, readPact, statesOf } from '../../src/contract/pact.ts';
import { startBackend } from '../backend.ts';
import { backendFaults } from './backend-faults.ts';
import { compare, drift } from './crosschecks.ts';
import { startFaultyBackend } from './faulty-backend.ts';
import { heldAt, startVerifier } from './pact-verifier.ts';
import { pactFile } from './pact.ts';
import { realAnswers } from './real-answers.ts';
import { copyOf, ofMailLinks } from './seeds.ts';

const pact = readPact(pactFile);
const allHeld = Object.fromEntries(pact.interactions.map(({ description }) => [description, true]));

let backend: Awaited<ReturnType<typeof startBackend>>;
beforeAll(async () => {
  backend = await startBackend({ PROVIDER_STATES: 'on', RATE_LIMIT: '5', SITE_FOLDER: 'none' });
});
afterAll(() => backend.stop());

describe('the shipped backend', () => {
  test('holds every clause of the contract', async () => {
    expect(await heldAt(backend.origin, pactFile)).toEqual(allHeld);
  });

  test('refuses a state that it does not know, and names those it knows', async () => {
    const response = await fetch(`${backend.origin}/provider-states`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action: 'setup', state: 'the moon is full', params: {} }),
    });
    expect(response.status).toBe(400);
    const asked = pact.interactions.filter(({ pending }) => !pending).flatMap(statesOf);
    const { states } = await response.json();
    expect([...new Set(asked)].toSorted()).toEqual(states.toSorted());
  });
});

describe('the shipped backend keeps to openapi.yaml', () => {
  let answered: Pact;
  beforeAll(async () => {
    answered = await realAnswers(pact, backend.origin);
  });

  test('and answers every interaction with its status', () => {
    const statuses = ({ interactions }: Pact) =>
      interactions.map(({ description, response }) => [description, response.status]);
    expect(statuses(answered)).toEqual(statuses(pact));
  });

  test('as a comparison sees it', async () => {
    expect(await compare(answered)).toEqual([]);
  });

  test('as recorded traffic', async () => {
    expect(await drift(answered)).toEqual([]);
  });
});

describe('a broken backend', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backend-faults-'));
  const file = join(folder, 'pact.json');
  const rows = Object.entries(backendFaults);
  let faulty: Awaited<ReturnType<typeof startFaultyBackend>>;
  let held: Record<string, boolean>;

  beforeAll(async () => {
    // For each fault a copy of the interaction that must notice it; its state names the fault.
    const interactions = rows.map(([fault, [noticedBy]]) => {
      const copy = copyOf(pact, noticedBy);
      const states = copy.providerStates?.map(({ name }) => ({ name, params: { fault } }));
      return { ...copy, description: fault, providerStates: states };
    });
    writeFileSync(file, JSON.stringify({ ...pact, interactions }));
    faulty = await startFaultyBackend(backend.origin);
    faulty.breakWith(fault => backendFaults[fault]?.[1]);
    held = await heldAt(faulty.origin, file);
  });
  afterAll(() => {
    faulty.stop();
    rmSync(folder, { recursive: true });
  });

  describe('falls short when', () => {
    test.each(rows)('%s', fault => {
      expect(held[fault]).toBe(false);
    });

    test('a state handler throws', async () => {
      const asked = new Set<string>();
      const asksAgain = new Promise<void>(resolve => {
        faulty.breakWith(() => ({
          asked: call => {
            asked.add(call.path);
            return call;
          },
          state: ({ body }) => {
            if (asked.has(body)) resolve();
            asked.add(body);
            return { status: 500, type: 'application/json', body: '{}' };
          },
        }));
      });
      // It asks for two minutes before it gives up.
      const verifier = startVerifier(faulty.origin, file);
      await asksAgain;
      verifier.stop();
      await verifier.ended;
      expect(asked.size).toBe(1);
    });
  });

  test('holds every interaction when nothing is broken', async () => {
    faulty.breakWith(() => undefined);
    expect(await heldAt(faulty.origin, pactFile)).toEqual(allHeld);
  });

  test('is noticed by every interaction', () => {
    const noticing = new Set(rows.map(([, [noticedBy]]) => noticedBy));
    const asked = ofMailLinks().pact.interactions.map(({ description }) => description);
    expect([...noticing].toSorted()).toEqual(asked.toSorted());
    expect(rows.length).toBeGreaterThanOrEqual(20);
  });
});
