import { parse } from 'yaml';
import { isWording } from './schema-keywords.ts';

export type Mapping = Record<string, unknown>;

/** An OpenAPI description, and where its references lead. */
export interface OpenApiText {
  root: Mapping;
  /** What a value refers to, with what stands beside its `$ref`; nothing for what is no object. */
  resolve: Resolve;
  /** The same for a schema, which has to fit both what its `$ref` leads to and what is beside it. */
  resolveSchema: Resolve;
}

export type Resolve = (value: unknown) => Mapping;

/** Throws where the text is no OpenAPI description. */
export function readOpenApiText(text: string, name: string): OpenApiText {
  const root = parsed(text, name);
  if (!isMapping(root) || !isMapping(root['paths'])) {
    throw new Error(`${name} is not an OpenAPI description: it has no paths.`);
  }
  return {
    root,
    resolve: resolverOf(root, (target, beside) => ({ ...target, ...beside })),
    resolveSchema: resolverOf(root, joinedSchema),
  };
}

type Join = (target: Mapping, beside: Mapping) => Mapping;

/** Gives the same object for the same reference every time, so that a circle can be noticed. */
function resolverOf(root: Mapping, join: Join): Resolve {
  const known = new Map<unknown, Mapping>();
  const resolveIn = (value: unknown, seen: string[]): Mapping => {
    if (!isMapping(value)) return nothing;
    const { $ref: reference, ...beside } = value;
    if (typeof reference !== 'string') return value;
    if (seen.includes(reference)) throw new Error(`${reference} refers to itself.`);
    const target = resolveIn(targetOf(root, reference), [...seen, reference]);
    return Object.keys(beside).length > 0 ? join(target, beside) : target;
  };
  return value => {
    const resolved = known.get(value) ?? resolveIn(value, []);
    known.set(value, resolved);
    return resolved;
  };
}

const nothing: Mapping = {};

function joinedSchema(target: Mapping, beside: Mapping): Mapping {
  return Object.keys(beside).every(isWording)
    ? { ...target, ...beside }
    : { ...beside, allOf: [target, ...listOf(beside['allOf'])] };
}

export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function mappingOf(value: unknown): Mapping {
  return isMapping(value) ? value : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function targetOf(root: Mapping, reference: string): Mapping {
  if (!reference.startsWith('#')) throw new Error(`${reference} is in another file.`);
  const steps = reference.slice(1).split('/').slice(1).map(decoded);
  const target = steps.reduce<unknown>(
    (part, step) => (Array.isArray(part) ? part[Number(step)] : mappingOf(part)[step]),
    root,
  );
  if (!isMapping(target)) throw new Error(`${reference} refers to nothing.`);
  return target;
}

function decoded(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
}

function parsed(text: string, name: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${name} cannot be read: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}
