import { diffOpenApi } from '../../src/contract/openapi-diff.ts';
import { readOpenApiText } from '../../src/contract/openapi-text.ts';

type Schemas = Record<string, unknown>;

/** A schema, and the shared ones that it refers to. */
export interface Described {
  schema: unknown;
  schemas?: Schemas;
}

/** What is found where the body of an answer changes: its effect, and where and what in one line. */
export function answerChanges(was: Described, is: Described): [effect: string, line: string][] {
  return changesBetween(answering(was), answering(is));
}

/** The same for the body of a request. */
export function requestChanges(was: Described, is: Described): [effect: string, line: string][] {
  return changesBetween(asking(was), asking(is));
}

function changesBetween(was: unknown, is: unknown): [effect: string, line: string][] {
  const [old, next] = [was, is].map(document => JSON.stringify(document));
  const changes = diffOpenApi(
    readOpenApiText(old ?? '', 'old'),
    readOpenApiText(next ?? '', 'new'),
  );
  return changes.map(({ effect, where, what }) => [effect, `${where}: ${what}`]);
}

function answering({ schema, schemas }: Described): unknown {
  return described({ responses: { 200: { content: jsonOf(schema) } } }, schemas);
}

function asking({ schema, schemas }: Described): unknown {
  return described({ requestBody: { content: jsonOf(schema) }, responses: {} }, schemas);
}

function jsonOf(schema: unknown): unknown {
  return { 'application/json': { schema } };
}

function described(operation: object, schemas: Schemas = {}): unknown {
  return {
    openapi: '3.1.0',
    info: { version: '1.1.0' },
    paths: { '/books': { post: { operationId: 'addBook', ...operation } } },
    components: { schemas },
  };
}
