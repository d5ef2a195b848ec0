import { createConnection } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleCall, sampleLabel, samplePath } from '../../kit/sample-call.ts';
import { written } from '../kit/messages.ts';
import { neighbour } from '../kit/neighbour.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile({ port: 0, rateLimit: 1000 });
beforeAll(async () => {
  await world.app.listen({ host: '127.0.0.1', port: 0 });
});

const reset = '/api/user/reset-password';
const json = 'application/json';

async function ask(
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
  type = json,
) {
  const [origin] = world.app.listeningOrigin.split(' ');
  const response = await fetch(origin + path, {
    method,
    ...(body !== undefined && { body, headers: { 'Content-Type': type } }),
  });
  const headers = ['content-type', 'cache-control', 'x-content-type-options', 'allow'];
  const text = await response.text();
  return {
    status: response.status,
    headers: headers.map(name => response.headers.get(name)),
    answer: text === '' ? undefined : JSON.parse(text),
  };
}

/** What the server answers to bytes until it ends the connection. */
function sendRaw(bytes: string): Promise<string> {
  const address = world.app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = createConnection(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', chunk => (received += chunk));
    socket.on('end', () => resolve(received)).on('error', reject);
  });
}

function refusal(status: number, code: string, message: string, allow: string | null = null) {
  const headers = ['application/json; charset=utf-8', 'no-store', 'nosniff', allow];
  return { status, headers, answer: { message, error: true, code } };
}

const malformed = refusal(400, 'request malformed', 'This request isn’t in the right form.');
const invalidLink = refusal(400, 'link unknown', 'This verification link isn’t valid.');

describe('a malformed request is refused in the shape of the contract:', () => {
  test.each([
    ['no body', undefined],
    ['text that is no JSON', '{'],
    ['no fields', '{}'],
    ['no token', '{"newPassword":"nine yellow lanterns"}'],
    ['a number as the token', '{"newPassword":"nine yellow lanterns","token":1}'],
    ['null as the password', '{"newPassword":null,"token":"abc"}'],
    ['an empty token', '{"newPassword":"nine yellow lanterns","token":""}'],
    ['a token without end', `{"newPassword":"nine yellow lanterns","token":"${'a'.repeat(513)}"}`],
    ['half a surrogate pair', '{"newPassword":"nine yellow \\ud800","token":"abc"}'],
    ['half a surrogate pair in a list', '{"newPassword":"lanterns","token":"a","b":["\\ud800"]}'],
    [
      'bytes that are no UTF-8',
      new Uint8Array(Buffer.from('{"newPassword":"caf\u00e9s!","token":"a"}', 'latin1')),
    ],
    ['a prototype', '{"__proto__":{},"newPassword":"nine yellow lanterns","token":"abc"}'],
  ])('%s', async (_, body) => {
    expect(await ask('POST', reset, body)).toEqual(malformed);
  });

  test.each([
    ['no token', ''],
    ['an empty token', '?token='],
    ['several tokens', '?token=abc&token=abd'],
    ['a token without end', `?token=${'a'.repeat(513)}`],
  ])('a link with %s', async (_, query) => {
    expect(await ask('GET', samplePath + query)).toEqual(invalidLink);
  });
});

test('a cursor that no answer has had is malformed in every list', async () => {
  const { id, ask: get } = await neighbour(world, { is_moderator: true });
  const { id: other } = await neighbour(world);
  await written({ ask: get }, other, 'Hello');
  const lists = [
    '/api/copies?',
    `/api/members/${id}/copies?`,
    '/api/requests?list=waiting&',
    '/api/requests?list=done&',
    '/api/conversations?',
    `/api/conversations/${other}?`,
    '/api/notices?',
    '/api/reports?',
  ];
  const texts = [
    'none',
    `newest.${id}`.slice(0, -1),
    `x.${id}`,
    `999999999999999.${id}`,
    '1'.repeat(10),
  ];
  const cursors = ['', ...texts.map(text => Buffer.from(text).toString('base64url'))];
  const urls = lists.flatMap(list => cursors.map(cursor => `${list}cursor=${cursor}`));
  const answers = [];
  for (const url of urls) answers.push([url, (await get('GET', url)).status]);
  expect(answers).toEqual(urls.map(url => [url, 400]));
});

