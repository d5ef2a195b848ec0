import { isUtf8 } from 'node:buffer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend } from '../backend.ts';
import { type Answered, type Asked, type Fault, startFaultyBackend } from './faulty-backend.ts';
import { ofNouns } from './seeds.ts';
import { at, contractOf, reportsFolder, verdictsIn, verify } from './verification.ts';

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

const done = { status: 200, type: 'application/json', body: '{"message":"Done."}' };
const refused = { ...done, status: 422, body: '{"message":"The password is refused."}' };
const unknown = { ...done, status: 400, body: '{"message":"The token is not known."}' };
const broken = { status: 500, type: 'text/html', body: '<h1>Internal Server Error</h1>' };

const passwordIn = ({ body }: Asked): string | undefined => {
  const { newPassword }: { newPassword?: unknown } = /^\{.*\}$/s.test(body) ? JSON.parse(body) : {};
  return typeof newPassword === 'string' ? newPassword : undefined;
};

/** Answers a password by itself; undefined leaves the answer to the backend. */
function passwords(answer: (password: string) => Answered | undefined): Fault {
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

const is = (status: number, wanted: number) => `the status is ${status}, not ${wanted}`;
const families = 'characters of several code points each is';
const spaced = 'a password of 6 characters, two of them spaces around the others, is accepted';
const codePoints = {
  [`a password of 5 ${families} refused`]: [is(200, 422)],
  [`a password of 50 ${families} accepted`]: [is(422, 200)],
};
const malformed = (purpose: string) =>
  `a malformed request to ${purpose} is refused with 400, and uses nothing up`;
const notJson =
  'openapi.yaml does not allow this answer: the content type is text/html, not application/json';
const isUnexpected = ({ method, path, body, bytes }: Asked) =>
  /1234567|"token":""|x{513}|\\u0000|%00|token=$|password$/.test(
    `${method} ${path} ${body}`.trim(),
  ) || !isUtf8(bytes);
const headUses = {
  'HEAD does not use a verification link up': [
    'after HEAD the first GET is answered like a second one',
  ],
};

/** As Flask answers HEAD: by what it does for GET. */
const answersHead = (asked: Asked) =>
  asked.method === 'HEAD' ? { ...asked, method: 'GET' } : asked;

const codePointsIn = (text: string) => Array.from(text).length;

let uses = 0;
const faults: Record<string, [only: string[], fault: Fault, said: Record<string, string[]>]> = {
  'a refused password uses the token up': [
    ['a refused password'],
    passwords(password => {
      if (password.length < 6) uses += 1;
      return password.length < 6 || uses === 0 ? undefined : unknown;
    }),
    { 'a refused password leaves the token usable': [`a good password after it: ${is(400, 200)}`] },
  ],
  'a reset leaves the token': [
    ['a reset uses'],
    passwords(() => done),
    { 'a reset uses the token up': [`the second reset: ${is(200, 400)}`] },
  ],
  'passwords of fewer than 8 characters are refused': [
    ['a password of'],
    lengths(8, 50, password => [...new Intl.Segmenter().segment(password)].length),
    { 'a password of 6 characters is accepted': [is(422, 200)], [spaced]: [is(422, 200)] },
  ],
  'passwords are trimmed before they are counted': [
    ['a password of'],
    lengths(6, 50, password => [...new Intl.Segmenter().segment(password.trim())].length),
    { [spaced]: [is(422, 200)] },
  ],
  'passwords of more than 1000 code points are called malformed': [
    ['a password of'],
    passwords(password => (codePointsIn(password) > 1000 ? unknown : undefined)),
    { 'a password of 1001 characters is refused': [is(400, 422)] },
  ],
  'passwords of more than 20 characters are refused': [
    ['a password of'],
    lengths(6, 20, password => [...new Intl.Segmenter().segment(password)].length),
    {
      'a password of 50 characters is accepted': [is(422, 200)],
      [`a password of 50 ${families} accepted`]: [is(422, 200)],
    },
  ],
  'code points are counted': [['a password of'], lengths(6, 50, codePointsIn), codePoints],
  'HEAD is answered by what GET does': [['HEAD'], { asked: answersHead }, headUses],
  'what Flask does': [
    ['password of 5', 'HEAD'],
    { ...lengths(6, 50, codePointsIn), asked: answersHead },
    { ...codePoints, ...headUses },
  ],
  'a malformed body is answered with a page of HTML': [
    ['malformed'],
    { instead: ({ body }) => (body === '{"newPassword":' ? broken : undefined) },
    {
      [malformed('reset a password')]: [
        `JSON that breaks off: ${is(500, 400)}`,
        `JSON that breaks off: ${notJson}`,
      ],
    },
  ],
  'what is malformed is not expected': [
    ['malformed'],
    { instead: asked => (isUnexpected(asked) ? { ...done, status: 500 } : undefined) },
    {
      [malformed('reset a password')]: [
        'an empty body',
        'bytes that are not UTF-8',
        'a number for newPassword',
        'an empty token',
        'a token of 513 characters',
        'a null character in the token',
      ].map(name => `${name}: ${is(500, 400)}`),
      [malformed('verify an address')]: [
        'an empty token',
        'a token of 513 characters',
        'a null character in the token',
      ].map(name => `${name}: ${is(500, 400)}`),
    },
  ],
  'what is malformed uses the token up': [
    ['malformed'],
    {
      instead: ({ body }) => {
        const isUsedUp = uses > 0;
        uses = body.includes('1234567') ? 1 : 0;
        return isUsedUp ? unknown : undefined;
      },
    },
    {
      [malformed('reset a password')]: [
        `a right request after a number for newPassword: ${is(400, 200)}`,
      ],
    },
  ],
  'a teardown does nothing': [
    ['a teardown'],
    { state: ({ body }) => (body.includes('teardown') ? done : undefined) },
    {
      'a teardown takes a token back': [is(200, 400)],
      'a teardown ends that too many attempts were made from this address': [is(429, 400)],
      'a teardown ends that the server cannot reach its data': [is(500, 400)],
    },
  ],
  'a token is left from one state to the next': [
    ['a state begins'],
    { state: ({ body }) => (body.includes('no reset token') ? done : undefined) },
    { 'a state begins afresh': [is(200, 400)] },
  ],
  'a state that nobody knows is brought about': [
    [],
    { state: ({ body }) => (body.includes('no contract names') ? done : undefined) },
    {
      'the state URL refuses a state that it does not know': [
        'the state URL answered 200, not 400',
      ],
    },
  ],
};

test.each(Object.entries(faults))('%s', async (_, [only, fault, said]) => {
  uses = 0;
  faulty.breakWith(() => fault);
  const words = only.flatMap(text => ['--only', text]);
  const ended = await verify(...at(faulty.origin), '--reports', reportsFolder(), ...words);
  expect(verdictsIn(ended.stdout)['falls short']).toEqual(said);
  expect(ended.code).toBe(1);
});

const sessions = contractOf(ofNouns('session').pact);
const begins = 'a session begins with the sign-in, and ends with the sign-out';
const brings = 'a sign-in without the token of XSRF is refused, and brings the token';

/** An answer sets only the cookies that are left. */
function cookies(isLeft: (line: string) => boolean): Fault {
  return {
    answered: ({ headers = {}, ...answered }) => ({
      ...answered,
      headers: { ...headers, 'Set-Cookie': [headers['Set-Cookie'] ?? []].flat().filter(isLeft) },
    }),
  };
}

/** What is changed of the credentials that a browser sends to sign in. */
function credentials(change: (sent: { email: string; password: string }) => object): Fault {
  return {
    asked: asked => {
      const isSignIn = asked.method === 'POST' && /^\{.*"password":".*\}$/.test(asked.body);
      if (!isSignIn) return asked;
      const body = JSON.stringify(change(JSON.parse(asked.body)));
      return { ...asked, body, bytes: Buffer.from(body) };
    },
  };
}

test.each<[what: string, only: string, fault: Fault, said: Record<string, string[]>]>([
  [
    'a sign-in sets no cookie',
    begins,
    cookies(line => !line.startsWith('session=')),
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
    cookies(line => !line.startsWith('XSRF-TOKEN=')),
    { [brings]: [`with the token of that answer: ${is(403, 200)}`] },
  ],
  [
    'a refusal says no code',
    brings,
    { answered: one => ({ ...one, body: one.body.replace('xsrf token refused', 'forbidden') }) },
    {
      [brings]: [
        "without the token: the code is 'forbidden', not 'xsrf token refused'",
        expect.stringContaining('without the token: openapi.yaml does not allow this answer'),
      ],
    },
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
  [
    'what is malformed is not expected',
    'a malformed request to sign in',
    { instead: ({ body }) => (body.includes('1234567') ? { ...done, status: 500 } : undefined) },
    { [malformed('sign in')]: [`a number for password: ${is(500, 400)}`] },
  ],
  [
    'a teardown does nothing',
    'a teardown ends a session',
    { state: ({ body }) => (body.includes('teardown') ? done : undefined) },
    { 'a teardown ends a session': [`the guest after it: ${is(200, 401)}`] },
  ],
])('of sessions: %s', async (_, only, fault, said) => {
  faulty.breakWith(() => fault);
  const words = ['--pact', sessions.file, '--reports', reportsFolder(), '--only', only];
  const ended = await verify(...at(faulty.origin), ...words);
  expect(verdictsIn(ended.stdout)['falls short']).toEqual(said);
  expect(ended.code).toBe(1);
});
