import { examples } from '../../../src/api/generated/examples.ts';
import { writePartOf } from '../pact.ts';
import { ended, outOfReach, signedIn } from './states.ts';

const { places } = examples;
const clauses = writePartOf('place');

clauses('places', 'GET /api/places', { q: 'berl' }, [
  {
    ...signedIn,
    when: 'a member types the beginning of a place',
    ...places.found,
    why: 'The page offers the places, the largest first, and puts the one that is taken into a cell: its point is never sent.',
  },
  {
    ...signedIn,
    when: 'a member chooses how exact the own place is',
    asks: { cell: '1650367068' },
    ...places.found,
    why: 'The small map has the names of the places around, so that the member sees what neighbours learn.',
  },
  {
    ...signedIn,
    when: 'a member without a place opens its page',
    asks: {},
    ...places.none,
    why: 'The page names postcodes beside what can be typed only where places are found by them.',
  },
  {
    ...ended,
    when: 'a place is looked for after the session has ended',
    why: 'The page asks the member to sign in, and goes on afterwards.',
  },
  {
    ...outOfReach,
    when: 'a place is looked for while the server fails',
    why: 'The page says so at the field. The position of the device can still be taken.',
  },
]);
