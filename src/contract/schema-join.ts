import { isDeepStrictEqual } from 'node:util';
import { listOf, type Mapping, mappingOf } from './openapi-text.ts';
import { isWording, lower, takesType, typesOf, upper } from './schema-keywords.ts';

/**
 * What one schema asks for, in a form that can be joined: what is exact as it stands, and everything
 * else as a list of which a value has to fit each.
 */
export function joinable(schema: Mapping): Mapping {
  const { const: only, ...keywords } = schema;
  const entries = Object.entries(keywords);
  const others = entries.filter(([keyword]) => !conditional.has(keyword));
  const condition = entries.filter(([keyword]) => conditional.has(keyword));
  const shape: Mapping = {
    ...Object.fromEntries(others.map(([key, value]) => [key, isSingle(key) ? value : [value]])),
    ...('if' in keywords && { if: [Object.fromEntries(condition)] }),
  };
  return only === undefined ? shape : joined(shape, { enum: [only] });
}

const conditional = new Set(['if', 'then', 'else']);

/** What two schemas ask for together; what describes values is that of the first. */
export function joined(one: Mapping, other: Mapping): Mapping {
  const both = Object.keys({ ...one, ...other }).map((keyword): [string, unknown] => {
    const [known, value] = [one[keyword], other[keyword]];
    if (known === undefined || value === undefined) return [keyword, known ?? value];
    return [
      keyword,
      (joins.get(keyword) ?? (isSingle(keyword) ? first : listedOnce))(known, value),
    ];
  });
  const shape = { ...Object.fromEntries(both), ...joinedFields(one, other) };
  const isContradiction = Array.isArray(shape.type) && shape.type.length === 0;
  return isContradiction ? { enum: [] } : shape;
}

function isSingle(keyword: string): boolean {
  return (
    joins.has(keyword) || keyword === 'properties' || keyword === 'default' || isWording(keyword)
  );
}

type Join = (one: unknown, other: unknown) => unknown;

const joins = new Map<string, Join>([
  ...upper.map((keyword): [string, Join] => [keyword, (one, other) => bound(Math.min, one, other)]),
  ...lower.map((keyword): [string, Join] => [keyword, (one, other) => bound(Math.max, one, other)]),
  ...['deprecated', 'readOnly', 'uniqueItems', 'writeOnly'].map((keyword): [string, Join] => [
    keyword,
    (one, other) => one === true || other === true,
  ]),
  ['additionalProperties', both],
  ['enum', (one, other) => listOf(one).filter(value => isIn(listOf(other), value))],
  ['items', both],
  ['required', listedOnce],
  ['type', commonTypes],
]);

function first(one: unknown): unknown {
  return one;
}

function listedOnce(one: unknown, other: unknown): unknown[] {
  return [...listOf(one), ...listOf(other).filter(value => !isIn(listOf(one), value))];
}

function isIn(all: unknown[], value: unknown): boolean {
  return all.some(one => isDeepStrictEqual(one, value));
}

function bound(choose: (...numbers: number[]) => number, one: unknown, other: unknown): unknown {
  return typeof one === 'number' && typeof other === 'number' ? choose(one, other) : one;
}

function commonTypes(one: unknown, other: unknown): string[] {
  const [had, has] = [typesOf({ type: one }), typesOf({ type: other })];
  return [
    ...new Set([
      ...had.filter(type => takesType(has, type)),
      ...has.filter(type => takesType(had, type)),
    ]),
  ];
}

/** A field that one of them does not name has to be what that one says of other fields. */
function joinedFields(one: Mapping, other: Mapping): Mapping {
  const [before, after] = [mappingOf(one['properties']), mappingOf(other['properties'])];
  const names = Object.keys({ ...before, ...after });
  if (names.length === 0) return {};
  const fieldOf = (fields: Mapping, name: string, { additionalProperties }: Mapping) =>
    name in fields ? fields[name] : additionalProperties;
  const fields = names.map(name => [
    name,
    both(fieldOf(before, name, one), fieldOf(after, name, other)),
  ]);
  return { properties: Object.fromEntries(fields) };
}

/** The parts of each schema are named once, so that one that holds itself comes to an end. */
function both(one: unknown, other: unknown): unknown {
  if (one === false || other === false) return false;
  if (one === undefined || one === true || isDeepStrictEqual(one, other)) return other;
  if (other === undefined || other === true) return one;
  return { allOf: [...new Set([...partsOf(one), ...partsOf(other)])] };
}

/** The schemas that have to fit, where one schema is nothing but several. */
export function partsOf(schema: unknown): unknown[] {
  const { allOf, ...others } = mappingOf(schema);
  return allOf !== undefined && Object.keys(others).length === 0 ? listOf(allOf) : [schema];
}
