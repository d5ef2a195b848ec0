import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { machines } from '../../kits/kits.ts';
import { folders } from './files.ts';
import { sourceOf } from './source.ts';

/** A digest of the code that a chart runs; undefined where it has no module of its own name. */
export function digestOfChart(id: string): string | undefined {
  const file = fileOfChart(id);
  return file === undefined ? undefined : digestOfModule(file);
}

/** A digest of the code of a module and of all that it imports by a relative path. */
function digestOfModule(file: string): string {
  return digestOf(Object.values(codeBehind(file)));
}

/** By the module's file, as seen from the project: a digest of the code of each module behind a chart. */
export function codeOfChart(id: string): Record<string, string> | undefined {
  const file = fileOfChart(id);
  return file === undefined ? undefined : codeBehind(file);
}

/**
 * A digest of a file of tests, given by its path from the root of the project, with all that it
 * names by relative paths and patterns, the versions of the packages and, for a journey, the site
 * that it visits. The code of charts has a digest of its own.
 */
export function digestOfTest(file: string): string {
  const files = filesOfTest(file);
  return digestOf(files.flatMap(one => [relative(folders.root, one), sourceOf(one).code]));
}

/** All on which its results depend, but the charts. */
function filesOfTest(file: string): string[] {
  const path = join(folders.root, file);
  if (!existsSync(path)) return [];
  const charts = filesFrom(machines.flatMap(({ id }) => fileOfChart(id) ?? []));
  const flows = new Set(charts.filter(one => one.startsWith(folders.flows)));
  const visited = file.endsWith('.journey.ts') ? globSync(join(folders.site, '**/*.*')) : [];
  const versions = join(folders.root, 'package-lock.json');
  return filesFrom([path, ...visited, versions]).filter(one => !flows.has(one));
}

function fileOfChart(id: string): string | undefined {
  const name = `${id.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}.ts`;
  return [join(folders.flows, name), join(folders.flows, 'home', name)].find(existsSync);
}

function codeBehind(file: string): Record<string, string> {
  return Object.fromEntries(
    filesFrom([file]).map(one => [
      relative(folders.root, one),
      digestOf([sourceOf(one).behaviour]),
    ]),
  );
}

/** The files and all that they name, and those theirs, sorted. */
function filesFrom(files: string[]): string[] {
  const found = new Set(files);
  // What is added to a set while one goes through it comes, too.
  for (const file of found) sourceOf(file).named.forEach(one => found.add(one));
  return [...found].toSorted();
}

function digestOf(texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 16);
}
