import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { coverageOf } from '../../src/contract/coverage.ts';
import { contractDocuments } from '../../src/contract/document.ts';
import { type OpenApi, operationsOf } from '../../src/contract/operations.ts';
import { diffPacts } from '../../src/contract/pact-diff.ts';
import type { Interaction, Pact } from '../../src/contract/pact.ts';
import { at, countsIn, listen, reportsFolder, verdictsIn, verify } from './verification.ts';

const statuses = [200, 400, 404, 409, 500];
const nouns = Array.from({ length: 60 }, (_, index) => `thing${index}`);
const groups = ['books', 'copies', 'members', 'messages', 'requests'].map(name => ({
  name,
  description: `All about ${name}.`,
}));
const answer = { $ref: '#/components/schemas/Answer' };

/**
 * Of every third one its 200 is a list, of the others one thing with a header; all failures have a
 * message. A member has to be signed in for every other one.
 */
const openApi: OpenApi = {
  info: { title: 'Exchange of the future', version: '2.0.0' },
  tags: groups,
  paths: Object.fromEntries(
    nouns.map((noun, index) => [
      `/api/${noun}/{id}`,
      {
        get: {
          operationId: noun,
          tags: [groups[index % groups.length]?.name ?? ''],
          security: isOfMembers(index) ? [{ session: [] }] : [],
          summary: `Show ${noun}.`,
          description: 'Only to its owner.',
          parameters: [{ name: 'id', in: 'path', required: true, description: 'Which one.' }],
          responses: Object.fromEntries(
            statuses.map(status => [
              status,
              {
                description: `It is ${status}.`,
                ...(status === 200 && !isList(index) && { headers: { ETag: {} } }),
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
    securitySchemes: {
      session: { in: 'cookie', name: '__Host-session', description: 'Of a member.' },
    },
  },
};

const thing = { id: '17', addedOn: '2026-11-23', tags: ['worn'] };

const interactions: Interaction[] = nouns.flatMap((noun, index) =>
  statuses.map(status => ({
    description: `${noun} is asked for, and is ${status}`,
    providerStates: [{ name: stateOf(status), params: { of: 'Ada' } }],
    comments: {
      why: 'The page shows it.',
      references: {
        openapi: { operationId: noun },
        chart: { state: `${noun}.${status === 200 ? 'shown' : 'failure'}` },
      },
    },
    request: requestOf(noun, index),
    response: {
      status,
      ...(status === 200 && !isList(index) && { headers: { ETag: ['"7"'] } }),
      body: { content: status === 200 ? contentOf(index) : { message: 'No.' } },
    },
  })),
);

const pact: Pact = { interactions };
const states = Object.fromEntries(statuses.map(status => [stateOf(status), `It is ${status}.`]));
const nothing = { answers: {}, fields: {}, headers: {} };
const operations = operationsOf(openApi);

function isList(index: number): boolean {
  return index % 3 === 0;
}

function isOfMembers(index: number): boolean {
  return index % 2 === 1;
}

/** The state tells which thing there is, and whose session. */
function requestOf(noun: string, index: number): Interaction['request'] {
  const path = { type: 'ProviderState', expression: `/api/${noun}/\${id}` };
  const Cookie = { type: 'ProviderState', expression: '__Host-session=${session}' };
  return {
    method: 'GET',
    path: `/api/${noun}/17`,
    ...(isOfMembers(index) && { headers: { Cookie: ['__Host-session=abc'] } }),
    generators: { path, ...(isOfMembers(index) && { header: { Cookie } }) },
  };
}

function dataOf(index: number) {
  const one = { $ref: '#/components/schemas/Thing' };
  return isList(index) ? JSON.parse(JSON.stringify({ type: 'array', items: one })) : one;
}

function contentOf(index: number) {
  return isList(index) ? [thing] : thing;
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

  test('is not covered without an interaction, whose name is reported', () => {
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

  test('is not covered where a header is declared that nothing asks for', () => {
    const changed = withChanged(5, one => ({ ...one, response: { ...one.response, headers: {} } }));
    expect(coverageOf(operations, changed, nothing, states).faults).toEqual([
      'No interaction asks for the header ETag of the answer 200 of thing1.',
    ]);
  });

  test('is not covered where nothing says who calls', () => {
    const changed = withChanged(5, one => ({ ...one, request: { ...one.request, headers: {} } }));
    expect(coverageOf(operations, changed, nothing, states).faults).toEqual([
      `'${interactions[5]?.description}' does not say who calls: it needs session.`,
    ]);
  });

  test('is not covered where a cookie is sent that nothing declares', () => {
    const changed = withChanged(0, one => ({
      ...one,
      request: { ...one.request, headers: { Cookie: ['a=b'] } },
    }));
    expect(coverageOf(operations, changed, nothing, states).faults).toEqual([
      `'${interactions[0]?.description}' sends a cookie, which is not declared.`,
    ]);
  });

  test.each([
    ['one answer', { answers: { 'thing0 409': 'It has no rival.' } }, []],
    ['one answer alone', { answers: { 'thing0 410': 'Odd.' } }, ['the answer thing0 410']],
  ])('leaves out %s for a reason', (_, { answers }, idle) => {
    const without409 = interactions.filter((_, index) => index !== 3);
    const leftOut = { ...nothing, answers };
    const { faults } = coverageOf(operations, { interactions: without409 }, leftOut, states);
    expect(faults).toEqual([
      ...(idle.length > 0 ? ['No interaction asks for the answer 409 of thing0.'] : []),
      ...idle.map(what => `The exception for ${what} is not needed.`),
    ]);
  });

  test('leaves out a field of one answer for a reason', () => {
    const changed = withChanged(5, one => ({
      ...one,
      response: { ...one.response, body: { content: { id: '17', addedOn: '2026-11-23' } } },
    }));
    const leftOut = { ...nothing, fields: { 'thing1 200 tags': 'They are shown later.' } };
    expect(coverageOf(operations, changed, leftOut, states).faults).toEqual([]);
    const elsewhere = { ...nothing, fields: { 'thing1 400 tags': 'They are shown later.' } };
    expect(coverageOf(operations, changed, elsewhere, states).faults).toHaveLength(2);
  });

  test('is described in words, each interaction once', () => {
    const changes = '# Changes\n\n## 2.0.0 (2026-11-23)\n\nAll things.\n';
    const documents = contractDocuments({
      openApi,
      pact,
      changes,
      states,
      verifierVersion: '1.2.3',
    });
    const text = Object.values(documents).join('\n');
    const headings = text.split('\n').filter(line => line.startsWith('### '));
    const expected = interactions.map(
      ({ description, response }) => `### ${response.status}: ${description}`,
    );
    expect(headings).toEqual(expect.arrayContaining(expected));
    expect(text).not.toContain('undefined');
    expect(Object.keys(documents)).toEqual([
      'README.md',
      ...groups.map(({ name }) => `${name}.md`),
    ]);
    expect(documents['copies.md']?.match(/^## thing/gm)).toHaveLength(12);
    expect(text).not.toContain('token');
    expect(text).toContain('with `{"of":"Ada"}`, **when** thing0 is asked for');
    expect(text).toContain('**What its states tell:** `id` and `session`.');
    expect(text).toContain('- `session`, in the header `Cookie: __Host-session=…`: Of a member.');
    expect(text).toContain('**The body** of a failure is a JSON object');
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

  test('is compared with one of other states', () => {
    const [name = ''] = Object.keys(states);
    const other = withChanged(0, one => ({
      ...one,
      providerStates: [{ name, params: { of: 'Bea' } }],
      request: { ...one.request, generators: {} },
    }));
    const { description: interaction = '' } = interactions[0] ?? {};
    const asked = { kind: 'new demand', interaction };
    expect(diffPacts(pact, other)).toEqual([
      { ...asked, what: `The state '${name}' is asked for with {"of":"Bea"}.` },
      { kind: 'loosened', interaction, what: 'Its states no longer have to tell id.' },
    ]);
    expect(diffPacts(other, pact)).toEqual([
      { ...asked, what: `The state '${name}' is asked for with {"of":"Ada"}.` },
      { ...asked, what: 'Its states have to tell id.' },
    ]);
  });

  test.each([
    { noun: undefined, code: 0, counts: '301 ok, 0 falling short' },
    { noun: 'thing41', code: 1, counts: '300 ok, 1 falling short' },
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
  return {
    consumer: { name: 'web' },
    provider: { name: 'backend' },
    interactions: interactions.map(one => ({
      ...one,
      type: 'Synchronous/HTTP',
      response: {
        ...one.response,
        headers: { ...one.response.headers, 'Content-Type': ['application/json'] },
        body: { ...one.response.body, contentType: 'application/json', encoded: false },
      },
    })),
    metadata: { pactSpecification: { version: '4.0' } },
  };
}

/**
 * Answers as the state says that was brought about last, but for one noun that it has no data of. The
 * things and sessions are new each time, so that only their state tells what they are called.
 */
function serveThings(forgotten: string | undefined): Promise<string> {
  let state = '';
  let now = { id: '', session: '' };
  return listen(async (request, response) => {
    response.setHeader('Content-Type', 'application/json');
    if (request.url === '/provider-states') {
      const body: string[] = [];
      for await (const chunk of request) body.push(String(chunk));
      const { state: name, params } = JSON.parse(body.join(''));
      state = name;
      now = { id: randomUUID(), session: randomUUID() };
      return response
        .writeHead(state in states && params.of === 'Ada' ? 200 : 400)
        .end(JSON.stringify(now));
    }
    const [, , noun = '', id] = request.url?.split('/') ?? [];
    const isMember = request.headers.cookie === `__Host-session=${now.session}`;
    const index = nouns.indexOf(noun);
    const isRight = id === now.id && (isMember || !isOfMembers(index));
    const status = isRight ? Number(state.split(' ').at(-1)) || 404 : 403;
    const content = noun === forgotten ? {} : contentOf(index);
    const answered = status === 200 ? content : { message: 'No.' };
    return response.writeHead(status, { ETag: '"7"' }).end(JSON.stringify(answered));
  });
}
