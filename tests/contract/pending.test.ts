import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCalls } from '../../src/api/generated/calls.ts';
import { type Clause, contractIn, token } from './pact.ts';

const folder = mkdtempSync(join(tmpdir(), 'pact-'));
const { begin, ask, file } = contractIn(folder);

const clause: Clause = {
  given: 'a member has moved away',
  means: 'There is nobody any more.',
  when: 'the link of a member who has moved away is opened',
  status: 410,
  message: 'This reader has moved away.',
  why: 'Nobody shall wait for a neighbour who is gone.',
  leadsTo: 'verifyEmail.failure',
};

/** Knows neither the state nor the call. */
const backend = createServer((_, response) => response.writeHead(400).end());
beforeAll(() => once(backend.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  backend.close();
  rmSync(folder, { recursive: true });
});

test('an announced interaction is in the contract, and does not break a backend', async () => {
  await write({ ...clause, pending: true });
  const { interactions } = JSON.parse(readFileSync(file, 'utf8'));
  expect(interactions).toEqual([
    expect.objectContaining({ description: clause.when, pending: true }),
  ]);
  const { code, stdout } = await verify();
  expect(stdout).toContain(`Verifying a pact between web and backend`);
  expect(stdout).toContain(clause.when);
  expect(code).toBe(0);
});

test('the same interaction breaks it once it is demanded', async () => {
  await write(clause);
  expect((await verify()).code).toBe(1);
});

async function write(clause: Clause): Promise<void> {
  const request = { method: 'GET', path: '/api/user/verify-email', query: { token } } as const;
  begin();
  await ask('verifyEmail', clause, request, (client, signal) =>
    createCalls(client).verifyEmail({ token }, signal),
  );
}

function verify(): Promise<{ code: unknown; stdout: string }> {
  const address = backend.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const where = ['--file', file, '--hostname', '127.0.0.1', '--port', port];
  const states = ['--state-change-url', `http://127.0.0.1:${port}/provider-states`];
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; stdout: string }>();
  execFile('pact-verifier', [...where, ...states, '--no-colour'], (error, stdout) =>
    resolve({ code: error?.code ?? 0, stdout }),
  );
  return promise;
}
