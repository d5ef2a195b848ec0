import { styleId } from '../handover.ts';
import { integrityOf } from './integrity.ts';
import { type Chunk, chunkOf, closureOf, type DocumentName, reachOf } from './reach.ts';

export interface SiteTags {
  /** What Vite has made of `index.html`, with `<!--site-->` in the place of its tags. */
  html: string;
  /** The file of the style sheet. */
  style: string;
  /**
   * The import map of a document (HTML, 8.1.6): which file each script is that another one imports,
   * so that a changed script changes no other's name, and its hash. Browsers hold to it what is asked
   * for after the map. It has the scripts that the document can reach, and no others.
   */
  mapOf: (document: DocumentName) => string;
  /** The tags of all that a page of these modules starts with, each with its hash. */
  of: (document: DocumentName, modules: string[]) => string;
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
  const held = (file: string, attribute: 'href' | 'src') =>
    `crossorigin integrity="${hashes.get(`/${file}`)}" ${attribute}="/${file}"`;
  return {
    html: html.replace(all, '<!--site-->'),
    style,
    mapOf: document => {
      const reached = new Set(reachOf(document, entry, chunks).all.map(file => `/${file}`));
      // A script that only imported another has been left out of the HTML and the site, but not here.
      const named = Object.entries(imports).filter(([, path]) => reached.has(path));
      const integrity = named.map(([, path]) => [path, hashes.get(path)]);
      return JSON.stringify({
        imports: Object.fromEntries(named),
        integrity: Object.fromEntries(integrity),
      });
    },
    of: (document, modules) => {
      const own = modules.map(module => chunkOf(module, chunks).fileName);
      const { start } = reachOf(document, entry, chunks);
      const first = closureOf(own.concat(start), chunks, ({ imports }) => imports);
      return [
        `<script type="module" ${held(entry.fileName, 'src')}></script>`,
        // The sheet is fetched when it is switched on, see whole-style.ts.
        `<link id="${styleId}" disabled rel="stylesheet" ${held(style, 'href')}>`,
        ...first
          .filter(file => file !== entry.fileName)
          .map(file => `<link rel="modulepreload" ${held(file, 'href')}>`),
      ].join('');
    },
  };
}
