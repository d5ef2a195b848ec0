import { beforeAll, describe, expect, test } from 'vitest';
import type { Requests } from '../../../src/api/generated/calls.ts';
import { examples } from '../../../src/api/generated/examples.ts';
import {
  bookKnown,
  type Clause,
  copyOfOther,
  ended,
  outcomeOf,
  outOfReach,
  partOf,
  signedIn,
} from '../pact.ts';

type NewCopy = Omit<Requests['addCopy'], 'Idempotency-Key'>;

const isbn = '9780141439587';

const { begin, ask } = partOf('copy');
beforeAll(begin);

const { book } = bookKnown.with;
const { member, copy: id } = copyOfOther.with;

const own = {
  given: 'a member has a copy',
  with: { copy: id },
  means:
    'A member is signed in and has put a copy on the shelf, whose id is `copy`, of version 1: to give or to sell, with a price, of Emma by Jane Austen, in English, of 1815, with the ISBN 9780141439587. It returns `session` and `xsrf`.',
};

describe('discovering', () => {
  const { found } = examples.discover;
  const [copy] = found.body.items;

  const clauses: (Clause & { query: Requests['discover'] })[] = [
    {
      ...copyOfOther,
      query: { q: isbn, way: 'give', within: '5', language: 'en' },
      when: 'a member looks for a book nearby',
      status: 200,
      body: found.body,
      why: 'The page shows the copies in this order, and asks with `next` for more when the member comes to their end.',
    },
    {
      ...copyOfOther,
      query: { q: isbn },
      lacks: ['session'],
      when: 'a guest looks for a book',
      status: 200,
      body: { items: [{ ...copy, note: '', owner: null, band: null }], next: null },
      why: 'Who has not joined sees what there is, but neither names nor distances.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const { query } = clause;
    const request = { method: 'GET', path: '/api/copies', query } as const;
    const outcome = await ask('discover', clause, request, query);
    expect(outcome).toEqual(outcomeOf(clause));
  });
});

describe('adding a copy', () => {
  const { added, unknown, refused, signedOut, xsrf } = examples.addCopy;
  const key = { 'Idempotency-Key': '6b0d2a52-8a44-4e51-9a6e-0f3f5a1c7b10' };
  const ofKnown: NewCopy = {
    book: { id: book },
    ways: ['give', 'sell'],
    price: 500,
    condition: 'good',
  };

  const clauses: (Clause & { copy?: NewCopy })[] = [
    {
      ...bookKnown,
      when: 'a member puts a known book on the shelf',
      status: 201,
      body: added.body,
      why: 'The page shows the copy in the pile, and can take it back by its id and its version. A call whose answer was lost is repeated with the same key.',
    },
    {
      ...signedIn,
      copy: {
        book: {
          title: 'Emma',
          authors: 'Jane Austen',
          language: 'en',
          year: 1815,
          isbn,
        },
        ways: ['give', 'sell'],
        price: 500,
        condition: 'good',
        note: 'A gift of my aunt.',
      },
      when: 'a member puts an unknown book on the shelf',
      status: 201,
      body: added.body,
      why: 'A book need not be known before. The page shows it as it is kept: with the words of the known one where there was one.',
    },
    {
      ...signedIn,
      when: 'a member puts a book on the shelf that is not there',
      status: 404,
      message: unknown.body.message,
      why: 'The page says so, and lets the member write the title.',
    },
    {
      ...bookKnown,
      copy: { ...ofKnown, price: null },
      when: 'a member sells a book without a price',
      status: 422,
      message: refused.body.message,
      body: refused.body,
      why: 'The message of each fault stands at its field.',
    },
    {
      ...ended,
      when: 'a member puts a book on the shelf after the session has ended',
      status: 401,
      message: signedOut.body.message,
      why: 'The page asks the member to sign in, and goes on with the pile afterwards.',
    },
    {
      ...bookKnown,
      when: 'somebody puts a book on the shelf of a member without the token of the session',
      status: 403,
      lacks: ['xsrf', 'xsrfCookie'],
      message: xsrf.body.message,
      why: 'A page of another site could otherwise fill the shelf. The answer sets the cookie of the token, and the web repeats the call once.',
    },
    {
      ...outOfReach,
      when: 'a member puts a book on the shelf while the server fails',
      why: 'The book stays in the pile, with the message, and can be sent again.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const body = clause.copy ?? ofKnown;
    const request = { method: 'POST', path: '/api/copies', headers: key, body } as const;
    const outcome = await ask('addCopy', clause, request, { ...key, ...body });
    expect(outcome).toEqual(outcomeOf(clause));
  });
});

