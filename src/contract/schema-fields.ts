import { isDeepStrictEqual } from 'node:util';
import { type Direction, type Effect, effectOf, type Finding, levelOf } from './openapi-effect.ts';
import { listOf, type Mapping, mappingOf } from './openapi-text.ts';

interface Place {
  direction: Direction;
  where: string;
  path: string;
}

interface Inside<Context extends Place> {
  context: Context;
  /** Compares the schemas of one field. */
  diff: (was: unknown, is: unknown, context: Context) => Finding[];
}

/** Every change of the fields of an object. */
export function diffFields<Context extends Place>(
  was: Mapping,
  is: Mapping,
  inside: Inside<Context>,
): Finding[] {
  const names = [
    ...Object.keys(mappingOf(was['properties'])),
    ...Object.keys(mappingOf(is['properties'])),
    ...listOf(was['required']),
    ...listOf(is['required']),
  ].filter(name => typeof name === 'string');
  return [
    ...[...new Set(names)].flatMap(name =>
      diffField(fieldOf(was, name), fieldOf(is, name), inside),
    ),
    ...diffOthers(was['additionalProperties'], is['additionalProperties'], inside),
  ];
}

interface Field {
  name: string;
  /** What it has to be; without a name of its own, what all other fields have to be. */
  schema: unknown;
  /** Whether the schema says that it may be sent. */
  isNamed: boolean;
  isRequired: boolean;
}

function fieldOf(schema: Mapping, name: string): Field {
  const fields = mappingOf(schema['properties']);
  const isRequired = listOf(schema['required']).includes(name);
  return {
    name,
    schema: name in fields ? fields[name] : schema['additionalProperties'],
    isNamed: isRequired || (name in fields && fields[name] !== false),
    isRequired,
  };
}

function diffField<Context extends Place>(
  was: Field,
  is: Field,
  { context, diff }: Inside<Context>,
): Finding[] {
  const { direction } = context;
  const path = `${context.path}.${is.name}`;
  const found = (effect: Effect, what: string) => ({
    effect,
    where: `${context.where}, ${path}`,
    what,
  });
  const value = diff(was.schema, is.schema, { ...context, path });
  if (was.isNamed && is.isNamed) return [...diffRequired(was, is, { direction, found }), ...value];
  if (is.isNamed || (was.schema === false && is.schema !== false)) {
    const own = arrived(is, { direction, found });
    return [own, ...(was.schema === false || isAny(was.schema) ? [] : besides(own, value))];
  }
  if (!was.isNamed) return value;
  const own = removed(was, { direction, found });
  return [own, ...(isAny(is.schema) ? [] : besides(own, value))];
}

function isAny(schema: unknown): boolean {
  return schema === undefined || schema === true || isDeepStrictEqual(schema, {});
}

/** What a field means to the other side, where it was or is one of all other fields. */
function besides({ effect }: Finding, value: Finding[]): Finding[] {
  return value.filter(one => levelOf[one.effect] === 'major' && one.effect !== effect);
}

interface Rating {
  direction: Direction;
  found: (effect: Effect, what: string) => Finding;
}

function diffRequired(was: Field, is: Field, { direction, found }: Rating): Finding[] {
  if (was.isRequired === is.isRequired) return [];
  return is.isRequired
    ? [found(effectOf(direction, 'narrower'), 'is required now')]
    : [found(effectOf(direction, 'wider'), 'is no longer required')];
}

function arrived({ isRequired }: Field, { direction, found }: Rating): Finding {
  if (direction === 'request') {
    return found('asks', isRequired ? 'is sent now' : 'may be sent now');
  }
  return isRequired ? found('asks', 'is required now') : found('adds', 'may be answered now');
}

/** An optional field of a request may still be sent, and yet nothing says any more what it means. */
function removed({ isRequired }: Field, { direction, found }: Rating): Finding {
  return found(direction === 'request' && isRequired ? 'asks' : 'takes', 'is removed');
}

/** The fields that have no name in the schema. */
function diffOthers<Context extends Place>(
  was: unknown,
  is: unknown,
  { context, diff }: Inside<Context>,
): Finding[] {
  const [wasClosed, isClosed] = [was === false, is === false];
  const { direction, where, path } = context;
  if (!wasClosed && !isClosed) {
    const isAny = (was === undefined || was === true) && (is === undefined || is === true);
    return isAny ? [] : diff(was, is, { ...context, path: `${path}.*` });
  }
  if (wasClosed && isClosed) return [];
  const closing = { effect: effectOf(direction, 'narrower'), where: `${where}, ${path}` };
  if (isClosed) return [{ ...closing, what: 'may have no other fields any more' }];
  const effect = direction === 'request' ? 'asks' : 'adds';
  return [{ effect, where: `${where}, ${path}`, what: 'may have other fields now' }];
}
