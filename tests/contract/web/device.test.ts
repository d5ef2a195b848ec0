import { beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../src/api/generated/examples.ts';
import { type Clause, ended, outcomeOf, outOfReach, partOf, signedIn } from '../pact.ts';

const { begin, ask } = partOf('device');
beforeAll(begin);

describe('the devices of a member', () => {
  const clauses: Clause[] = [
    {
      ...signedIn,
      when: 'a member looks at the own devices',
      status: 200,
      body: examples.sessions.listed.body,
      why: 'The page lists where the member is signed in, this device first, and since when.',
    },
    {
      ...ended,
      when: 'the list of devices is asked for after the session has ended',
      status: 401,
      message: examples.sessions.signedOut.body.message,
      why: 'The page asks the member to sign in, and goes on afterwards.',
    },
    {
      ...outOfReach,
      when: 'a member looks at the own devices while the server fails',
      why: 'The page says so in the place of the list, and offers to try again.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const request = { method: 'GET', path: '/api/sessions' } as const;
    const outcome = await ask('sessions', clause, request, {});
    expect(outcome).toEqual(outcomeOf(clause));
  });
});

test('200 when a member signs one device out', async () => {
  const id = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d18';
  const clause = {
    ...signedIn,
    when: 'a member signs one device out',
    status: 200,
    message: examples.endSession.ended.body.message,
    why: 'The page takes the device off the list. One that has ended in the meantime is what the member wants, too.',
  };
  const request = { method: 'DELETE', path: `/api/sessions/${id}` } as const;
  const outcome = await ask('endSession', clause, request, { id });
  expect(outcome).toEqual(outcomeOf(clause));
});

describe('all other devices', () => {
  const { ended: others, xsrf } = examples.endOtherSessions;

  const clauses: Clause[] = [
    {
      ...signedIn,
      when: 'a member signs all other devices out',
      status: 200,
      message: others.body.message,
      why: 'The page shows this device alone. Who has lost a phone need not know which of the list it is.',
    },
    {
      ...signedIn,
      when: 'somebody signs all other devices out without the token of the session',
      status: 403,
      lacks: ['xsrf', 'xsrfCookie'],
      message: xsrf.body.message,
      why: 'A page of another site could otherwise sign members out. The answer sets the cookie of the token, and the web repeats the call once.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const request = { method: 'DELETE', path: '/api/sessions' } as const;
    const outcome = await ask('endOtherSessions', clause, request, {});
    expect(outcome).toEqual(outcomeOf(clause));
  });
});
