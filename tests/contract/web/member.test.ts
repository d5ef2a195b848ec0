import { examples } from '../../../src/api/generated/examples.ts';
import { writePartOf } from '../pact.ts';
import { ended, outOfReach, says, signedIn, tooMany, withoutToken } from './states.ts';

const { member, block, unblock, report } = examples;
const clauses = writePartOf('member');

const id = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19';

const neighbour = {
  given: 'another member is a neighbour',
  with: { member: id },
  means:
    'A member is signed in, and there is another one, whose id is `member`. Both have chosen a place, the other reads a language, and neither has blocked the other. It returns `session` and `xsrf`, and `sessionOfOther` and `xsrfOfOther`, the same of the other one.',
};

clauses('member', 'GET /api/members/{id}', { id }, [
  {
    ...neighbour,
    when: 'a member looks at another',
    ...member.shown,
    why: 'The page shows who the other is and how far away, and offers to block or to report. No place is among the data.',
  },
  {
    ...signedIn,
    when: 'a member looks at one who is not there',
    ...says(member.unknown),
    why: 'Who has left, who is suspended and who has blocked the caller get this very answer, so that a block cannot be noticed.',
  },
  {
    ...ended,
    when: 'a member looks at another after the session has ended',
    why: 'The page asks the member to sign in, and goes on afterwards.',
  },
  {
    ...outOfReach,
    when: 'a member looks at another while the server fails',
    why: 'The page says so in the place of the profile, and offers to try again.',
  },
]);

clauses('block', 'PUT /api/members/{id}/block', { id }, [
  {
    ...neighbour,
    when: 'a member blocks another',
    ...says(block.blocked),
    why: 'The page says that the other no longer sees the member. A second block is no mistake.',
  },
  {
    ...neighbour,
    when: 'somebody blocks a member without the token of the session',
    ...withoutToken,
    why: 'A page of another site could otherwise make members block each other. The answer sets the cookie of the token, and the web repeats the call once.',
  },
]);

clauses('unblock', 'DELETE /api/members/{id}/block', { id }, [
  {
    ...neighbour,
    when: 'a member takes a block back',
    ...says(unblock.unblocked),
    why: 'The page offers to block again. Where nothing was blocked there is nothing to do.',
  },
]);

const reason = 'The profile insults my neighbours.';

clauses('report', 'POST /api/reports', { memberId: id, reason }, [
  {
    ...neighbour,
    when: 'a member reports another',
    ...says(report.reported),
    why: 'The page thanks in the words of the message. The moderators get the profile as it is at this moment.',
  },
  {
    ...tooMany,
    when: 'a member reports once too often',
    why: 'The status lets the web advise to wait. What was typed stays.',
  },
]);
