import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Matchers, MatchersV3, Pact, SpecificationVersion } from '@pact-foundation/pact';
import { beforeAll, expect, test } from 'vitest';
import type { Operation } from '../../src/api/answer.ts';
import { createClient } from '../../src/api/client.ts';
import { createCalls, type Requests } from '../../src/api/generated/calls.ts';
import { operations } from '../../src/api/generated/operations.ts';
import { isRefusal } from '../../src/api/outcome.ts';
import type { Interaction } from '../../src/contract/pact.ts';

const name = 'web-backend.json';
const root = join(import.meta.dirname, '../..');
const partsFolder = join(root, 'reports/parts-of-the-contract');

/** The whole contract. */
const pactFile = join(root, 'pacts', name);

/** What a call promises. */
export interface Clause<Name extends Operation = Operation> {
  /** What the backend has to bring about first. */
  given: string;
  /** What makes one state several. */
  with?: Record<string, string>;
  /** What the state means, in plain words. */
  means: string;
  /** What the web does, as the backend team reads it. */
  when: string;
  /** What the call is given, where that is not what the others of its list are given. */
  asks?: Requests[Name];
  /** The status of the answer. */
  status: number;
  /** An example of the answer; only its shape counts, of a list that of every item. */
  body: { message?: string; [name: string]: unknown };
  /** What the call leaves out of what its operation needs of callers. */
  lacks?: readonly Need[];
  /** Why the web needs it, for those who have to bring it about. */
  why: string;
  /** Only announced: a backend that does not hold it yet is not at fault. */
  pending?: boolean;
}

type Need = (typeof operations)[Operation]['needs'][number];

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Those that have a test of their own, which writes a part of the contract. */
export const nouns = globSync(join(import.meta.dirname, 'web/*.test.ts')).map(file =>
  basename(file, '.test.ts'),
);

/** The part of a noun has a folder of its own, so that several are written at the same time. */
function folderOf(noun: string): string {
  return join(partsFolder, noun);
}

export function partOf(noun: string): string {
  return join(folderOf(noun), name);
}

/**
 * Begins the part of a noun. What it returns tests each clause of an operation, and writes it to the
 * part: the real client asks, and understands the answer. `line` is the request as it is sent.
 */
export function writePartOf(noun: string) {
  const dir = folderOf(noun);
  beforeAll(() => {
    mkdirSync(dir, { recursive: true });
    // The library adds to the file that is there: what is no longer asked would stay.
    rmSync(partOf(noun), { force: true });
  });
  return <Name extends Operation>(
    operation: Name,
    line: `${Method} /api/${string}`,
    usual: Requests[Name],
    clauses: Clause<Name>[],
  ): void =>
    test.for(clauses)('$status when $when', async clause => {
      const { given, means, when, status, body, why, asks = usual, pending = false } = clause;
      const { method, path, headers: own, rest } = requestOf(line, asks);
      const headers = headersOf(operation, clause);
      const cookies = headers['Cookie']?.example ?? '';
      const spec = SpecificationVersion.SPECIFICATION_VERSION_V4;
      const outcome = await new Pact({
        dir,
        consumer: 'web',
        provider: 'backend',
        spec,
        logLevel: 'warn',
      })
        .addInteraction()
        .given(given, clause.with)
        .uponReceiving(when)
        .pending(pending)
        .reference('openapi', 'operationId', operation)
        .comment({ key: 'why', value: why })
        .comment({ key: 'given', value: means })
        .withRequest(method, path, request => {
          if (rest && method === 'GET') request.query(rest);
          else if (rest) request.jsonBody(rest);
          request.headers({
            ...own,
            ...Object.fromEntries(
              Object.entries(headers).map(([name, { expression, example }]) => [
                name,
                MatchersV3.fromProviderState(expression, example),
              ]),
            ),
          });
        })
        .willRespondWith(status, response => void response.jsonBody(shapeOf(body)))
        .executeTest(({ url }) =>
          withCookies(cookies, () => {
            const client = createClient({
              origin: url,
              sessionOrigin: url,
              cookies: () => cookies,
            });
            return createCalls(client)[operation](asks, new AbortController().signal);
          }),
        );
      expect(outcome).toEqual(outcomeOf(clause));
    });
}

