import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { coverageOf } from '../../src/contract/coverage.ts';
import { contractDocument } from '../../src/contract/document.ts';
import { type OpenApi, operationsOf } from '../../src/contract/operations.ts';
import { diffPacts } from '../../src/contract/pact-diff.ts';
import type { Interaction, Pact } from '../../src/contract/pact.ts';
import { at, countsIn, listen, reportsFolder, verdictsIn, verify } from './verification.ts';

const statuses = [200, 400, 404, 409, 500];
const nouns = Array.from({ length: 60 }, (_, index) => `thing${index}`);
const answer = { $ref: '#/components/schemas/Answer' };

/** Of every third one its 200 is a list, of the others one thing; all failures have a message. */
const openApi: OpenApi = {
  info: { title: 'Exchange of the future', version: '2.0.0' },
  paths: Object.fromEntries(
    nouns.map((noun, index) => [
      `/api/${noun}/{id}`,
      {
        get: {
          operationId: noun,
          summary: `Show ${noun}.`,
          description: 'Only to its owner.',
          parameters: [{ name: 'id', in: 'path', required: true, description: 'Which one.' }],
          responses: Object.fromEntries(
            statuses.map(status => [
              status,
              {
                description: `It is ${status}.`,
                content: {
                  'application/json': { schema: status === 200 ? dataOf(index) : answer },
                },
              },
            ]),
          ),
        },
      },
    ]),
  ),
  components: {
    schemas: {
      Answer: {
        type: 'object',
        required: ['message'],
        properties: { message: { type: 'string' }, code: { type: 'string' } },
      },
      Thing: {
        type: 'object',
        required: ['id', 'addedOn'],
        properties: {
          id: { type: 'string' },
          addedOn: { type: 'string' },
          tags: { type: 'array' },
        },
      },
    },
    responses: {},
  },
};

const thing = { id: '17', addedOn: '2026-11-23', tags: ['worn'] };

const interactions: Interaction[] = nouns.flatMap((noun, index) =>
  statuses.map(status => ({
    description: `${noun} is asked for, and is ${status}`,
    providerStates: [{ name: stateOf(status) }],
    comments: {
      why: 'The page shows it.',
      references: {
        openapi: { operationId: noun },
        chart: { state: `${noun}.${status === 200 ? 'shown' : 'failure'}` },
      },
    },
    request: { method: 'GET', path: `/api/${noun}/17` },
    response: { status, body: { content: status === 200 ? contentOf(index) : { message: 'No.' } } },
  })),
);

const pact: Pact = { interactions };
const states = Object.fromEntries(statuses.map(status => [stateOf(status), `It is ${status}.`]));
const nothing = { answers: {}, fields: {}, headers: {} };
const operations = operationsOf(openApi);

function dataOf(index: number) {
  const one = { $ref: '#/components/schemas/Thing' };
  return index % 3 === 0 ? JSON.parse(JSON.stringify({ type: 'array', items: one })) : one;
}

function contentOf(index: number) {
  return index % 3 === 0 ? [thing] : thing;
}

function stateOf(status: number): string {
  return `there is a thing of ${status}`;
}

/** The contract with one interaction in another form. */
function withChanged(index: number, change: (interaction: Interaction) => Interaction): Pact {
  return { interactions: interactions.map((one, at) => (at === index ? change(one) : one)) };
}

