import { beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../src/api/generated/examples.ts';
import { type Clause, ended, outcomeOf, outOfReach, partOf, signedIn } from '../pact.ts';

const { begin, ask } = partOf('conversation');
beforeAll(begin);

const id = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19';
const path = `/api/conversations/${id}`;

const bothHaveWritten = {
  given: 'two members have written to each other',
  with: { member: id },
  means:
    'A member is signed in, and there is another one, whose id is `member`. The first has written a message, which is entry 1 of their conversation, and the other has answered with "I am at home in the evening.", which is entry 2 and was not read yet. Neither has blocked the other. It returns `session` and `xsrf`.',
};

test('200 when a member looks through the own conversations', async () => {
  const clause = {
    ...bothHaveWritten,
    when: 'a member looks through the own conversations',
    status: 200,
    body: examples.conversations.found.body,
    why: 'The page shows the conversations in this order with their last lines, says how much is new in each, and asks with `next` for more.',
  };
  const request = { method: 'GET', path: '/api/conversations' } as const;
  expect(await ask('conversations', clause, request, {})).toEqual(outcomeOf(clause));
});

describe('one conversation', () => {
  const { shown, unknown } = examples.conversation;
  const [message] = shown.body.items;

  const clauses: Clause[] = [
    {
      ...bothHaveWritten,
      when: 'a member reads a conversation',
      status: 200,
      body: { ...shown.body, items: [message] },
      why: 'The page shows messages and events of requests in one line of time, the newest at the bottom, and asks with `next` for what is older.',
    },
    {
      ...signedIn,
      when: 'a member opens a conversation with one who is not there',
      status: 404,
      message: unknown.body.message,
      why: 'The page says so. Who has left, who is suspended and who has blocked the caller get this very answer, so that a block cannot be noticed; what they have written is found in the list.',
    },
    {
      ...ended,
      when: 'a member reads a conversation after the session has ended',
      status: 401,
      message: examples.conversation.signedOut.body.message,
      why: 'The page asks the member to sign in, and goes on afterwards.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const outcome = await ask('conversation', clause, { method: 'GET', path }, { id });
    expect(outcome).toEqual(outcomeOf(clause));
  });

  test('200 when a member says how far a conversation was read', async () => {
    const { read } = examples.markRead;
    const clause = {
      ...bothHaveWritten,
      when: 'a member says how far a conversation was read',
      status: 200,
      message: read.body.message,
      body: read.body,
      why: 'Nothing of it is counted as new any more, on no device, and nothing of it is mailed.',
    };
    const body = { number: 2 };
    const request = { method: 'PUT', path: `${path}/read`, body } as const;
    expect(await ask('markRead', clause, request, { id, ...body })).toEqual(outcomeOf(clause));
  });
});

describe('a message', () => {
  const { written, xsrf, refused } = examples.write;
  const key = { 'Idempotency-Key': '6b0d2a52-8a44-4e51-9a6e-0f3f5a1c7b10' };
  const clauses: (Clause & { text?: string })[] = [
    {
      ...bothHaveWritten,
      when: 'a member writes to another',
      status: 201,
      body: written.body,
      why: 'The page shows the message in its place. A call whose answer was lost is repeated with the same key.',
    },
    {
      ...bothHaveWritten,
      text: '\u200B',
      when: 'a member writes a message of which nothing is seen',
      status: 422,
      message: refused.body.message,
      body: refused.body,
      why: 'The message of each fault stands at its field. A member who begins more than 20 conversations a day gets such an answer, too.',
    },
    {
      ...bothHaveWritten,
      when: 'somebody writes in the name of a member without the token of the session',
      status: 403,
      lacks: ['xsrf', 'xsrfCookie'],
      message: xsrf.body.message,
      why: 'A page of another site could otherwise write in the name of members. The answer sets the cookie of the token, and the web repeats the call once.',
    },
    {
      ...outOfReach,
      when: 'a member writes to another while the server fails',
      why: 'What was typed stays, is marked as not sent, and can be sent again.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const body = { text: clause.text ?? 'I am at home in the evening.' };
    const request = { method: 'POST', path, headers: key, body } as const;
    const outcome = await ask('write', clause, request, { id, ...key, ...body });
    expect(outcome).toEqual(outcomeOf(clause));
  });
});
