import { isDeepStrictEqual } from 'node:util';
import { type Direction, type Effect, effectOf, type Finding } from './openapi-effect.ts';
import { sharedBy } from './openapi-shared.ts';
import { listOf, type Mapping, mappingOf, type OpenApiText } from './openapi-text.ts';
import { diffFields } from './schema-fields.ts';
import { partsOf } from './schema-join.ts';
import { isWording } from './schema-keywords.ts';
import { diffDemand, diffLimits, diffTypes, limits, type Shift } from './schema-limits.ts';
import { isNothing, shapeOf, withoutWording } from './schema-shape.ts';

/** Where two schemas stand, and who sends their values. */
export interface Context {
  direction: Direction;
  /** Without the path inside a body. */
  where: string;
  /** The path inside a body. */
  path: string;
  was: OpenApiText;
  is: OpenApiText;
  /** The pairs of schemas in which these two stand. */
  around: [was: unknown, is: unknown][];
}

/** Every change of the values that are sent at one place; an absent schema allows any. */
export function diffSchemas(was: unknown, is: unknown, context: Context): Finding[] {
  const [old, next] = [context.was.resolveSchema(was), context.is.resolveSchema(is)];
  const isCircle = context.around.some(([one, other]) => isOne(one, old) && isOne(other, next));
  if (isCircle && Object.keys(old).length > 0) return [];
  const inner: Context = { ...context, around: [...context.around, [old, next]] };
  const [before, after] = [
    shapeOf(was, context.was.resolveSchema),
    shapeOf(is, context.is.resolveSchema),
  ];
  const union = unionIn(before, after);
  const findings = union
    ? diffVariants(variantsOf(was, union, context.was), variantsOf(is, union, context.is), inner)
    : diffShapes(before, after, inner);
  return sharedBy(findings, { was, is, where: placeOf(context) });
}

/** Several schemas that are joined are the same in another list. */
function isOne(one: unknown, other: unknown): boolean {
  const [parts, others] = [partsOf(one), partsOf(other)];
  return parts.every(part => others.includes(part)) && others.every(part => parts.includes(part));
}

function diffShapes(was: Mapping, is: Mapping, context: Context): Finding[] {
  const { direction } = context;
  if (isNothing(was) || isNothing(is)) {
    if (isNothing(was) && isNothing(is)) return [];
    return isNothing(is)
      ? [found(context, effectOf(direction, 'narrower'), 'allows no value any more')]
      : [found(context, effectOf(direction, 'wider'), 'allows a value now')];
  }
  const type = diffTypes(was, is);
  if (type?.move === 'other') {
    // Some values are lost to one side, and others are new to the other side.
    return (['asks', 'takes'] as const).map(effect => found(context, effect, type.what));
  }
  const shifts = [...(type ? [type] : []), ...diffLimits(was, is), ...diffRest(was, is, context)];
  return [
    ...shifts.map(({ move, what }) => found(context, effectOf(direction, move), what)),
    ...diffWords(was, is, context),
    ...diffFields(was, is, { context, diff: diffSchemas }),
    ...diffItems(was, is, context),
    ...['oneOf', 'anyOf'].flatMap(keyword =>
      pairsOf(listOf(was[keyword]), listOf(is[keyword]), (one, other) =>
        diffVariants(listOf(one), listOf(other), context).every(({ effect }) => effect === 'says'),
      ).flatMap(([one, other]) => diffVariants(listOf(one), listOf(other), context)),
    ),
  ];
}

/** What only one side has, in pairs by its order; undefined where there is no other half. */
function pairsOf(
  was: unknown[],
  is: unknown[],
  isSame: (one: unknown, other: unknown) => boolean,
): [was: unknown, is: unknown][] {
  const gone = was.filter(one => !is.some(other => isSame(one, other)));
  const come = is.filter(other => !was.some(one => isSame(one, other)));
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => [
    gone[at],
    come[at],
  ]);
}

function diffItems(was: Mapping, is: Mapping, context: Context): Finding[] {
  const { items: before } = was;
  const { items: after } = is;
  if (before === undefined && after === undefined) return [];
  return diffSchemas(before, after, { ...context, path: `${context.path}[*]` });
}

/** The keyword by which one side has several schemas, where the other has only one. */
function unionIn(was: Mapping, is: Mapping): string | undefined {
  const isOnly = (schema: Mapping, keyword: string) =>
    listOf(schema[keyword]).length === 1 &&
    Object.keys(schema).every(key => key === keyword || isWording(key));
  return ['oneOf', 'anyOf'].find(
    keyword =>
      (isOnly(was, keyword) && !(keyword in is)) || (isOnly(is, keyword) && !(keyword in was)),
  );
}

