import { beforeAll, expect, test } from 'vitest';
import { examples } from '../../../src/api/generated/examples.ts';
import { bookKnown, type Clause, ended, outcomeOf, outOfReach, partOf } from '../pact.ts';

const { begin, ask } = partOf('book');
beforeAll(begin);

const { found, signedOut } = examples.lookUpBooks;

const clauses: Clause[] = [
  {
    ...bookKnown,
    when: 'a member types an ISBN',
    status: 200,
    body: found.body,
    why: 'The page offers the books, and takes the one that `match` names without a further question: that is how twenty books are put up in one go.',
  },
  {
    ...ended,
    when: 'a book is looked up after the session has ended',
    status: 401,
    message: signedOut.body.message,
    why: 'The page asks the member to sign in, and goes on afterwards.',
  },
  {
    ...outOfReach,
    when: 'a book is looked up while the server fails',
    why: 'The book waits in the pile of the page, which looks it up again when the member says so.',
  },
];

test.each(clauses)('$status when $when', async clause => {
  const query = { q: '0-14-143958-0' };
  const request = { method: 'GET', path: '/api/books', query } as const;
  const outcome = await ask('lookUpBooks', clause, request, query);
  expect(outcome).toEqual(outcomeOf(clause));
});
