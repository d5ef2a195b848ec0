import { examples } from '../../../src/api/generated/examples.ts';
import { writePartOf } from '../pact.ts';
import { ended, outOfReach, says, signedIn, withoutToken } from './states.ts';

const { conversations, conversation, markRead, write } = examples;
const clauses = writePartOf('conversation');

const id = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19';

const bothHaveWritten = {
  given: 'two members have written to each other',
  with: { member: id },
  means:
    'A member is signed in, and there is another one, whose id is `member`. The first has written a message, which is entry 1 of their conversation, and the other has answered with "I am at home in the evening.", which is entry 2 and was not read yet. Neither has blocked the other. It returns `session` and `xsrf`, and `sessionOfOther` and `xsrfOfOther`, the same of the other one.',
};

clauses('conversations', 'GET /api/conversations', {}, [
  {
    ...bothHaveWritten,
    when: 'a member looks through the own conversations',
    ...conversations.found,
    why: 'The page shows the conversations in this order with their last lines, says how much is new in each, and asks with `next` for more.',
  },
]);

const { shown, unknown } = conversation;

clauses('conversation', 'GET /api/conversations/{id}', { id }, [
  {
    ...bothHaveWritten,
    when: 'a member reads a conversation',
    status: 200,
    body: { ...shown.body, items: [shown.body.items[0]] },
    why: 'The page shows messages and events of requests in one line of time, the newest at the bottom, and asks with `next` for what is older.',
  },
  {
    ...signedIn,
    when: 'a member opens a conversation with one who is not there',
    ...says(unknown),
    why: 'The page says so. Who has left, who is suspended and who has blocked the caller get this very answer, so that a block cannot be noticed; what they have written is found in the list.',
  },
  {
    ...ended,
    when: 'a member reads a conversation after the session has ended',
    why: 'The page asks the member to sign in, and goes on afterwards.',
  },
]);

clauses('markRead', 'PUT /api/conversations/{id}/read', { id, number: 2 }, [
  {
    ...bothHaveWritten,
    when: 'a member says how far a conversation was read',
    ...markRead.read,
    why: 'Nothing of it is counted as new any more, on no device, and nothing of it is mailed.',
  },
]);

const message = {
  id,
  'Idempotency-Key': '6b0d2a52-8a44-4e51-9a6e-0f3f5a1c7b10',
  text: 'I am at home in the evening.',
};

clauses('write', 'POST /api/conversations/{id}', message, [
  {
    ...bothHaveWritten,
    when: 'a member writes to another',
    ...write.written,
    why: 'The page shows the message in its place. A call whose answer was lost is repeated with the same key.',
  },
  {
    ...bothHaveWritten,
    when: 'a member writes a message of which nothing is seen',
    asks: { ...message, text: '\u200B' },
    ...write.refused,
    why: 'The message of each fault stands at its field. A member who begins more than 20 conversations a day gets such an answer, too.',
  },
  {
    ...bothHaveWritten,
    when: 'somebody writes in the name of a member without the token of the session',
    ...withoutToken,
    why: 'A page of another site could otherwise write in the name of members. The answer sets the cookie of the token, and the web repeats the call once.',
  },
  {
    ...outOfReach,
    when: 'a member writes to another while the server fails',
    why: 'What was typed stays, is marked as not sent, and can be sent again.',
  },
]);
