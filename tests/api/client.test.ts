import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import { createCalls } from '../../src/api/generated/calls.ts';
import { examples } from '../../src/api/generated/examples.ts';
import { learnTime, serverTime } from '../../src/exchange/server-time.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function callsTo(
  listener: (...call: Parameters<RequestListener>) => unknown,
  timeout = 10_000,
) {
  const server = createServer((...call) => void listener(...call));
  cleanUps.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (!isBound(address)) throw new Error('The server is not listening');
  const origin = `http://127.0.0.1:${address.port}`;
  return { origin, ...callsAt(origin, timeout) };
}

function callsAt(origin: string, timeout: number) {
  const client = createClient({ origin, timeout, cookies: () => 'XSRF-TOKEN=abc' });
  const { signal, abort } = abortable();
  const { resetPassword, verifyEmail } = createCalls(client);
  return {
    abort,
    reset: (newPassword = 'a new password', token = 'a token') =>
      resetPassword({ newPassword, token }, signal),
    verify: (token = 'a token') => verifyEmail({ token }, signal),
  };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Where a relative address means something, which it does not in plain Node. */
function standOnPageOf(origin: string) {
  class PageRequest extends Request {
    constructor(address: string, init?: RequestInit) {
      super(new URL(address, origin), init);
    }
  }
  vi.stubGlobal('Request', PageRequest);
  cleanUps.push(() => vi.unstubAllGlobals());
}

function isBound(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

test('learns from an answer how late it is on the server', async () => {
  cleanUps.push(() => learnTime(new Date().toUTCString()));
  const { reset } = await callsTo((_, response) => {
    response.setHeader('Date', 'Fri, 04 May 2029 10:00:00 GMT');
    response.end('{}');
  });
  await reset();
  expect(new Date(serverTime()).toISOString()).toContain('2029-05-04T10:00');
});

test('sends what was typed, to the letter, and no XSRF header to an absolute address', async () => {
  const { promise: received, resolve } = Promise.withResolvers<unknown[]>();
  const { reset } = await callsTo(async (request, response) => {
    const body: string[] = [];
    for await (const chunk of request) body.push(String(chunk));
    const { method, url, headers } = request;
    resolve([method, url, headers['content-type'], headers['x-xsrf-token'], body.join('')]);
    response.end('{"message":"Done."}');
  });
  const body = { message: 'Done.' };
  const done = { kind: 'answer', status: 200, succeeded: true, message: 'Done.', body };
  expect(await reset('  späces & "quotes" 📚 ', 'tok%2Fen+')).toEqual(done);
  expect(await received).toEqual([
    'POST',
    '/api/user/reset-password',
    'application/json',
    undefined,
    '{"newPassword":"  späces & \\"quotes\\" 📚 ","token":"tok%2Fen+"}',
  ]);
});

test('sends the XSRF header with a relative address, as a page resolves one', async () => {
  const { promise: received, resolve } = Promise.withResolvers<unknown>();
  const { origin } = await callsTo(({ headers }, response) => {
    resolve(headers['x-xsrf-token']);
    response.end('{"message":"Done."}');
  });
  standOnPageOf(origin);
  await callsAt('', 10_000).reset();
  expect(await received).toBe('abc');
});

test('sends no XSRF header where there are no cookies', async () => {
  const { promise: received, resolve } = Promise.withResolvers<unknown>();
  const { origin } = await callsTo(({ headers }, response) => {
    resolve(headers['x-xsrf-token']);
    response.end('{"message":"Done."}');
  });
  standOnPageOf(origin);
  const { resetPassword } = createCalls(createClient({ origin: '' }));
  await resetPassword({ newPassword: 'a new password', token: 'a token' }, abortable().signal);
  expect(await received).toBe(undefined);
});

test('leaves no copy of an answer, sends no referrer and follows no redirect', async () => {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    return Response.json({ message: 'Done.' });
  });
  cleanUps.push(() => vi.unstubAllGlobals());
  await callsAt('http://api.example', 10_000).reset();
  expect(asked.map(one => [one.cache, one.referrerPolicy, one.redirect])).toEqual([
    ['no-store', 'no-referrer', 'manual'],
  ]);
});

test('sends the token of a verification as one query parameter', async () => {
  const { promise: received, resolve } = Promise.withResolvers<unknown>();
  const { verify } = await callsTo(({ method, url }, response) => {
    const { pathname, searchParams } = new URL(url ?? '', 'http://any');
    resolve([method, pathname, searchParams.getAll('token')]);
    response.end('{"message":"Done."}');
  });
  await verify('a+b&c=%20 ü#?');
  expect(await received).toEqual(['GET', '/api/user/verify-email', ['a+b&c=%20 ü#?']]);
});

test('knows the statuses of each call', async () => {
  const { reset, verify } = await callsTo((_, response) => {
    response.writeHead(422).end('{"message":"No."}');
  });
  const body = { message: 'No.' };
  const refused = { kind: 'answer', succeeded: false, message: 'No.', body, isRefusal: true };
  expect(await reset()).toEqual({ ...refused, status: 422 });
  expect(await verify()).toEqual({ ...refused, status: 'default' });
});