function variantsOf(schema: unknown, keyword: string, { resolveSchema }: OpenApiText): unknown[] {
  const [variants] = listOf(shapeOf(schema, resolveSchema)[keyword]);
  return variants === undefined ? [schema] : listOf(variants);
}

/** A value has to fit one of them; no variant at all allows any value. */
function diffVariants(was: unknown[], is: unknown[], context: Context): Finding[] {
  const isSame = (one: unknown, other: unknown) =>
    diffSchemas(one, other, context).every(({ effect }) => effect === 'says');
  const removed = was.filter(one => !is.some(other => isSame(one, other)));
  const added = is.filter(other => !was.some(one => isSame(one, other)));
  const [gone, come] = [removed[0], added[0]];
  if (removed.length === 1 && added.length === 1) return diffSchemas(gone, come, context);
  const { direction } = context;
  const [taking, giving] = [effectOf(direction, 'narrower'), effectOf(direction, 'wider')];
  if (was.length === 0 && is.length > 0) {
    return [found(context, taking, `has to be ${is.map(titleOf).join(' or ')}`)];
  }
  if (is.length === 0 && was.length > 0) return [found(context, giving, 'may be any value now')];
  return [
    ...removed.map(one => found(context, taking, `may no longer be ${titleOf(one)}`)),
    ...added.map(one => found(context, giving, `may be ${titleOf(one)} now`)),
  ];
}

function titleOf(schema: unknown): string {
  const { $ref: reference, title, type } = mappingOf(schema);
  const name = typeof reference === 'string' ? reference.split('/').at(-1) : (title ?? type);
  return typeof name === 'string' ? name : JSON.stringify(schema);
}

const compared = new Set([
  ...limits,
  'additionalProperties',
  'anyOf',
  'default',
  'deprecated',
  'items',
  'oneOf',
  'properties',
  'readOnly',
  'required',
  'writeOnly',
]);

/** What is only compared as a whole can be wider and narrower at once. */
function diffRest(was: Mapping, is: Mapping, context: Context): Shift[] {
  const textsOf = (values: unknown, { resolveSchema }: OpenApiText) =>
    listOf(values).map(value => withoutWording(value, resolveSchema));
  return keywordsOf(was, is)
    .filter(keyword => !compared.has(keyword) && !isWording(keyword))
    .flatMap(keyword =>
      pairsOf(
        textsOf(was[keyword], context.was),
        textsOf(is[keyword], context.is),
        isDeepStrictEqual,
      ).map(([one, other]) => diffDemand(keyword, one, other)),
    );
}

function diffWords(was: Mapping, is: Mapping, context: Context): Finding[] {
  const isChanged = (keyword: string) => !isDeepStrictEqual(was[keyword], is[keyword]);
  const words = keywordsOf(was, is).filter(keyword => isWording(keyword) && isChanged(keyword));
  const byDefault: Effect = context.direction === 'request' ? 'asks' : 'says';
  return [
    ...(isChanged('default')
      ? [found(context, byDefault, `default is ${JSON.stringify(is['default']) ?? 'not set'}`)]
      : []),
    ...(Boolean(was['deprecated']) === Boolean(is['deprecated'])
      ? []
      : [found(context, 'adds', is['deprecated'] ? 'is deprecated' : 'is no longer deprecated')]),
    ...diffSender('readOnly', was, is, context),
    ...diffSender('writeOnly', was, is, context),
    ...words.map(keyword => found(context, 'says', `${keyword} changed`)),
  ];
}

/** What is read only must not stand in a request, and what is write only in no answer. */
function diffSender(keyword: string, was: Mapping, is: Mapping, context: Context): Finding[] {
  if (Boolean(was[keyword]) === Boolean(is[keyword])) return [];
  const isForbidden = (keyword === 'readOnly') === (context.direction === 'request');
  const effect = effectOf(context.direction, is[keyword] ? 'narrower' : 'wider');
  const what = is[keyword] ? `is ${keyword} now` : `is no longer ${keyword}`;
  return [found(context, isForbidden ? effect : 'says', what)];
}

function keywordsOf(was: Mapping, is: Mapping): string[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])];
}

function found(context: Context, effect: Effect, what: string): Finding {
  return { effect, where: placeOf(context), what };
}

function placeOf({ where, path }: Context): string {
  return path ? `${where}, ${path}` : where;
}
