import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageNames, paths } from '../../src/paths.ts';
import { buildSite, type SiteBuild } from './site-build.ts';

let site: SiteBuild;
let scripts: string[];

beforeAll(async () => {
  site = await buildSite();
  scripts = globSync('assets/*.js', { cwd: join(site.folder, 'site') });
}, 120_000);

afterAll(() => site.remove());

test.each(pageNames)(
  'the page %s knows every script and style that it can fetch by its hash',
  async name => {
    const html = await readFile(join(site.folder, 'site', paths[name], 'index.html'), 'utf8');
    const [, map = ''] = /<script type="importmap">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(map)).toEqual({ integrity: await hashesOf(scripts, 'sha256') });
    const tags = html.match(/<(script|link)\b[^>]* crossorigin [^>]*>/g) ?? [];
    const hashes = tags.map(tag => [valueOf(tag, 'src|href'), valueOf(tag, 'integrity')]);
    const named = tags.map(tag => valueOf(tag, 'src|href').slice(1));
    expect(Object.fromEntries(hashes)).toEqual(await hashesOf(named, 'sha384'));
    expect(named).toEqual(expect.arrayContaining([site.style]));
    expect(named.filter(file => scripts.includes(file)).length).toBeGreaterThan(0);
  },
);

test.each(pageNames)('the page %s names no script or style without its hash', async name => {
  const html = await readFile(join(site.folder, 'site', paths[name], 'index.html'), 'utf8');
  const tags =
    html.match(/<script\b[^>]* src=[^>]*>|<link\b[^>]* rel="(stylesheet|modulepreload)"[^>]*>/g) ??
    [];
  expect(tags.length).toBeGreaterThan(1);
  expect(tags.filter(tag => !/ crossorigin .* integrity="sha384-/.test(tag))).toEqual([]);
});

test('a page fetches no script of which its import map does not know', () => {
  const files = site.chunks.map(({ fileName }) => fileName);
  expect(scripts.toSorted()).toEqual(files.toSorted());
  expect(files.length).toBeGreaterThan(20);
});

async function hashesOf(files: string[], algorithm: string): Promise<Record<string, string>> {
  const hashes = files.map(async file => {
    const content = await readFile(join(site.folder, 'site', file));
    return [`/${file}`, `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`];
  });
  return Object.fromEntries(await Promise.all(hashes));
}

function valueOf(tag: string, attribute: string): string {
  return new RegExp(` (?:${attribute})="([^"]+)"`).exec(tag)?.[1] ?? '';
}
