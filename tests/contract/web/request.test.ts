import { beforeAll, describe, expect, test } from 'vitest';
import type { Requests } from '../../../src/api/generated/calls.ts';
import { examples } from '../../../src/api/generated/examples.ts';
import {
  askedForCopy,
  type Clause,
  copyOfOther,
  ended,
  outcomeOf,
  outOfReach,
  partOf,
  signedIn,
} from '../pact.ts';

type NewRequest = Omit<Requests['ask'], 'Idempotency-Key'>;

const { begin, ask } = partOf('request');
beforeAll(begin);

const { copy } = copyOfOther.with;
const { request: id } = askedForCopy.with;
const path = `/api/requests/${id}`;

const asAsker = {
  ...askedForCopy,
  given: 'a member has asked for a copy',
  means:
    'The state `another member has a copy`, and the member who is signed in has just asked for the copy, as in the state `a member is asked for a copy`. It returns `session` and `xsrf`.',
};

describe('asking', () => {
  const { asked, signedOut, xsrf, unknown, refused } = examples.ask;
  const key = { 'Idempotency-Key': '6b0d2a52-8a44-4e51-9a6e-0f3f5a1c7b10' };
  const offer: NewRequest = {
    copyId: copy,
    way: 'sell',
    price: 400,
    text: 'I live around the corner.',
  };

  const clauses: (Clause & { request?: NewRequest })[] = [
    {
      ...copyOfOther,
      when: 'a member asks for a copy',
      status: 201,
      body: asked.body,
      why: 'The page shows the request, and what the member can do. A call whose answer was lost is repeated with the same key.',
    },
    {
      ...copyOfOther,
      request: { copyId: copy, way: 'sell' },
      when: 'a member asks for a copy that is for sale, and offers nothing',
      status: 422,
      message: refused.body.message,
      body: refused.body,
      why: 'The message of each fault stands at its field.',
    },
    {
      ...signedIn,
      when: 'a member asks for a copy that is not there',
      status: 404,
      message: unknown.body.message,
      why: 'The page says that the book is gone. A copy that the caller may not see gets this very answer.',
    },
    {
      ...ended,
      when: 'a member asks for a copy after the session has ended',
      status: 401,
      message: signedOut.body.message,
      why: 'The page asks the member to sign in, and keeps what was typed.',
    },
    {
      ...copyOfOther,
      when: 'somebody asks for a copy in the name of a member without the token of the session',
      status: 403,
      lacks: ['xsrf', 'xsrfCookie'],
      message: xsrf.body.message,
      why: 'A page of another site could otherwise ask in the name of members. The answer sets the cookie of the token, and the web repeats the call once.',
    },
    {
      ...outOfReach,
      when: 'a member asks for a copy while the server fails',
      why: 'What was typed stays, and can be sent again.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const body = clause.request ?? offer;
    const request = { method: 'POST', path: '/api/requests', headers: key, body } as const;
    const outcome = await ask('ask', clause, request, { ...key, ...body });
    expect(outcome).toEqual(outcomeOf(clause));
  });

  test('200 when a member looks at a copy that the member has asked for', async () => {
    const { body } = examples.copy.shown;
    const clause = {
      ...asAsker,
      when: 'a member looks at a copy that the member has asked for',
      status: 200,
      body: { ...body, requestId: id },
      why: 'The page leads to the request, where it otherwise offers to ask.',
    };
    const request = { method: 'GET', path: `/api/copies/${copy}` } as const;
    const outcome = await ask('copy', clause, request, { id: copy });
    expect(outcome).toEqual(outcomeOf(clause));
  });
});

test('200 when a member looks through the requests for own copies', async () => {
  const clause = {
    ...askedForCopy,
    when: 'a member looks through the requests for own copies',
    status: 200,
    body: examples.requests.found.body,
    why: 'The page shows the requests in this order, says until when each waits for whom, and asks with `next` for more.',
  };
  const query = { list: 'for-me' } as const;
  const request = { method: 'GET', path: '/api/requests', query } as const;
  const outcome = await ask('requests', clause, request, query);
  expect(outcome).toEqual(outcomeOf(clause));
});

describe('one request', () => {
  const { shown, unknown } = examples.request;
  const { done, stale } = examples.act;

  const looks: Clause[] = [
    {
      ...asAsker,
      when: 'a member looks at an own request',
      status: 200,
      body: shown.body,
      why: 'The page shows where the request stands and what has happened, and has a button for each of `actions`.',
    },
    {
      ...signedIn,
      when: 'a member looks at a request that is not there',
      status: 404,
      message: unknown.body.message,
      why: 'The page says so. A request of two others gets this very answer.',
    },
  ];

  test.each(looks)('$status when $when', async clause => {
    const outcome = await ask('request', clause, { method: 'GET', path }, { id });
    expect(outcome).toEqual(outcomeOf(clause));
  });

  const [asked] = done.body.events;

  const acts: (Clause & { version: number })[] = [
    {
      ...askedForCopy,
      version: 1,
      when: 'the owner accepts a request',
      status: 200,
      body: { ...done.body, events: [asked] },
      why: 'The page shows where the request stands now, and sends its version with the next act.',
    },
    {
      ...askedForCopy,
      version: 7,
      when: 'the owner accepts a request that has changed meanwhile',
      status: 409,
      message: stale.body.message,
      body: stale.body,
      why: 'What one agrees to is what one has seen: the page shows the request as it is, and the member decides.',
    },
    {
      ...askedForCopy,
      given: 'the time to answer a request is over',
      means:
        'As the state `a member is asked for a copy`, and the time to answer has run out: the request is closed, of version 2. It returns `session` and `xsrf`.',
      version: 1,
      when: 'the owner accepts a request when the time to answer is over',
      status: 409,
      message: stale.body.message,
      body: {
        ...stale.body,
        current: {
          ...stale.body.current,
          state: 'closed',
          outcome: 'expired',
          isYourTurn: false,
          actions: [],
          endsAt: null,
        },
      },
      why: 'The page shows that it has ended, and why.',
    },
  ];

  test.each(acts)('$status when $when', async clause => {
    const body = { type: 'accept', version: clause.version, text: 'Come by.' } as const;
    const request = { method: 'POST', path: `${path}/events`, body } as const;
    const outcome = await ask('act', clause, request, { id, ...body });
    expect(outcome).toEqual(outcomeOf(clause));
  });
});
