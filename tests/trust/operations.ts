import type { Operation as Name } from '../../src/api/answer.ts';
import { callsIn, readAsJson } from '../../src/api/generate/document.ts';

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

interface Raw extends Omit<Operation, 'method' | 'path'> {
  responses: Record<string, object>;
}

/** All but the stream, whose answer does not end. */
export function readOperations(): Operation[] {
  const { paths }: { paths: Record<string, Record<string, Raw>> } = JSON.parse(readAsJson());
  return callsIn(paths).map(({ method, path, raw }) => Object.assign(raw, { method, path }));
}
