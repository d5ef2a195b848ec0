import { byMember, byOther, type Sequence } from './sequence.ts';

const added = {
  book: { title: 'Emma', authors: 'Jane Austen' },
  ways: ['swap'],
  condition: 'worn',
};
const add = (shows: object, body: object = added, status = 201) =>
  byMember('POST /api/copies', { body, isKeyed: true, status, shows: { ...shows } });
const shelved = { 'items.length': 1, 'items.0.id': '{added}' };
const change = (body: object, status = 200) =>
  byOther('PATCH /api/copies/{copy}', { body, status });
const seen = byMember('GET /api/copies/{copy}', { shows: { 'copy.note': 'Read twice.' } });
const unseen = [
  byMember('GET /api/copies/{copy}', 404),
  byMember('GET /api/members/{member}/copies', { shows: { 'items.length': 0 } }),
];

/** What `openapi.yaml` promises of the copies on the shelves. */
export const sequencesOfCopy: Sequence[] = [
  {
    given: 'another member is a neighbour',
    name: 'a copy is put on the shelf once, however often the call is repeated, and neighbours see it',
    why: 'A call whose answer was lost is repeated with the same key.',
    steps: [
      byMember('GET /api/session', { shows: { 'member.id': '{own}' } }),
      add({ 'copy.id': '{added}' }),
      add({ 'copy.id': '{added}' }),
      add({}, { ...added, note: 'With another note.' }, 422),
      byMember('GET /api/members/{own}/copies', { shows: shelved }),
      byOther('GET /api/members/{own}/copies', { shows: shelved }),
    ],
  },
  {
    given: 'another member has a copy',
    name: 'a copy that was changed is seen so by others, and not at all while it is set aside',
    why: 'Who asks for it goes by that. What was changed on another device is not lost.',
    steps: [
      change({ version: 1, ways: ['swap'], price: null, note: 'Read twice.' }),
      seen,
      change({ version: 1, note: 'Read once.' }, 409),
      change({ version: 2, state: 'aside' }),
      ...unseen,
      change({ version: 3, state: 'offered' }),
      seen,
    ],
  },
  {
    given: 'another member has a copy',
    name: 'a copy that was removed is gone, and can be brought back',
    why: 'The page offers to undo it.',
    steps: [
      byOther('DELETE /api/copies/{copy}'),
      byOther('DELETE /api/copies/{copy}'),
      ...unseen,
      change({ version: 2, state: 'offered' }),
      byMember('GET /api/copies/{copy}'),
    ],
  },
];
