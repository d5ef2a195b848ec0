import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { PublicPage } from '../../paths.ts';

const src = join(import.meta.dirname, '../..');

/** What is fetched when a page of the public site is opened, from `src` on: its part, and the chart that it may have. */
export async function readPageModules(): Promise<(page: PublicPage) => string[]> {
  const tables = await Promise.all(['app/routes.ts', 'flows/public-charts.ts'].map(readTable));
  return page =>
    tables.flatMap(table => table.filter(([name]) => name === page).map(([, module]) => module));
}

/** The names in a table of pages, each with the one module that is imported under it. */
async function readTable(table: string): Promise<[name: string, module: string][]> {
  const text = await readFile(join(src, table), 'utf8');
  const lines = text.matchAll(/^ {2}(\w+): (?:(?!^ {2}\w)[^])*?\bimport\('([^']+)'\)/gm);
  const modules = [...lines].map(([, name = '', path = '']): [string, string] => [
    name,
    posix.join(posix.dirname(table), path),
  ]);
  if (modules.length === text.split('import(').length - 1) return modules;
  throw new Error(`${table} imports what cannot be told to be of one page`);
}
