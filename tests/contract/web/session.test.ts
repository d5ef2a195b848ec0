import { beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../src/api/generated/examples.ts';
import {
  canSignIn,
  type Clause,
  ended,
  notConfirmed,
  outcomeOf,
  outOfReach,
  partOf,
  signedIn,
  tooMany,
} from '../pact.ts';

const { begin, ask } = partOf('session');
beforeAll(begin);

const { signedOut, xsrf } = examples.signOut;

describe('signing in', () => {
  const email = 'contract-member@book-exchange.example';
  const password = 'nine yellow lanterns';
  const of = { email, password };
  const { begun, refused } = examples.signIn;

  const clauses: (Clause & { password?: string })[] = [
    {
      ...canSignIn,
      with: of,
      when: 'a member signs in',
      status: 200,
      body: begun.body,
      why: 'The page goes on to the pages of the members, which the cookie of the session opens.',
    },
    {
      ...canSignIn,
      with: of,
      when: 'somebody signs in with a wrong password',
      status: 401,
      password: 'nine green lanterns',
      message: refused.body.message,
      why: 'The form stays, with the message. An unknown address gets the same answer after the same time, so that nobody learns who is a member.',
    },
    {
      ...notConfirmed,
      with: of,
      when: 'somebody signs in before the address is confirmed',
      status: 401,
      message: refused.body.message,
      why: 'The form stays, with the message, and beside it everybody can ask for the link again. Another answer would tell who has joined with an address of others whether a member has it.',
    },
    {
      ...canSignIn,
      with: of,
      when: 'somebody signs in without the token of the site',
      status: 403,
      lacks: ['xsrf', 'xsrfCookie'],
      message: xsrf.body.message,
      why: 'A page of another site could otherwise sign visitors in as somebody else. The answer sets the cookie of the token, and the web repeats the call once.',
    },
    {
      ...tooMany,
      when: 'somebody signs in once too often',
      why: 'The status lets the web advise to wait. A member who has signed in with this browser before is counted apart, so that strangers do not lock the member out.',
    },
    {
      ...outOfReach,
      when: 'somebody signs in while the server fails',
      why: 'The form stays, with the message.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const asked = { email, password: clause.password ?? password };
    const request = { method: 'POST', path: '/api/session', body: asked } as const;
    const outcome = await ask('signIn', clause, request, asked);
    expect(outcome).toEqual(outcomeOf(clause));
  });
});

describe('who is signed in', () => {
  const clauses: Clause[] = [
    {
      ...signedIn,
      when: 'a member opens the own page',
      status: 200,
      body: examples.session.current.body,
      why: 'The page says by the name who is signed in.',
    },
    {
      given: 'nobody is signed in',
      means:
        'No session belongs to the browser. Where each state begins afresh there is nothing to do.',
      when: 'a guest opens the page of a member',
      status: 401,
      lacks: ['session'],
      message: signedOut.body.message,
      why: 'The page leads on to the page to sign in. The answer sets the cookie of the token of XSRF, which a sign-in needs.',
    },
    {
      ...ended,
      when: 'a page is opened with the cookie of a session that has ended',
      status: 401,
      message: signedOut.body.message,
      why: 'Sessions end elsewhere, by age or with a new password, and browsers keep their cookies.',
    },
    {
      ...outOfReach,
      when: 'a member opens the own page while the server fails',
      why: 'It is unknown whether a member is signed in: the page says so, and offers to try again, instead of leading on to sign in.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const request = { method: 'GET', path: '/api/session' } as const;
    const outcome = await ask('session', clause, request, {});
    expect(outcome).toEqual(outcomeOf(clause));
  });
});

describe('signing out', () => {
  const clauses: (Clause & { message: string })[] = [
    {
      ...signedIn,
      when: 'a member signs out',
      status: 200,
      message: examples.signOut.ended.body.message,
      why: 'The next person at this browser must not be taken for the member: the page leads on only when the session has ended.',
    },
    {
      ...ended,
      when: 'a member signs out of a session that has ended',
      status: 401,
      message: signedOut.body.message,
      why: 'The member wants no session, and there is none: the web takes this for a success.',
    },
    {
      ...signedIn,
      when: 'somebody signs out without the token of the session',
      status: 403,
      lacks: ['xsrf', 'xsrfCookie'],
      message: xsrf.body.message,
      why: 'A page of another site could otherwise sign members out. The answer sets the cookie of the token, and the web repeats the call once.',
    },
    {
      ...outOfReach,
      when: 'a member signs out while the server fails',
      why: 'The member must learn that the session has not ended, and may press the button again.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const request = { method: 'DELETE', path: '/api/session' } as const;
    const outcome = await ask('signOut', clause, request, {});
    expect(outcome).toEqual(outcomeOf(clause));
  });
});
