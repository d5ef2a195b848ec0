import { isDeepStrictEqual } from 'node:util';
import { type Direction, type Effect, effectOf, type Finding } from './openapi-effect.ts';
import { listOf, type Mapping, mappingOf, type OpenApiText } from './openapi-text.ts';
import { diffFields } from './schema-fields.ts';
import { diffLimits, diffTypes, limits } from './schema-limits.ts';
import { isWording, shapeOf, withoutWording } from './schema-shape.ts';

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
  const [old, next] = [context.was.resolve(was), context.is.resolve(is)];
  const isCircle = context.around.some(([one, other]) => one === old && other === next);
  if (isCircle && Object.keys(old).length > 0) return [];
  const inner: Context = { ...context, around: [...context.around, [old, next]] };
  return diffShapes(
    shapeOf(was === false ? was : old, context.was.resolve),
    shapeOf(is === false ? is : next, context.is.resolve),
    inner,
  );
}

function diffShapes(was: Mapping, is: Mapping, context: Context): Finding[] {
  const union = unionIn(was, is);
  if (union) return diffVariants(variantsOf(was, union), variantsOf(is, union), context);
  const { direction } = context;
  const type = diffTypes(was, is);
  if (type?.move === 'other') {
    // An answer of another type is reported as the web sees it.
    return [found(context, direction === 'answer' ? 'takes' : 'asks', type.what)];
  }
  const shifts = [...(type ? [type] : []), ...diffLimits(was, is)];
  return [
    ...shifts.map(({ move, what }) => found(context, effectOf(direction, move), what)),
    ...diffRest(was, is, context),
    ...diffWords(was, is, context),
    ...diffFields(was, is, { context, diff: diffSchemas }),
    ...diffItems(was, is, context),
    ...['oneOf', 'anyOf'].flatMap(keyword =>
      diffVariants(listOf(was[keyword]), listOf(is[keyword]), context),
    ),
  ];
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
    keyword in schema && Object.keys(schema).every(key => key === keyword || isWording(key));
  return ['oneOf', 'anyOf'].find(
    keyword =>
      (isOnly(was, keyword) && !(keyword in is)) || (isOnly(is, keyword) && !(keyword in was)),
  );
}

function variantsOf(schema: Mapping, keyword: string): unknown[] {
  return keyword in schema ? listOf(schema[keyword]) : [schema];
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
  'required',
]);

/** What is only compared as a whole can be wider and narrower at once. */
function diffRest(was: Mapping, is: Mapping, context: Context): Finding[] {
  return keywordsOf(was, is)
    .filter(keyword => !compared.has(keyword) && !isWording(keyword))
    .filter(
      keyword =>
        !isDeepStrictEqual(
          withoutWording(was[keyword], context.was.resolve),
          withoutWording(is[keyword], context.is.resolve),
        ),
    )
    .map(keyword => found(context, effectOf(context.direction, 'other'), `${keyword} is another`));
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
    ...words.map(keyword => found(context, 'says', `${keyword} changed`)),
  ];
}

function keywordsOf(was: Mapping, is: Mapping): string[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])];
}

function found({ where, path }: Context, effect: Effect, what: string): Finding {
  return { effect, where: path ? `${where}, ${path}` : where, what };
}
