import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passwordChange, paths } from '../../src/paths.ts';
import { buildSite } from '../kit/site-build.ts';
import { createSiteApp } from './site-app.ts';

const host = 'books.example';

/** Pieces of addresses that have led other servers to redirect elsewhere, or to add a header. */
const bait = String.raw`
  / // /// \ /\ %2f %2F%2f %5c %09 ; : # evil.example //evil.example /\evil.example https:
  http://evil.example @ user:pass@evil.example .. %2e%2e /. %00 %c0%af % ? & = + é
  %0d%0aLocation:%20//evil.example %0AX-Injected:%20yes javascript:alert(1)
  ?token= ?next= ?redirect= ?redirectTo= ?url=
`
  .trim()
  .split(/\s+/)
  .concat('\t', '\t//');

let app: ReturnType<typeof createSiteApp>;
let port: number;

beforeAll(async () => {
  app = createSiteApp(await buildSite());
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

test('the backend redirects to no other site, and no address adds a header', async () => {
  let redirects = 0;
  const names = new Set<string>();
  const property = fc.asyncProperty(
    fc.constantFrom('GET', 'HEAD', 'POST'),
    targets(),
    async (method, target) => {
      const { location, headers } = await ask(method, target);
      for (const name of headers) names.add(name);
      if (location === undefined) return;
      redirects += 1;
      expect(location).toMatch(/^\/(?![/\\])\S*$/);
      expect(new URL(location, `http://${host}`).host).toBe(host);
    },
  );
  const examples = ['/#%c0%af', 'http://%user:pass@evil.example', 'ftp://%c0%af/%c0'].map(
    (target): [string, string] => ['GET', target],
  );
  await fc.assert(property, { numRuns: 1_000, examples });
  expect(redirects).toBeGreaterThan(100);
  expect([...names]).not.toContain('x-injected');
});

/** The target in the first line of a request (RFC 9112, 3.2): a path, or a whole address. */
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

/** Writes the request itself, because every client normalises an address first. */
async function ask(method: string, target: string) {
  const socket = connect(port, '127.0.0.1');
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Content-Length: 0'];
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  const [head = ''] = (await text(socket)).split('\r\n\r\n', 1);
  const [status, ...fields] = head.split('\r\n');
  expect(status).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
  const headers = fields.map(field => field.split(':', 1).join().toLowerCase());
  expect(headers).toEqual([...new Set(headers)]);
  const location = fields.find(field => /^location:/i.test(field))?.replace(/^location: */i, '');
  return { headers, location };
}
