import { createConnection } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileHeaders, pageHeaders } from '../../src/app/build/headers.ts';
import { readSettings } from '../../src/app/build/settings.ts';
import { paths } from '../../src/paths.ts';
import { createMetrics } from '../../src/server/operation/metrics.ts';
import { sampleCall, samplePath } from '../sample-call.ts';
import { documentsOf } from '../site-files.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { openWorld, type World, writeFiles } from './world.ts';

let world: World;
let build: Awaited<ReturnType<typeof temporaryFolder>>;

const pages = Object.values(paths);
const withToken = new Set<string>([paths.resetPassword, paths.verifyEmail]);
const unstored = new Set<string>([...withToken, paths.home]);
const headersOf = (path: string) =>
  pageHeaders(
    '',
    { hasToken: withToken.has(path), isStored: !unstored.has(path) },
    readSettings({}),
  );

beforeAll(async () => {
  build = await temporaryFolder();
  const ofPages = pages.map(path => [path, headersOf(path)]);
  await writeFiles(build.folder, {
    ...documentsOf(() => 'A page'),
    'headers.json': JSON.stringify({
      pages: Object.fromEntries(ofPages),
      members: headersOf(paths.home),
      ...fileHeaders,
    }),
    'site/assets/main-abc12345.js': 'run();',
    'site/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'site/robots.txt': 'User-agent: *\n',
    'site/sitemap.xml': '<urlset/>',
  });
  world = await openWorld({
    siteFolder: `${build.folder}/site`,
    mailbox: '/mailbox',
    providerStates: true,
  });
  await world.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await world.close();
  await build.remove();
});

const json = 'application/json; charset=utf-8';
const text = 'text/plain; charset=utf-8';
const html = 'text/html; charset=utf-8';

test.each([
  ...pages.map(path => ['GET', path, 200, html] as const),
  ['GET', `${paths.resetPassword}?token=abc`, 200, html],
  ['POST', paths.resetPassword, 303, undefined],
  ['PUT', '/', 405, undefined],
  ['GET', '/assets/main-abc12345.js', 200, 'text/javascript; charset=utf-8'],
  ['GET', '/favicon.svg', 200, 'image/svg+xml; charset=utf-8'],
  ['GET', '/robots.txt', 200, text],
  ['GET', '/sitemap.xml', 200, 'application/xml; charset=utf-8'],
  ['GET', '/nothing.php', 404, text],
  ['GET', '/%zz', 303, undefined],
  ['GET', '/api/%zz', 400, json],
  ['GET', sampleCall('abc'), 400, json],
  ['PUT', samplePath, 405, json],
  ['OPTIONS', samplePath, 405, json],
  ['GET', '/api/nothing', 404, json],
  ['GET', '/health/live', 200, json],
  ['GET', '/health/ready', 200, json],
  ['GET', '/mailbox', 200, html],
  ['GET', '/mailbox.json', 200, json],
  ['POST', '/mailbox/reset-password', 403, text],
] as const)('%s %s is declared to browsers as what it is', async (method, url, status, type) => {
  const origin = 'Origin: https://other.example';
  const answer = await exchange(`${method} ${url} HTTP/1.1`, ['Host: localhost', origin]);
  expect(partsOf(answer)).toEqual({ ...safely, status, type });
});

const ofJson = 'Content-Type: application/json';
test.each([
  ['no HTTP', ['nonsense'], 400, json],
  ['no host', ['GET / HTTP/1.1'], 400, json],
  ['two hosts', ['GET / HTTP/1.1', 'Host: a', 'Host: b'], 400, json],
  ['a head without end', ['GET / HTTP/1.1', `X-Long: ${'a'.repeat(20_000)}`], 400, json],
  ['a length that is none', ['POST / HTTP/1.1', 'Host: a', 'Content-Length: +3'], 400, json],
  [
    'another body',
    ['POST /api/user/reset-password HTTP/1.1', 'Host: a', 'Content-Length: 0'],
    400,
    json,
  ],
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
  [
    'a state that is none',
    ['POST /provider-states HTTP/1.1', 'Host: localhost', ofJson, 'Content-Length: 2', '', '{}'],
    400,
    json,
  ],
  ['a foreign question for a state', ['POST /provider-states HTTP/1.1', 'Host: a'], 403, text],
  ['a part of a file', ['GET /robots.txt HTTP/1.1', 'Host: a', 'Range: bytes=0-3'], 206, text],
  [
    'a part that is none',
    ['GET /robots.txt HTTP/1.1', 'Host: a', 'Range: bytes=99-'],
    416,
    undefined,
  ],
  ['a head alone', ['HEAD / HTTP/1.1', 'Host: a'], 200, html],
] as const)('so is the answer to %s', async (_, [request, ...head], status, type) => {
  expect(partsOf(await exchange(request, head))).toEqual({ ...safely, status, type });
});

test('so are the metrics', async () => {
  const metrics = createMetrics();
  const { statusCode, headers } = await metrics.app.inject('/metrics');
  await metrics.app.close();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

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

test('every page keeps its window to itself', async () => {
  const addresses = [...pages, '/nothing.php', '/mailbox'];
  const policies = addresses.map(async url => {
    const { headers } = await world.app.inject({ url, headers: { Host: 'localhost' } });
    return headers['cross-origin-opener-policy'];
  });
  expect(new Set(await Promise.all(policies))).toEqual(new Set(['same-origin']));
});

test.each([
  '/.git/config',
  '/.env',
  '/openapi.yaml',
  '/package.json',
  '/src/server/main.ts',
  '/headers.json',
  '/metrics',
  '/provider-states',
])('nothing is revealed about %s', async url => {
  const { statusCode, body } = await world.app.inject(url);
  const isLanding = statusCode === 200 && body === 'A page';
  expect(isLanding || body === 'There is nothing at this address.\n').toBe(true);
});

test.each(['/', samplePath, '/health/live', '/mailbox'])(
  'TRACE is refused by %s, and gives nothing back',
  async path => {
    const answer = await exchange(`TRACE ${path} HTTP/1.1`, ['Host: localhost', 'X-Secret: abc']);
    expect(answer).toMatch(/^HTTP\/1\.1 40[345] /);
    expect(answer).not.toContain('abc');
  },
);

const body = '{"token":"abc","newPassword":"nine yellow lanterns"}';
const length = `Content-Length: ${body.length}`;
test.each([
  ['a length and chunks', [length, 'Transfer-Encoding: chunked']],
  ['two lengths', [length, 'Content-Length: 3']],
  ['a length that is no number', ['Content-Length: +3']],
  ['chunks that are not the last coding', ['Transfer-Encoding: chunked, identity']],
  ['a space before a colon', ['Content-Length : 3']],
  ['a header in two lines', ['X-One: a\r\n b']],
  ['a line break of one character', ['X-One: a\nX-Two: b']],
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
