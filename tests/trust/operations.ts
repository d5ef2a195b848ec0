import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Operation as Name } from '../../src/api/answer.ts';
import { openApiFile } from '../../src/contract/operations.ts';

/** An operation of `openapi.yaml`, with every reference followed. */
export interface Operation {
  operationId: Name;
  /** In capitals. */
  method: string;
  path: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}

export interface Schema {
  /** One with several alternatives has none. */
  type?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  minLength?: number;
  maxLength?: number;
  enum?: unknown[];
}

/** All but the stream, whose answer does not end. */
export function readOperations(): Operation[] {
  const document: unknown = parse(readFileSync(openApiFile, 'utf8'));
  const { paths }: { paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>> } =
    JSON.parse(JSON.stringify(followed(document, document)));
  const { '/api/live': _stream, ...calls } = paths;
  return Object.entries(calls).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      Object.assign(operation, { method: method.toUpperCase(), path }),
    ),
  );
}

function followed(value: unknown, document: unknown): unknown {
  if (Array.isArray(value)) return value.map(one => followed(one, document));
  if (!isMapping(value)) return value;
  const { $ref } = value;
  if (typeof $ref === 'string') {
    const steps = $ref.slice(2).split('/');
    const found = steps.reduce<unknown>(
      (at, step) => (isMapping(at) ? at[step] : undefined),
      document,
    );
    return followed(found, document);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, followed(one, document)]),
  );
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
