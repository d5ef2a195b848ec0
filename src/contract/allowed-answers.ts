import formats from 'ajv-formats';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { withUnknownKinds } from '../api/generate/document.ts';
import type { Answered } from './http.ts';
import { type Answer, type Operation, operationAt } from './operations.ts';

interface Given extends Pick<Answered, 'status' | 'headers' | 'body'> {
  method: string;
  /** Without the query. */
  path: string;
}

/** Says in words what is wrong with an answer, or nothing. */
export type Judge = (given: Given) => string[];

/** Judges answers by what `openapi.yaml` allows. */
export function judgeBy(operations: Operation[]): Judge {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  formats.default(ajv);
  const declared = withUnknownKinds(operations);

  return given => {
    const { method, path, status } = given;
    const operation = operationAt(declared, method, path);
    if (!operation) return [`${method} ${path} is not declared`];
    const names = [`${status}`, 'default'];
    const answers = names.flatMap(
      name => operation.answers.find(answer => answer.status === name) ?? [],
    );
    const [answer] = answers;
    if (!answer) return [`the status ${status} is not declared`];
    return [...headerFaults(ajv, answer, given), ...bodyFaults(ajv, answer, given)];
  };
}

function headerFaults(ajv: Ajv2020, answer: Answer, { headers }: Given): string[] {
  return Object.entries(answer.headers ?? {}).flatMap(([name, { required, schema }]) => {
    const text = headers[name.toLowerCase()];
    if (text === undefined) return required ? [`the header ${name} is missing`] : [];
    // Ajv alone would take '0x3c' for an integer; RFC 9110, 10.2.3, allows decimal digits only.
    const value = /^\d+$/.test(String(text)) ? Number(text) : text;
    return ajv.validate(schema, value)
      ? []
      : (ajv.errors ?? []).map(error => `the header ${name} ${ofHeader(error)}`);
  });
}

function ofHeader({ keyword, params, message = 'is not allowed' }: ErrorObject): string {
  const isOfInteger = keyword === 'type' && params['type'] === 'integer';
  return isOfInteger ? 'must be decimal digits' : message;
}

function bodyFaults(ajv: Ajv2020, { content }: Answer, { headers, body }: Given): string[] {
  if (!content) return body.length > 0 ? ['a body is sent, and none is declared'] : [];
  const type = (headers['content-type']?.split(';')[0] ?? '').trim().toLowerCase();
  const declared = content[type];
  if (!declared) {
    const types = Object.keys(content).join(' or ');
    return [`the content type is ${type || 'missing'}, not ${types}`];
  }
  const parsed = parseJson(body);
  if (!parsed) return ['the body is not JSON'];
  return ajv.validate(declared.schema, parsed.value) ? [] : (ajv.errors ?? []).map(inWords);
}

function parseJson(body: Buffer): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(body.toString()) };
  } catch {
    return undefined;
  }
}

function inWords({ instancePath, message = 'is not allowed' }: ErrorObject): string {
  const field = instancePath.slice(1).replaceAll('/', '.');
  return `${field ? `'${field}' in the body` : 'the body'} ${message}`;
}
