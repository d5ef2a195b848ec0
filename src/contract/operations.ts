import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** An OpenAPI description, as far as our tools read it, with every `$ref` replaced by its target. */
export interface OpenApi {
  info: { title: string; version: string };
  /** The nouns of the product. */
  tags: { name: string; description: string }[];
  /** The default of every operation. */
  security: Security;
  paths: Record<string, Record<string, RawOperation>>;
  components: { securitySchemes: Record<string, Scheme> };
}

/** Each item alone is enough. */
type Security = Record<string, string[]>[];

interface Scheme {
  description: string;
  in: string;
  name: string;
}

interface RawOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Omit<Answer, 'status'>>;
  security?: Security;
}

export interface Operation {
  operationId: string;
  /** Its first tag. */
  noun: string;
  /** In capitals. */
  method: string;
  /** With parameters in braces. */
  path: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  /** The schema of a JSON body; undefined where none is sent. */
  body: Schema | undefined;
  answers: Answer[];
  /** All are needed; none where anyone may call. */
  credentials: Scheme[];
  /** Whether a call without credentials is answered, too, as that of a guest. */
  admitsGuests: boolean;
}

interface Parameter {
  name: string;
  in: string;
  description: string;
}

export interface Answer {
  /** Three digits, or `default`. */
  status: string;
  /** The name under which `components` has it, for several operations to share. */
  'x-shared-as'?: string;
  description: string;
  headers?: Record<string, { required?: boolean; schema: Schema }>;
  content?: Content;
}

type Content = Record<string, { schema: Schema; examples?: Record<string, { value: unknown }> }>;

interface Schema {
  description?: string;
  example?: string | number;
  properties?: Record<string, Schema>;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

export const openApiFile = new URL('../../openapi.yaml', import.meta.url);

/** Throws where a reference leads to nothing. */
export function readOpenApi(): OpenApi {
  const document: unknown = parse(readFileSync(openApiFile, 'utf8'));
  return JSON.parse(JSON.stringify(withoutReferences(document, document)));
}

/** The operations of `openapi.yaml`, without streams, which do not end. */
export function operationsOf({ paths, security, components }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      // A stream is no interaction: it does not end.
      .filter(([method, raw]) => methods.has(method) && !isStream(raw))
      .map(([method, raw]) => ({
        operationId: raw.operationId,
        noun: raw.tags[0] ?? '',
        method: method.toUpperCase(),
        path,
        summary: raw.summary,
        description: raw.description ?? '',
        parameters: raw.parameters ?? [],
        body: raw.requestBody?.content['application/json']?.schema,
        answers: Object.entries(raw.responses).map(([status, answer]) =>
          Object.assign(answer, { status }),
        ),
        credentials: Object.keys((raw.security ?? security)[0] ?? {}).flatMap(
          name => components.securitySchemes[name] ?? [],
        ),
        admitsGuests: (raw.security ?? security).length > 1,
      })),
  );
}

function isStream({ responses }: RawOperation): boolean {
  return responses['200']?.content?.['text/event-stream'] !== undefined;
}

/** The operation that answers a path; one without parameters in its path comes first. */
export function operationAt(
  operations: Operation[],
  method: string,
  path: string,
): Operation | undefined {
  const own = operations.filter(one => one.method === method);
  return own.find(one => one.path === path) ?? own.find(one => patternOf(one.path).test(path));
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

function withoutReferences(part: unknown, document: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(item => withoutReferences(item, document));
  const { $ref }: { $ref?: unknown } = part;
  if (typeof $ref === 'string') {
    const target = withoutReferences(targetOf($ref, document), document);
    const [, name] = /^#\/components\/responses\/(.+)$/.exec($ref) ?? [];
    return name === undefined ? target : { ...Object(target), 'x-shared-as': name };
  }
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, withoutReferences(value, document)]),
  );
}

function targetOf(reference: string, document: unknown): unknown {
  const keys = reference.replace('#/', '').split('/');
  const target = keys.reduce<unknown>((part, key) => Object(part)[key], document);
  if (target === undefined) throw new Error(`${reference} refers to nothing.`);
  return target;
}
