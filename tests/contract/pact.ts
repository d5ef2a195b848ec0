import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Matchers, MatchersV3, Pact, SpecificationVersion } from '@pact-foundation/pact';
import type { Operation } from '../../src/api/answer.ts';
import { createClient } from '../../src/api/client.ts';
import { createCalls, type Requests } from '../../src/api/generated/calls.ts';
import { operations } from '../../src/api/generated/operations.ts';
import { isRefusal, type Outcome } from '../../src/api/outcome.ts';
import type { Interaction } from '../../src/contract/pact.ts';

const name = 'web-backend.json';
const root = join(import.meta.dirname, '../..');
const partsFolder = join(root, 'reports/parts-of-the-contract');

/** The whole contract. */
const pactFile = join(root, 'pacts', name);

/** The token that every interaction names, so that a backend can bring its state about. */
export const token = '3d8kZ1m5cXvA0rQyT7uEwJf2sHnBpLgKiOdVx9Yh6Rs';

export interface Clause {
  /** What the backend has to bring about first. */
  given: string;
  /** What makes one state several. */
  with?: Record<string, string>;
  /** What the state means, in plain words. */
  means: string;
  /** What the web does, as the backend team reads it. */
  when: string;
  /** The status of the answer. */
  status: number;
  /** An example of the message; any text will do. A success may have none. */
  message?: string;
  /** An example of the data of an answer; only its shape counts, of a list that of every item. */
  body?: object;
  /** What the call leaves out of what its operation needs of callers. */
  lacks?: readonly Need[];
  /** Why the web needs it, for those who have to bring it about. */
  why: string;
  /** Only announced: a backend that does not hold it yet is not at fault. */
  pending?: boolean;
}

type Need = (typeof operations)[Operation]['needs'][number];

/** What every call may be answered. */
export const tooMany = {
  given: 'too many attempts were made from this address',
  means:
    'The verifier calls from a network address that has used up its attempts, for every call of this contract. What the token is worth does not matter. It returns `session` and `xsrf` of a session that began before, and `xsrfOfGuest`, for the calls of guests.',
  status: 429,
  message: 'Too many attempts. Please try again in 15 minutes.',
} as const;

export const outOfReach = {
  given: 'the server cannot reach its data',
  means:
    'The server answers, but what it needs for its answer is out of reach: a database that is stopped, a table that is renamed, a driver that fails. The teardown puts it right again. It returns `session` and `xsrf` of a session that began before, and `xsrfOfGuest`.',
  status: 500,
  message: 'Something went wrong on our side. Please try again later.',
} as const;

/** Needed by calls of several nouns. */
export const signedIn = {
  given: 'a member is signed in',
  means:
    'A session of a member has begun, and has not ended. The member has chosen a place; `password`, where it comes with the state, is the present one. It returns `session`, the value of its cookie, and `xsrf`, the token of XSRF that belongs to it.',
};

export const ended = {
  given: 'a session has ended',
  means:
    'A session of a member has begun and ended. It returns `session` and `xsrf`, as the browser still has them.',
};

export const canSignIn = {
  given: 'a member can sign in',
  means:
    'There is a member with this email address and this password, and the address is confirmed. The member has chosen a place. It returns `xsrfOfGuest`: a token of XSRF for a browser without a session.',
};

export const notConfirmed = {
  given: 'a member has not confirmed the address',
  means:
    'There is a member with this email address and this password, and the address is not confirmed yet. It returns `xsrfOfGuest`.',
};

export const bookKnown = {
  given: 'a book is known',
  with: { book: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d21' },
  means:
    'A member who has chosen a place is signed in, and there is a book, whose id is `book`: Emma by Jane Austen, in English, of 1815, with the ISBN 9780141439587. It returns `session` and `xsrf`.',
};

export const copyOfOther = {
  given: 'another member has a copy',
  with: {
    member: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
    copy: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22',
  },
  means:
    'A member is signed in, and another one, whose id is `member`, offers a copy, whose id is `copy`, as in the state `a member has a copy`. Both have chosen the same place, and neither has blocked the other. It returns `session` and `xsrf`.',
};

export const askedForCopy = {
  given: 'a member is asked for a copy',
  with: { ...copyOfOther.with, request: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d23' },
  means:
    'A member is signed in and has the copy of the state `a member has a copy`. Another one, whose id is `member`, has just asked for it, and no answer was given: the request, whose id is `request`, is of version 1, offers 400 for the copy and says "I live around the corner." The member has a notice of it, and has not seen it. It returns `session` and `xsrf`.',
};

interface Asked {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: object;
}

/** Those that have a test of their own, which writes a part of the contract. */
export const nouns = globSync(join(import.meta.dirname, 'web/*.test.ts')).map(file =>
  basename(file, '.test.ts'),
);

/** The part of a noun has a folder of its own, so that several are written at the same time. */
export function partOf(noun: string) {
  const folder = join(partsFolder, noun);
  const file = join(folder, name);
  return {
    file,
    /** The library adds to the file that is there: without this, what is no longer asked would stay. */
    begin: () => {
      mkdirSync(folder, { recursive: true });
      rmSync(file, { force: true });
    },
    /** One interaction, asked by the real client; undefined where it was not carried out. */
    ask: <Name extends Operation>(
      operation: Name,
      clause: Clause,
      { method, path, query, headers: own = {}, body }: Asked,
      asked: Requests[Name],
    ): Promise<Outcome<Name> | undefined> => {
      const { given, means, when, status, message, body: data, why, pending = false } = clause;
      const headers = headersOf(operation, clause);
      const cookies = headers['Cookie']?.example ?? '';
      const spec = SpecificationVersion.SPECIFICATION_VERSION_V4;
      return new Pact({ dir: folder, consumer: 'web', provider: 'backend', spec, logLevel: 'warn' })
        .addInteraction()
        .given(given, clause.with)
        .uponReceiving(when)
        .pending(pending)
        .reference('openapi', 'operationId', operation)
        .comment({ key: 'why', value: why })
        .comment({ key: 'given', value: means })
        .withRequest(method, path, request => {
          if (query) request.query(query);
          if (body) request.jsonBody(body);
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
        .willRespondWith(status, response => {
          response.jsonBody(data ? shapeOf(data) : { message: Matchers.like(message) });
        })
        .executeTest(({ url }) =>
          withCookies(cookies, () => {
            const client = createClient({
              origin: url,
              sessionOrigin: url,
              cookies: () => cookies,
            });
            return createCalls(client)[operation](asked, new AbortController().signal);
          }),
        );
    },
  };
}

/** What the client makes of the answer of a clause. */
export function outcomeOf({ status, message = '', body = { message } }: Clause) {
  const refusal = isRefusal(status) ? { isRefusal: true } : {};
  return { kind: 'answer', status, succeeded: status < 300, message, body, ...refusal };
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
  const parts = some.map(noun => JSON.parse(readFileSync(partOf(noun).file, 'utf8')));
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
