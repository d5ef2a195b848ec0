import { beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../src/api/generated/examples.ts';
import {
  type Clause,
  copyOfOther,
  ended,
  outcomeOf,
  outOfReach,
  partOf,
  signedIn,
} from '../pact.ts';

const { begin, ask } = partOf('moderation');
beforeAll(begin);

const id = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d24';

const reported = {
  given: 'a copy is reported to a moderator',
  with: { ...copyOfOther.with, report: id },
  means:
    'A member is signed in who is a moderator. Another one, whose id is `member`, offers a copy, whose id is `copy`, as in the state `a member has a copy`. The moderator has reported it with a reason, nothing is decided, and there is no older report: the id of this one is `report`. It returns `session` and `xsrf`.',
};

const dismissed = {
  given: 'another moderator has dismissed a report',
  with: reported.with,
  means:
    'As in the state `a copy is reported to a moderator`, but another moderator has dismissed the report. It returns `session` and `xsrf`.',
};

const ofModerator = {
  given: 'a moderator is reported',
  with: reported.with,
  means:
    'A member is signed in who is a moderator and has the copy of the state `a member has a copy`. Another one, whose id is `member`, has reported that copy: the id of the report is `report`. It returns `session` and `xsrf`.',
};

describe('the list of reports', () => {
  const { found, nothing, signedOut } = examples.reports;

  const clauses: Clause[] = [
    {
      ...reported,
      when: 'a moderator looks at the reports',
      status: 200,
      body: found.body,
      why: 'The page shows what was reported as it was then, by whom and why, the oldest first, and offers what is in `decisions`.',
    },
    {
      ...signedIn,
      when: 'a member who is no moderator looks at the reports',
      status: 404,
      message: nothing.body.message,
      why: 'It is the answer at an unknown address: who is no moderator learns nothing.',
    },
    {
      ...ended,
      when: 'a moderator looks at the reports after the session has ended',
      status: 401,
      message: signedOut.body.message,
      why: 'The page asks the member to sign in, and goes on afterwards.',
    },
    {
      ...outOfReach,
      when: 'a moderator looks at the reports while the server fails',
      why: 'The page says so in the place of the list, and offers to try again.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const request = { method: 'GET', path: '/api/reports' } as const;
    expect(await ask('reports', clause, request, {})).toEqual(outcomeOf(clause));
  });
});

describe('a decision', () => {
  const { hide, correct, decided, refused, xsrf } = examples.decide;

  const clauses: Clause[] = [
    {
      ...reported,
      when: 'a moderator hides a copy',
      status: 200,
      message: hide.body.message,
      why: 'The page says what was done in the words of the message, and the next report comes.',
    },
    {
      ...dismissed,
      when: 'a moderator hides a copy after the report was dismissed',
      status: 409,
      message: decided.body.message,
      body: decided.body,
      why: 'One report is decided once. The page says so, and the next report comes.',
    },
    {
      ...ofModerator,
      when: 'a moderator hides the own copy',
      status: 422,
      message: refused.body.message,
      body: refused.body,
      why: 'Others decide on what a moderator has done. The page says why nothing was decided.',
    },
    {
      ...reported,
      when: 'somebody decides on a report without the token of the session',
      status: 403,
      lacks: ['xsrf', 'xsrfCookie'],
      message: xsrf.body.message,
      why: 'A page of another site could otherwise decide. The answer sets the cookie of the token, and the web repeats the call once.',
    },
  ];

  test('200 when a moderator corrects the book of a copy', async () => {
    const clause: Clause = {
      ...reported,
      when: 'a moderator corrects the book of a copy',
      status: 200,
      message: correct.body.message,
      why: 'The page says what was done in the words of the message, and the next report comes.',
    };
    const body = { decision: 'correct', title: 'Emma', authors: 'Jane Austen' } as const;
    const request = { method: 'POST', path: `/api/reports/${id}/decision`, body } as const;
    expect(await ask('decide', clause, request, { id, ...body })).toEqual(outcomeOf(clause));
  });

  test.each(clauses)('$status when $when', async clause => {
    const body = { decision: 'hide' } as const;
    const request = { method: 'POST', path: `/api/reports/${id}/decision`, body } as const;
    expect(await ask('decide', clause, request, { id, ...body })).toEqual(outcomeOf(clause));
  });
});
