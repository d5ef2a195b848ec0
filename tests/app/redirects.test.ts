import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordChange, paths } from '../../src/paths.ts';
import { findNginx, startNginx } from '../nginx.ts';
import { createSiteApp } from './site-app.ts';
import { buildSite, type SiteBuild } from './site-build.ts';

const host = 'books.example';

/** What has led others astray, in one piece or in several. */
const bait = String.raw`
  / // /// \ /\ %2f %2F%2f %5c %09 ; : # evil.example //evil.example /\evil.example https:
  http://evil.example @ user:pass@evil.example .. %2e%2e /. %00 %c0%af % ? & = + é
  %0d%0aLocation:%20//evil.example %0AX-Injected:%20yes javascript:alert(1)
  ?token= ?next= ?redirect= ?redirectTo= ?url=
`
  .trim()
  .split(/\s+/)
  .concat('\t', '\t//');

let site: SiteBuild;
let app: ReturnType<typeof createSiteApp>;
let origin: string;

beforeAll(async () => {
  site = await buildSite();
  app = createSiteApp(site);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

test('whatever is asked for, the backend leads to no other site and adds no header', async () => {
  expect(await ledAndAdded(origin)).toEqual([expect.any(Number), []]);
});

describe.skipIf(!findNginx())('nginx', () => {
  test('leads to no other site either, and adds no header', async () => {
    const server = await startNginx({
      http: 'include /etc/nginx/mime.types;',
      server: `root ${site.folder}/site; include ${site.folder}/nginx.conf;`,
    });
    const seen = ledAndAdded(server.origin);
    await seen.catch(() => undefined);
    await server.stop();
    expect(await seen).toEqual([expect.any(Number), []]);
  });
});

/** How often it led anywhere, and what headers it gave that it should not know. */
async function ledAndAdded(origin: string): Promise<[number, string[]]> {
  let led = 0;
  const names = new Set<string>();
  const asked = fc.asyncProperty(
    fc.constantFrom('GET', 'HEAD', 'POST'),
    targets(),
    async (method, target) => {
      const { location, headers } = await ask(origin, method, target);
      for (const name of headers) names.add(name);
      if (location === undefined) return;
      led += 1;
      expect(location).toMatch(/^\/(?![/\\])\S*$/);
      expect(new URL(location, `http://${host}`).host).toBe(host);
    },
  );
  const examples = ['/#%c0%af', 'http://%user:pass@evil.example', 'ftp://%c0%af/%c0'].map(
    (target): [string, string] => ['GET', target],
  );
  await fc.assert(asked, { numRuns: 1_500, examples });
  expect(led).toBeGreaterThan(100);
  return [led, [...names].filter(name => !known.has(name))];
}

/** As it would stand in the first line of a request; some are of pages, and some are whole addresses. */
function targets(): fc.Arbitrary<string> {
  const starts = [...Object.values(paths), passwordChange.askedAt, '/', '//', '/\\', 'http://'];
  const rest = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...bait) },
      { weight: 1, arbitrary: fc.string({ maxLength: 5 }) },
    ),
    { maxLength: 5 },
  );
  // A line break would end the request where it stands.
  return fc
    .tuple(fc.constantFrom(...starts), rest)
    .map(([start, pieces]) => [start, ...pieces].join('').replaceAll(/[\r\n ]/g, ''));
}

/** By hand, for every client would put an address in order first. */
async function ask(origin: string, method: string, target: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Content-Length: 0'];
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  const answer = await text(socket);
  const [head = ''] = answer.split('\r\n\r\n', 1);
  const [status, ...fields] = head.split('\r\n');
  expect(status).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
  const headers = fields.map(field => field.split(':', 1).join().toLowerCase());
  expect(headers).toEqual([...new Set(headers)]);
  const location = fields.find(field => /^location:/i.test(field))?.replace(/^location: */i, '');
  return { headers, location };
}

const known = new Set([
  'accept-ranges',
  'allow',
  'cache-control',
  'connection',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'location',
  'permissions-policy',
  'referrer-policy',
  'server',
  'strict-transport-security',
  'transfer-encoding',
  'vary',
  'x-content-type-options',
  'x-robots-tag',
]);
