/** What describes values and does not limit them. */
export function isWording(keyword: string): boolean {
  return words.has(keyword) || keyword.startsWith('x-');
}

const words = new Set([
  '$comment',
  'description',
  'discriminator',
  'example',
  'examples',
  'externalDocs',
  'summary',
  'title',
  'xml',
]);

export const upper = [
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
  'maxContains',
];

export const lower = [
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
  'minContains',
];

/** The types that are named. */
export function typesOf({ type }: { type?: unknown }): string[] {
  return [type].flat().filter(name => typeof name === 'string');
}

/** Without types, any is taken. */
export function takesType(types: string[], type: string): boolean {
  return (
    types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'))
  );
}