/** Each value goes where the line names it, or to the headers, or else to the query or the body. */
function requestOf(line: string, asks: object) {
  const [method = '', template = ''] = line.split(' ');
  let path = template;
  const headers: Record<string, string> = {};
  const rest: Record<string, string> = {};
  for (const [name, value] of Object.entries(asks)) {
    if (template.includes(`{${name}}`)) path = path.replace(`{${name}}`, value);
    else (name === 'Idempotency-Key' ? headers : rest)[name] = value;
  }
  const isEmpty = Object.keys(rest).length === 0;
  return { method, path, headers, rest: isEmpty ? undefined : rest };
}

/** What the client makes of the answer of a clause. */
function outcomeOf({ status, body }: Clause) {
  const { message = '' } = body;
  const blamed = {
    ...(isRefusal(status) && { isRefusal: true }),
    ...(status >= 500 && { isServerFault: true }),
  };
  return { kind: 'answer', status, succeeded: status < 300, message, body, ...blamed };
}

/** A header made of what a state returns. */
interface Made {
  /** Has the names of the returned values in it, as `${session}`. */
  expression: string;
  example: string;
}

const session = 'fJ4kQ0w9sYxT2bVnMhRcLg7uZeAo3dPiKq8XyWs1NtE';
const xsrf = 'p1uXoM6vZr0aWqKfHd9sTgYbNcJe5LiRx2Q8w4UyGmA';

/** What a browser sends; the token of XSRF of a guest belongs to no session. */
function headersOf(operation: Operation, { lacks = [] }: Clause): Record<string, Made> {
  const needs: readonly Need[] = operations[operation].needs;
  const sends = (need: Need) => needs.includes(need) && !lacks.includes(need);
  const name = needs.includes('session') ? 'xsrf' : 'xsrfOfGuest';
  const pairs = [
    ...(sends('session') ? [['__Host-session', 'session', session]] : []),
    ...(sends('xsrfCookie') ? [['XSRF-TOKEN', name, xsrf]] : []),
  ];
  return {
    ...(pairs.length > 0 && {
      Cookie: {
        expression: pairs.map(([cookie, value]) => `${cookie}=\${${value}}`).join('; '),
        example: pairs.map(([cookie, , example]) => `${cookie}=${example}`).join('; '),
      },
    }),
    ...(sends('xsrf') && { 'X-XSRF-TOKEN': { expression: `\${${name}}`, example: xsrf } }),
  };
}

/** Sends cookies along, as a browser does by itself. */
async function withCookies<Result>(cookies: string, work: () => Promise<Result>): Promise<Result> {
  const { fetch } = globalThis;
  globalThis.fetch = (request, init) => {
    const sent = new Request(request, init);
    if (cookies) sent.headers.set('cookie', cookies);
    return fetch(sent);
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = fetch;
  }
}

/**
 * Writes the whole contract of the parts of all nouns, without the versions of the tools, so that it
 * changes only when what is relied on does. Throws where two interactions are called the same.
 */
export function assemble(some = nouns): void {
  const parts = some.map(noun => JSON.parse(readFileSync(partOf(noun), 'utf8')));
  const interactions: Interaction[] = parts
    .flatMap(part => part.interactions)
    .toSorted((one, other) => (one.description < other.description ? -1 : 1));
  const names = interactions.map(({ description }) => description);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two interactions are called '${twice}'.`);
  const metadata = { pactSpecification: { version: '4.0' } };
  const { metadata: _, ...first } = parts[0];
  const whole = { ...first, interactions, metadata };
  writeFileSync(pactFile, `${JSON.stringify(whole, undefined, 2)}\n`);
}

/** Any list of one or more items, and any values of these types; null stands for itself. */
function shapeOf(data: object): object {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, shapeOfValue(value)]),
  );
}

/** A list has items like the first, or none where there is none. */
function shapeOfValue(value: unknown) {
  if (value === null || (Array.isArray(value) && value.length === 0)) return value;
  return Array.isArray(value) ? Matchers.eachLike(value[0]) : Matchers.like(value);
}