test.each([
  [200, 'application/json', '{"message":"Done."}', { status: 200, succeeded: true }],
  [200, 'text/plain', '{"message":"Done."}', { status: 200, succeeded: true }],
  [
    410,
    'application/json; charset=utf-8',
    '{"message":"Done."}',
    { status: 410, succeeded: false, isRefusal: true },
  ],
  [
    503,
    'application/json',
    '{"message":"Done."}',
    { status: 'default', succeeded: false, isServerFault: true },
  ],
])('reads %i %s %s', async (status, type, body, expected) => {
  const { verify } = await callsTo((_, response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body);
  });
  const read = { message: 'Done.', body: { message: 'Done.' } };
  expect(await verify()).toEqual({ kind: 'answer', ...read, ...expected });
});

test.each([
  [200, '<!doctype html><p>Welcome'],
  [200, ''],
  [200, '{"message":'],
  [200, 'null'],
  [200, '[]'],
  [204, ''],
  [304, ''],
  [400, '<h1>Bad Request</h1>'],
  [500, ''],
  [500, '"text"'],
])('does not understand %i %j', async (status, body) => {
  const { verify } = await callsTo((_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  expect(await verify()).toMatchObject({ kind: 'not understood' });
});

test('is offline when no server listens', async () => {
  const { verify } = callsAt('http://127.0.0.1:1', 10_000);
  expect(await verify()).toEqual({ kind: 'offline' });
});

test('is offline when the connection breaks in the middle of an answer', async () => {
  const { verify } = await callsTo((_, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('{"message":', () => {
      response.destroy();
    });
  });
  expect(await verify()).toEqual({ kind: 'offline' });
});

test('times out when the answer does not arrive, or never ends', async () => {
  const silent = await callsTo(() => undefined, 20);
  expect(await silent.verify()).toEqual({ kind: 'timed out' });
  const endless = await callsTo((_, response) => void response.write('{'), 20);
  expect(await endless.reset()).toEqual({ kind: 'timed out' });
});

test('is aborted by its caller', async () => {
  const { verify, abort } = await callsTo(() => abort());
  expect(await verify()).toEqual({ kind: 'aborted' });
});

const tokenRefused = JSON.stringify({ message: 'Once more.', code: 'xsrf token refused' });
const member = { email: 'member@book-exchange.example', password: 'nine yellow lanterns' };

/** Signs in on a page of a server that gives these answers in turn, and a new token with each. */
async function signInWith(...answers: [status: number, body: string][]) {
  return signInKeeping(count => `XSRF-TOKEN=token-${count}`, answers);
}

/** With the cookies that the browser has after so many answers. */
async function signInKeeping(
  cookiesAfter: (count: number) => string,
  answers: [status: number, body: string][],
) {
  const tokens: unknown[] = [];
  const { origin } = await callsTo(({ url, headers }, response) => {
    const [status, body] = answers[tokens.length] ?? [500, ''];
    tokens.push([url, headers['x-xsrf-token']]);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  standOnPageOf(origin);
  const cookies = () => cookiesAfter(tokens.length);
  const client = createClient({ origin, timeout: 10_000, cookies });
  const outcome = await createCalls(client).signIn(member, abortable().signal);
  return { outcome, tokens };
}

const welcome = JSON.stringify(examples.signIn.begun.body);
const first = ['/api/session', 'token-0'];
const second = ['/api/session', 'token-1'];

test('a call whose XSRF token was refused is repeated with the one that came with the refusal', async () => {
  const { outcome, tokens } = await signInWith([403, tokenRefused], [200, welcome]);
  expect(outcome).toMatchObject({ kind: 'answer', status: 200 });
  expect(tokens).toEqual([first, second]);
});

test('a call whose XSRF token is refused twice is repeated once', async () => {
  const { outcome, tokens } = await signInWith([403, tokenRefused], [403, tokenRefused]);
  expect(outcome).toMatchObject({ kind: 'answer', status: 403, message: 'Once more.' });
  expect(tokens).toEqual([first, second]);
});

test.each([
  ['foreign', ['foreign', 'ours']],
  ['foreign; XSRF-TOKEN=other', ['foreign', 'other', 'ours']],
  ['\u20ac', [undefined, 'ours']],
])(
  'each token is tried once where other programs have cookies of the same name: %s',
  async (foreign, sent) => {
    const cookiesAfter = (count: number) =>
      `XSRF-TOKEN=${foreign}${count > 0 ? '; XSRF-TOKEN=ours' : ''}`;
    const refusals = sent.slice(1).map((): [number, string] => [403, tokenRefused]);
    const { outcome, tokens } = await signInKeeping(cookiesAfter, [...refusals, [200, welcome]]);
    expect(outcome).toMatchObject({ kind: 'answer', status: 200 });
    expect(tokens).toEqual(sent.map(token => ['/api/session', token]));
  },
);

test('a call is not repeated where the browser keeps no cookie', async () => {
  const { outcome, tokens } = await signInKeeping(() => '', [[403, tokenRefused]]);
  expect(outcome).toMatchObject({ kind: 'answer', status: 403, message: 'Once more.' });
  expect(tokens).toHaveLength(1);
});

test.each<[number, string]>([
  [403, '{"message":"No.","code":"address not confirmed"}'],
  [403, '{"message":"No."}'],
  [403, 'null'],
  [403, '"code"'],
  [403, '<h1>Forbidden</h1>'],
  [401, tokenRefused],
  [200, tokenRefused],
])('a call that is answered %i %s is not repeated', async (status, body) => {
  const { outcome, tokens } = await signInWith([status, body]);
  expect(tokens).toEqual([first]);
  expect(outcome.kind).not.toBe('offline');
});
