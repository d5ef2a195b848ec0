import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** An OpenAPI description, as far as our tools read it. */
export interface OpenApi {
  info: { title: string; version: string };
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, RawAnswer> };
}

interface RawOperation {
  operationId: string;
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, RawAnswer | Reference>;
}

interface RawAnswer {
  description: string;
  headers?: Record<string, unknown>;
  content?: Content;
}

type Content = Record<string, { schema: Schema | Reference }>;

interface Reference {
  $ref: string;
}

export interface Operation {
  operationId: string;
  /** In capitals. */
  method: string;
  /** With parameters in braces. */
  path: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  /** Of a JSON body; undefined where none is sent. */
  body: Schema | undefined;
  answers: Answer[];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description: string;
}

export interface Answer {
  /** Three digits, or `default`. */
  status: string;
  description: string;
  /** Their names. */
  headers: string[];
  /** Of a JSON body; undefined where none is answered. */
  body: Schema | undefined;
}

export interface Schema {
  description?: string;
  type?: string;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  /** Of a list. */
  items?: Schema;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

export const openApiFile = new URL('../../openapi.yaml', import.meta.url);

/** Throws where there is no such file, or where it is no YAML. */
export function readOpenApi(file: URL | string = openApiFile): OpenApi {
  return parse(readFileSync(file, 'utf8'));
}

/** Every operation, with what it refers to in its place. Throws at a reference to nothing. */
export function operationsOf({ paths, components }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, { parameters = [], requestBody, responses, ...said }]) => ({
        operationId: said.operationId,
        summary: said.summary,
        description: said.description,
        method: method.toUpperCase(),
        path,
        parameters,
        body: jsonOf(requestBody?.content, components.schemas),
        answers: Object.entries(responses).map(([status, raw]) => {
          const { description, headers = {}, content } = resolve(raw, components.responses);
          const body = jsonOf(content, components.schemas);
          return { status, description, headers: Object.keys(headers), body };
        }),
      })),
  );
}

function jsonOf(
  content: Content | undefined,
  schemas: OpenApi['components']['schemas'],
): Schema | undefined {
  const json = content?.['application/json'];
  return json && withFields(resolve(json.schema, schemas), schemas);
}

/** A schema in whose fields, or in those of its items, no reference is left. */
function withFields(schema: Schema, schemas: Record<string, Schema>): Schema {
  const { properties = {}, items } = schema;
  const resolved = Object.entries(properties).map(([name, property]): [string, Schema] => [
    name,
    resolve(property, schemas),
  ]);
  const fields = { ...schema, properties: Object.fromEntries(resolved) };
  return items ? { ...fields, items: withFields(resolve(items, schemas), schemas) } : fields;
}

function resolve<Part extends object>(
  part: Part | Reference,
  components: Record<string, Part>,
): Part {
  if (!isReference(part)) return part;
  const found = components[part.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`${part.$ref} refers to nothing.`);
  return found;
}

function isReference(part: object): part is Reference {
  return '$ref' in part;
}
