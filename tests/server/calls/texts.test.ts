import { readFileSync } from 'node:fs';
import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tidied } from '../../../src/server/calls/texts.ts';

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

const document = parse(readFileSync('openapi.yaml', 'utf8'));
/** What is compared, or dropped, and never shown. */
const opaque = new Set([
  'token',
  'isbn',
  'languages',
  'language',
  'copyId',
  'memberId',
  'id',
  'subject',
]);
const fields = fieldsOf(document.paths);

test('every field of a request is a text that is tidied, or known to be none', () => {
  expect([...new Set(fields)].toSorted()).toEqual(
    ['about', 'authors', 'name', 'note', 'reason', 'text', 'title', 'where'].toSorted(),
  );
});

test.each(fields)('in %s nothing is left that turns or hides a text', field => {
  assert(
    property(string({ unit: 'binary' }), text => {
      const sent = `a\u202E\u0007${text}\u2066\r\nb`;
      const asked = { book: { [field]: sent }, [field]: sent, password: sent };
      const { book, [field]: kept, password } = tidied(asked);
      expect(kept).not.toMatch(/(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u);
      expect([book, password]).toEqual([{ [field]: kept }, sent]);
    }),
  );
});

/** The names of all fields of bodies in which anything can be written. */
function fieldsOf(paths: Record<string, Record<string, { requestBody?: object }>>): string[] {
  const bodies = Object.values(paths)
    .flatMap(path => Object.values(path))
    .flatMap(({ requestBody }) => (requestBody ? [requestBody] : []));
  return [...new Set(bodies.flatMap(body => textsIn('', bodyOf(body))))];
}

function bodyOf(body: { $ref?: string; content?: Record<string, { schema: Schema }> }): Schema {
  const found = body.$ref ? resolved(body.$ref) : body;
  return found.content['application/json']?.schema ?? {};
}

function textsIn(name: string, schema: Schema): string[] {
  if (schema.$ref) return textsIn(name, resolved(schema.$ref));
  if (schema.type === 'string' && !schema.format && !schema.enum) {
    return opaque.has(name) ? [] : [name];
  }
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) => textsIn(key, one)),
    ...(schema.items ? textsIn(name, schema.items) : []),
    ...(schema.anyOf ?? []).flatMap(one => textsIn(name, one)),
  ];
}

function resolved(ref: string) {
  const parts = ref.slice(2).split('/');
  return parts.reduce((part, key) => part[key], document);
}
