import { byMember, byOther, type Call, type Sequence } from './sequence.ts';

const reason = 'The profile insults my neighbours.';
const title = 'Emma, or the Match';

const both = (isBlocked: boolean) => [
  byMember('GET /api/members/{member}', { shows: { 'member.isBlocked': isBlocked } }),
  byOther('GET /api/members/{own}', isBlocked ? 404 : 200),
  byMember('GET /api/copies/{copy}', isBlocked ? 404 : 200),
];
const copy = (shows: object) => byMember('GET /api/copies/{copy}', { shows: { ...shows } });
const noCopy = byMember('GET /api/copies/{copy}', 404);
const hidden = [
  noCopy,
  byOther('GET /api/copies/{copy}', { shows: { 'copy.isHidden': true, 'copy.state': 'aside' } }),
];

/** What is seen after a decision. */
const decisions: [body: { decision: string; title?: string; authors?: string }, seen: Call[]][] = [
  [{ decision: 'dismiss' }, [copy({ 'copy.state': 'offered' })]],
  [{ decision: 'hide' }, hidden],
  [{ decision: 'hide book' }, hidden],
  [{ decision: 'correct', title, authors: 'Jane Austen' }, [copy({ 'copy.book.title': title })]],
  [
    { decision: 'suspend' },
    [byOther('GET /api/session', 401), byMember('GET /api/members/{member}', 404), noCopy],
  ],
];
const decide = (body: { decision: string }, status = 200) =>
  byMember('POST /api/reports/{report}/decision', { body, status });

/** What `openapi.yaml` promises of members who keep each other away, and of moderators who do. */
export const sequencesOfMember: Sequence[] = [
  {
    given: 'another member has a copy',
    name: 'two of whom one blocks the other do not meet, until the block is taken back',
    why: 'The page says that the other one cannot see the member any more.',
    steps: [
      byMember('GET /api/session', { shows: { 'member.id': '{own}' } }),
      byMember('PUT /api/members/{member}/block'),
      byMember('PUT /api/members/{member}/block'),
      ...both(true),
      byMember('DELETE /api/members/{member}/block'),
      ...both(false),
    ],
  },
  {
    given: 'a copy is reported to a moderator',
    name: 'moderators find what is reported',
    why: 'Who reports something reads that a moderator will read it.',
    steps: [
      byMember('POST /api/reports', { body: { memberId: '{member}', reason }, status: 201 }),
      byMember('GET /api/reports', {
        shows: { 'items.1.member.id': '{member}', 'items.1.reason': reason },
      }),
    ],
  },
  ...decisions.map(([body, seen]) => ({
    given: 'a copy is reported to a moderator',
    name: `what a moderator decides holds, and the report is done: ${body.decision}`,
    why: 'The page takes it off its list; of two moderators one decides.',
    steps: [
      decide(body),
      decide(body),
      decide({ decision: body.decision === 'hide' ? 'dismiss' : 'hide' }, 409),
      byMember('GET /api/reports', { shows: { 'items.length': 0 } }),
      ...seen,
    ],
  })),
];
