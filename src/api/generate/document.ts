import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** `openapi.yaml`, as far as code is generated from it. */
export interface Document {
  paths: Record<string, Record<string, RawOperation>>;
  /** What every operation needs that says nothing else. */
  security?: Security;
  components: { schemas: Record<string, Schema> };
}

/** Alternatives; each by the names of the schemes that it needs. */
type Security = Record<string, string[]>[];

interface Schema {
  $ref?: string;
  properties?: Record<string, object>;
  [keyword: string]: unknown;
}

interface RawOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, RawResponse>;
  security?: Security | undefined;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: object;
}

interface RawResponse {
  content?: Record<string, Content>;
}

interface Content {
  schema: object;
  examples?: Record<string, { value: unknown }>;
}

export interface Operation {
  name: string;
  /** In capitals. */
  method: string;
  /** With parameters in braces. */
  path: string;
  parameters: Parameter[];
  /** The schema of its JSON body; undefined where it has none. */
  body: object | undefined;
  answers: Answer[];
  /** The security schemes that a call has to meet, all of them; none where anyone may call. */
  needs: string[];
  /** Whether a call that meets none of them is answered, too, as that of a guest. */
  admitsGuests: boolean;
}

interface Answer {
  /** Three digits, or `default`. */
  status: string;
  /** The schema of its JSON; undefined where it has none. */
  schema: object | undefined;
  examples: [name: string, value: unknown][];
}

const json = 'application/json';

export const source = new URL('../../../openapi.yaml', import.meta.url);

/** References lead to schemas alone, which have names in the code; what others lead to stands in their place. */
export function readDocument(): Document {
  return JSON.parse(readAsJson(reference => reference.startsWith('#/components/schemas/')));
}

/**
 * `openapi.yaml` as JSON, with what its references lead to in their place, but for those that are kept; what stands
 * beside a reference, such as a description, goes before. An answer that several operations share says its name as
 * `x-shared-as`. Throws where a reference leads to nothing.
 */
export function readAsJson(isKept: (reference: string) => boolean = () => false): string {
  const document = parse(readFileSync(source, 'utf8'));
  const followed = (part: unknown): unknown => {
    const { $ref, ...beside }: { $ref?: unknown } = Object(part);
    if (typeof $ref !== 'string' || isKept($ref)) return part;
    const keys = $ref.replace('#/', '').split('/');
    const target = keys.reduce<unknown>((place, key) => Object(place)[key], document);
    if (target === undefined) throw new Error(`${$ref} refers to nothing`);
    const [, name] = /^#\/components\/responses\/(.+)$/.exec($ref) ?? [];
    const shared = name === undefined ? {} : { 'x-shared-as': name };
    return { ...Object(followed(target)), ...shared, ...beside };
  };
  return JSON.stringify(document, (_, part) => followed(part));
}

/** In the order of the document. Throws where code cannot be generated from one. */
export function operationsIn({ paths, security, components }: Document): Operation[] {
  return callsIn(paths).map(({ method, path, raw }) =>
    operationOf(method, path, { security, ...raw }, components),
  );
}

/**
 * As answers are read and judged: what may grow, which is known by its `x-may-grow`, may be of a kind that the document
 * does not list.
 */
export function withUnknownKinds<Part>(document: Part): Part {
  const mayGrow = (part: unknown) => Object(part)['x-may-grow'] === true;
  return JSON.parse(
    JSON.stringify(document, (_, part) => (mayGrow(part) ? { type: part.type } : part)),
  );
}

interface Answering {
  responses: Record<string, { content?: Record<string, unknown> }>;
}

/** Every operation with its method in capitals, and its path; without streams, which do not end. */
export function callsIn<Raw extends Answering>(paths: Record<string, Record<string, Raw>>) {
  return declaredIn(paths).filter(
    ({ raw }) => !raw.responses['200']?.content?.['text/event-stream'],
  );
}

/** As `callsIn`, with streams. */
export function declaredIn<Raw>(paths: Record<string, Record<string, Raw>>) {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, raw]) => ({ method: method.toUpperCase(), path, raw })),
  );
}

function operationOf(
  method: string,
  path: string,
  raw: RawOperation,
  { schemas }: Document['components'],
): Operation {
  const { operationId: name, parameters = [], requestBody, responses, security = [] } = raw;
  const elsewhere = parameters.find(one => !['path', 'query', 'header'].includes(one.in));
  if (elsewhere) throw new Error(`${name} wants ${elsewhere.name} in the ${elsewhere.in}`);
  const body = requestBody?.content[json]?.schema;
  if (requestBody && !body) throw new Error(`${name} wants no JSON`);
  const twice = parameters.find(one => fieldsOf(body, schemas).includes(one.name));
  if (twice) throw new Error(`${name} has ${twice.name} in its body and in the ${twice.in}`);
  const answers = Object.entries(responses).map(([status, response]) => answerOf(status, response));
  const bare = answers.find(({ schema, examples }) => schema && examples.length === 0);
  if (bare) throw new Error(`${name} shows no example of ${bare.status}`);
  const [needed = {}, ...others] = security;
  if (others.some(other => Object.keys(other).length > 0)) {
    throw new Error(`${name} may be called in more than one way`);
  }
  const needs = Object.keys(needed);
  const admitsGuests = others.length > 0;
  return {
    name,
    method,
    path,
    parameters,
    body,
    answers,
    needs,
    admitsGuests,
  };
}

/** A call is given its parameters and these side by side, so that no two may have one name. */
function fieldsOf(body: Schema | undefined, schemas: Record<string, Schema>): string[] {
  const { properties = {} } = schemas[body?.$ref?.split('/').at(-1) ?? ''] ?? body ?? {};
  return Object.keys(properties);
}

function answerOf(status: string, { content = {} }: RawResponse): Answer {
  const { schema, examples = {} } = content[json] ?? {};
  return {
    status,
    schema,
    examples: Object.entries(examples).map(([name, { value }]) => [name, value]),
  };
}
