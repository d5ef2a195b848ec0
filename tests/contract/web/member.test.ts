import { beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../src/api/generated/examples.ts';
import { type Clause, ended, outcomeOf, outOfReach, partOf, signedIn, tooMany } from '../pact.ts';

const { begin, ask } = partOf('member');
beforeAll(begin);

const id = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19';

const neighbour = {
  given: 'another member is a neighbour',
  with: { member: id },
  means:
    'A member is signed in, and there is another one, whose id is `member`. Both have chosen a place, the other reads a language, and neither has blocked the other. It returns `session` and `xsrf`.',
};

describe('another member', () => {
  const { shown, unknown, signedOut } = examples.member;

  const clauses: Clause[] = [
    {
      ...neighbour,
      when: 'a member looks at another',
      status: 200,
      body: shown.body,
      why: 'The page shows who the other is and how far away, and offers to block or to report. No place is among the data.',
    },
    {
      ...signedIn,
      when: 'a member looks at one who is not there',
      status: 404,
      message: unknown.body.message,
      why: 'Who has left, who is suspended and who has blocked the caller get this very answer, so that a block cannot be noticed.',
    },
    {
      ...ended,
      when: 'a member looks at another after the session has ended',
      status: 401,
      message: signedOut.body.message,
      why: 'The page asks the member to sign in, and goes on afterwards.',
    },
    {
      ...outOfReach,
      when: 'a member looks at another while the server fails',
      why: 'The page says so in the place of the profile, and offers to try again.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const request = { method: 'GET', path: `/api/members/${id}` } as const;
    const outcome = await ask('member', clause, request, { id });
    expect(outcome).toEqual(outcomeOf(clause));
  });
});

describe('a block', () => {
  const path = `/api/members/${id}/block`;
  const { blocked, xsrf } = examples.block;

  const clauses: Clause[] = [
    {
      ...neighbour,
      when: 'a member blocks another',
      status: 200,
      message: blocked.body.message,
      why: 'The page says that the other no longer sees the member. A second block is no mistake.',
    },
    {
      ...neighbour,
      when: 'somebody blocks a member without the token of the session',
      status: 403,
      lacks: ['xsrf', 'xsrfCookie'],
      message: xsrf.body.message,
      why: 'A page of another site could otherwise make members block each other. The answer sets the cookie of the token, and the web repeats the call once.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const outcome = await ask('block', clause, { method: 'PUT', path }, { id });
    expect(outcome).toEqual(outcomeOf(clause));
  });

  test('200 when a member takes a block back', async () => {
    const clause = {
      ...neighbour,
      when: 'a member takes a block back',
      status: 200,
      message: examples.unblock.unblocked.body.message,
      why: 'The page offers to block again. Where nothing was blocked there is nothing to do.',
    };
    const outcome = await ask('unblock', clause, { method: 'DELETE', path }, { id });
    expect(outcome).toEqual(outcomeOf(clause));
  });
});

describe('a report', () => {
  const clauses: Clause[] = [
    {
      ...neighbour,
      when: 'a member reports another',
      status: 201,
      message: examples.report.reported.body.message,
      why: 'The page thanks in the words of the message. The moderators get the profile as it is at this moment.',
    },
    {
      ...tooMany,
      when: 'a member reports once too often',
      why: 'The status lets the web advise to wait. What was typed stays.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const asked = { memberId: id, reason: 'The profile insults my neighbours.' };
    const request = { method: 'POST', path: '/api/reports', body: asked } as const;
    const outcome = await ask('report', clause, request, asked);
    expect(outcome).toEqual(outcomeOf(clause));
  });
});
