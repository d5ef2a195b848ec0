import { beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../src/api/generated/examples.ts';
import {
  askedForCopy,
  type Clause,
  ended,
  outcomeOf,
  outOfReach,
  partOf,
  signedIn,
} from '../pact.ts';

const { begin, ask } = partOf('notice');
beforeAll(begin);

describe('the list of notices', () => {
  const { found, signedOut } = examples.notices;

  const clauses: Clause[] = [
    {
      ...askedForCopy,
      when: 'a member looks at what is new',
      status: 200,
      body: found.body,
      why: 'The page says what has happened, the newest first, with a link to where one answers; `counts` stand in the navigation of every page.',
    },
    {
      ...ended,
      when: 'a member looks at what is new after the session has ended',
      status: 401,
      message: signedOut.body.message,
      why: 'The page asks the member to sign in, and goes on afterwards.',
    },
    {
      ...outOfReach,
      when: 'a member looks at what is new while the server fails',
      why: 'The page says so in the place of the list, and offers to try again; the navigation shows no numbers.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const request = { method: 'GET', path: '/api/notices' } as const;
    expect(await ask('notices', clause, request, {})).toEqual(outcomeOf(clause));
  });
});

describe('what was seen', () => {
  const { seen, xsrf } = examples.markSeen;
  const body = { requestId: askedForCopy.with.request };

  const clauses: Clause[] = [
    {
      ...askedForCopy,
      when: 'a member has seen a request',
      status: 200,
      message: seen.body.message,
      body: seen.body,
      why: 'The notices of the request are not counted any more, on no device, and are not mailed.',
    },
    {
      ...askedForCopy,
      when: 'somebody marks notices as seen without the token of the session',
      status: 403,
      lacks: ['xsrf', 'xsrfCookie'],
      message: xsrf.body.message,
      why: 'A page of another site could otherwise hide what is new. The answer sets the cookie of the token, and the web repeats the call once.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const request = { method: 'PUT', path: '/api/notices/seen', body } as const;
    expect(await ask('markSeen', clause, request, body)).toEqual(outcomeOf(clause));
  });
});

describe('preferences', () => {
  test('200 when a member looks at how notices are mailed', async () => {
    const clause = {
      ...signedIn,
      when: 'a member looks at how notices are mailed',
      status: 200,
      body: examples.preferences.shown.body,
      why: 'The form shows what holds. Without a choice of the member all is mailed at once.',
    };
    const request = { method: 'GET', path: '/api/user/preferences' } as const;
    expect(await ask('preferences', clause, request, {})).toEqual(outcomeOf(clause));
  });

  test('200 when a member chooses how notices are mailed', async () => {
    const { body } = examples.setPreferences.set;
    const clause = {
      ...signedIn,
      when: 'a member chooses how notices are mailed',
      status: 200,
      body,
      why: 'From then on mails come at once, at seven in the morning, or not at all, each kind as chosen.',
    };
    const { preferences } = body;
    const request = { method: 'PUT', path: '/api/user/preferences', body: preferences } as const;
    expect(await ask('setPreferences', clause, request, preferences)).toEqual(outcomeOf(clause));
  });
});
