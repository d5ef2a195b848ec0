import { type Selector, transform, type Visitor } from 'lightningcss';

/** What a page may show. */
interface Shown {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
}

/**
 * What a page needs of the style sheet of the whole site, before any script runs: nothing for elements
 * that its HTML does not have, nor for classes that only a closed dialog has, and no custom property
 * that neither uses.
 */
export function pageStyle(sheet: string, html: string): string {
  const needed = styleOf(sheet, { classes: classesIn(html), elements: elementsIn(html) });
  return layersOf(sheet) + minified(withoutUnused(needed, html));
}

/** What a page needs in any of its states: all that the code of its modules may name. It may put together the names of custom properties. */
export function styleOfCode(sheet: string, code: string): string {
  const names = new Set(['html', 'body', ...(code.match(/[\w-]+/g) ?? [])]);
  return layersOf(sheet) + styleOf(sheet, { classes: names, elements: names });
}

function styleOf(sheet: string, { classes, elements }: Shown): string {
  const applies = (selector: Selector): boolean =>
    selector.every(part => {
      if (part.type === 'class') return classes.has(part.name);
      if (part.type === 'type') return elements.has(part.name);
      if (part.type !== 'pseudo-class') return true;
      // Nothing becomes disabled but what belongs to a form.
      if (part.kind === 'disabled') return elements.has('form');
      return !(part.kind === 'is' || part.kind === 'has') || part.selectors.some(applies);
    });
  return minified(sheet, {
    Rule: { style: ({ value }) => (value.selectors.some(applies) ? undefined : []) },
  });
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

/** That of the document itself, too. */
function elementsIn(html: string): Set<string> {
  const seen = [...html.matchAll(/<([a-z]\w*)/gi)].map(([, name = '']) => name);
  return new Set(['html', 'body', ...seen]);
}

/** A layer that is empty here must keep its place in the order of the whole sheet. */
function layersOf(sheet: string): string {
  const names = [...sheet.matchAll(/@layer ([\w-]+)\s*{/g)].map(([, name]) => name);
  return names.length > 0 ? `@layer ${[...new Set(names)].join(',')};` : '';
}

/** One property may be all that uses another, and a picture in the page may use any. */
function withoutUnused(style: string, text: string): string {
  const rest = style.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=}))/g, (declaration, name) =>
    new RegExp(`var\\(${name}[,)]`).test(style + text) ? declaration : '',
  );
  return rest === style ? style : withoutUnused(rest, text);
}
