import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** An OpenAPI description, as far as our tools read it. */
export interface OpenApi {
  info: { title: string; version: string };
  /** The nouns of the product. */
  tags?: { name: string; description: string }[];
  /** Of every operation that says nothing else. */
  security?: Security;
  paths: Record<string, Record<string, RawOperation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, RawAnswer>;
    securitySchemes?: Record<string, Scheme>;
  };
}

/** One of these is enough; an empty one needs nothing. */
type Security = Record<string, string[]>[];

interface Scheme {
  description?: string;
  /** Of a key. */
  in?: string;
  name?: string;
}

interface RawOperation {
  operationId: string;
  tags?: string[];
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, RawAnswer | Reference>;
  security?: Security;
}

interface RawAnswer {
  description: string;
  headers?: Record<string, RawHeader>;
  content?: Content;
}

interface RawHeader {
  required?: boolean;
  schema?: { example?: string | number };
}

type Content = Record<string, { schema: Schema | Reference }>;

interface Reference {
  $ref: string;
}

export interface Operation {
  operationId: string;
  /** Its first tag: the noun to which it belongs; empty without one. */
  noun: string;
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
  /** All of one alternative are needed; none where anyone may call. */
  credentials: Credential[][];
  /** Whether it can be called without any of them. */
  isOpen: boolean;
}

/** What a call carries, so that the backend knows who makes it. */
export interface Credential {
  /** As `openapi.yaml` calls it. */
  scheme: string;
  description: string;
  /** The header of the request in which it stands. */
  header: string;
  /** With which the value of the header begins. */
  begins: string;
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
  /** Of each that must be there, by its name. */
  headerExamples: Record<string, string>;
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
export function operationsOf(openApi: OpenApi): Operation[] {
  return Object.entries(openApi.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, raw]) => operationOf(openApi, { method: method.toUpperCase(), path, raw })),
  );
}

function operationOf(
  { security = [], components }: OpenApi,
  { method, path, raw }: Pick<Operation, 'method' | 'path'> & { raw: RawOperation },
): Operation {
  const {
    operationId,
    tags = [],
    summary,
    description,
    parameters = [],
    requestBody,
    responses,
  } = raw;
  const answers = Object.entries(responses).map(([status, response]) => {
    const { description, headers = {}, content } = resolve(response, components.responses);
    const body = jsonOf(content, components.schemas);
    const examples = Object.entries(headers).flatMap(([name, { required, schema }]) =>
      required && schema?.example !== undefined ? [[name, String(schema.example)] as const] : [],
    );
    return {
      status,
      description,
      headers: Object.keys(headers),
      headerExamples: Object.fromEntries(examples),
      body,
    };
  });
  return {
    operationId,
    noun: tags[0] ?? '',
    summary,
    description,
    method,
    path,
    parameters,
    body: jsonOf(requestBody?.content, components.schemas),
    answers,
    ...callersOf(raw.security ?? security, components.securitySchemes),
  };
}

function callersOf(security: Security, schemes: Record<string, Scheme> = {}) {
  const alternatives = security.map(one => Object.keys(one)).filter(names => names.length > 0);
  return {
    credentials: alternatives.map(names => names.map(name => credentialOf(name, schemes[name]))),
    isOpen: security.length === 0 || security.some(one => Object.keys(one).length === 0),
  };
}

function credentialOf(scheme: string, said: Scheme | undefined): Credential {
  if (!said) throw new Error(`${scheme} is demanded, and no scheme has this name.`);
  const { in: place, name = '', description = '' } = said;
  if (place === 'cookie') return { scheme, description, header: 'Cookie', begins: `${name}=` };
  const header = place === 'header' ? name : 'Authorization';
  return { scheme, description, header, begins: '' };
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
