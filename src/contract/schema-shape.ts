import { isMapping, listOf, type Mapping, type Resolve } from './openapi-text.ts';
import { joinable, joined } from './schema-join.ts';
import { isWording, typesOf } from './schema-keywords.ts';
import { shapeOfUnion } from './schema-union.ts';

/**
 * A schema in one object: without `allOf`, `const`, `nullable`, and without `anyOf` and `oneOf` where
 * types say the same; absent, it allows anything. What is no single value in it, such as `pattern`, is a list of which a value has to fit each.
 */
export function shapeOf(schema: unknown, resolve: Resolve): Mapping {
  if (schema === false) return { enum: [] };
  const { allOf, nullable, ...own } = resolve(schema);
  const unions = (['anyOf', 'oneOf'] as const).flatMap(keyword => {
    const variants = listOf(own[keyword]).map(variant => shapeOf(variant, resolve));
    const shape = shapeOfUnion(keyword, variants);
    return shape ? [{ keyword, shape }] : [];
  });
  for (const { keyword } of unions) delete own[keyword];
  const parts = listOf(allOf).map(part => shapeOf(part, resolve));
  const shape = [...parts, ...unions.map(one => one.shape)].reduce(joined, joinable(own));
  const types = typesOf(shape);
  return nullable === true && types.length > 0
    ? { ...shape, type: [...new Set([...types, 'null'])] }
    : shape;
}

/** Whether no value fits. */
export function isNothing(shape: Mapping): boolean {
  return Array.isArray(shape['enum']) && shape['enum'].length === 0;
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
