import { expect, test } from 'vitest';
import { callsOf } from '../../src/api/generate/calls.ts';
import { type Document, operationsIn } from '../../src/api/generate/document.ts';
import { examplesOf } from '../../src/api/generate/examples.ts';
import { answersOf, requestsOf } from '../../src/api/generate/validators.ts';
import type { Fault } from '../../src/api/generated/requests.js';

const json = (schema: string, examples = {}) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` }, examples } },
});

const document: Document = {
  paths: {
    '/api/books/{id}': {
      patch: {
        operationId: 'changeBook',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 2 } },
          { name: 'note', in: 'query', schema: { type: 'string' } },
        ],
        requestBody: json('Book'),
        responses: {
          200: json('Book', { changed: { value: { title: 'Emma' } } }),
          404: json('Answer', { gone: { value: { message: 'Gone.' } } }),
        },
      },
      delete: {
        operationId: 'removeBook',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 204: {} },
      },
    },
    '/api/books': {
      get: {
        operationId: 'listBooks',
        responses: { 200: json('Book', { all: { value: { title: 'Emma' } } }) },
      },
    },
  },
  components: {
    schemas: {
      Book: { type: 'object', required: ['title'], properties: { title: { type: 'string' } } },
      Answer: { type: 'object', required: ['message'] },
    },
  },
};

const operations = operationsIn(document);

test('a call takes apart what goes into the address and what is its body', () => {
  const calls = callsOf(operations);
  expect(calls).toContain(
    "changeBook: ({ id, note, ...body }, signal) => ask('changeBook', client, signal, signal => client.open.PATCH('/api/books/{id}', { params: { path: { id }, query: { ...(note !== undefined && { note }) } }, body, parseAs: 'text', signal }), true),",
  );
  expect(calls).toContain(
    "removeBook: ({ id }, signal) => ask('removeBook', client, signal, signal => client.open.DELETE('/api/books/{id}', { params: { path: { id } }, parseAs: 'text', signal }), true),",
  );
  expect(calls).toContain(
    "listBooks: (_, signal) => ask('listBooks', client, signal, signal => client.open.GET('/api/books', { parseAs: 'text', signal })),",
  );
  expect(calls).toContain(
    "changeBook: NonNullable<operations['changeBook']['parameters']['path']> & NonNullable<operations['changeBook']['parameters']['query']> & operations['changeBook']['requestBody']['content']['application/json'];",
  );
  expect(calls).toContain('listBooks: object;');
});

test('an answer is read by the schema of its status, and not by that of another', async () => {
  const code = answersOf(operations, document);
  const { readers } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const book = { title: 'Emma' };
  const answer = { message: 'Gone.' };
  expect(readers.changeBook(200, book)).toEqual({ status: 200, body: book });
  expect(readers.changeBook(404, answer)).toEqual({ status: 404, body: answer });
  expect(readers.changeBook(200, answer)).toBe(undefined);
  expect(readers.changeBook(404, book)).toBe(undefined);
  expect(readers.changeBook(500, answer)).toBe(undefined);
  expect(readers.removeBook(204, undefined)).toEqual({ status: 204, body: undefined });
});

test('a request is checked as a whole, its parameters and its body side by side', async () => {
  const code = requestsOf(operations, document);
  const { requests } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const faultsOf = (asked: unknown) =>
    requests.changeBook(asked)
      ? []
      : requests.changeBook.errors.map(
          ({ instancePath, keyword }: Fault) => `${instancePath} ${keyword}`,
        );
  expect(faultsOf({ id: '17', note: 'worn', title: 'Emma' })).toEqual([]);
  expect(faultsOf({ id: '17', title: 'Emma' })).toEqual([]);
  expect(faultsOf({ id: '17', note: ['a', 'b'] })).toEqual(['/note type', ' required']);
  // Code points are counted, of which this letter is one.
  expect(faultsOf({ id: '𝟙', title: 'Emma' })).toEqual(['/id minLength']);
  expect(faultsOf(undefined)).toContain(' type');
});

test('the examples of an answer stand under its operation, those that are shared too', () => {
  expect(examplesOf(operations)).toContain(`
  changeBook: {
    "changed": {"status":200,"body":{"title":"Emma"}},
    "gone": {"status":404,"body":{"message":"Gone."}},
  },
`);
});

test.each([
  ['a form', { requestBody: { content: { 'text/plain': { schema: {} } } } }, 'wants no JSON'],
  [
    'a field that a parameter is called like',
    {
      requestBody: json('Book'),
      parameters: [{ name: 'title', in: 'query', schema: {} }],
    },
    'has title in its body and in the query',
  ],
  ['an answer without an example', { responses: { 200: json('Book') } }, 'no example of 200'],
])('says which operation it cannot generate for %s', (_, part, reason) => {
  const raw = { operationId: 'lost', responses: {}, ...part };
  const paths = JSON.parse(JSON.stringify({ '/api/lost': { get: raw } }));
  expect(() => operationsIn({ ...document, paths })).toThrow(reason);
});
