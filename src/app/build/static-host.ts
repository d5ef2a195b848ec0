import { passwordChange } from '../../paths.ts';
import type { Headers, SiteHeaders } from './headers.ts';

/**
 * The headers of the site in the `_headers` of static hosts (Cloudflare Pages, Netlify): a path, and
 * under it its headers. Where several paths match such a host joins equal names, so what all have
 * stands under `/*`, and every other header of an answer under one path alone.
 */
export function headersFile(
  { pages, hashed, files, errors }: SiteHeaders,
  names: string[],
): string {
  const all = [...Object.values(pages), errors];
  const common = Object.entries(errors).filter(([name, value]) =>
    all.every(headers => headers[name] === value),
  );
  const shared = Object.fromEntries(common);
  const own = (headers: Headers) => Object.entries(headers).filter(([name]) => !shared[name]);
  return [
    rule('/*', common),
    ...Object.entries(pages).flatMap(([path, headers]) =>
      bothWays(path).map(way => rule(way, own(headers))),
    ),
    rule('/assets/*', own(hashed)),
    ...names.map(name => rule(`/${name}`, own(files))),
  ].join('');
}

/** In the `_redirects` of the same hosts. */
export function redirectsFile(): string {
  return `${passwordChange.askedAt} ${passwordChange.page} 303\n`;
}

/** Such hosts show a page with and without its last slash. */
function bothWays(path: string): string[] {
  return path === '/' ? [path] : [path, `${path}/`];
}

function rule(path: string, headers: [string, string][]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}
