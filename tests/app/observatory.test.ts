import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../src/paths.ts';
import { recordingLog } from '../server/world.ts';
import { pointsOf, scoreOf, type Seen } from './observatory.ts';
import { createSiteApp } from './site-app.ts';
import { buildSite, type SiteBuild } from './site-build.ts';

/** All that can be had where no domain is on a preload list and no cookie is set. */
const best = {
  'content-security-policy': 10,
  cookies: 0,
  'cross-origin-embedder-policy': 10,
  'cross-origin-opener-policy': 10,
  'cross-origin-resource-policy': 10,
  'cross-origin-resource-sharing': 0,
  redirection: 0,
  'referrer-policy': 5,
  'strict-transport-security': 0,
  'subresource-integrity': 5,
  'x-content-type-options': 0,
  'x-frame-options': 5,
};

describe('the Observatory', () => {
  let site: SiteBuild;
  let app: ReturnType<typeof createSiteApp>;
  const scores: Record<string, number> = {};

  beforeAll(async () => {
    site = await buildSite();
    app = createSiteApp(site);
  });
  afterAll(async () => {
    await mkdir('reports', { recursive: true });
    await writeFile('reports/observatory.json', JSON.stringify(scores, undefined, 2));
    await app.close();
  });

  test.each([
    ...Object.values(paths),
    `${paths.resetPassword}?token=abc`,
    `${paths.verifyEmail}?token=abc`,
    '/about/',
    '/nowhere',
  ])('gives 155 points to the page at %s', async url => {
    const points = pointsOf(await seenAt('GET', url, 200));
    expect(points).toEqual(best);
    scores[url] = scoreOf(points);
    expect(scores[url]).toBe(155);
  });

  // An answer without a script cannot have the 5 points for its hash.
  test.each([
    ['GET', '/assets/index-missing1.js', 404],
    ['GET', '/.well-known/nothing', 404],
    ['GET', '/nothing.php', 404],
    ['PUT', '/about', 405],
    ['POST', '/nowhere', 405],
    ['POST', paths.resetPassword, 303],
  ] as const)('gives 150 points to what is answered to %s %s', async (method, url, status) => {
    const points = pointsOf(await seenAt(method, url, status));
    expect(points).toEqual({ ...best, 'subresource-integrity': 0 });
    scores[`${method} ${url} (${status})`] = scoreOf(points);
    expect(scoreOf(points)).toBe(150);
  });

  test('gives 150 points to what is answered when the server fails', async () => {
    const { log, logged } = recordingLog();
    const failing = createSiteApp(site, log);
    failing.addHook('onRequest', () => Promise.reject(new Error('broken')));
    const { statusCode, headers, body } = await failing.inject('/about');
    await failing.close();
    expect(statusCode).toBe(500);
    expect(logged).toMatchObject([{ msg: 'A page could not be answered.' }]);
    const points = pointsOf({ headers: textsOf(headers), body });
    expect(points).toEqual({ ...best, 'subresource-integrity': 0 });
    scores['GET /about (500)'] = scoreOf(points);
  });

  async function seenAt(method: 'GET' | 'POST' | 'PUT', url: string, status: number) {
    const headers = { Origin: 'https://books.example' };
    const answer = await app.inject({ method, url, headers });
    expect(answer.statusCode).toBe(status);
    return { headers: textsOf(answer.headers), body: answer.body };
  }
});

describe('the score', () => {
  const seen: Seen = {
    headers: {
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'text/html',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    },
    body: '<script src="/a.js" integrity="sha384-a"></script>',
  };
  const scoreWith = (headers: Seen['headers'], body = seen.body) =>
    scoreOf(pointsOf({ headers: { ...seen.headers, ...headers }, body }));

  test('is 30 for a bare host', () => {
    expect(scoreOf(pointsOf({ headers: {}, body: '' }))).toBe(30);
  });

  test.each([
    [{}, 130],
    [{ 'referrer-policy': 'unsafe-url' }, 125],
    [{ 'x-content-type-options': undefined }, 125],
    [{ 'set-cookie': 'a=b; Secure; HttpOnly; SameSite=Lax' }, 135],
    [{ 'set-cookie': 'a=b' }, 60],
    [{ 'access-control-allow-credentials': 'true' }, 50],
    [{ 'strict-transport-security': 'max-age=60' }, 120],
    [{ 'strict-transport-security': undefined }, 80],
    [{ 'content-security-policy': "frame-ancestors 'none'" }, 80],
    [{ 'content-security-policy': "default-src 'none'" }, 80],
    [{ 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, 125],
    [
      { 'content-security-policy': "default-src 'none'; default-src *; frame-ancestors 'none'" },
      55,
    ],
  ])('with %j is %d', (headers, score) => {
    expect(scoreWith(headers)).toBe(score);
  });

  test.each([
    ['<script src="/a.js"></script>', 125],
    ['<script src="//a.example/a.js"></script>', 50],
    ['<p>No script', 125],
  ])('with %s is %d', (body, score) => {
    expect(scoreWith({}, body)).toBe(score);
  });
});

function textsOf(headers: Record<string, unknown>): Seen['headers'] {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
