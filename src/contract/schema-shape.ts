import { isDeepStrictEqual } from 'node:util';
import { isMapping, listOf, type Mapping, mappingOf } from './openapi-text.ts';

type Resolve = (value: unknown) => Mapping;

/** What describes values and does not limit them. */
export function isWording(keyword: string): boolean {
  return words.has(keyword) || keyword.startsWith('x-');
}

const words = new Set([
  '$comment',
  'description',
  'example',
  'examples',
  'externalDocs',
  'summary',
  'title',
  'xml',
]);

/** A schema in one object: without `allOf`, `const` and `nullable`; absent, it allows anything. */
export function shapeOf(schema: unknown, resolve: Resolve): Mapping {
  if (schema === false) return { not: {} };
  const { allOf, ...own } = resolve(schema);
  const parts = listOf(allOf).map(part => shapeOf(part, resolve));
  const { const: only, nullable, ...rest } = parts.reduce(joined, own);
  return {
    ...rest,
    ...(only !== undefined && { enum: [only] }),
    ...(nullable === true && { type: [...typesOf(rest), 'null'] }),
  };
}

/** The types that are named. */
export function typesOf({ type }: Mapping): string[] {
  return [type].flat().filter(name => typeof name === 'string');
}

/** What is asked by both; where they contradict each other, both are kept side by side. */
function joined(one: Mapping, other: Mapping): Mapping {
  const both = Object.entries(other).map(([keyword, value]): [string, unknown] => {
    const known = one[keyword];
    if (known === undefined || isWording(keyword)) return [keyword, known ?? value];
    if (keyword === 'required')
      return [keyword, [...new Set([...listOf(known), ...listOf(value)])]];
    if (keyword === 'properties')
      return [keyword, joinedFields(mappingOf(known), mappingOf(value))];
    return isDeepStrictEqual(known, value) ? [keyword, known] : [`${keyword} as well`, value];
  });
  return { ...one, ...Object.fromEntries(both) };
}

function joinedFields(one: Mapping, other: Mapping): Mapping {
  const both = Object.entries(other).map(([name, schema]): [string, unknown] => [
    name,
    name in one && !isDeepStrictEqual(one[name], schema) ? { allOf: [one[name], schema] } : schema,
  ]);
  return { ...one, ...Object.fromEntries(both) };
}

/** A value without references and wording, to be compared as a whole. */
export function withoutWording(value: unknown, resolve: Resolve, around: unknown[] = []): unknown {
  if (Array.isArray(value)) return value.map(one => withoutWording(one, resolve, around));
  if (!isMapping(value)) return value;
  const resolved = resolve(value);
  if (around.includes(resolved)) return 'one like that around it';
  const inside = [...around, resolved];
  const entries = Object.entries(resolved)
    .filter(([keyword]) => !isWording(keyword))
    .map(([keyword, inner]) => [
      keyword,
      byName.has(keyword) && isMapping(inner)
        ? mapValues(inner, one => withoutWording(one, resolve, inside))
        : withoutWording(inner, resolve, inside),
    ]);
  return Object.fromEntries(entries);
}

/** What is in these has names of its own, so that `title` may be one of them. */
const byName = new Set(['properties', 'patternProperties', 'dependentSchemas', 'headers']);

function mapValues(mapping: Mapping, change: (value: unknown) => unknown): Mapping {
  return Object.fromEntries(Object.entries(mapping).map(([name, one]) => [name, change(one)]));
}
