import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../../src/api/generated/operations.ts';
import { memberPageNames, passwordChange, paths } from '../../../src/paths.ts';
import { createApp } from '../../../src/server/app.ts';
import { beginSession } from '../../../src/server/sessions/sessions.ts';
import { sampleCall } from '../../kit/sample-call.ts';
import { documentsOf, noHeaders } from '../../kit/site-files.ts';
import { temporaryFolder, writeFiles } from '../../kit/temporary-folder.ts';
import { openWorld, type World } from '../kit/world.ts';

let world: World;
/** The cookie of a member who is signed in. */
let session: string;
let build: Awaited<ReturnType<typeof temporaryFolder>>;

const script = 'export const books = "many";\n';
const earlierScript = 'export const books = "some";\n';
const html = (page: string) => `<!doctype html><title>${page}</title>\n`;
const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const files = { ...everywhere, 'Cache-Control': 'no-cache' };
const headers = {
  pages: {
    '/': { ...files, 'Content-Security-Policy': 'of landing' },
    '/about': { ...files, 'Content-Security-Policy': 'of about' },
    '/reset-password': {
      ...files,
      'Content-Security-Policy': 'of reset-password',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  },
  members: Object.fromEntries(
    memberPageNames.map(name => [
      name,
      { ...files, 'Content-Security-Policy': 'of members', 'Cache-Control': 'no-store' },
    ]),
  ),
  hashed: { ...everywhere, 'Cache-Control': 'public, max-age=31536000, immutable' },
  files,
  errors: { ...files, 'Content-Security-Policy': 'of errors' },
};

beforeAll(async () => {
  build = await temporaryFolder();
  await writeFiles(build.folder, {
    ...documentsOf(html),
    'headers.json': JSON.stringify(headers),
    'secret.txt': 'outside of the site',
    'site/about/index.html.br': brotliCompressSync(html('/about')),
    'site/about/index.html.gz': gzipSync(html('/about')),
    'site/assets/main-abc12345.js': script,
    'site/assets/main-abc12345.js.br': brotliCompressSync(script),
    'site/assets/main-abc12345.js.gz': gzipSync(script),
    'earlier/1/assets/main-old12345.js': earlierScript,
    'earlier/1/assets/main-abc12345.js': 'this is not the newest',
    'site/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'site/site.webmanifest': '{}',
    'site/robots.txt': 'User-agent: *\n',
    'site/.well-known/security.txt': 'Contact: mailto:hello@book-exchange.example\n',
  });
  world = await openWorld({ siteFolder: `${build.folder}/site` });
  const { database, now } = world;
  const begun = { memberId: await world.member(), device: '', now: now() };
  session = `session-3000=${(await beginSession(database, begun)).token}`;
});
afterAll(async () => {
  await world.close();
  await build.remove();
});

async function get(url: string, headers: Record<string, string> = {}) {
  return world.app.inject({ url, headers });
}

describe('a page', () => {
  test.each([
    ...Object.values(paths).map((path): [string, string] => [path, path]),
    ['/about/', '/about'],
    ['/about/?from=mail', '/about'],
    ['/%61bout', '/about'],
    ['/nowhere', '/'],
    ['/home/nowhere', '/home/not-found'],
    ['/home/copies/1/2', '/home/not-found'],
    ['//about', '/'],
    ['/constructor', '/'],
    [`/${'a'.repeat(1000)}`, '/'],
  ])('%s shows %s', async (url, page) => {
    const response = await get(url);
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
      200,
      'text/html; charset=utf-8',
      html(page),
    ]);
  });

  const ended = 'session-3000=of-a-session-that-has-ended';

  test.each(['/home', '/home/?from=mail', '/%68ome'])(
    '%s shows members their own page, and all others that of guests',
    async url => {
      expect((await get(url, { cookie: `theme=dark; ${session}` })).body).toBe(html('members'));
      for (const cookie of ['', ended, `other-${session}`]) {
        expect((await get(url, { cookie })).body).toBe(html('/home'));
      }
    },
  );

  test('/home/sign-in leads members to their own page', async () => {
    const { statusCode, headers } = await get('/home/sign-in', { cookie: session });
    expect([statusCode, headers['location']]).toEqual([303, '/home']);
    expect((await get('/home/sign-in', { cookie: ended })).body).toBe(html('/home/sign-in'));
  });

  test('the cookie of a session that has ended is removed', async () => {
    for (const url of ['/home', '/home/sign-in']) {
      const { headers } = await get(url, { cookie: ended });
      expect(headers['set-cookie']).toContain(
        'session-3000=; Path=/; SameSite=Lax; HttpOnly; Max-Age=0',
      );
    }
  });

  test('who gets the form gets the token to send it with', async () => {
    const { cookies } = await get('/home/sign-in');
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const headers = { 'x-xsrf-token': token };
    const payload = { email: 'nobody@book-exchange.example', password: 'any' };
    const call = { url: '/api/session', method: 'POST', headers, payload } as const;
    expect((await world.app.inject(call)).statusCode).toBe(401);
  });

  test('without the database, a session is taken at its word', async () => {
    await sql`alter table sessions rename to sessions_away`.execute(world.database);
    expect((await get('/home', { cookie: session })).body).toBe(html('members'));
    await sql`alter table sessions_away rename to sessions`.execute(world.database);
  });

  test.each(['/', '/home/nowhere', '/members'])('%s is the same with a session', async url => {
    const { body } = await get(url, { cookie: session });
    expect(body).toBe((await get(url)).body);
  });

  test("the members' document is kept nowhere, and has no address of its own", async () => {
    const { headers } = await get('/home', { cookie: session });
    expect([headers['content-security-policy'], headers['cache-control']]).toEqual([
      'of members',
      'no-store',
    ]);
    expect((await get('/members.html')).statusCode).toBe(404);
  });

  test.each([
    ['/', 'of landing', 'no-cache'],
    ['/nowhere', 'of landing', 'no-cache'],
    ['/about/', 'of about', 'no-cache'],
    ['/reset-password?token=abc', 'of reset-password', 'no-store'],
  ])('%s goes out with its own headers', async (url, policy, cache) => {
    const { headers } = await get(url);
    expect([
      headers['content-security-policy'],
      headers['cache-control'],
      headers['x-content-type-options'],
      headers['cross-origin-resource-policy'],
    ]).toEqual([policy, cache, 'nosniff', 'same-origin']);
  });

  test('is not sent again while it stays the same', async () => {
    const { headers } = await get('/about');
    const etag = String(headers['etag']);
    const again = await get('/about', { 'If-None-Match': etag });
    expect([again.statusCode, again.body, again.headers['content-security-policy']]).toEqual([
      304,
      '',
      'of about',
    ]);
  });
});

