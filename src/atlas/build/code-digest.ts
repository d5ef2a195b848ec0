import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { minifySync, parseSync, transformSync, Visitor } from 'rolldown/utils';
import { withoutWording } from './wording.ts';

const root = resolve(import.meta.dirname, '../../..');
const flows = join(root, 'src/flows');

/** A digest of the code that a chart runs; undefined where it has no module of its own name. */
export function digestOfChart(id: string): string | undefined {
  const file = moduleOf(id);
  return file === undefined ? undefined : digestOfModule(file);
}

/** A digest of the code of a module and of all that it imports by a relative path. */
export function digestOfModule(file: string): string {
  return digestOf(Object.values(codeBehind(file)).join());
}

/** By the module's file, as seen from the project: a digest of the code of each module behind a chart. */
export function codeOfChart(id: string): Record<string, string> | undefined {
  const file = moduleOf(id);
  return file === undefined ? undefined : codeBehind(file);
}

function moduleOf(chart: string): string | undefined {
  const name = `${chart.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}.ts`;
  return [join(flows, name), join(flows, 'home', name)].find(existsSync);
}

function codeBehind(file: string): Record<string, string> {
  const modules = [...modulesOf(file)].toSorted();
  return Object.fromEntries(
    modules.map(module => [relative(root, module), digestOf(codeIn(module))]),
  );
}

/** The module and all that it imports by a relative path, and those theirs. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const path of importedIn(codeIn(file))) modulesOf(resolve(dirname(file), path), found);
  return found;
}

function importedIn(code: string): string[] {
  const found: string[] = [];
  const find = ({ source }: { source: object | null }) => {
    const path = source && 'value' in source ? String(source.value) : '';
    if (path.startsWith('.')) found.push(path);
  };
  new Visitor({
    ImportDeclaration: find,
    ExportAllDeclaration: find,
    ExportNamedDeclaration: find,
    ImportExpression: find,
  }).visit(parseSync('code.js', code).program);
  return found;
}

const codes = new Map<string, string>();

/**
 * The code of a module as the build would minify it: code that differs only in types, comments, style or
 * the names of its variables is equal text. What is no code is read as it is.
 */
function codeIn(file: string): string {
  const known = codes.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  const { code: typeless, errors } = transformSync(file, text, { tsconfig: false });
  const code =
    errors.length > 0 ? text : minifySync('code.js', withoutWording(typeless), options).code;
  codes.set(file, code);
  return code;
}

/** What can be seen as the code runs stays: that a property is read, and what a function is called. */
const options = {
  module: true,
  compress: {
    keepNames: { function: true, class: true },
    treeshake: { annotations: false, propertyReadSideEffects: 'always' },
  },
  mangle: { keepNames: true },
} as const;

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
