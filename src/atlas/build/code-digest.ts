import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';

const flows = resolve(import.meta.dirname, '../../flows');

/** A digest of the code that a chart runs; undefined where it has no module of its own name. */
export function digestOfChart(id: string): string | undefined {
  const name = `${id.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}.ts`;
  const file = [join(flows, name), join(flows, 'home', name)].find(existsSync);
  return file === undefined ? undefined : digestOfModule(file);
}

/**
 * A digest of the code of a module and of all that it imports by a relative path. White space,
 * comments, types, and the descriptions and rules of charts do not count.
 */
export function digestOfModule(file: string): string {
  const hash = createHash('sha256');
  for (const module of [...modulesOf(file)].toSorted()) hash.update(JSON.stringify(codeIn(module)));
  return hash.digest('hex').slice(0, 16);
}

/** The module and all that it imports by a relative path, and those theirs. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imported = JSON.stringify(codeIn(file)).matchAll(
    /"source":\{"type":"Literal","value":"(\.[^"]+)"/g,
  );
  for (const [, path = ''] of imported) modulesOf(resolve(dirname(file), path), found);
  return found;
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const codes = new Map<string, Json>();

function codeIn(file: string): Json {
  const known = codes.get(file);
  if (known !== undefined) return known;
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const code = bare(JSON.parse(JSON.stringify(program, withBigIntegers)));
  codes.set(file, code);
  return code;
}

function withBigIntegers(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

/** What says nothing about what runs. */
const silent = new Set([
  'start',
  'end',
  'range',
  'raw',
  'hashbang',
  'comments',
  'optional',
  'definite',
]);

/** A syntax tree (ESTree) without places and types. */
function bare(node: Json): Json {
  if (Array.isArray(node)) return node.filter(one => !isSilent(one)).map(bare);
  if (typeof node !== 'object' || node === null) return node;
  const { type, expression } = node;
  // `x as T`, `x satisfies T` and `x!` are x.
  if (typeof type === 'string' && type.startsWith('TS') && expression !== undefined)
    return bare(expression);
  const fields = Object.entries(node).filter(
    ([key, value]) => !silent.has(key) && !isSilent(value),
  );
  return Object.fromEntries(fields.map(([key, value]) => [key, bare(value)]));
}

function isSilent(node: Json): boolean {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return false;
  const { type, importKind, exportKind, key, expression } = node;
  if (importKind === 'type' || exportKind === 'type') return true;
  if (type === 'Property' && isRecord(key))
    return key['name'] === 'description' || key['name'] === 'meta';
  return typeof type === 'string' && type.startsWith('TS') && expression === undefined;
}

function isRecord(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
