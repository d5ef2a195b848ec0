import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { pageNames, paths } from '../../src/paths.ts';
import { buildSite, type SiteBuild } from './site-build.ts';

let site: SiteBuild;
let scripts: string[];

beforeAll(async () => {
  site = await buildSite();
  scripts = globSync('assets/*.js', { cwd: join(site.folder, 'site') });
});

test.each(pageNames)(
  'the page %s knows every script and style that it can fetch by its hash',
  async name => {
    const html = await readFile(join(site.folder, 'site', paths[name], 'index.html'), 'utf8');
    const tags = html.match(/<(script|link)\b[^>]* crossorigin [^>]*>/g) ?? [];
    const hashes = tags.map(tag => [valueOf(tag, 'src|href'), valueOf(tag, 'integrity')]);
    const named = tags.map(tag => valueOf(tag, 'src|href').slice(1));
    expect(Object.fromEntries(hashes)).toEqual(await hashesOf(named));
    expect(named).toEqual(expect.arrayContaining([site.style]));
    expect(named.filter(file => scripts.includes(file)).length).toBeGreaterThan(0);
    const { imports, integrity } = mapIn(html);
    const known = Object.keys(integrity).map(path => path.slice(1));
    expect(integrity).toEqual(await hashesOf(known));
    expect(known.filter(script => script.includes('members-start'))).toEqual([]);
    expect(Object.values(imports).toSorted()).toEqual(Object.keys(integrity).toSorted());
  },
);

test.each(pageNames)('the page %s names no script or style without its hash', async name => {
  const html = await readFile(join(site.folder, 'site', paths[name], 'index.html'), 'utf8');
  const tags =
    html.match(/<script\b[^>]* src=[^>]*>|<link\b[^>]* rel="(stylesheet|modulepreload)"[^>]*>/g) ??
    [];
  expect(tags.length).toBeGreaterThan(1);
  expect(tags.filter(tag => !/ crossorigin integrity="sha256-/.test(tag))).toEqual([]);
});

test('a script imports nothing of which the import map does not know', async () => {
  const files = site.chunks.map(({ fileName }) => fileName);
  expect(scripts.toSorted()).toEqual(files.toSorted());
  const maps = await Promise.all(['index.html', 'members.html'].map(mapOf));
  const known = maps.flatMap(({ imports }) => Object.keys(imports));
  const code = await Promise.all(scripts.map(codeOf));
  const names = code.join('\n').matchAll(/\b(?:from ?|import ?\(?)["`]\.\/([\w-]+\.js)["`]/g);
  const imported = new Set([...names].map(([, name]) => `/assets/${name}`));
  expect([...imported].toSorted()).toEqual([...new Set(known)].toSorted());
});

test("the members' document knows the scripts that it can reach, and none of the public site's", async () => {
  const { imports, integrity } = await mapOf('members.html');
  const stems = Object.values(imports).map(path => path.replace(/^\/assets\/|-.{8}\.js$/g, ''));
  expect(stems).toEqual(expect.arrayContaining(['app-members-start', 'pages-areas', 'site']));
  expect(
    stems.filter(stem => /public-start|pages-(landing|about|reset|verify)/.test(stem)),
  ).toEqual([]);
  expect(integrity).toEqual(await hashesOf(Object.values(imports).map(path => path.slice(1))));
});

test('a script changes no name of another', async () => {
  const { imports } = await mapOf('index.html');
  const names = site.chunks.map(({ fileName }) => fileName.slice('assets/'.length));
  const codes = await Promise.all(scripts.map(async file => ({ file, code: await codeOf(file) })));
  const naming = codes.filter(({ code }) => names.some(name => code.includes(name)));
  expect(Object.keys(imports).length).toBeGreaterThan(10);
  expect(naming.map(({ file }) => file)).toEqual([]);
});

interface ImportMap {
  imports: Record<string, string>;
  integrity: Record<string, string>;
}

function mapIn(html: string): ImportMap {
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(map);
}

function codeOf(script: string): Promise<string> {
  return readFile(join(site.folder, 'site', script), 'utf8');
}

async function hashesOf(files: string[]): Promise<Record<string, string>> {
  const hashes = files.map(async file => {
    const content = await readFile(join(site.folder, 'site', file));
    return [`/${file}`, `sha256-${createHash('sha256').update(content).digest('base64')}`];
  });
  return Object.fromEntries(await Promise.all(hashes));
}

function valueOf(tag = '', attribute: string): string {
  return new RegExp(` (?:${attribute})="([^"]+)"`).exec(tag)?.[1] ?? '';
}

async function mapOf(document: string) {
  return mapIn(await readFile(join(site.folder, 'site', document), 'utf8'));
}
