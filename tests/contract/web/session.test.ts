import { beforeAll, describe, expect, test } from 'vitest';
import { createCalls } from '../../../src/api/generated/calls.ts';
import { examples } from '../../../src/api/generated/examples.ts';
import { endingOf } from '../charts.ts';
import { type Clause, outOfReach, partOf, tooMany } from '../pact.ts';

const { begin, ask } = partOf('session');
beforeAll(begin);

describe('signing in', () => {
  const email = 'contract-member@book-exchange.example';
  const password = 'nine yellow lanterns';
  const given = 'a member can sign in';
  const of = { email, password };
  const means =
    'There is a member with this e-mail address and this password, and the address is confirmed.';
  const { begun, refused, notConfirmed, xsrf } = examples.signIn;

  const clauses: (Clause & { password?: string })[] = [
    {
      given,
      with: of,
      means,
      when: 'a member signs in',
      status: 200,
      body: begun.body,
      why: 'The page goes on to the pages of the members, which the cookie of the session opens.',
      leadsTo: 'signIn.success',
    },
    {
      given,
      with: of,
      means,
      when: 'somebody signs in with a wrong password',
      status: 401,
      password: 'nine green lanterns',
      message: refused.body.message,
      why: 'The form stays, with the message. An unknown address gets the same answer after the same time, so that nobody learns who is a member.',
      leadsTo: 'signIn.idle.refused',
    },
    {
      given: 'a member has not confirmed the address',
      with: of,
      means:
        'There is a member with this e-mail address and this password, and the address is not confirmed yet.',
      when: 'a member signs in before the address is confirmed',
      status: 403,
      message: notConfirmed.body.message,
      why: 'Address and password are right, so the message may say what is missing.',
      leadsTo: 'signIn.idle.refused',
    },
    {
      given,
      with: of,
      means,
      when: 'somebody signs in without the token of the site',
      status: 403,
      lacks: ['xsrf', 'xsrfCookie'],
      message: xsrf.body.message,
      why: 'A page of another site could otherwise sign visitors in as somebody else. The answer sets the cookie of the token, and the web repeats the call once.',
      leadsTo: 'signIn.idle.refused',
    },
    {
      ...tooMany,
      when: 'somebody signs in once too often',
      why: 'The status lets the web advise to wait. A member who has signed in with this browser before is counted apart, so that strangers do not lock the member out.',
      leadsTo: 'signIn.idle.refused',
    },
    {
      ...outOfReach,
      when: 'somebody signs in while the server fails',
      why: 'The form stays, with the message.',
      leadsTo: 'signIn.idle.refused',
    },
  ];

  test.each(clauses)('$status when $when leads to $leadsTo', async clause => {
    const { status, message = '', body = { message }, leadsTo } = clause;
    const asked = { email, password: clause.password ?? password };
    const request = { method: 'POST', path: '/api/session', body: asked } as const;
    const outcome = await ask('signIn', clause, request, (client, signal) =>
      createCalls(client).signIn(asked, signal),
    );
    expect(outcome).toEqual({ kind: 'answer', status, succeeded: status === 200, message, body });
    const ending = await endingOf('signIn', call => call.says(status, body));
    expect(ending.state).toBe(leadsTo);
  });
});