test('nothing that is asked ahead of a visitor uses a token up', async () => {
  const { app } = world;
  const token = await world.token(await world.member());
  for (const url of [...Object.values(paths), passwordChange.askedAt]) {
    const headers = { 'Sec-Purpose': 'prefetch;prerender' };
    await app.inject({ method: 'GET', url, query: { token }, headers });
    await app.inject({ method: 'HEAD', url, query: { token } });
  }
  for (const { path: url } of Object.values(operations)) {
    const { statusCode } = await app.inject({ method: 'HEAD', url, query: { token } });
    expect(statusCode).toBe(405);
  }
  expect((await app.inject(sampleCall(token))).json()).toEqual({
    message: 'Your email address is verified.',
    success: true,
  });
});

describe('what is compressed ahead', () => {
  test.each([
    ['/about', 'br, gzip', 'br', html('/about')],
    ['/about', 'br;q=0.2, gzip;q=0.7', 'gzip', html('/about')],
    ['/about', 'br;q=0, gzip;q=0', undefined, html('/about')],
    ['/assets/main-abc12345.js', 'gzip, deflate, br, zstd', 'br', script],
    ['/favicon.svg', 'br, gzip', undefined, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('%s goes out to one who takes %s as %s', async (url, accepted, encoding, content) => {
    const { headers, rawPayload } = await get(url, { 'Accept-Encoding': accepted });
    const unpacked = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('accept-encoding');
    expect((unpacked ? unpacked(rawPayload) : rawPayload).toString()).toBe(content);
    expect(headers['content-length']).toBe(String(rawPayload.length));
  });
});

test.each([
  ['bytes=20-900', [206, 'bytes 20-28/29', script.slice(20)]],
  ['bytes=0-2,9-12', [200, undefined, script]],
])('a part of a file can be asked for: %s', async (range, expected) => {
  const { statusCode, headers, body } = await get('/assets/main-abc12345.js', { Range: range });
  expect([statusCode, headers['content-range'], body]).toEqual(expected);
});

describe('a file', () => {
  test.each([
    ['/assets/main-abc12345.js', 'text/javascript; charset=utf-8', script],
    ['/assets/main-old12345.js', 'text/javascript; charset=utf-8', earlierScript],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', '{}'],
    ['/robots.txt?v=1', 'text/plain; charset=utf-8', 'User-agent: *\n'],
    [
      '/.well-known/security.txt',
      'text/plain; charset=utf-8',
      'Contact: mailto:hello@book-exchange.example\n',
    ],
  ])('%s is sent as %s', async (url, type, content) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type'], body]).toEqual([200, type, content]);
  });

  test.each([
    ['/assets/main-abc12345.js', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'no-cache'],
  ])('%s may be kept: %s', async (url, cache) => {
    const { headers } = await get(url);
    expect([headers['cache-control'], headers['x-content-type-options']]).toEqual([
      cache,
      'nosniff',
    ]);
  });

  test.each([
    '/assets',
    '/assets/main-new12345.js',
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
    '/.env',
    '/index.html',
    '/about/index.html.br',
    '/assets/main-abc12345.js.gz',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/favicon.svg%00.txt',
  ])('%s is not there', async url => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-cache',
      'There’s nothing at this address.\n',
    ]);
    expect(headers['content-security-policy']).toBe('of errors');
  });
});

