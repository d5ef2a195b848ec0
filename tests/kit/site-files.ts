import { paths } from '../../src/paths.ts';

/** The documents of a site as a build leaves them, by their files. */
export function documentsOf(html: (path: string) => string): Record<string, string> {
  const pages = Object.values(paths).map(path => [`site${path}/index.html`, html(path)]);
  return { ...Object.fromEntries(pages), 'site/members.html': html('members') };
}

/** The `headers.json` of a build without any headers. */
export const noHeaders = JSON.stringify({
  pages: {},
  members: {},
  hashed: {},
  files: {},
  errors: {},
});
