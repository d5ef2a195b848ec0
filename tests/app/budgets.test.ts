import { globSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildSite, type Chunk, type SiteBuild } from '../kit/site-build.ts';

/** In kB of Brotli. A script that is not named here is one of the small ones. */
const scripts: Record<string, number> = {
  react: 58.4,
  // Keeps the flows of lists that were left, and says of each call how it has ended.
  site: 15.9,
  // What is typed in each tab is kept, a page that broke is drawn anew, and the focus is given on where it would be lost.
  app: 11.6,
  // Makes calls, and reads the answers that guests get; a page that was rendered with them begins without.
  'app-calls': 6.6,
  // With the modal that shows results.
  'app-public-start': 3.2,
  // Knows what to show while something is awaited, why it fails, and how long is left.
  members: 10.8,
  // What guests do without: the session, with the wish for a book, and the members' first page.
  'members-own': 2.3,
  // Reads the answers that members alone get, with what a list says of the whole.
  'api-members-answers': 5.8,
  'app-members-start': 2.1,
  // With what is kept of who joins.
  flows: 1.5,
  'sign-in': 1.3,
  form: 2.9,
  'ui-player': 44.1,
  // Three steps, each with a drawing of its own, and the badge.
  'pages-landing': 1.4,
  // With the frame of all areas.
  'pages-areas': 1.3,
  'pages-join': 1.6,
  // What is typed is kept.
  'flows-profile': 1.6,
  'flows-welcome': 1.4,
  'pages-welcome': 1.3,
  // The map shows the house.
  'place-fields': 2.6,
  'profile-form': 3,
  // One chart for what is typed, looked up, and put on the shelf each.
  'flows-add-books': 2.6,
  // Reads an ISBN as it is written anywhere, and lines as people write them in lists.
  pile: 4.2,
  // Does not ask for an own book, nor for what another tab has asked for.
  'flows-ask': 1.4,
  // With what is typed anew where it is wrong.
  'pages-add-books': 3.6,
  // Says why it can't be asked for, and shows what else its owner offers.
  'pages-copy': 1.6,
  // Says what follows from a block, and searches the shelf.
  'pages-member': 1.7,
  'pages-requests': 1.4,
  // Several books at once, their count, and who has asked.
  'flows-shelf': 2.1,
  // Knows a price as it is written anywhere.
  'copy-values': 1.4,
  'pages-shelf': 4.1,
  'pages-ask': 1.6,
  'flows-request': 1.8,
  // The stage tells where each book is.
  'pages-request': 4.9,
  // Knows a clock that is wrong.
  request: 2,
  // Sends nothing that another tab has sent.
  'flows-conversation': 2.3,
  // With the other conversations beside it.
  'pages-conversation': 2.6,
  'pages-notices': 2,
  // What is looked for, and the form to look for more.
  'flows-wishes': 1.5,
  'pages-wishes': 2,
  // With what is said of a book that is gone.
  'loaded-page': 1.2,
  'pages-moderation': 1.4,
  // What makes the file is fetched when it is asked for.
  'exchange-calendar': 8.2,
};
const anyOther = 1.1;

/**
 * In kB of Brotli: the HTML, which shows all of the page, and the HTML with the scripts that it names. 0.3 of each name
 * the typeface and those in its place, and have it fetched once the page is idle. The scripts of all start also where it
 * can't be known who is signed in.
 */
const pages = [
  // With three drawn steps.
  ['index.html', 6.6, 97.5],
  ['about/index.html', 5.9, 96],
  // A form that was sent before its scripts came says what is wrong with it.
  ['reset-password/index.html', 8.1, 104.3],
  // Its call has left before its scripts come, so that it starts with what reads the answer.
  ['email-verification/index.html', 6.7, 103.8],
  // Says why one is there.
  ['home/sign-in/index.html', 7.5, 103],
  ['home/join/index.html', 8, 103.9],
  // Its building stays in sight beside the form.
  ['contact-us/index.html', 5.4, 105.8],
] as const;

/** The same of pages that the server renders, with the style of all that they may show, but without what they do. */
const renderedPages = [
  // A link to a book tells of which it is.
  ['home/index.html', 9.5, 112.4],
  // With the wish for what is searched in vain.
  ['members/home.html', 9.6, 114.6],
] as const;

let site: SiteBuild;

beforeAll(async () => {
  site = await buildSite();
});

test('every script keeps to its budget', async () => {
  const over: string[] = [];
  for (const { fileName } of site.chunks) {
    const budget = scripts[stemOf(fileName)] ?? anyOther;
    const size = await site.sizeOf(fileName);
    if (size > budget * 1_000) over.push(`${fileName}: ${size} bytes of ${budget} kB`);
  }
  expect(over).toEqual([]);
  const stems = new Set(site.chunks.map(({ fileName }) => stemOf(fileName)));
  expect(Object.keys(scripts).filter(stem => !stems.has(stem))).toEqual([]);
});

test('each of the two files of the typeface, which are fetched when a page is idle, is below 20 kB', async () => {
  const files = globSync('site/assets/*.woff2', { cwd: site.folder });
  const sizes = await Promise.all(files.map(file => stat(join(site.folder, file))));
  expect(sizes.map(({ size }) => size < 20_000)).toEqual([true, true]);
});

test.each([...pages, ...renderedPages])(
  '%s and the scripts that it names keep to their budgets',
  async (html, flight, all) => {
    const own = await site.sizeOf(html);
    const sizes = await Promise.all((await scriptsOf(html)).map(site.sizeOf));
    expect(own).toBeLessThan(flight * 1_000);
    expect(sizes.reduce((sum, size) => sum + size, own)).toBeLessThan(all * 1_000);
  },
);

test.each(pages)(
  '%s names all scripts that it starts with, and none of another page',
  async html => {
    const named = await scriptsOf(html);
    const chunks = site.chunks.filter(({ fileName }) => named.includes(fileName));
    const imports = chunks.flatMap(chunk => chunk.imports);
    expect(imports.filter(file => !named.includes(file))).toEqual([]);
    const modules = chunks.flatMap(({ modules }: Chunk) => Object.keys(modules));
    const lazy = /\/src\/(?:flows|pages)\/(?:[a-z-]+\/)?([a-z-]+)\.tsx?$/;
    const noun = html.split('/').at(-2)?.replace('email-verification', 'verify-email') ?? 'landing';
    const nouns = ['reset-password', 'verify-email', 'sign-in', 'join', 'about', 'landing', 'you'];
    const others = new Set(nouns.filter(one => one !== noun));
    expect(modules.filter(id => others.has(lazy.exec(id)?.[1] ?? ''))).toEqual([]);
    expect(modules.filter(id => /lottie|\/src\/(atlas|server|contract)\//.test(id))).toEqual([]);
    expect(modules.some(id => lazy.exec(id)?.[1] === noun)).toBe(true);
  },
);

/** The scripts in the tags of a page. */
async function scriptsOf(html: string): Promise<string[]> {
  const page = await readFile(join(site.folder, 'site', html), 'utf8');
  const tags =
    /<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="\/([^"]+)"/g;
  return [...page.matchAll(tags)].map(([, file = '']) => file);
}

/** `assets/app-start-Cm_k_rB6.js` → `app-start`. */
function stemOf(fileName: string): string {
  return fileName.replace(/^assets\/|-.{8}\.js$/g, '');
}
