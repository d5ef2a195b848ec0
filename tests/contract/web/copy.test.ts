import type { Requests } from '../../../src/api/generated/calls.ts';
import { examples } from '../../../src/api/generated/examples.ts';
import { writePartOf } from '../pact.ts';
import {
  bookKnown,
  copyOfOther,
  ended,
  outOfReach,
  says,
  signedIn,
  withoutToken,
} from './states.ts';

const { discover, addCopy, copy, editCopy, removeCopy, shelf } = examples;
const clauses = writePartOf('copy');

const isbn = '9780141439587';
const { member, copy: id } = copyOfOther.with;
/** What guests do not learn of a copy. */
const nobody = { note: '', owner: null, band: null };

const own = {
  given: 'a member has a copy',
  with: { copy: id },
  means:
    'A member is signed in and has put a copy on the shelf, whose id is `copy`, of version 1: to give or to sell, with a price, of Emma by Jane Austen, in English, of 1815, with the ISBN 9780141439587. It returns `session` and `xsrf`.',
};

clauses('discover', 'GET /api/copies', { q: isbn }, [
  {
    ...copyOfOther,
    when: 'a member looks for a book nearby',
    asks: { q: isbn, way: 'give', within: '5', language: 'en' },
    ...discover.found,
    why: 'The page shows the copies in this order, and asks with `next` for more when the member comes to their end.',
  },
  {
    ...copyOfOther,
    lacks: ['session'],
    when: 'a guest looks for a book',
    status: 200,
    body: { items: [{ ...discover.found.body.items[0], ...nobody }], next: null },
    why: 'Who has not joined sees what there is, but neither names nor distances.',
  },
]);

const ofKnown: Requests['addCopy'] = {
  'Idempotency-Key': '6b0d2a52-8a44-4e51-9a6e-0f3f5a1c7b10',
  book: { id: bookKnown.with.book },
  ways: ['give', 'sell'],
  price: 500,
  condition: 'good',
};

clauses('addCopy', 'POST /api/copies', ofKnown, [
  {
    ...bookKnown,
    when: 'a member puts a known book on the shelf',
    ...addCopy.added,
    why: 'The page shows the copy in the pile, and can take it back by its id and its version. A call whose answer was lost is repeated with the same key.',
  },
  {
    ...signedIn,
    when: 'a member puts an unknown book on the shelf',
    asks: {
      ...ofKnown,
      book: { title: 'Emma', authors: 'Jane Austen', language: 'en', year: 1815, isbn },
      note: 'A gift of my aunt.',
    },
    ...addCopy.added,
    why: 'A book need not be known before. The page shows it as it is kept: with the words of the known one where there was one.',
  },
  {
    ...signedIn,
    when: 'a member puts a book on the shelf that is not there',
    ...says(addCopy.unknown),
    why: 'The page says so, and lets the member write the title.',
  },
  {
    ...bookKnown,
    when: 'a member sells a book without a price',
    asks: { ...ofKnown, price: null },
    ...addCopy.refused,
    why: 'The message of each fault stands at its field.',
  },
  {
    ...ended,
    when: 'a member puts a book on the shelf after the session has ended',
    why: 'The page asks the member to sign in, and goes on with the pile afterwards.',
  },
  {
    ...bookKnown,
    when: 'somebody puts a book on the shelf of a member without the token of the session',
    ...withoutToken,
    why: 'A page of another site could otherwise fill the shelf. The answer sets the cookie of the token, and the web repeats the call once.',
  },
  {
    ...outOfReach,
    when: 'a member puts a book on the shelf while the server fails',
    why: 'The book stays in the pile, with the message, and can be sent again.',
  },
]);

clauses('copy', 'GET /api/copies/{id}', { id }, [
  {
    ...copyOfOther,
    when: 'a member looks at the copy of another',
    ...copy.shown,
    why: 'The page shows what is to decide by: book, terms, condition, owner and distance.',
  },
  {
    ...copyOfOther,
    lacks: ['session'],
    when: 'a guest follows a link to a copy',
    status: 200,
    body: { ...copy.shown.body, copy: { ...copy.shown.body.copy, ...nobody } },
    why: 'A link can be shared with one who has not joined.',
  },
  {
    ...signedIn,
    when: 'a member looks at a copy that is not there',
    ...says(copy.unknown),
    why: 'The page says that the book is gone. A copy that the caller may not see gets this very answer.',
  },
]);

const change: Requests['editCopy'] = {
  id,
  version: 1,
  ways: ['give', 'sell'],
  price: 500,
  condition: 'worn',
  note: '',
  state: 'aside',
};

clauses('editCopy', 'PATCH /api/copies/{id}', change, [
  {
    ...own,
    when: 'a member changes an own copy',
    ...editCopy.changed,
    why: 'The page shows the copy as it is kept, and sends its version with the next change. What is left out of a change stays as it is.',
  },
  {
    ...own,
    when: 'a member changes a copy that was changed on another device',
    asks: { ...change, version: 7 },
    ...editCopy.stale,
    why: 'Neither change may be lost: the page shows the other one, and the member decides.',
  },
]);

clauses('removeCopy', 'DELETE /api/copies/{id}', { id }, [
  {
    ...own,
    when: 'a member takes an own copy from the shelf',
    ...removeCopy.removed,
    why: 'The page offers to bring it back, with the version of this answer.',
  },
]);

const search = { id: member, q: 'emma austen', state: 'offered', sort: 'title' } as const;

clauses('shelf', 'GET /api/members/{id}/copies', search, [
  {
    ...copyOfOther,
    when: 'a member looks through the shelf of another',
    ...shelf.found,
    why: 'The page shows the books as spines and covers, and asks with `next` for more.',
  },
  {
    ...signedIn,
    when: 'a member looks for the shelf of one who is not there',
    ...says(shelf.unknown),
    why: 'The page says that there is no such member. Who has blocked the caller gets this very answer, so that a block cannot be noticed.',
  },
]);
