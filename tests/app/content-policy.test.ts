import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageHeaders } from '../../src/app/build/headers.ts';
import { readSettings } from '../../src/app/build/settings.ts';
import { pageNames, paths } from '../../src/paths.ts';
import { samplePath } from '../sample-call.ts';
import { createSiteApp } from './site-app.ts';
import { buildSite, type SiteBuild } from './site-build.ts';

let site: SiteBuild;
let app: ReturnType<typeof createSiteApp>;

beforeAll(async () => {
  site = await buildSite();
  app = createSiteApp(site);
});
afterAll(() => app.close());

/**
 * A maybe: it would matter where the site answers with a script that others have a say in, which the
 * last tests of this file rule out. What would be left without it, 'strict-dynamic', lets a script
 * import from any host.
 */
const ownScripts = "script-src 'self'";

describe('the CSP Evaluator', () => {
  test.each(pageNames)('finds nothing in the policy of the page %s', async name => {
    expect(findingsIn(await policyAt(paths[name]))).toEqual([ownScripts]);
  });

  test('finds nothing in the policy of an error', async () => {
    expect(findingsIn(await policyAt('/nothing.php'))).toEqual([]);
  });

  test('finds nothing in the policy of a page with an API and animations from elsewhere', () => {
    const settings = readSettings({
      API_ORIGIN: 'https://api.example',
      ANIMATION_HOST: 'https://cdn.example/books',
    });
    const { 'Content-Security-Policy': policy = '' } = pageHeaders(
      '<p>',
      { hasToken: true, isStored: false },
      settings,
    );
    expect(findingsIn(policy)).toEqual([ownScripts]);
  });

  test.each([
    ['', ['object-src', 'script-src']],
    ["default-src 'none'; script-src 'unsafe-inline'", ["script-src 'unsafe-inline'"]],
    ["default-src 'none'; img-src http://a.example", ['img-src http://a.example']],
    ["default-src 'none'; script-sources 'none'", ['script-sources']],
  ])('finds in %j: %j', (policy, findings) => {
    expect(findingsIn(policy)).toEqual(expect.arrayContaining(findings));
  });
});

describe('a script', () => {
  test('is answered only from the build, and with its hash in the documents', async () => {
    const documents = ['index.html', 'members.html'].map(name => join(site.folder, 'site', name));
    const html = (await Promise.all(documents.map(file => readFile(file, 'utf8')))).join('');
    const paths = site.chunks.map(({ fileName }) => `/${fileName}`);
    const types = await Promise.all(paths.map(typeAt));
    expect(new Set(types)).toEqual(new Set(['text/javascript; charset=utf-8 nosniff']));
    expect(paths.filter(path => !html.includes(`"${path}":"sha256-`))).toEqual([]);
  });

  test.each([
    `${samplePath}?callback=alert`,
    '/api/user/reset-password?callback=alert',
    '/api/alert(1).js',
    '/assets/alert(1).js',
    '/alert(1)//.js',
    '/about?alert(1).js',
  ])('is not what is answered at %s', async url => {
    expect(await typeAt(url)).toMatch(
      /^(application\/json|text\/plain|text\/html); charset=utf-8 nosniff$/,
    );
  });
});

async function policyAt(url: string): Promise<string> {
  const { headers } = await app.inject(url);
  return String(headers['content-security-policy']);
}

async function typeAt(url: string): Promise<string> {
  const { headers } = await app.inject(url);
  return `${headers['content-type']} ${headers['x-content-type-options']}`;
}

/** Of every severity, also what is only information. */
function findingsIn(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings.map(({ directive, value }) => [directive, value].filter(Boolean).join(' '));
}
