import { once } from 'node:events';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readOptions } from '../../src/contract/options.ts';
import { unknownStateFinding } from '../../src/contract/readiness.ts';
import { certificateFor } from '../server/certificate.ts';
import { at, clauses, listen, reportsFolder, verdictsIn, verify } from './verification.ts';

describe('says what is missing, and what to do, when', () => {
  test('the server is down', async () => {
    expect(await verify(...at('http://127.0.0.1:1'))).toEqual({
      code: 2,
      stdout: '',
      stderr: `Nothing answers at http://127.0.0.1:1/: the connection was refused.
Start your server, or correct --url.
`,
    });
  });

  test('the state URL is down', async () => {
    const states = 'http://127.0.0.1:1/states';
    const origin = await listen(async (_, response) => response.end());
    const { code, stderr } = await verify('--url', origin, '--states', states);
    expect(stderr).toBe(`Nothing answers at the state URL ${states}: the connection was refused.
Start what brings states about, or correct --states.

Before an interaction, each of its states is asked for:

  POST ${states}
  Content-Type: application/json

  {"action":"setup","params":{},"state":"the state, word for word"}

Bring it about for the token that the interaction names, and answer, with what the state has to tell:

  200 OK
  Content-Type: application/json

  {}

Afterwards the same comes with "action": "teardown": take everything back, and answer the same.
Answer 400 to a state that you do not know.
`);
    expect(code).toBe(2);
  });

  test('there is nothing at the state URL', async () => {
    const origin = await listen(async (_, response) => response.writeHead(404).end());
    const states = `${origin}/nothing-here`;
    const { code, stderr } = await verify('--url', origin, '--states', states);
    const [what, list] = stderr.split('\n\n');
    expect(what).toBe(
      `The state URL ${states} answers 404 to every state of the contract, as if nothing were there.
Add a handler, or correct --states. These are the states:`,
    );
    const names = new Set(clauses.flatMap(({ states }) => states.map(({ name }) => name)));
    expect(list?.split('\n')).toEqual([...names].map(name => `  ${name}`).toSorted());
    expect(code).toBe(2);
  });

  test.each([
    [401, 'Does it need a header? Give --header KEY=VALUE.'],
    [403, 'Does it need a header? Give --header KEY=VALUE.'],
    [500, 'Mend its handler, or correct --states.'],
  ])('the state URL answers %i to every state', async (status, advice) => {
    const origin = await listen(async (_, response) => response.writeHead(status).end());
    const { code, stderr } = await verify(...at(origin), '--reports', reportsFolder());
    expect(stderr.split('\n\n')[0]).toBe(
      `The state URL ${origin}/provider-states answers ${status} to every state of the contract.
${advice} These are the states:`,
    );
    expect(code).toBe(2);
  });

  test('the state URL fails for every state that it knows', async () => {
    const origin = await listen(async (request, response) => {
      const body = (await request.toArray()).join('');
      return response.writeHead(body.includes('no contract names') ? 400 : 500).end();
    });
    const { code, stderr } = await verify(...at(origin), '--reports', reportsFolder());
    expect(stderr).toContain(' answers 500 to every state of the contract.\n');
    expect(code).toBe(2);
  });

  test('nobody vouches for its certificate', async () => {
    const server = createSecureServer(await certificateFor('127.0.0.1'), (_, response) =>
      response.end(),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    const origin = `https://127.0.0.1:${portOf(server)}`;
    const words = [...at(origin), '--reports', reportsFolder()];
    expect(await verify(...words)).toEqual({
      code: 2,
      stdout: '',
      stderr: `Nothing can be asked of ${origin}/: its certificate is not trusted; put NODE_EXTRA_CA_CERTS=ca.pem before the command.\n`,
    });
  });

  test('the command is misused', async () => {
    const { code, stderr } = await verify('--url', 'http://127.0.0.1:1');
    expect(stderr.split('\n\n').slice(0, 2)).toEqual([
      '--states is missing.',
      'npm run contract:verify -- --url URL --states URL',
    ]);
    expect(code).toBe(2);
  });
});

test('verifies what answers, though not in HTTP', async () => {
  const server = createServer(socket => socket.once('data', () => socket.end('It is late.\r\n')));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const [clause] = clauses;
  if (!clause) throw new Error('There is no clause');
  const { description, method, path } = clause;
  const states = await listen(async (_, response) => response.end());
  const words = ['--url', `http://127.0.0.1:${portOf(server)}`, '--states', states];
  const only = ['--only', description, '--reports', reportsFolder()];
  const { code, stdout, stderr } = await verify(...words, ...only);
  expect([code, stderr]).toEqual([1, '']);
  expect(verdictsIn(stdout)['falls short']?.[description]).toEqual([
    expect.stringContaining(`${method} ${path}: an answer came that is not HTTP: Expected HTTP/`),
  ]);
});

test.each([
  [400, 'ok', []],
  [401, 'falls short', ['the state URL answered 401, not 400']],
  [404, 'falls short', ['the state URL answered 404, not 400']],
  [422, 'falls short', ['the state URL answered 422, not 400']],
  [500, 'falls short', ['the state URL answered 500, not 400']],
])('%i to a state that the state URL does not know: %s', async (status, verdict, differences) => {
  const origin = await listen(async (_, response) => response.writeHead(status).end());
  const options = readOptions(at(origin));
  expect(options && (await unknownStateFinding(options))).toMatchObject({ verdict, differences });
});

test('explains itself', async () => {
  const { code, stdout } = await verify('--help');
  expect(stdout).toMatch(/^npm run contract:verify -- --url URL --states URL\n/);
  expect(code).toBe(0);
});

function portOf(server: { address: () => AddressInfo | string | null }): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}
