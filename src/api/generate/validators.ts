import { Ajv, type Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { type Document, type Operation, withUnknownKinds } from './document.ts';

const id = 'openapi.yaml';

/** What Ajv says of one thing that is wrong. */
const fault = /\{instancePath[^{}]*,schemaPath:.*?,params:\{.*?\}\}/g;

/** What reads the answers of each operation, by validators that are plain functions, which say no faults. */
export function answersOf(operations: Operation[], document: Document): string {
  const ajv = createAjv(withUnknownKinds(document));
  const answers = operations.flatMap(operation => operation.answers);
  const named = answers.flatMap(({ schema }) => schema ?? []);
  const validators = named.map(schema => [nameOf(schema), id + pointerOf(schema)]);
  return [
    codeOf(ajv, Object.fromEntries(validators)).replaceAll(fault, '0'),
    ...(named.length < answers.length ? ['const isNothing = body => body === undefined;'] : []),
    `const readBy = validators => (status, body) => {
  const declared = Object.hasOwn(validators, status) ? status : 'default';
  return validators[declared]?.(body) ? { status: declared, body } : undefined;
};`,
    'export const readers = {',
    ...operations.map(({ name, answers }) => {
      const table = answers.map(({ status, schema }) => `${status}: ${nameOf(schema)}`);
      return `  ${name}: readBy({ ${table.join(', ')} }),`;
    }),
    '};',
    '',
  ].join('\n');
}

/**
 * Finds all that is wrong with the request of each operation: its parameters and the fields of its body,
 * side by side.
 */
export function requestsOf(operations: Operation[], document: Document): string {
  const ajv = createAjv(document, { allErrors: true });
  for (const operation of operations) ajv.addSchema(requestOf(operation), operation.name);
  const names = operations.map(({ name }) => name);
  const all = Object.fromEntries(names.map(name => [`is_${name}`, name]));
  const table = names.map(name => `${name}: is_${name}`);
  return `${codeOf(ajv, all)}\nexport const requests = { ${table.join(', ')} };\n`;
}

export const typesOfAnswers = `import type { Operation, Read } from '../answer.ts';

/** Of some of the operations. */
export const readers: { [Name in Operation]?: Read<Name> };
`;

export const typesOfRequests = `import type { Operation } from '../answer.ts';
import type { Requests } from './calls.ts';

/** One thing that is wrong with a request. */
export interface Fault {
  /** A JSON Pointer (RFC 6901) into what was asked. */
  instancePath: string;
  /** The keyword of the schema that it breaks. */
  keyword: string;
  /** With the number that the keyword says, where it says one. */
  params: { limit?: number };
}

interface Check<Request> {
  (asked: unknown): asked is Request;
  /** The faults of the value that was checked last. */
  errors?: Fault[] | null;
}

export const requests: { [Name in Operation]: Check<Requests[Name]> };
`;

/** Which came after draft 7 of JSON Schema, for which Ajv writes the least code. */
const laterKeyword =
  /"(?:\$dynamicRef|dependent(?:Required|Schemas)|(?:max|min)Contains|prefixItems|unevaluated(?:Items|Properties))":/;

/** Throws where a schema has a keyword that its checker would leave out. */
function createAjv({ components: { schemas } }: Document, options: Options = {}): Ajv {
  const [keyword] = laterKeyword.exec(JSON.stringify(schemas)) ?? [];
  if (keyword) throw new Error(`No checker knows ${keyword} of openapi.yaml`);
  const code = { source: true, esm: true };
  const ajv = new Ajv({
    code,
    messages: false,
    strict: false,
    validateFormats: false,
    ...options,
  });
  return ajv.addSchema(
    JSON.parse(JSON.stringify({ $id: id, components: { schemas } }, withoutProse)),
  );
}

/**
 * A module with one line a schema or validator, which needs no other: Ajv counts code points by one of its own,
 * in the manner of CommonJS.
 */
function codeOf(ajv: Ajv, validators: Record<string, string>): string {
  return standaloneCode(ajv, validators)
    .replaceAll(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'text => [...text].length')
    .replaceAll(/const schema|function validate/g, '\n$&');
}

function requestOf({ parameters, body }: Operation): object {
  const asked = {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name, schema }) => [name, inDocument(schema)]),
    ),
  };
  return body ? { allOf: [asked, inDocument(body)] } : asked;
}

function inDocument(schema: object): object {
  return '$ref' in schema ? { $ref: id + pointerOf(schema) } : schema;
}

function nameOf(schema: object | undefined): string {
  return schema ? `is${pointerOf(schema).split('/').at(-1)}` : 'isNothing';
}

/** An answer is a schema with a name, by which its validator is called. */
function pointerOf(schema: object): string {
  if ('$ref' in schema && typeof schema.$ref === 'string') return schema.$ref;
  throw new Error(`An answer has no schema of its own name: ${JSON.stringify(schema)}`);
}

function withoutProse(key: string, value: unknown): unknown {
  return key === 'description' && typeof value === 'string' ? undefined : value;
}
