import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeBy } from '../../src/contract/allowed-answers.ts';
import { operationsOf, readOpenApi } from '../../src/contract/operations.ts';
import { readPact } from '../../src/contract/pact.ts';
import { runSequence } from '../../src/contract/sequences/run.ts';
import { sequencesOf } from '../../src/contract/sequences/sequences.ts';
import { startBackend } from '../backend.ts';
import { type Asked, type Fault, startFaultyBackend } from './faulty-backend.ts';

const sequences = sequencesOf(readPact());
const judge = judgeBy(operationsOf(readOpenApi()));
let backend: Awaited<ReturnType<typeof startBackend>>;
let faulty: Awaited<ReturnType<typeof startFaultyBackend>>;
beforeAll(async () => {
  backend = await startBackend({ PROVIDER_STATES: 'on', RATE_LIMIT: '5', SITE_FOLDER: 'none' });
  faulty = await startFaultyBackend(backend.origin);
});
afterAll(async () => {
  faulty.stop();
  await backend.stop();
});

const done = { status: 200, body: '{"message":"Done."}' };
const refused = { status: 422, body: '{"message":"The password is refused."}' };
const unknown = { status: 400, body: '{"message":"The token is not known."}' };

/** The new password that is sent, or nothing. */
function passwordIn({ body }: Asked): string | undefined {
  return /"newPassword":"([^"]*)"/.exec(body)?.[1];
}

/** Answers a password by itself; undefined leaves the answer to the backend. */
function passwords(answer: (password: string) => ReturnType<NonNullable<Fault['instead']>>): Fault {
  return {
    instead: asked => {
      const password = passwordIn(asked);
      return password === undefined ? undefined : answer(password);
    },
  };
}

function lengths(min: number, max: number, lengthOf: (password: string) => number): Fault {
  return passwords(password => {
    const length = lengthOf(password);
    return length < min || length > max ? refused : done;
  });
}

const characters = (text: string) => [...new Intl.Segmenter().segment(text)].length;
const codePoints = (text: string) => Array.from(text).length;

/** The cookies of this name are not set. */
function withoutCookie(name: string): Fault {
  return {
    answered: one => ({ ...one, cookies: one.cookies.filter(line => !line.startsWith(name)) }),
  };
}

/** What is changed of the credentials with which somebody signs in. */
function credentials(change: (sent: { email: string; password: string }) => object): Fault {
  return {
    asked: asked => {
      if (asked.path !== '/api/session' || asked.method !== 'POST') return asked;
      const body = JSON.stringify(change(JSON.parse(asked.body)));
      return { ...asked, body, bytes: Buffer.from(body) };
    },
  };
}

/** State changes with this text in them do nothing. */
function idleState(text: string): Fault {
  return {
    instead: ({ path, body }) =>
      path === '/provider-states' && body.includes(text) ? done : undefined,
  };
}

/** A fault that begins with a call that has this text in it, until a state is asked for again. */
function usedUpBy(text: string): Fault {
  let isUsedUp = false;
  return {
    instead: ({ path, body }) => {
      if (path === '/provider-states') isUsedUp = false;
      const answer = isUsedUp ? unknown : undefined;
      if (body.includes(text)) isUsedUp = true;
      return answer;
    },
  };
}

const is = (status: number, wanted: number) => `the status is ${status}, not ${wanted}`;
const spaced = 'a password of 6 characters, two of them spaces around the others, is accepted';
const families = 'characters of several code points each is';
const begins = 'a session begins with the sign-in, and ends with the sign-out';
const brings = 'a sign-in without the token of XSRF is refused, and brings the token';
const malformed = (purpose: string) =>
  `a malformed request to ${purpose} is refused with 400, and uses nothing up`;

