import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createCalls } from '../../src/api/generated/calls.ts';
import { type Clause, contractIn, token } from './pact.ts';

const folder = mkdtempSync(join(tmpdir(), 'client-faults-'));
const { begin, ask } = contractIn(folder);
beforeAll(begin);
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.unstubAllGlobals());

const password = 'nine yellow lanterns';

const clause: Clause = {
  given: 'a token has been sent',
  means: 'Somebody has it.',
  when: 'it is used',
  status: 200,
  message: 'Done.',
  why: 'To see a fault noticed.',
  leadsTo: 'verifyEmail.success',
};

const operations = {
  verifyEmail: () =>
    ask(
      'verifyEmail',
      clause,
      { method: 'GET', path: '/api/user/verify-email', query: { token } },
      (client, signal) => createCalls(client).verifyEmail({ token }, signal),
    ),
  resetPassword: () =>
    ask(
      'resetPassword',
      clause,
      { method: 'POST', path: '/api/user/reset-password', body: { newPassword: password, token } },
      (client, signal) =>
        createCalls(client).resetPassword({ newPassword: password, token }, signal),
    ),
};

type Change = (request: Request) => Request | Promise<Request>;

/** The client, as if it had been written with one fault. */
function breakClientWith(change: Change): void {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => send(await change(request)));
}

const faults: Record<keyof typeof operations, Record<string, Change>> = {
  verifyEmail: {
    'another path': address(url => url.replace('verify-email', 'verify')),
    'a slash at the end of the path': address(url => url.replace('?', '/?')),
    'another parameter': address(url => url.replace('token=', 'code=')),
    'no parameter': address(url => url.replace(/\?.*/, '')),
    'an empty token': address(url => url.replace(/token=.*/, 'token=')),
    'another token': address(url => url.toLowerCase()),
    'the token twice': address(url => `${url}&token=${token}`),
    'one parameter more': address(url => `${url}&source=mail`),
    'another method': request => new Request(request, { method: 'POST' }),
  },
  resetPassword: {
    'another path': address(url => url.replace('reset-password', 'password')),
    'another method': request => new Request(request, { method: 'PUT' }),
    'the token in the address': address(url => `${url}?token=${token}`),
    'another field for the password': body(({ newPassword, ...rest }) => ({
      ...rest,
      password: newPassword,
    })),
    'another field for the token': body(({ token, ...rest }) => ({ ...rest, code: token })),
    'no token': body(({ newPassword }) => ({ newPassword })),
    'no password': body(({ token }) => ({ token })),
    'a changed password': body(sent => ({ ...sent, newPassword: sent.newPassword.toUpperCase() })),
    'one field more': body(sent => ({ ...sent, confirmation: sent.newPassword })),
    'a list': body(sent => [sent]),
    'a form instead of JSON': request =>
      new Request(request, {
        method: 'POST',
        body: new URLSearchParams({ newPassword: password, token }),
      }),
    'JSON that is called text': request =>
      new Request(request, { headers: { 'Content-Type': 'text/plain' } }),
    'no body': request => new Request(request, { method: 'POST', body: '' }),
  },
};

describe.each(Object.entries(faults))('%s', (operation, changes) => {
  const call = operations[operation === 'verifyEmail' ? 'verifyEmail' : 'resetPassword'];

  test('passes as it is', async () => {
    expect(await call()).toMatchObject({ kind: 'answer', message: 'Done.' });
  });

  test.each(Object.entries(changes))('is noticed when it sends %s', async (_, change) => {
    breakClientWith(change);
    await expect(call()).rejects.toThrow(/mock server|Mock Server|mismatch/i);
  });
});

function address(change: (url: string) => string): Change {
  return request => new Request(change(request.url), request);
}

function body(change: (sent: { newPassword: string; token: string }) => unknown): Change {
  return async request => {
    const sent = JSON.parse(await request.text());
    const { method, headers, signal, url } = request;
    return new Request(url, { method, headers, signal, body: JSON.stringify(change(sent)) });
  };
}
