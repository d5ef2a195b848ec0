import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend } from '../backend.ts';
import { pactFile } from './pact.ts';

let backend: Awaited<ReturnType<typeof startBackend>>;
beforeAll(async () => {
  backend = await startBackend({ PROVIDER_STATES: 'on', RATE_LIMIT: '5' });
});
afterAll(() => backend.stop());

test('holds every clause of the contract', async () => {
  const { interactions } = JSON.parse(readFileSync(pactFile, 'utf8'));
  const { hostname, port } = new URL(backend.origin);
  const { stdout } = await promisify(execFile)('pact-verifier', [
    '--file',
    pactFile,
    '--hostname',
    hostname,
    '--port',
    port,
    '--state-change-url',
    `${backend.origin}/provider-states`,
    '--state-change-teardown',
    '--no-colour',
  ]);
  const held = stdout.match(/returns a response which\n(.*\(OK\)\n?)+/g);
  expect(held).toHaveLength(interactions.length);
});

test('refuses a state that it does not know, and names those it knows', async () => {
  const response = await fetch(`${backend.origin}/provider-states`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'setup', state: 'the moon is full', params: {} }),
  });
  expect(response.status).toBe(400);
  const { interactions } = JSON.parse(readFileSync(pactFile, 'utf8'));
  const asked: string[] = interactions.flatMap(({ pending, providerStates }: Interaction) =>
    pending ? [] : providerStates.map(({ name }) => name),
  );
  const { states } = await response.json();
  expect([...new Set(asked)].toSorted()).toEqual(states.toSorted());
});

interface Interaction {
  pending: boolean;
  providerStates: { name: string }[];
}
