import { readFile } from 'node:fs/promises';
import { join, posix, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import type { PageName } from '../../paths.ts';
import type { DocumentName } from './site-tags.ts';

const src = resolve(import.meta.dirname, '../..');

const tablesOf: Record<DocumentName, readonly string[]> = {
  public: ['app/routes.ts', 'flows/public-charts.ts'],
  members: ['app/member-routes.ts', 'app/copy-route.ts', 'flows/member-charts.ts'],
};

/** What is fetched when a page of a document is opened, from `src` on: its part, and the chart that it may have. */
export async function readPageModules(
  document: DocumentName,
): Promise<(page: PageName) => string[]> {
  const tables = await Promise.all(tablesOf[document].map(readTable));
  return page =>
    tables.flatMap(table => table.filter(([name]) => name === page).map(([, module]) => module));
}

/** The code in the build of these modules, named from `src` on, and of all of ours that they import. */
export function sourcesOf(
  chunks: readonly Pick<Rolldown.OutputChunk, 'modules'>[],
  imports: ReadonlyMap<string, readonly string[]>,
) {
  const codes = new Map(chunks.flatMap(({ modules }) => Object.entries(modules)));
  return (modules: readonly string[]): string => {
    const ids = new Set(modules.map(module => join(src, module)));
    for (const id of ids) {
      for (const imported of imports.get(id) ?? []) {
        if (imported.startsWith(src)) ids.add(imported);
      }
    }
    return [...ids].map(id => codes.get(id)?.code ?? '').join('\n');
  };
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