describe('a contract of sixty operations with five answers each', () => {
  test('is covered', () => {
    const { rows, faults } = coverageOf(operations, pact, nothing, states);
    expect(rows).toHaveLength(300);
    expect(faults).toEqual([]);
  });

  test('is not covered without an interaction, whose name is told', () => {
    const { faults } = coverageOf(
      operations,
      { interactions: interactions.slice(1) },
      nothing,
      states,
    );
    expect(faults).toEqual(['No interaction asks for the answer 200 of thing0.']);
  });

  test.each([
    ['of a list', 0, [{ id: '17', addedOn: '2026-11-23' }]],
    ['of a thing', 5, { id: '17', addedOn: '2026-11-23' }],
  ])('misses a field %s that nothing asks for', (_, index, content) => {
    const changed = withChanged(index, one => ({
      ...one,
      response: { ...one.response, body: { content } },
    }));
    const { faults } = coverageOf(operations, changed, nothing, states);
    const { description } = interactions[index] ?? {};
    expect(faults).toEqual([`'${description}' does not ask for tags, which the web reads.`]);
  });

  test('is told in words, each interaction once', () => {
    const changes = '# Changes\n\n## 2.0.0 (2026-11-23)\n\nAll things.\n';
    const text = contractDocument({ openApi, pact, changes, states });
    const headings = text.split('\n').filter(line => line.startsWith('### '));
    const told = interactions.map(
      ({ description, response }) => `### ${response.status}: ${description}`,
    );
    expect(headings).toEqual(expect.arrayContaining(told));
    expect(text).not.toContain('undefined');
    expect(text).not.toContain('token');
  });

  test('is compared with another version of itself, interaction by interaction', () => {
    expect(diffPacts(pact, pact)).toEqual([]);
    const next = withChanged(7, one => ({
      ...one,
      response: { ...one.response, body: { content: { message: 'No.', hint: 'Never.' } } },
    }));
    expect(diffPacts(pact, next)).toEqual([
      {
        kind: 'tightened',
        interaction: interactions[7]?.description,
        what: '$.hint is needed: exactly "Never.".',
      },
    ]);
  });

  test.each([
    { noun: undefined, code: 0, counts: '300 ok, 0 falling short' },
    { noun: 'thing41', code: 1, counts: '299 ok, 1 falling short' },
  ])('is verified with a server that forgets $noun', async ({ noun, code, counts }) => {
    const origin = await serveThings(noun);
    const reports = reportsFolder();
    const files = { pact: join(reports, 'pact.json'), openapi: join(reports, 'openapi.yaml') };
    writeFileSync(files.pact, JSON.stringify(asFile(pact)));
    writeFileSync(files.openapi, JSON.stringify({ openapi: '3.1.0', ...openApi }));
    const where = ['--pact', files.pact, '--openapi', files.openapi, '--reports', reports];
    const ended = await verify(...at(origin), ...where);
    expect(ended.stderr).toBe('');
    expect(countsIn(ended.stdout)).toContain(counts);
    const short = Object.keys(verdictsIn(ended.stdout)['falls short'] ?? {});
    expect(short).toEqual(noun ? [`${noun} is asked for, and is 200`] : []);
    expect(ended.code).toBe(code);
  });
});

/** A pact as it is written to a file: with its parties, and bodies that are called JSON. */
function asFile({ interactions }: Pact): object {
  const headers = { 'Content-Type': ['application/json'] };
  return {
    consumer: { name: 'web' },
    provider: { name: 'backend' },
    interactions: interactions.map(one => ({
      ...one,
      type: 'Synchronous/HTTP',
      response: {
        ...one.response,
        headers,
        body: { ...one.response.body, contentType: 'application/json', encoded: false },
      },
    })),
    metadata: { pactSpecification: { version: '4.0' } },
  };
}

/** Answers as the state says that was brought about last, but for one noun that it has no data of. */
function serveThings(forgotten: string | undefined): Promise<string> {
  let state = '';
  return listen(async (request, response) => {
    response.setHeader('Content-Type', 'application/json');
    if (request.url === '/provider-states') {
      const body: string[] = [];
      for await (const chunk of request) body.push(String(chunk));
      ({ state } = JSON.parse(body.join('')));
      return response.writeHead(state in states ? 200 : 400).end('{}');
    }
    const [, , noun = ''] = request.url?.split('/') ?? [];
    const status = Number(state.split(' ').at(-1)) || 404;
    const content = noun === forgotten ? {} : contentOf(nouns.indexOf(noun));
    const answered = status === 200 ? content : { message: 'No.' };
    return response.writeHead(status).end(JSON.stringify(answered));
  });
}
