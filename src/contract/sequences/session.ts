import { type Pact, paramsOf } from '../pact.ts';
import { malformedSequence } from './malformed.ts';
import { byBrowser, type Sequence } from './sequence.ts';

const canSignIn = 'a member can sign in';

/** What `openapi.yaml` promises of sessions, to a browser that keeps the cookies of its answers. */
export function sequencesOfSession(pact: Pact): Sequence[] {
  const params = paramsOf(pact, canSignIn);
  const { email = '', password = '' }: { email?: string; password?: string } = params;
  const begin = { given: canSignIn, with: params };

  const open = (name: string, status: number) => byBrowser('GET /api/session', { name, status });
  const signIn = (name: string, status: number, more: object = {}) =>
    byBrowser('POST /api/session', { name, status, body: { email, password, ...more } });

  return [
    {
      ...begin,
      name: 'a session begins with the sign-in, and ends with the sign-out',
      why: 'The browser knows of a session by the cookie that an answer sets, and forgets it by the one that removes it.',
      steps: [
        open('a guest', 401),
        signIn('the sign-in', 200),
        open('the member', 200),
        byBrowser('DELETE /api/session', { name: 'the sign-out' }),
        open('the guest after it', 401),
      ],
    },
    {
      ...begin,
      name: 'a sign-in without the token of XSRF is refused, and brings the token',
      why: 'At the code `xsrf token refused` the web repeats the call once, and the member notices nothing.',
      steps: [
        { ...signIn('without the token', 403), code: 'xsrf token refused' },
        signIn('with the token of that answer', 200),
      ],
    },
    {
      ...begin,
      name: 'capital letters and white space around an email address do not count',
      why: 'Phones begin with a capital letter, and put a space behind what they complete.',
      steps: [
        open('a guest', 401),
        signIn('the sign-in', 200, { email: ` ${email.toUpperCase()} ` }),
      ],
    },
    {
      ...begin,
      name: 'a password is not trimmed',
      why: 'A space is a character as any other: the form to choose a password counts it.',
      steps: [
        open('a guest', 401),
        signIn('with a space more', 401, { password: `${password} ` }),
        signIn('as it was chosen', 200),
      ],
    },
    malformedSequence({
      ...begin,
      purpose: 'sign in',
      first: open('a guest', 401),
      right: signIn('a sign-in', 200),
      malformed: malformedCredentials(email, password),
    }),
    {
      ...begin,
      name: 'a teardown ends a session',
      why: 'Otherwise what one interaction leaves behind decides about the next.',
      steps: [
        open('a guest', 401),
        signIn('the sign-in', 200),
        { action: 'teardown', state: canSignIn },
        open('the guest after it', 401),
      ],
    },
  ];
}

function malformedCredentials(email: string, password: string): Record<string, { body: unknown }> {
  return {
    'an empty body': { body: '' },
    'JSON that breaks off': { body: '{"email":' },
    'an object for email': { body: { email: { is: email }, password } },
    'an email of 255 characters': { body: { email: email.padStart(255, 'x'), password } },
    'no password': { body: { email } },
    'a password of 1001 characters': { body: { email, password: 'x'.repeat(1001) } },
    'a number for password': { body: { email, password: 1234567 } },
  };
}
