import { type Direction, type Effect, effectOf, type Finding } from './openapi-effect.ts';
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
  schema: unknown;
  isRequired: boolean;
  isClosed: boolean;
}

function fieldOf(schema: Mapping, name: string): Field {
  return {
    name,
    schema: mappingOf(schema['properties'])[name],
    isRequired: listOf(schema['required']).includes(name),
    isClosed: schema['additionalProperties'] === false,
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
  const isNew = was.schema === undefined && !was.isRequired;
  const isGone = is.schema === undefined && !is.isRequired;
  if (isNew) {
    if (direction === 'request') {
      return [found('asks', is.isRequired ? 'is sent now' : 'may be sent now')];
    }
    return [
      is.isRequired ? found('asks', 'is required now') : found('adds', 'may be answered now'),
    ];
  }
  if (isGone) return [found(effectOfRemoval(was, is, direction), 'is removed')];
  return [
    ...(was.isRequired === is.isRequired
      ? []
      : [
          is.isRequired
            ? found(effectOf(direction, 'narrower'), 'is required now')
            : found(effectOf(direction, 'wider'), 'is no longer required'),
        ]),
    ...diff(was.schema, is.schema, { ...context, path }),
  ];
}

function effectOfRemoval(was: Field, is: Field, direction: Direction): Effect {
  if (direction === 'answer') return 'takes';
  if (was.isRequired) return 'asks';
  return is.isClosed ? 'takes' : 'adds';
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
