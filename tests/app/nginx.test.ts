import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordChange, paths } from '../../src/paths.ts';
import { findNginx, startNginx } from '../nginx.ts';
import { createSiteApp } from './site-app.ts';
import { buildSite, type SiteBuild } from './site-build.ts';

// A server other than our backend gives the same answers with the file of the build.
describe.skipIf(!findNginx())('nginx', () => {
  let site: SiteBuild;
  let app: ReturnType<typeof createSiteApp>;
  let server: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    site = await buildSite();
    app = createSiteApp(site);
    server = await startNginx({
      http: 'include /etc/nginx/mime.types;',
      server: `root ${site.folder}/site; include ${site.folder}/nginx.conf;`,
    });
  });
  afterAll(async () => {
    await server.stop();
    await app.close();
  });

  test.each([
    ...Object.values(paths),
    '/about/',
    '/reset-password?token=abc',
    '/nowhere',
    '/favicon.svg',
    '/robots.txt',
    '/.well-known/security.txt',
    '/.well-known/nothing',
    '/assets/index-missing1.js',
    '/nothing.php',
    '/index.html',
    '/about/index.html',
    '/index.html/',
    '/index.html.br',
    '/members.html',
    '/home/nowhere',
    '/favicon.svg.gz',
  ])('answers at %s like the backend', async path => {
    await expect(fromNginx(path)).resolves.toEqual(await fromBackend(path));
  });

  test.each(['session=abc', '__Host-session=abc', 'theme=dark; session=abc', 'no-session=abc'])(
    'answers at /home with the cookies %s like the backend',
    async cookie => {
      await expect(fromNginx('/home', { cookie })).resolves.toEqual(
        await fromBackend('/home', { cookie }),
      );
    },
  );

  test('answers with a hashed file like the backend', async () => {
    const path = `/${site.style}`;
    const { status, headers } = await fromNginx(path);
    expect([status, headers['cache-control']]).toEqual([200, expect.stringMatching('immutable')]);
    expect(headers).toEqual((await fromBackend(path)).headers);
  });

  test.each(['br', 'gz'])(
    'has a hashed file under its own name alone, without .%s',
    async ending => {
      const path = `/${site.style}.${ending}`;
      const answer = await fromNginx(path);
      expect(answer).toEqual(await fromBackend(path));
      expect(answer.status).toBe(404);
    },
  );

  test('leads a password manager to where the backend does', async () => {
    // Where it leads elsewhere, nginx writes a page of its own.
    const { status, headers } = await fromNginx(passwordChange.askedAt);
    expect({ status, headers: { ...headers, 'content-type': undefined } }).toEqual({
      status: 303,
      headers: (await fromBackend(passwordChange.askedAt)).headers,
    });
    expect(headers['location']).toBe(passwordChange.page);
  });

  test('leads a form that is sent without its script back to its page', async () => {
    const answer = await fetch(`${server.origin}/reset-password?token=abc`, {
      method: 'POST',
      body: new URLSearchParams({ newPassword: 'nine yellow lanterns' }),
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/reset-password?token=abc',
    ]);
  });

  async function fromNginx(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(server.origin + path, { headers, redirect: 'manual' });
    return shown(answer.status, Object.fromEntries(answer.headers), await answer.text());
  }

  async function fromBackend(url: string, asked: Record<string, string> = {}) {
    const { statusCode, headers, body } = await app.inject({ url, headers: asked });
    return shown(statusCode, headers, body);
  }
});

const own = new Set([
  'content-type',
  'location',
  'strict-transport-security',
  'x-content-type-options',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'content-security-policy',
  'cache-control',
  'x-robots-tag',
]);

function shown(status: number, headers: Record<string, unknown>, body: string) {
  const policies = Object.entries(headers).filter(([name]) => own.has(name));
  return { status, headers: Object.fromEntries(policies), body };
}
