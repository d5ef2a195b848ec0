import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentsOf, noHeaders } from '../../kit/site-files.ts';
import { temporaryFolder, writeFiles } from '../../kit/temporary-folder.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { openWorld, type World } from '../kit/world.ts';

const awaited = '<p>One moment</p>';
const html = () =>
  `<head><title>Any</title></head><!--awaited-->${awaited}<!--end--><script></script>`;

/** Renders what its address asks for. */
const renderer = `
  export async function renderPage({ pathname, search, hasSession, zone, answer, signal }) {
    if (search === '?fails') throw new Error('It fails');
    if (search === '?elsewhere') return undefined;
    if (search === '?hangs') {
      await new Promise(resolve => signal.addEventListener('abort', resolve));
      return { html: 'too late', recorded: '' };
    }
    const outcomes = await Promise.all([answer('session', {}), answer('signOut', {}), answer('copy', { id: 'none' })]);
    const shown = outcomes.map(outcome => outcome && [outcome.status, outcome.body.member?.name]);
    const asked = JSON.stringify({ pathname, search, hasSession, zone, shown });
    const head = '<title>What is shared</title>';
    const books = '📚'.repeat(search.length > 5 ? 4_000 : 1);
    return { html: asked + '<b>' + books + 'é' + books + '</b>', recorded: '<i></i>', head };
  }
`;

let world: World;
let build: Awaited<ReturnType<typeof temporaryFolder>>;
let anna: Neighbour;

beforeAll(async () => {
  build = await temporaryFolder();
  await writeFiles(build.folder, {
    ...documentsOf(html),
    'headers.json': noHeaders,
    'render/for-visitor.js': renderer,
    'site/members/requests.html.br': brotliCompressSync(html()),
    'site/members/requests.html.gz': gzipSync(html()),
  });
  world = await openWorld({ siteFolder: `${build.folder}/site` });
  anna = await neighbour(world, { name: 'Anna' });
  // The first page of a server takes longer.
  await open('/home', anna);
});
afterAll(async () => {
  await world.close();
  await build.remove();
});

const cookieOf = ({ cookies }: Neighbour) => [...cookies].map(pair => pair.join('=')).join('; ');

async function open(url: string, visitor?: Neighbour, headers: Record<string, string> = {}) {
  const cookie = visitor ? cookieOf(visitor) : '';
  return world.app.inject({ url, headers: { cookie, ...headers } });
}

/** What the renderer was asked for, and was answered. */
function rendered(text: string): unknown {
  const [, shown = '{}'] = /<\/head>(\{.*?\})<b>/.exec(text) ?? [];
  return JSON.parse(shown);
}

test('a member gets a page with what the same calls say to the member', async () => {
  const { statusCode, headers, body } = await open('/home/shelf?q=emma', anna, {
    cookie: `${cookieOf(anna)}; zone=Asia/Tokyo`,
  });
  expect([statusCode, headers['etag'], headers['content-length']]).toEqual([
    200,
    undefined,
    undefined,
  ]);
  expect(body).toMatch(/<script><\/script><i><\/i>$/);
  expect(rendered(body)).toEqual({
    pathname: '/home/shelf',
    search: '?q=emma',
    hasSession: true,
    zone: 'Asia/Tokyo',
    // What would change something is not answered.
    shown: [[200, 'Anna'], null, [404, null]],
  });
});

test.each([
  ['/home', [401, null], false],
  ['/home/copies/none', [401, null], false],
])('a guest gets %s with what guests may see', async (url, session, hasSession) => {
  const seen = { pathname: url, search: '', hasSession, zone: 'UTC' };
  expect(rendered((await open(url)).body)).toEqual({
    ...seen,
    shown: [session, null, [404, null]],
  });
});

test.each(['/home/shelf', '/home/copies/none/ask', '/home/sign-in', '/about'])(
  'a guest gets %s as the build has it',
  async url => {
    expect((await open(url)).body).toBe(html());
  },
);

test.each(['?elsewhere', '?fails', '?hangs'])(
  'a page that cannot be rendered is given as it is awaited: %s',
  async search => {
    const { body } = await open(`/home/requests${search}`, anna);
    expect(body).toBe(html().replace(/<!--\w+-->/g, ''));
  },
);

test('why it cannot be rendered is logged', async () => {
  world.logged.length = 0;
  await open('/home/requests?fails', anna);
  expect(world.logged).toMatchObject([{ msg: 'A page could not be rendered.' }]);
});

test('who asks for the head of a page alone has nothing rendered', async () => {
  const cookie = cookieOf(anna);
  const { statusCode, body, headers } = await world.app.inject({
    method: 'HEAD',
    url: '/home',
    headers: { cookie },
  });
  expect([statusCode, body, headers['content-length']]).toEqual([200, '', String(html().length)]);
});

test('where too many are under way, more are given as they are awaited, whole and at once', async () => {
  const hanging = Array.from({ length: 16 }, () => open('/home/requests?hangs', anna));
  await Promise.resolve();
  const { body } = await open('/home/requests', anna);
  expect(body).toBe(html());
  await Promise.all(hanging);
  expect((await open('/home/requests', anna)).body).not.toContain(awaited);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a page is packed with %s while it is written', async (coding, unpack) => {
  const plain = await open('/home/requests?a', anna);
  const packed = await open('/home/requests?a', anna, { 'accept-encoding': coding });
  expect(packed.headers['content-encoding']).toBe(coding);
  expect(rendered(unpack(packed.rawPayload).toString())).toEqual(rendered(plain.body));
});

test('a letter of two halves is written in one piece', async () => {
  const books = '📚'.repeat(4_000);
  const { body } = await open('/home/shelf?q=emma', anna);
  expect(body.includes(`<b>${books}é${books}</b>`)).toBe(true);
});

test.each(['/home/shelf?q=a', '/home/copies/none'])(
  'where what its address says stands beside what is private, the length says nothing: %s',
  async url => {
    const lengths = await Promise.all(
      Array.from({ length: 20 }, async () => (await open(url, anna)).body.length),
    );
    expect(new Set(lengths).size).toBeGreaterThan(1);
  },
);

test('a page that repeats nothing of its address is no longer than it is', async () => {
  const [one, other] = [await open('/home/shelf', anna), await open('/home/shelf', anna)];
  expect(one.body).toBe(other.body);
});

test('a visitor who leaves takes nothing down', async () => {
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const { host } = new URL(address);
  const cookie = cookieOf(anna);
  socket.write(`GET /home/requests?hangs HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`);
  // The head comes before anything has been asked.
  const [head] = await once(socket, 'data');
  expect(String(head)).toContain('</head>');
  expect(String(head)).not.toContain(awaited);
  socket.destroy();
  await once(socket, 'close');
  expect((await open('/home/requests', anna)).statusCode).toBe(200);
});

test('a page of which guests share the link says in its head what it shows', async () => {
  expect((await open('/home/copies/none')).body).toMatch(
    /^<head><title>What is shared<\/title><\/head>\{/,
  );
  expect((await open('/home/copies/none', anna)).body).toMatch(/^<head><title>Any<\/title>/);
});
