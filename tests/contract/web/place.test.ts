import { beforeAll, expect, test } from 'vitest';
import { examples } from '../../../src/api/generated/examples.ts';
import { type Clause, ended, outcomeOf, outOfReach, partOf, signedIn } from '../pact.ts';

const { begin, ask } = partOf('place');
beforeAll(begin);

const { found, none, signedOut } = examples.places;
const berlin = { q: 'berl' };

const clauses: (Clause & { query: { q?: string; cell?: string } })[] = [
  {
    ...signedIn,
    query: berlin,
    when: 'a member types the beginning of a place',
    status: 200,
    body: found.body,
    why: 'The page offers the places, the largest first, and puts the one that is taken into a cell: its point is never sent.',
  },
  {
    ...signedIn,
    query: { cell: '1650367068' },
    when: 'a member chooses how exact the own place is',
    status: 200,
    body: found.body,
    why: 'The small map has the names of the places around, so that the member sees what neighbours learn.',
  },
  {
    ...signedIn,
    query: {},
    when: 'a member without a place opens its page',
    status: 200,
    body: none.body,
    why: 'The page names postcodes beside what can be typed only where places are found by them.',
  },
  {
    ...ended,
    query: berlin,
    when: 'a place is looked for after the session has ended',
    status: 401,
    message: signedOut.body.message,
    why: 'The page asks the member to sign in, and goes on afterwards.',
  },
  {
    ...outOfReach,
    query: berlin,
    when: 'a place is looked for while the server fails',
    why: 'The page says so at the field. The position of the device can still be taken.',
  },
];

test.each(clauses)('$status when $when', async clause => {
  const { query } = clause;
  const outcome = await ask('places', clause, { method: 'GET', path: '/api/places', query }, query);
  expect(outcome).toEqual(outcomeOf(clause));
});
