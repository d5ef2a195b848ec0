import formats from 'ajv-formats';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { Answered } from './exchange.ts';
import { operationAt, type Part, partOf, schemaOf } from './openapi-part.ts';

export interface Given extends Pick<Answered, 'status' | 'headers' | 'body'> {
  method: string;
  /** Without the query. */
  path: string;
}

const id = 'openapi.yaml';

/** Says in words what is wrong with an answer, or nothing. */
export type Judge = (given: Given) => string[];

/** Judges answers by what an OpenAPI document allows. */
export function judgeBy(openapi: Part): Judge {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  formats.default(ajv).addSchema(openapi.value, id);

  return given => {
    const { method, path, status } = given;
    const operation = operationAt(openapi, method, path);
    if (!operation) return [`${method} ${path} is not declared`];
    const keys = [`${status}`, `${Math.floor(status / 100)}XX`, 'default'];
    const response = keys.map(key => partOf(operation, 'responses', key)).find(Boolean);
    if (!response) return [`the status ${status} is not declared`];
    return [...headerFaults(ajv, response, given), ...bodyFaults(ajv, response, given)];
  };
}

function headerFaults(ajv: Ajv2020, response: Part, { headers }: Given): string[] {
  const declared = partOf(response, 'headers');
  return Object.keys(declared?.value ?? {}).flatMap(name => {
    const header = partOf(declared, name);
    const value = headers[name.toLowerCase()];
    if (value === undefined) {
      return header?.value['required'] === true ? [`the header ${name} is missing`] : [];
    }
    const schema = schemaOf(header);
    if (schema === undefined) return [];
    const validate = ajv.compile({ properties: { value: { $ref: id + schema } } });
    const text = String(value);
    // What is nothing but decimal digits may be a number (RFC 9110, 10.2.3); nothing else may.
    const values = /^\d+$/.test(text) ? [text, Number(text)] : [text];
    if (values.some(value => validate({ value }))) return [];
    return (validate.errors ?? []).map(error => `the header ${name} ${ofHeader(error)}`);
  });
}

function ofHeader({ keyword, params, message }: ErrorObject): string {
  const isOfInteger = keyword === 'type' && params['type'] === 'integer';
  return isOfInteger ? 'must be decimal digits' : (message ?? 'is not allowed');
}

function bodyFaults(ajv: Ajv2020, response: Part, { headers, body }: Given): string[] {
  const declared = partOf(response, 'content');
  if (!declared) return body.length > 0 ? ['a body is sent, and none is declared'] : [];
  const ranges = Object.keys(declared.value);
  const type = mediaType(headers['content-type'] ?? '');
  const range = ranges.find(range => covers(mediaType(range), type));
  if (range === undefined) {
    return [`the content type is ${type || 'missing'}, not ${ranges.join(' or ')}`];
  }
  const schema = schemaOf(partOf(declared, range));
  if (schema === undefined) return [];
  const text = body.toString();
  const content = /[/+]json$/.test(type) ? parsed(text) : { value: text };
  if (!content) return ['the body is not JSON'];
  const validate = ajv.compile({ $ref: id + schema });
  return validate(content.value) ? [] : (validate.errors ?? []).map(inWords);
}

function mediaType(text: string): string {
  return (text.split(';')[0] ?? '').trim().toLowerCase();
}

function covers(range: string, type: string): boolean {
  if (!range.endsWith('*')) return range === type;
  return type !== '' && (range === '*/*' || type.startsWith(range.slice(0, -1)));
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function inWords({ instancePath, message = 'is not allowed' }: ErrorObject): string {
  const field = instancePath.slice(1).replaceAll('/', '.');
  return `${field ? `'${field}' in the body` : 'the body'} ${message}`;
}