test.each<[what: string, of: string, fault: Fault, differences: Record<string, unknown[]>]>([
  [
    'a refused password uses the token up',
    'a refused password',
    usedUpBy('"short"'),
    { 'a refused password leaves the token usable': [`a good password after it: ${is(400, 200)}`] },
  ],
  [
    'a reset leaves the token',
    'a reset uses',
    passwords(() => done),
    { 'a reset uses the token up': [`the second reset: ${is(200, 400)}`] },
  ],
  [
    'passwords of fewer than 8 characters are refused',
    'a password of',
    lengths(8, 50, characters),
    { 'a password of 6 characters is accepted': [is(422, 200)], [spaced]: [is(422, 200)] },
  ],
  [
    'passwords of more than 20 characters are refused',
    'a password of',
    lengths(6, 20, characters),
    {
      'a password of 50 characters is accepted': [is(422, 200)],
      [`a password of 50 ${families} accepted`]: [is(422, 200)],
    },
  ],
  [
    'passwords are trimmed before they are counted',
    'a password of',
    lengths(6, 50, password => characters(password.trim())),
    { [spaced]: [is(422, 200)] },
  ],
  [
    'code points are counted',
    'a password of',
    lengths(6, 50, codePoints),
    {
      [`a password of 5 ${families} refused`]: [is(200, 422)],
      [`a password of 50 ${families} accepted`]: [is(422, 200)],
    },
  ],
  [
    'HEAD does what GET does',
    'HEAD',
    { asked: asked => (asked.method === 'HEAD' ? { ...asked, method: 'GET' } : asked) },
    {
      'HEAD does not use a verification link up': [
        'after HEAD the first GET is answered like a second one',
      ],
    },
  ],
  [
    'malformed JSON makes the backend fail',
    malformed('reset a password'),
    {
      instead: ({ body }) =>
        body === '{"newPassword":' ? { status: 500, body: 'Oops' } : undefined,
    },
    {
      [malformed('reset a password')]: [
        `JSON that breaks off: ${is(500, 400)}`,
        'JSON that breaks off: openapi.yaml does not allow this answer: the body is not JSON',
      ],
    },
  ],
  [
    'a malformed request uses the token up',
    malformed('reset a password'),
    usedUpBy('1234567'),
    { [malformed('reset a password')]: [`a right request after it: ${is(400, 200)}`] },
  ],
  [
    'an empty token in a link is accepted',
    malformed('verify an address'),
    { instead: ({ path }) => (path.endsWith('token=') ? done : undefined) },
    { [malformed('verify an address')]: [`an empty token: ${is(200, 400)}`] },
  ],
  [
    'a number is taken for a password',
    malformed('sign in'),
    { instead: ({ body }) => (body.includes('1234567') ? { ...done, status: 200 } : undefined) },
    { [malformed('sign in')]: [`a number for password: ${is(200, 400)}`, expect.any(String)] },
  ],
  [
    'a teardown does nothing',
    'a teardown',
    idleState('teardown'),
    {
      'a teardown takes a token back': [is(200, 400)],
      'a teardown ends that too many attempts were made from this address': [is(429, 400)],
      'a teardown ends that the server cannot reach its data': [is(500, 400)],
      'a teardown ends a session': [`the guest after it: ${is(200, 401)}`],
    },
  ],
  [
    'a token is left from one state to the next',
    'a state begins',
    idleState('no reset token'),
    { 'a state begins afresh': [is(200, 400)] },
  ],
  [
    'a sign-in sets no cookie',
    begins,
    withoutCookie('session='),
    { [begins]: [`the member: ${is(401, 200)}`, `the sign-out: ${is(401, 200)}`] },
  ],
  [
    'a sign-out does nothing',
    begins,
    { instead: ({ method }) => (method === 'DELETE' ? done : undefined) },
    { [begins]: [`the guest after it: ${is(200, 401)}`] },
  ],
  [
    'a refusal brings no token',
    brings,
    withoutCookie('XSRF-TOKEN='),
    { [brings]: [`with the token of that answer: ${is(403, 200)}`] },
  ],
  [
    'a refusal has another code',
    brings,
    { answered: one => ({ ...one, body: one.body.replace('xsrf token refused', 'signed out') }) },
    { [brings]: ["without the token: the code is 'signed out', not 'xsrf token refused'"] },
  ],
  [
    'capital letters count',
    'capital letters',
    credentials(({ email, password }) => ({ email: `x${email}`, password })),
    {
      'capital letters and white space around an e-mail address do not count': [
        `the sign-in: ${is(401, 200)}`,
      ],
    },
  ],
  [
    'a password is trimmed',
    'a password is not trimmed',
    credentials(({ email, password }) => ({ email, password: password.trim() })),
    { 'a password is not trimmed': [`with a space more: ${is(200, 401)}`] },
  ],
])('it is noticed that %s', async (_, of, fault, differences) => {
  faulty.breakWith(fault);
  const found: Record<string, string[]> = {};
  for (const sequence of sequences.filter(({ name }) => name.includes(of))) {
    const address = {
      url: new URL(faulty.origin),
      states: new URL('/provider-states', faulty.origin),
    };
    const { description, differences } = await runSequence(
      sequence,
      { ...address, headers: {} },
      judge,
    );
    if (differences.length > 0) found[description] = differences;
  }
  expect(found).toEqual(differences);
});
