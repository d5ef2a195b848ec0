import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { memberPaths, paths } from '../paths.ts';

/*
 * Writes the tables that follow from the names of files, so that a new noun is registered by its
 * files alone: the chart and the kit of every page that has a flow, and the handler of every
 * operation. What is missing does not compile.
 */

const source = join(import.meta.dirname, '..');
const banner = '// Generated from the names of files by `npm run generate`.';

interface Noun {
  /** Of the page, its chart and its kit. */
  name: string;
  /** From the room on, without an ending: `reset-password`, `home/shelf`. */
  file: string;
}

const ofPublic = Object.keys(paths).flatMap(nounOf);
const ofMembers = Object.keys(memberPaths)
  .filter(page => !(page in paths))
  .flatMap(nounOf);
write('flows/generated/public-charts.ts', chartsOf('publicCharts', ofPublic));
write('flows/generated/member-charts.ts', chartsOf('memberCharts', ofMembers));
write('kits/generated/kits.ts', kitsOf([...ofPublic, ...ofMembers]));
write(
  'server/generated/handlers.ts',
  handlersOf(globSync('server/**/*.ts', { cwd: source }).toSorted()),
);

/** None for a page without a flow. */
function nounOf(name: string): Noun[] {
  const kebab = name.replaceAll(/[A-Z]/g, capital => `-${capital.toLowerCase()}`);
  return [kebab, `home/${kebab}`]
    .filter(file => existsSync(join(source, 'flows', `${file}.ts`)))
    .map(file => ({ name, file }));
}

function chartsOf(table: string, all: Noun[]): string {
  return [
    ...(all.length > 0 ? ["import { chartOf } from '../page-chart.ts';", ''] : []),
    '/** The charts of the pages of a document, each fetched when its page is opened. */',
    `export const ${table} = {`,
    ...all.map(
      ({ name, file }) =>
        `${name}: async () => { const { ${name} } = await import('../${file}.ts'); return chartOf('${name}', ${name}); },`,
    ),
    '};',
  ].join('\n');
}

function kitsOf(all: Noun[]): string {
  return [
    "import type { Chart } from '../../flows/registry.ts';",
    "import type { PageKit } from '../kit.ts';",
    ...all.map(({ name, file }) => `import { ${name} } from '../${file}.ts';`),
    '',
    '/** The kit of every page that has a flow. */',
    `export const kits = { ${all.map(({ name }) => name).join(', ')} } satisfies Record<Chart['page'], PageKit>;`,
  ].join('\n');
}

/** By the type of what a file exports: `export const signIn: Handlers['signIn']`. */
function handlersOf(files: string[]): string {
  const found = files.flatMap(file => {
    const text = readFileSync(join(source, file), 'utf8');
    const exported = text.matchAll(/^export const (\w+): Handlers\['\1'\]/gm);
    return [...exported].map(([, name = '']) => ({ name, file: relative('server', file) }));
  });
  return [
    "import type { Handlers } from '../calls/operation.ts';",
    ...found.map(({ name, file }) => `import { ${name} } from '../${file}';`),
    '',
    '/** The handler of every operation of the contract. */',
    `export const handlers: Handlers = { ${found.map(({ name }) => name).join(', ')} };`,
  ].join('\n');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(source, file)), { recursive: true });
  writeFileSync(join(source, file), `${banner}\n${text}\n`);
}
