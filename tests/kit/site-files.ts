import { memberPageNames, paths } from '../../src/paths.ts';

/** The documents of a site as a build leaves them, by their files. */
export function documentsOf(html: (path: string) => string): Record<string, string> {
  const pages = Object.values(paths).map(path => [`site${path}/index.html`, html(path)]);
  const members = memberPageNames.map(name => [`site/members/${name}.html`, html('members')]);
  return {
    ...Object.fromEntries([...pages, ...members]),
    'render/for-visitor.js': 'export const renderPage = async () => undefined;',
  };
}

/** The `headers.json` of a build without any headers. */
export const noHeaders = JSON.stringify({
  pages: {},
  members: {},
  hashed: {},
  files: {},
  errors: {},
});
