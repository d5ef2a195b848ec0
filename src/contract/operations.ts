import { declaredIn, readAsJson } from '../api/generate/document.ts';

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
  required?: boolean;
  description: string;
  schema: Schema;
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

/** A JSON Schema, as far as the pages say it in words. */
export interface Schema extends Partial<
  Record<'minLength' | 'maxLength' | 'minimum' | 'maximum', number>
> {
  description?: string;
  example?: string | number;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** Throws where a reference leads to nothing. */
export function readOpenApi(): OpenApi {
  return JSON.parse(readAsJson());
}

/** The operations of `openapi.yaml`, in its order. */
export function operationsOf({ paths, security, components }: OpenApi): Operation[] {
  return declaredIn(paths).map(({ method, path, raw }) => ({
    operationId: raw.operationId,
    noun: raw.tags[0] ?? '',
    method,
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
  }));
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
