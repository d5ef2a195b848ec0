import { createConnection, type Socket } from 'node:net';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();
let port: number;
beforeAll(async () => {
  const { server } = world.app;
  // In milliseconds.
  [server.headersTimeout, server.requestTimeout] = [1, 1];
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
beforeEach(() => void world.logged.splice(0));

const lines = (...all: string[]) => all.join('\r\n');
const post = ['POST /api/session HTTP/1.1', 'Host: a', 'Content-Type: application/json'];
const long = 'a'.repeat(20_000);
const tooSlow = { message: 'The request took too long to arrive.', error: true };
const malformed = {
  message: 'This request isn’t in the right form.',
  error: true,
  code: 'request malformed',
};
const code = 'request too large';

test.each([
  ['half a head', lines('GET / HTTP/1.1', 'Ho'), 'ERR_HTTP_REQUEST_TIMEOUT', 408, tooSlow],
  [
    'half a body',
    lines(...post, 'Content-Length: 10', '', 'abc'),
    'ERR_HTTP_REQUEST_TIMEOUT',
    408,
    tooSlow,
  ],
  ['no request', lines('nonsense', '', ''), 'HPE_INVALID_METHOD', 400, malformed],
  [
    'a head that is too large',
    lines('GET / HTTP/1.1', 'Host: a', `X-Long: ${long}`, '', ''),
    'HPE_HEADER_OVERFLOW',
    431,
    { message: 'The head of the request is too large.', error: true, code },
  ],
  [
    'chunks that say too much beside the body',
    lines(...post, 'Transfer-Encoding: chunked', '', `1;${long}`, ''),
    'HPE_CHUNK_EXTENSIONS_OVERFLOW',
    413,
    { message: 'The request is too large.', error: true, code },
  ],
])('%s is answered, and logged', async (_, bytes, cause, status, body) => {
  expect(await answerTo(bytes)).toEqual([
    status,
    ['close', 'application/json; charset=utf-8', 'no-store', 'nosniff'],
    body,
  ]);
  const [client, request] = [expect.any(String), expect.any(String)];
  const msg = 'A request could not be read.';
  expect(world.logged).toEqual([{ level: 'info', request, cause, client, msg }]);
});

test.each([
  ['waits', () => {}],
  ['is reset', (socket: Socket) => socket.resetAndDestroy()],
])('a connection on which nothing comes, and that %s, ends without a word', async (_, then) => {
  expect(await exchange('', then)).toBe('');
  await expect.poll(connections).toBe(0);
  expect(world.logged).toEqual([]);
});

/** Its status, some headers and its body. */
async function answerTo(bytes: string) {
  const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
  const [first = '', ...fields] = head.split('\r\n');
  const headers = new Map(fields.map(field => [field.split(': ')[0], field.split(': ')[1]]));
  expect(headers.get('Content-Length')).toBe(String(Buffer.byteLength(body)));
  const names = ['Connection', 'Content-Type', 'Cache-Control', 'X-Content-Type-Options'];
  return [Number(first.split(' ')[1]), names.map(name => headers.get(name)), JSON.parse(body)];
}

/** What the server answers to these very bytes until the connection is closed. */
function exchange(bytes: string, then: (socket: Socket) => void = () => {}): Promise<string> {
  return new Promise(resolve => {
    let received = '';
    const socket = createConnection(port, '127.0.0.1', () => {
      if (bytes) socket.write(bytes);
      then(socket);
    });
    socket.on('data', chunk => (received += chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    world.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