test('a password manager is redirected to the page that helps', async () => {
  const { statusCode, headers } = await get('/.well-known/change-password?next=//books.example');
  expect([statusCode, headers.location, headers['content-security-policy']]).toEqual([
    303,
    '/home/you/password',
    'of errors',
  ]);
});

describe('a form that is sent without its script', () => {
  test.each([
    ['/reset-password', '/reset-password', 'no-store'],
    ['/reset-password?token=abc', '/reset-password?token=abc', 'no-store'],
    ['/about/', '/about', 'no-cache'],
  ])('to %s leads back to %s', async (url, location, cache) => {
    world.logged.length = 0;
    const { statusCode, headers, body } = await world.app.inject({
      method: 'POST',
      url,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      payload: 'newPassword=nine+yellow+lanterns',
    });
    expect([statusCode, headers.location, headers['cache-control'], body]).toEqual([
      303,
      location,
      cache,
      '',
    ]);
    expect(world.logged).toEqual([]);
  });

  test.each(['/nowhere', '//books.example', '/robots.txt', '/assets/main-abc12345.js'])(
    'to %s is refused',
    async url => {
      const { statusCode, headers } = await world.app.inject({ method: 'POST', url, payload: {} });
      expect([statusCode, headers.allow, headers['content-security-policy']]).toEqual([
        405,
        'GET, HEAD',
        'of errors',
      ]);
    },
  );
});

describe('a site', () => {
  const { 'render/for-visitor.js': _, ...documents } = documentsOf(html);
  test.each([
    [{ 'headers.json': noHeaders }, 'site/index.html'],
    [{ 'headers.json': noHeaders, 'site/index.html': html('/') }, 'site/about/index.html'],
    [{ ...documents, 'headers.json': noHeaders }, 'render/for-visitor.js'],
  ])('that is not wholly built keeps the server from starting', async (files, missing) => {
    const { folder, remove } = await temporaryFolder();
    await writeFiles(folder, files);
    const config = { ...world.config, siteFolder: `${folder}/site` };
    await expect(createApp({ config, database: world.database }).ready()).rejects.toThrow(
      new Error(
        `There is no ${folder}/${missing}: the site has not been built yet. Run \`npm run build\`.`,
      ),
    );
    await remove();
  });

  test('that was built with another contact address keeps the server from starting', async () => {
    const config = {
      ...world.config,
      siteFolder: `${build.folder}/site`,
      contactEmail: 'us@books.org',
    };
    await expect(createApp({ config, database: world.database }).ready()).rejects.toThrow(
      new Error(
        'CONTACT_EMAIL is us@books.org, but the site was built with hello@book-exchange.example: ' +
          'set the same for both.',
      ),
    );
  });

  test('that is served elsewhere leaves only the API', async () => {
    const config = { ...world.config, siteFolder: undefined };
    const app = createApp({ config, database: world.database });
    const response = await app.inject('/about');
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { message: 'There’s nothing at this address.', error: true, code: 'nothing here' },
    ]);
    await app.close();
  });
});
