import { type Selector, transform, type Visitor } from 'lightningcss';

/**
 * What a page needs of the style sheet of the whole site, before any script runs: nothing for classes
 * that its HTML does not have, or only has in a closed dialog, and no custom property that neither uses.
 */
export function pageStyle(sheet: string, html: string): string {
  const classes = classesIn(html);
  const applies = (selector: Selector) =>
    selector.every(part => part.type !== 'class' || classes.has(part.name));
  const needed = minified(sheet, {
    Rule: { style: ({ value }) => (value.selectors.some(applies) ? undefined : []) },
  });
  return layersOf(sheet) + minified(withoutUnused(needed, html));
}

function minified(sheet: string, visitor: Visitor<never> = {}): string {
  const code = Buffer.from(sheet);
  return transform({ filename: 'page.css', code, minify: true, visitor }).code.toString();
}

function classesIn(html: string): Set<string> {
  const seen = html.replace(/<dialog(?![^>]* open)[^]*?<\/dialog>/g, '');
  return new Set(
    [...seen.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
}

/** A layer that is empty here must keep its place in the order of the whole sheet. */
function layersOf(sheet: string): string {
  const names = [...sheet.matchAll(/@layer ([\w-]+)\s*{/g)].map(([, name]) => name);
  return names.length > 0 ? `@layer ${[...new Set(names)].join(',')};` : '';
}

/** One property may be all that uses another, and a picture in the page may use any. */
function withoutUnused(style: string, html: string): string {
  const rest = style.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=}))/g, (declaration, name) =>
    new RegExp(`var\\(${name}[,)]`).test(style + html) ? declaration : '',
  );
  return rest === style ? style : withoutUnused(rest, html);
}
