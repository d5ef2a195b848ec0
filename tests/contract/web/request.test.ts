import { examples } from '../../../src/api/generated/examples.ts';
import { writePartOf } from '../pact.ts';
import {
  askedForCopy,
  copyOfOther,
  ended,
  outOfReach,
  says,
  signedIn,
  withoutToken,
} from './states.ts';

const { ask, copy, requests, request, act } = examples;
const clauses = writePartOf('request');

const { copy: copyId } = copyOfOther.with;
const { request: id } = askedForCopy.with;

const asAsker = {
  ...askedForCopy,
  given: 'a member has asked for a copy',
  means:
    'The state `another member has a copy`, and the member who is signed in has just asked for the copy, as in the state `a member is asked for a copy`. It returns `session` and `xsrf`, and `sessionOfOther` and `xsrfOfOther`, the same of the other one.',
};

const key = { 'Idempotency-Key': '6b0d2a52-8a44-4e51-9a6e-0f3f5a1c7b10' };
const asked = { ...key, copyId, way: 'sell' } as const;

clauses('ask', 'POST /api/requests', { ...asked, price: 400, text: 'I live around the corner.' }, [
  {
    ...copyOfOther,
    when: 'a member asks for a copy',
    ...ask.asked,
    why: 'The page shows the request, and what the member can do. A call whose answer was lost is repeated with the same key.',
  },
  {
    ...copyOfOther,
    when: 'a member asks for a copy that is for sale, and offers nothing',
    asks: asked,
    ...ask.refused,
    why: 'The message of each fault stands at its field.',
  },
  {
    ...signedIn,
    when: 'a member asks for a copy that is not there',
    ...says(ask.unknown),
    why: 'The page says that the book is gone. A copy that the caller may not see gets this very answer.',
  },
  {
    ...ended,
    when: 'a member asks for a copy after the session has ended',
    why: 'The page asks the member to sign in, and keeps what was typed.',
  },
  {
    ...copyOfOther,
    when: 'somebody asks for a copy in the name of a member without the token of the session',
    ...withoutToken,
    why: 'A page of another site could otherwise ask in the name of members. The answer sets the cookie of the token, and the web repeats the call once.',
  },
  {
    ...outOfReach,
    when: 'a member asks for a copy while the server fails',
    why: 'What was typed stays, and can be sent again.',
  },
]);

clauses('copy', 'GET /api/copies/{id}', { id: copyId }, [
  {
    ...asAsker,
    when: 'a member looks at a copy that the member has asked for',
    status: 200,
    body: { ...copy.shown.body, requestId: id },
    why: 'The page leads to the request, where it otherwise offers to ask.',
  },
]);

clauses('requests', 'GET /api/requests', { list: 'for-me' }, [
  {
    ...askedForCopy,
    when: 'a member looks through the requests for own copies',
    ...requests.found,
    why: 'The page shows the requests in this order, says until when each waits for whom, and asks with `next` for more.',
  },
]);

clauses('request', 'GET /api/requests/{id}', { id }, [
  {
    ...asAsker,
    when: 'a member looks at an own request',
    ...request.shown,
    why: 'The page shows where the request stands and what has happened, and has a button for each of `actions`.',
  },
  {
    ...signedIn,
    when: 'a member looks at a request that is not there',
    ...says(request.unknown),
    why: 'The page says so. A request of two others gets this very answer.',
  },
]);

const acceptance = { id, type: 'accept', version: 1, text: 'Come by.' } as const;
const { done, stale } = act;

clauses('act', 'POST /api/requests/{id}/events', acceptance, [
  {
    ...askedForCopy,
    when: 'the owner accepts a request',
    status: 200,
    body: { ...done.body, events: [done.body.events[0]] },
    why: 'The page shows where the request stands now, and sends its version with the next act.',
  },
  {
    ...askedForCopy,
    when: 'the owner accepts a request that has changed meanwhile',
    asks: { ...acceptance, version: 7 },
    ...stale,
    why: 'What one agrees to is what one has seen: the page shows the request as it is, and the member decides.',
  },
  {
    ...askedForCopy,
    given: 'the time to answer a request is over',
    means:
      'As the state `a member is asked for a copy`, and the time to answer has run out: the request is closed, of version 2. It returns `session` and `xsrf`, and `sessionOfOther` and `xsrfOfOther`, the same of the other one.',
    when: 'the owner accepts a request when the time to answer is over',
    status: 409,
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
]);
