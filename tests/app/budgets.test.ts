import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PageName, pageNames, paths } from '../../src/paths.ts';
import { buildSite, type Chunk, type SiteBuild } from './site-build.ts';

/**
 * In kB of what a package gives to the site, before it is made smaller. Half a percent more or less is
 * chance: the bundler numbers names that stand twice by the order in which it reads the files.
 */
const packages: Record<string, number> = {
  'react-dom': 540,
  'lottie-web': 331,
  xstate: 88,
  'lottie-react': 22,
  react: 17.5,
  'openapi-fetch': 12.8,
  scheduler: 9.4,
  wouter: 5.7,
  'use-sync-external-store': 4.7,
  '@xstate/react': 0.9,
  regexparam: 0.9,
};

/** In kB of Brotli. A script that is not named here is one of the small ones. */
const scripts: Record<string, number> = {
  react: 58.4,
  site: 14.5,
  app: 13.6,
  'ui-player': 44.1,
  'flows-reset-password': 1.7,
  'flows-verify-email': 1,
  'pages-landing': 1.3,
  'pages-reset-password': 2.1,
  'pages-sign-in': 1.3,
  form: 1.3,
};
const anyOther = 1.1;

/** What a page fetches when it starts, beside what is its own. */
const started = ['index', 'react', 'site', 'app', 'app-public-start'];

/**
 * In kB of Brotli: the first flight, of which everything is there to see, and all once started. In
 * each, 1.1 kB are the names and hashes of all scripts, at the end of the page.
 */
const pages = {
  landing: {
    html: 'index.html',
    flight: 6.8,
    all: 98.7,
    fetched: [...started, 'pages-landing'],
  },
  about: {
    html: 'about/index.html',
    flight: 6.4,
    all: 98.9,
    fetched: [...started, 'pages-about', 'pages-landing'],
  },
  'reset-password': {
    html: 'reset-password/index.html',
    flight: 8.8,
    all: 100.4,
    fetched: [...started, 'pages-reset-password', 'flows-reset-password'],
  },
  'email-verification': {
    html: 'email-verification/index.html',
    flight: 6.95,
    all: 100,
    fetched: [...started, 'pages-verify-email', 'flows-verify-email', 'pages-landing'],
  },
};

let site: SiteBuild;

beforeAll(async () => {
  site = await buildSite();
});

describe('in the whole site', () => {
  test('every package keeps to its budget, and none comes in without one', () => {
    const sizes = new Map<string, number>();
    for (const { modules } of site.chunks) {
      for (const [id, length] of Object.entries(modules)) {
        const name = packageOf(id);
        if (name && length > 0) sizes.set(name, (sizes.get(name) ?? 0) + length);
      }
    }
    const over = [...sizes].filter(([name, size]) => size > (packages[name] ?? 0) * 1_000);
    expect(over).toEqual([]);
    expect([...sizes.keys()].toSorted()).toEqual(Object.keys(packages).toSorted());
  });

  test.each(pageNames)('the page %s names the scripts of its modules', async name => {
    const { modules, imported } = await routeOf(name);
    const page = await readFile(join(site.folder, 'site', paths[name], 'index.html'), 'utf8');
    const holds = (module: string) => (chunk: Chunk) =>
      Object.keys(chunk.modules).some(id => id.endsWith(`/src/${module}`));
    const files = modules.map(module => site.chunks.find(holds(module))?.fileName);
    expect(modules).toContain(imported);
    expect(files.filter(file => !page.includes(` href="/${file}">`))).toEqual([]);
  });

  test('every script keeps to its budget', async () => {
    const over: string[] = [];
    for (const { fileName } of site.chunks) {
      const budget = scripts[stemOf(fileName)] ?? anyOther;
      const size = await site.sizeOf(fileName);
      if (size > budget * 1_000) over.push(`${fileName}: ${size} bytes of ${budget} kB`);
    }
    expect(over).toEqual([]);
    expect(Object.keys(scripts).filter(stem => !site.chunks.some(isNamed(stem)))).toEqual([]);
  });
});

describe.each(Object.entries(pages))('the page %s', (name, { html, flight, all, fetched }) => {
  const chunks = () => closureOf(fetched);

  test('comes in one flight', async () => {
    expect(await site.sizeOf(html)).toBeLessThan(flight * 1_000);
    expect(flight).toBeLessThan(9);
  });

  test('fetches no more than its budget', async () => {
    const files = [html, ...chunks().map(({ fileName }) => fileName)];
    // The landing page may follow, with the style of the whole site; a form waits for a touch.
    if (fetched.includes('pages-landing')) files.push(site.style);
    expect(await together(files)).toBeLessThan(all * 1_000);
  });

  test('names all that it starts with, so that it comes at once', async () => {
    const page = await readFile(join(site.folder, 'site', html), 'utf8');
    const named = page.matchAll(
      /<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+)"/g,
    );
    const first = fetched.filter(stem => stem !== 'pages-landing' || name === 'landing');
    const files = closureOf(first).map(({ fileName }) => fileName);
    expect(new Set([...named].map(([, file]) => file))).toEqual(new Set(files));
  });

  test('fetches nothing that belongs elsewhere', () => {
    const modules = chunks().flatMap(chunk => Object.keys(chunk.modules));
    const own = [`/src/flows/${name}.ts`, `/src/pages/${name}.tsx`];
    const foreign = modules.filter(
      id => /lottie|\/src\/(atlas|server|contract)\//.test(id) || isOfOtherPage(id, own),
    );
    expect(foreign).toEqual([]);
    expect(modules.length).toBeGreaterThan(30);
  });
});

async function together(files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(site.sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The landing page is where a closed result leads to, so each page fetches it in the end. */
function isOfOtherPage(id: string, own: string[]): boolean {
  const file =
    /\/src\/(flows|pages)\/(reset-password|verify-email|about|home|event|club|team|contact-us)\.tsx?$/;
  const alias = id.replace('/verify-email.', '/email-verification.');
  return file.test(id) && !own.some(path => alias.endsWith(path));
}

/** These scripts and all that they import at once. */
function closureOf(stems: string[]): Chunk[] {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk) throw new Error(`A script of ${stems.join(', ')} is missing`);
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(site.chunks.find(({ fileName }) => fileName === name));
  };
  for (const stem of stems) add(site.chunks.find(isNamed(stem)));
  return [...found];
}

function isNamed(stem: string) {
  return ({ fileName }: Chunk) => stemOf(fileName) === stem;
}

/** `assets/app-start-Cm_k_rB6.js` → `app-start`. */
function stemOf(fileName: string): string {
  return fileName.replace(/^assets\/|-.{8}\.js$/g, '');
}

/** Read from the table of routes as text: to import it would bring in another React than the build's. */
async function routeOf(page: PageName) {
  const routes = await readFile('src/app/routes.ts', 'utf8');
  const [row = ''] = new RegExp(`  ${page}: route\\(.*?\\n  \\}\\)`, 's').exec(routes) ?? [];
  const [, modules = ''] = /modules: \[(.*?)\]/s.exec(row) ?? [];
  return {
    modules: [...modules.matchAll(/'([^']+)'/g)].flatMap(([, module]) => module ?? []),
    imported: /import\('\.\.\/([^']+)'\)/.exec(row)?.[1],
  };
}

function packageOf(id: string): string | undefined {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}