describe('one copy', () => {
  const path = `/api/copies/${id}`;
  const { shown, unknown } = examples.copy;
  const { changed, stale } = examples.editCopy;

  const looks: Clause[] = [
    {
      ...copyOfOther,
      when: 'a member looks at the copy of another',
      status: 200,
      body: shown.body,
      why: 'The page shows what is to decide by: book, terms, condition, owner and distance.',
    },
    {
      ...copyOfOther,
      lacks: ['session'],
      when: 'a guest follows a link to a copy',
      status: 200,
      body: { ...shown.body, copy: { ...shown.body.copy, note: '', owner: null, band: null } },
      why: 'A link can be shared with one who has not joined.',
    },
    {
      ...signedIn,
      when: 'a member looks at a copy that is not there',
      status: 404,
      message: unknown.body.message,
      why: 'The page says that the book is gone. A copy that the caller may not see gets this very answer.',
    },
  ];

  test.each(looks)('$status when $when', async clause => {
    const outcome = await ask('copy', clause, { method: 'GET', path }, { id });
    expect(outcome).toEqual(outcomeOf(clause));
  });

  const changes: (Clause & { version: number })[] = [
    {
      ...own,
      when: 'a member changes an own copy',
      status: 200,
      version: 1,
      body: changed.body,
      why: 'The page shows the copy as it is kept, and sends its version with the next change. What is left out of a change stays as it is.',
    },
    {
      ...own,
      when: 'a member changes a copy that was changed on another device',
      status: 409,
      version: 7,
      message: stale.body.message,
      body: stale.body,
      why: 'Neither change may be lost: the page shows the other one, and the member decides.',
    },
  ];

  test.each(changes)('$status when $when', async clause => {
    const body: Omit<Requests['editCopy'], 'id'> = {
      version: clause.version,
      ways: ['give', 'sell'],
      price: 500,
      condition: 'worn',
      note: '',
      state: 'aside',
    };
    const outcome = await ask('editCopy', clause, { method: 'PATCH', path, body }, { id, ...body });
    expect(outcome).toEqual(outcomeOf(clause));
  });

  test('200 when a member takes an own copy from the shelf', async () => {
    const clause = {
      ...own,
      when: 'a member takes an own copy from the shelf',
      status: 200,
      body: examples.removeCopy.removed.body,
      why: 'The page offers to bring it back, with the version of this answer.',
    };
    const outcome = await ask('removeCopy', clause, { method: 'DELETE', path }, { id });
    expect(outcome).toEqual(outcomeOf(clause));
  });
});

describe('a shelf', () => {
  const path = `/api/members/${member}/copies`;
  const { found, unknown } = examples.shelf;

  const clauses: Clause[] = [
    {
      ...copyOfOther,
      when: 'a member looks through the shelf of another',
      status: 200,
      body: found.body,
      why: 'The page shows the books as spines and covers, and asks with `next` for more.',
    },
    {
      ...signedIn,
      when: 'a member looks for the shelf of one who is not there',
      status: 404,
      message: unknown.body.message,
      why: 'The page says that there is no such member. Who has blocked the caller gets this very answer, so that a block cannot be noticed.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const query = { q: 'emma austen', state: 'offered', sort: 'title' } as const;
    const outcome = await ask(
      'shelf',
      clause,
      { method: 'GET', path, query },
      { id: member, ...query },
    );
    expect(outcome).toEqual(outcomeOf(clause));
  });
});
