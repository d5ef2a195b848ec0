import { inOneLine } from './markdown.ts';
import type { Operation, Schema } from './operations.ts';

/** What a call of an operation sends, a line for each field: where it stands, what it may be, and what it is. */
export function fieldsOf({ parameters, body }: Operation): string[] {
  return [
    ...parameters.map(({ name, in: place, required = false, schema, description }) =>
      lineOf(`\`${name}\` in the ${place}`, { ...schema, description }, required),
    ),
    ...(body ? fieldsIn(body, '') : []),
  ];
}

/** The fields of an object, and of the objects in it, by their names with full stops between. */
function fieldsIn(
  { properties = {}, required = [], anyOf = [] }: Schema,
  around: string,
): string[] {
  const own = Object.entries(properties).flatMap(([name, schema]) =>
    [lineOf(`\`${around}${name}\` in a JSON body`, schema, required.includes(name))].concat(
      fieldsIn(schema, `${around}${name}.`),
    ),
  );
  // Alternatives have fields in common.
  return [...new Set([...own, ...anyOf.flatMap(one => fieldsIn(one, around))])];
}

function lineOf(name: string, schema: Schema, isRequired: boolean): string {
  const kind = kindOf(schema) + (isRequired ? '' : ', may be left out');
  return inOneLine(`${name} (${kind}): ${schema.description ?? ''}`);
}

function kindOf({ enum: values, anyOf, items, ...schema }: Schema): string {
  if (values) return values.map(value => `\`${String(value)}\``).join(', ');
  if (anyOf) return [...new Set(anyOf.map(kindOf))].join(' or ');
  const { type = 'object', format, minLength = 0, maxLength, minimum, maximum } = schema;
  const kind = format ?? (Array.isArray(type) ? type.join(' or ') : type);
  if (items) return `${kind}: ${kindOf(items)}`;
  if (maxLength !== undefined) return `${kind} of ${minLength} to ${maxLength} characters`;
  return maximum === undefined ? kind : `${kind} from ${minimum} to ${maximum}`;
}
