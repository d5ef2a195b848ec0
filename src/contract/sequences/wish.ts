import { byMember, byOther, type Sequence } from './sequence.ts';

const emma = { title: 'Emma', authors: 'Jane Austen' };
const wish = (answer: object, body: object = { ...emma, within: 5 }) =>
  byMember('POST /api/wishes', { body, status: 201, ...answer });
const listed = (shows: object) => byMember('GET /api/wishes', { shows: { ...shows } });
const one = listed({ 'items.length': 1 });
const none = listed({ 'items.length': 0 });
const change = (body: object) => byOther('PATCH /api/copies/{put}', { body });
const told = (shows: object) =>
  byMember('GET /api/notices', { shows: { 'items.length': 1, ...shows } });
const act = (type: string, version: number) => ({ body: { type, version } });
const events = 'POST /api/requests/{asked}/events';

/** What `openapi.yaml` promises of wishes. */
export const sequencesOfWish: Sequence[] = [
  {
    given: 'another member is a neighbour',
    name: 'a book is wished for once, however often and from however far it is wished for, and neighbours see what',
    why: 'A call whose answer was lost is repeated, and a distance is changed by the same call.',
    steps: [
      wish({ shows: { 'wish.id': '{wish}' } }),
      wish(
        { shows: { 'wish.id': '{wish}', 'wish.within': 10 } },
        { ...emma, title: 'EMMA', within: 10 },
      ),
      listed({ 'items.length': 1, 'items.0.id': '{wish}', 'items.0.within': 10 }),
      byOther('GET /api/wishes/nearby', { says: '"Jane Austen"' }),
    ],
  },
  {
    given: 'a member has wished for a book',
    name: 'what is wished for no more is gone, and comes back as old as it was',
    why: 'The page offers to undo it. Who has wished for longest is told first.',
    steps: [
      listed({ 'items.0.wishedAt': '{since}' }),
      byMember('DELETE /api/wishes/{wish}'),
      byMember('DELETE /api/wishes/{wish}'),
      none,
      wish({ shows: { 'wish.wishedAt': '{since}' } }),
      one,
    ],
  },
  {
    given: 'another member is a neighbour',
    name: 'who wishes for a book is told once of a copy that comes, also where it is on offer again',
    why: 'The notice leads to the copy. Two of one copy would be one too many.',
    steps: [
      wish({}),
      byOther('POST /api/copies', {
        body: { book: emma, ways: ['give'], condition: 'worn' },
        isKeyed: true,
        status: 201,
        shows: { 'copy.id': '{put}' },
      }),
      told({ 'items.0.type': 'wish found', 'items.0.wish.copyId': '{put}' }),
      change({ version: 1, state: 'aside' }),
      change({ version: 2, state: 'offered' }),
      told({}),
    ],
  },
  {
    given: 'another member has a copy',
    name: 'a book that has changed hands is wished for no more',
    why: 'Nobody is told of a book that the member has got.',
    steps: [
      wish({}),
      one,
      byMember('POST /api/requests', {
        body: { copyId: '{copy}', way: 'give', text: 'May I have it?' },
        isKeyed: true,
        status: 201,
        shows: { 'request.id': '{asked}' },
      }),
      byOther(events, act('accept', 1)),
      byOther(events, act('handed over', 2)),
      byMember(events, act('handed over', 3)),
      none,
    ],
  },
];
