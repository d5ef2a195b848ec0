import type { Rolldown } from 'vite';
import { styleId } from '../page-protocol.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'moduleIds'>;

/** The module that starts each document; both have the same entry. */
const starts = { public: 'app/public-start.ts', members: 'app/members-start.ts' } as const;

export type DocumentName = keyof typeof starts;

export interface SiteTags {
  /** What Vite has made of `index.html`, with `<!--site-->` in the place of its tags. */
  html: string;
  /** The file of the style sheet. */
  style: string;
  /** The tags of all scripts that a page with these modules starts with, and of the style sheet. */
  of: (document: DocumentName, modules: string[]) => string;
}

// Where there are several scripts, the last one imports the others.
const tags =
  /(?:<script type="module"[^>]* src="\/([^"]+)"><\/script>\s*)+<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

/** Takes the tags of the site's scripts and style out of its HTML, to be put in where they are of use. */
export function takeSiteTags(html: string, chunks: Chunk[]): SiteTags {
  const [all, script, style] = tags.exec(html) ?? [];
  const entry = chunks.find(({ fileName }) => fileName === script);
  if (!all || !entry || !style) throw new Error('The build has no tags to put aside');
  return {
    html: html.replace(all, '<!--site-->'),
    style,
    of: (document, modules) => {
      const other = starts[document === 'public' ? 'members' : 'public'];
      const started = entry.dynamicImports.filter(file => file !== fileOf(other, chunks));
      const own = modules.map(module => fileOf(module, chunks));
      return [
        `<script type="module" crossorigin src="/${entry.fileName}"></script>`,
        // The sheet is fetched when it is switched on, see whole-style.ts.
        `<link id="${styleId}" disabled rel="stylesheet" crossorigin href="/${style}">`,
        ...withImports([...own, ...entry.imports, ...started], chunks)
          .filter(file => file !== script)
          .map(file => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ].join('');
    },
  };
}

/** The script that holds a module, which is named from `src` on. */
function fileOf(module: string, chunks: Chunk[]): string {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(`/src/${module}`)));
  if (!chunk) throw new Error(`No script of the build holds ${module}`);
  return chunk.fileName;
}

/** These scripts and all that they import, each once. */
function withImports(files: string[], chunks: Chunk[]): string[] {
  const found = new Set(files);
  for (const file of found) {
    const imports = chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
    for (const name of imports) found.add(name);
  }
  return [...found];
}
