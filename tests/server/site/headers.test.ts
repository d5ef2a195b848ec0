import { createConnection } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { neighbour } from '../kit/neighbour.ts';
import { openWorld, type World } from '../kit/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld({ mailbox: '/mailbox' });
  await world.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => world.close());

const json = 'application/json; charset=utf-8';

const ofJson = 'Content-Type: application/json';
test.each([
  ['no HTTP', ['nonsense'], 400, json],
  ['no host', ['GET / HTTP/1.1'], 400, json],
  ['two hosts', ['GET / HTTP/1.1', 'Host: a', 'Host: b'], 400, json],
  ['a length that is none', ['POST / HTTP/1.1', 'Host: a', 'Content-Length: +3'], 400, json],
  [
    'a body that is too large',
    ['POST /api/user/reset-password HTTP/1.1', 'Host: a', ofJson, 'Content-Length: 20000'],
    413,
    json,
  ],
  [
    'a body of another kind',
    [
      'POST /api/user/reset-password HTTP/1.1',
      'Host: a',
      'Content-Type: text/csv',
      'Content-Length: 3',
      '',
      'a,b',
    ],
    415,
    json,
  ],
] as const)(
  'the answer to %s is declared to browsers as what it is',
  async (_, [request, ...head], status, type) => {
    expect(partsOf(await exchange(request, head))).toEqual({ ...safely, status, type });
  },
);

const parts = ["default-src 'none'", "frame-ancestors 'none'"];
const safely = { guessing: 'nosniff', policy: parts, others: [], maker: [] };

/** What matters to browsers of an answer as it came over the socket. */
function partsOf(answer: string) {
  const [first = '', ...lines] = (answer.split('\r\n\r\n', 1)[0] ?? '').split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1),
    ]),
  );
  const names = [...headers.keys()];
  const policy = headers.get('content-security-policy') ?? '';
  return {
    status: Number(first.split(' ')[1]),
    type: headers.get('content-type') ?? undefined,
    guessing: headers.get('x-content-type-options'),
    policy: parts.filter(part => policy.includes(part)),
    others: names.filter(name => /^(access-control-|set-cookie)/.test(name)),
    maker: names.filter(name => /^(server|via|x-powered-by)$/.test(name)),
  };
}

test('a browser may keep what guests are shown, and nothing that a member is', async () => {
  const { cookies } = await neighbour(world);
  const cookie = `__Host-session=${cookies.get('__Host-session')}`;
  const ask = (headers: Record<string, string>) =>
    world.app.inject({ url: '/api/copies', headers });
  const answers = [await ask({}), await ask({ cookie })];
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([
    'private, no-cache',
    'no-store',
  ]);
});

test('TRACE is refused, and gives nothing back', async () => {
  const answer = await exchange('TRACE / HTTP/1.1', ['Host: localhost', 'X-Secret: abc']);
  expect(answer).toMatch(/^HTTP\/1\.1 40[345] /);
  expect(answer).not.toContain('abc');
});

const body = '{"token":"abc","newPassword":"nine yellow lanterns"}';
const length = `Content-Length: ${body.length}`;
test.each([
  ['a length and chunks', [length, 'Transfer-Encoding: chunked']],
  ['two lengths', [length, 'Content-Length: 3']],
  ['a length that is no number', ['Content-Length: +3']],
  ['chunks that are not the last coding', ['Transfer-Encoding: chunked, identity']],
  ['a space before a colon', ['Content-Length : 3']],
])('a message with %s is refused', async (_, lines) => {
  const head = ['Host: localhost', 'Content-Type: application/json', ...lines];
  const answer = await exchange('POST /api/user/reset-password HTTP/1.1', head, body);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
});

/** What a server answers to these very bytes until it closes the connection. */
function exchange(request: string, head: string[], body = ''): Promise<string> {
  const address = world.app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const message = [request, 'Connection: close', ...head, '', body].join('\r\n');
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = createConnection(port, '127.0.0.1', () => socket.write(message));
    socket.on('data', chunk => (received += chunk));
    socket.on('end', () => resolve(received)).on('error', reject);
  });
}
