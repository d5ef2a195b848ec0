import { examples } from '../../../src/api/generated/examples.ts';
import { writePartOf } from '../pact.ts';
import { copyOfOther, ended, outOfReach, says, signedIn, withoutToken } from './states.ts';

const { reports, decide } = examples;
const clauses = writePartOf('moderation');

const id = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d24';

const reported = {
  given: 'a copy is reported to a moderator',
  with: { ...copyOfOther.with, report: id },
  means:
    'A member is signed in who is a moderator. Another one, whose id is `member`, offers a copy, whose id is `copy`, as in the state `a member has a copy`. The moderator has reported it with a reason, nothing is decided, and there is no older report: the id of this one is `report`. It returns `session` and `xsrf`, and `sessionOfOther` and `xsrfOfOther`, the same of the other one.',
};

const dismissed = {
  given: 'another moderator has dismissed a report',
  with: reported.with,
  means:
    'As in the state `a copy is reported to a moderator`, but another moderator has dismissed the report. It returns `session` and `xsrf`, and `sessionOfOther` and `xsrfOfOther`, the same of the other one.',
};

const ofModerator = {
  given: 'a moderator is reported',
  with: reported.with,
  means:
    'A member is signed in who is a moderator and has the copy of the state `a member has a copy`. Another one, whose id is `member`, has reported that copy: the id of the report is `report`. It returns `session` and `xsrf`, and `sessionOfOther` and `xsrfOfOther`, the same of the other one.',
};

clauses('reports', 'GET /api/reports', {}, [
  {
    ...reported,
    when: 'a moderator looks at the reports',
    ...reports.found,
    why: 'The page shows what was reported as it was then, by whom and why, the oldest first, and offers what is in `decisions`.',
  },
  {
    ...signedIn,
    when: 'a member who is no moderator looks at the reports',
    ...says(reports.nothing),
    why: 'It is the answer at an unknown address: who is no moderator learns nothing.',
  },
  {
    ...ended,
    when: 'a moderator looks at the reports after the session has ended',
    why: 'The page asks the member to sign in, and goes on afterwards.',
  },
  {
    ...outOfReach,
    when: 'a moderator looks at the reports while the server fails',
    why: 'The page says so in the place of the list, and offers to try again.',
  },
]);

clauses('decide', 'POST /api/reports/{id}/decision', { id, decision: 'hide' }, [
  {
    ...reported,
    when: 'a moderator corrects the book of a copy',
    asks: { id, decision: 'correct', title: 'Emma', authors: 'Jane Austen' },
    ...says(decide.correct),
    why: 'The page says what was done in the words of the message, and the next report comes.',
  },
  {
    ...reported,
    when: 'a moderator hides a copy',
    ...says(decide.hide),
    why: 'The page says what was done in the words of the message, and the next report comes.',
  },
  {
    ...dismissed,
    when: 'a moderator hides a copy after the report was dismissed',
    ...decide.decided,
    why: 'One report is decided once. The page says so, and the next report comes.',
  },
  {
    ...ofModerator,
    when: 'a moderator hides the own copy',
    ...decide.refused,
    why: 'Others decide on what a moderator has done. The page says why nothing was decided.',
  },
  {
    ...reported,
    when: 'somebody decides on a report without the token of the session',
    ...withoutToken,
    why: 'A page of another site could otherwise decide. The answer sets the cookie of the token, and the web repeats the call once.',
  },
]);
