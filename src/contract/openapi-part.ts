import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CannotRun } from './trouble.ts';

type Mapping = Record<string, unknown>;

/** A part of an OpenAPI document. */
export interface Part {
  /** The JSON pointer that leads to it, as a URI fragment. */
  pointer: string;
  value: Mapping;
  document: Mapping;
}

/** Reads a document of OpenAPI 3.1 from anywhere. Throws `CannotRun`. */
export function readDocument(file: string): Part {
  const document = parsed(file);
  if (!isMapping(document) || !isMapping(document['paths'])) {
    throw new CannotRun(`${file} is not an OpenAPI document: it has no paths.`);
  }
  return { pointer: '#', value: document, document };
}

/** The operation that answers a path; its template may have parameters. */
export function operationAt(root: Part, method: string, path: string): Part | undefined {
  const paths = partOf(root, 'paths');
  const templates = Object.keys(paths?.value ?? {});
  const template = templates.find(one => one === path) ?? templates.find(one => fits(one, path));
  return template === undefined ? undefined : partOf(paths, template, method.toLowerCase());
}

/** Goes from a part to one inside it, through every `$ref` on the way. */
export function partOf(part: Part | undefined, ...keys: string[]): Part | undefined {
  return keys.reduce((part, key) => part && resolved(child(part, key)), part);
}

/** The pointer to the schema of a header or a media type, which may itself be a `$ref`. */
export function schemaOf(part: Part | undefined): string | undefined {
  return part && child(part, 'schema')?.pointer;
}

function child({ pointer, value, document }: Part, key: string): Part | undefined {
  const inside = value[key];
  const step = encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
  return isMapping(inside) ? { pointer: `${pointer}/${step}`, value: inside, document } : undefined;
}

function resolved(part: Part | undefined): Part | undefined {
  const ref = part?.value['$ref'];
  if (!part || typeof ref !== 'string') return part;
  const { document } = part;
  const keys = ref.replace(/^#\//, '').split('/').map(decoded);
  return partOf({ pointer: '#', value: document, document }, ...keys);
}

function decoded(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
}

function fits(template: string, path: string): boolean {
  const parts = path.split('/');
  const wanted = template.split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => part.includes('{') || part === parts[index])
  );
}

function parsed(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CannotRun(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
}

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
