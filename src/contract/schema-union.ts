import { listOf, type Mapping } from './openapi-text.ts';
import { isWording, lower, takesType, typesOf, upper } from './schema-keywords.ts';

/**
 * One shape that allows what several allow of which a value has to fit one, such as a text or null;
 * undefined where no single shape does.
 */
export function shapeOfUnion(keyword: 'anyOf' | 'oneOf', shapes: Mapping[]): Mapping | undefined {
  const limited = shapes.filter(shape => !isOnlyType(shape));
  const more = shapes.filter(isOnlyType).flatMap(typesOf);
  const [main, ...others] = limited.length > 0 ? limited : shapes.slice(0, 1);
  if (!main || others.length > 0 || !isOfItsTypes(main)) return undefined;
  if (limited.length > 0 && !more.every(type => isBare(type, main))) return undefined;
  if (keyword === 'oneOf' && overlap(shapes.map(typesOf))) return undefined;
  return {
    ...main,
    type: [...new Set([...typesOf(main), ...more])],
    ...('enum' in main && {
      enum: [...new Set([...listOf(main['enum']), ...more.map(() => null)])],
    }),
  };
}

function isOnlyType(shape: Mapping): boolean {
  return 'type' in shape && Object.keys(shape).every(key => key === 'type' || isWording(key));
}

/** Whether nothing in it says anything of values of other types, but for the values of a set. */
function isOfItsTypes(shape: Mapping): boolean {
  return 'type' in shape && Object.keys(shape).every(key => ofOneType.has(key) || isWording(key));
}

const ofOneType = new Set([
  ...upper,
  ...lower,
  'additionalProperties',
  'enum',
  'format',
  'items',
  'multipleOf',
  'pattern',
  'properties',
  'required',
  'type',
  'uniqueItems',
]);

/** Whether a type has no limits of its own, and one value where there is a closed set. */
function isBare(type: string, { enum: values }: Mapping): boolean {
  return type === 'null' || (type === 'boolean' && values === undefined);
}

function overlap(types: string[][]): boolean {
  return types.some((some, at) =>
    types.some((others, index) => index !== at && some.some(type => takesType(others, type))),
  );
}
