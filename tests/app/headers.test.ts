import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageNames, paths } from '../../src/paths.ts';
import { samplePath } from '../kit/sample-call.ts';
import { buildSite, type SiteBuild } from '../kit/site-build.ts';
import { createSiteApp } from './site-app.ts';

let site: SiteBuild;
let app: ReturnType<typeof createSiteApp>;

beforeAll(async () => {
  site = await buildSite();
  app = createSiteApp(site);
});
afterAll(() => app.close());

test.each(pageNames)(
  'the page %s allows its own inline parts, and nothing else inline',
  async name => {
    const { body, headers } = await app.inject(paths[name]);
    expect(directivesIn(headers['content-security-policy'])).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...hashesIn(body, 'script')],
      'style-src': ["'self'", ...hashesIn(body, 'style')],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  },
);

test.each(['resetPassword', 'verifyEmail'] as const)(
  'the page %s, whose address has a token, is neither stored nor indexed nor named as referrer',
  async name => {
    const { headers } = await app.inject(`${paths[name]}?token=abc`);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
  },
);

test('every script of the build is answered as one, and is not sniffed', async () => {
  const types = await Promise.all(site.chunks.map(({ fileName }) => typeAt(`/${fileName}`)));
  expect(new Set(types)).toEqual(new Set(['text/javascript; charset=utf-8 nosniff']));
});

test.each([
  `${samplePath}?callback=alert`,
  '/api/alert(1).js',
  '/assets/alert(1).js',
  '/alert(1)//.js',
  '/about?alert(1).js',
])('what is answered at %s is no script', async url => {
  expect(await typeAt(url)).toMatch(
    /^(application\/json|text\/plain|text\/html); charset=utf-8 nosniff$/,
  );
});

async function typeAt(url: string): Promise<string> {
  const { headers } = await app.inject(url);
  return `${headers['content-type']} ${headers['x-content-type-options']}`;
}

function directivesIn(policy: unknown): Record<string, string[]> {
  const directives = String(policy).split('; ');
  return Object.fromEntries(
    directives.map(directive => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

/** The hashes of what stands between such tags without attributes (CSP 3, 6.7.3.3). */
function hashesIn(html: string, tag: 'script' | 'style'): string[] {
  const parts = html.split(`<${tag}>`).slice(1);
  return parts.map(part => {
    const [text = ''] = part.split(`</${tag}>`);
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}