test('no field of a table can be set by its name', async () => {
  const { database } = world;
  const [memberId, otherId] = [await world.member(), await world.member()];
  const other = () =>
    database.selectFrom('members').selectAll().where('id', '=', otherId).executeTakeFirst();
  const before = await other();
  const token = await world.token(memberId, 'reset-password');
  const more = {
    id: otherId,
    member_id: otherId,
    memberId: otherId,
    email: 'stolen@book-exchange.example',
    password_hash: 'none',
    email_verified_at: '2026-01-01T00:00:00Z',
  };
  const body = JSON.stringify({ newPassword: 'nine yellow lanterns', token, ...more });
  expect((await ask('POST', reset, body)).status).toBe(200);
  expect(await other()).toEqual(before);
  const { email, email_verified_at } = await database
    .selectFrom('members')
    .selectAll()
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect([email === more.email, email_verified_at]).toEqual([false, null]);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense'])(
  'a body of %s is refused',
  async type => {
    expect(await ask('POST', reset, '{"token":"a","newPassword":"abcdef"}', type)).toEqual(
      refusal(415, 'not JSON', 'The request must be JSON.'),
    );
  },
);

test.each([json, 'application/json; charset=utf-8', 'Application/JSON'])(
  'a call without a body may be of the type %s',
  async type => {
    const none = new Uint8Array();
    expect((await ask('DELETE', '/api/session', none, type)).status).toBe(401);
    expect(await ask('POST', reset, none, type)).toEqual(malformed);
  },
);

test('a body of more than 16 kB is refused', async () => {
  expect(await ask('POST', reset, `"${'a'.repeat(16 * 1024)}"`)).toEqual(
    refusal(413, 'request too large', 'The request is too large.'),
  );
});

const wrongMethod = 'This address does not answer to this method.';
test.each([
  ['POST', samplePath, 'GET'],
  ['PUT', samplePath, 'GET'],
  ['OPTIONS', samplePath, 'GET'],
  ['GET', reset, 'POST'],
])('%s %s is answered with the methods that are allowed', async (method, path, allow) => {
  expect(await ask(method, path)).toEqual(refusal(405, 'wrong method', wrongMethod, allow));
});

test('an address that cannot be read is refused', async () => {
  expect(await ask('GET', '/api/user/%zz')).toEqual(malformed);
});

test('each call is logged by its operation, never by what was sent', async () => {
  const { logged } = world;
  logged.length = 0;
  await ask('GET', sampleCall('secret-token'));
  await ask('POST', reset, '{"token":"secret-token","newPassword":"secret words"}');
  await ask('GET', '/api/secret?token=secret-token');
  await ask('POST', reset, '{"token":"secret-token"}');
  await ask('GET', '/health/live');
  const called = (operation: string, status: number, cause?: string) => ({
    level: 'info',
    request: expect.stringMatching(/^[\da-f-]{36}$/),
    operation,
    status,
    milliseconds: expect.any(Number),
    ...(cause && { cause }),
    client: world.pseudonym('client 127.0.0.1'),
    msg: 'A call was answered.',
  });
  await expect
    .poll(() => logged)
    .toEqual([
      called(sampleLabel, 400, 'unknown'),
      called(`POST ${reset}`, 400, 'unknown'),
      called('GET /api/*', 404, 'nothingHere'),
      called(`POST ${reset}`, 400, 'malformed'),
    ]);
  expect(new Set(logged.map(({ request }) => request)).size).toBe(4);
});

test('a request that cannot be read leaves a line with its cause, and nothing of what was sent', async () => {
  const { logged } = world;
  logged.length = 0;
  await sendRaw('secret nonsense\r\n\r\n');
  await ask('GET', '/api/%zz?secret');
  await sendRaw('GET /secret HTTP/1.1\r\nConnection: close\r\n\r\n');
  const unread = (cause: string) => ({
    level: 'info',
    request: expect.stringMatching(/^[\da-f-]{36}$/),
    cause,
    client: world.pseudonym('client 127.0.0.1'),
    msg: 'A request could not be read.',
  });
  expect(logged).toEqual([
    unread('HPE_INVALID_METHOD'),
    unread('FST_ERR_BAD_URL'),
    unread('not one host'),
  ]);
});

test('a failure of the server says nothing but that, and is logged without the request', async () => {
  const { database, logged } = world;
  await database.schema.alterTable('one_time_tokens').renameTo('away').execute();
  const answers = [
    await ask('GET', sampleCall('secret-token')),
    await ask('POST', reset, '{"token":"secret-token","newPassword":"secret password"}'),
  ];
  await database.schema.alterTable('away').renameTo('one_time_tokens').execute();
  const failed = refusal(
    500,
    'server failed',
    'Something went wrong on our side. Please try again later.',
  );
  expect(answers).toEqual([failed, failed]);
  const failures = logged.filter(({ level }) => level === 'error');
  const failure = {
    level: 'error',
    request: expect.stringMatching(/^[\da-f-]{36}$/),
    err: { type: 'error', code: '42P01', at: expect.arrayContaining([expect.any(String)]) },
    msg: 'A call could not be answered.',
  };
  expect(failures).toEqual([failure, failure]);
  expect(JSON.stringify(logged)).not.toContain('secret');
});
