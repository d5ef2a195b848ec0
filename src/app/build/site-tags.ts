import type { Rolldown } from 'vite';
import { integrityOf } from './integrity.ts';

type Chunk = Rolldown.OutputChunk;

export interface SiteTags {
  /** What Vite has made of `index.html`, with `<!--site-->` in the place of its tags. */
  html: string;
  /** The file of the style sheet. */
  style: string;
  /**
   * The import map (HTML, 8.1.6): which file each script is that another one imports, so that a
   * changed script changes no other's name, and its hash. Browsers hold to it what is asked for after
   * the map.
   */
  map: string;
  /** The tags of all that a page of these modules starts with, each with its hash. */
  of: (modules: string[]) => string;
}

// Of several scripts the last imports the others.
const tags =
  /<script type="importmap">(.*?)<\/script>\s*(?:<script type="module"[^>]* src="\/([^"]+)"><\/script>\s*)+<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

/** Takes the tags of the site's scripts and style out of its HTML, to be put in where they are of use. */
export function takeSiteTags(html: string, siteFolder: string, chunks: Chunk[]): SiteTags {
  const [all, map, script, style] = tags.exec(html) ?? [];
  const entry = chunks.find(({ fileName }) => fileName === script);
  if (!all || !map || !entry || !style) throw new Error('The build has no tags to put aside');
  const files = [...chunks.map(({ fileName }) => fileName), style];
  const hashes = new Map(files.map(file => [`/${file}`, integrityOf(siteFolder, file)]));
  const { imports }: { imports: Record<string, string> } = JSON.parse(map);
  // A script that only imported another has been left out of the HTML and the site, but not here.
  const written = Object.entries(imports).filter(([, path]) => hashes.has(path));
  const integrity = written.map(([, path]) => [path, hashes.get(path)]);
  const held = (file: string, attribute: 'href' | 'src') =>
    `crossorigin integrity="${hashes.get(`/${file}`)}" ${attribute}="/${file}"`;
  return {
    html: html.replace(all, '<!--site-->'),
    style,
    map: JSON.stringify({
      imports: Object.fromEntries(written),
      integrity: Object.fromEntries(integrity),
    }),
    of: modules =>
      [
        `<script type="module" ${held(entry.fileName, 'src')}></script>`,
        // The sheet is fetched when it is switched on, see whole-style.ts.
        `<link id="whole-style" disabled rel="stylesheet" ${held(style, 'href')}>`,
        ...startOf(modules, entry, chunks).map(
          file => `<link rel="modulepreload" ${held(file, 'href')}>`,
        ),
      ].join(''),
  };
}

/** The files of all scripts that a page imports before it has started, so that they come at once. */
function startOf(modules: string[], entry: Chunk, chunks: Chunk[]): string[] {
  const own = modules.map(module => {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some(id => id.endsWith(`/src/${module}`)),
    );
    if (!chunk) throw new Error(`No script of the build holds ${module}`);
    return chunk.fileName;
  });
  const found = new Set(own.concat(entry.dynamicImports));
  for (const file of found) {
    for (const name of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      found.add(name);
  }
  found.delete(entry.fileName);
  return [...found];
}
