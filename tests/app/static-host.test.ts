import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SiteHeaders } from '../../src/app/build/headers.ts';
import { paths } from '../../src/paths.ts';
import { buildSite, type SiteBuild } from './site-build.ts';

describe('a static host that reads _headers', () => {
  let site: SiteBuild;
  let text: string;
  let headers: SiteHeaders;
  const read = (name: string) => readFileSync(join(site.folder, name), 'utf8');

  beforeAll(async () => {
    site = await buildSite();
    text = read('_headers');
    headers = JSON.parse(read('headers.json'));
  });

  test.each(Object.values(paths).flatMap(path => (path === '/' ? path : [path, `${path}/`])))(
    'gives %s the headers that the backend gives',
    path => {
      expect(headersAt(text, path)).toEqual(headers.pages[path.replace(/(?<=.)\/$/, '')]);
    },
  );

  test('gives every file at least the headers that the backend gives', () => {
    const names = globSync('{*,.well-known/*,assets/*}.*', { cwd: join(site.folder, 'site') });
    const files = names.filter(name => !/\.(html|br|gz)$/.test(name));
    const { hashed, files: others } = headers;
    const given = files.map(name => headersAt(text, `/${name}`));
    const expected = files.map(name => (name.startsWith('assets/') ? hashed : others));
    expect(given).toMatchObject(expected);
    expect(files).toEqual(expect.arrayContaining(['favicon.svg', '.well-known/security.txt']));
  });

  test('can read it: no more than 100 paths, no line of more than 2,000 characters', () => {
    const lines = text.split('\n');
    expect(lines.filter(line => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(lines.filter(line => line.length > 2_000)).toEqual([]);
  });

  test('leads password managers to the page that helps', () => {
    expect(read('_redirects')).toBe('/.well-known/change-password /contact-us 303\n');
  });
});

/** As https://developers.cloudflare.com/pages/configuration/headers/ says: equal names are joined. */
function headersAt(text: string, path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const part of text.trim().split(/\n(?=\/)/)) {
    const [pattern = '', ...lines] = part.split('\n');
    const isMatched = pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern;
    if (!isMatched) continue;
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      found[name] = name in found ? `${found[name]}, ${value}` : value;
    }
  }
  return found;
}
