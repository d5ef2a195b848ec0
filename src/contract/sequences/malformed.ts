import type { Call, Sequence, Step } from './sequence.ts';

interface Operation extends Pick<Sequence, 'given' | 'with'> {
  /** What it is for, in words. */
  purpose: string;
  /** What comes before every call. */
  first?: Call;
  /** A call that succeeds in this state. */
  right: Call;
  /** By what is wrong with it: what is asked in the place of the right call. */
  malformed: Record<string, Pick<Call, 'query' | 'body'>>;
}

/** What breaks `openapi.yaml`, whatever the state is. */
export function malformedSequence({
  purpose,
  first,
  right,
  malformed,
  ...begin
}: Operation): Sequence {
  const steps = Object.entries(malformed).flatMap(([name, difference]): Step[] =>
    [
      // Afresh, because a backend may count all attempts.
      { action: 'setup', state: begin.given } as const,
      first && { ...first, name: `${first.name} before ${name}` },
      { ...right, ...difference, name, status: 400 },
      { ...right, name: `a right request after ${name}` },
    ].filter(step => step !== undefined),
  );
  return {
    name: `a malformed request to ${purpose} is refused with 400, and uses nothing up`,
    why: 'The status and the message are all that the visitor learns; a page of HTML says nothing.',
    ...begin,
    steps,
    sent: Object.keys(malformed),
  };
}

export function malformedQueries(token: string): Operation['malformed'] {
  return {
    'no token': { query: {} },
    'an empty token': { query: { token: '' } },
    'a token of 513 characters': { query: { token: 'x'.repeat(513) } },
    'a null character in the token': { query: { token: `${token}\0` } },
  };
}

export function malformedBodies(newPassword: string, token: string): Operation['malformed'] {
  const latin1 = Buffer.from(JSON.stringify({ newPassword: `${newPassword} é`, token }), 'latin1');
  return {
    'an empty body': { body: '' },
    'JSON that breaks off': { body: '{"newPassword":' },
    'bytes that are not UTF-8': { body: latin1 },
    'a list': { body: [] },
    'an object without fields': { body: {} },
    'no newPassword': { body: { token } },
    'a number for newPassword': { body: { newPassword: 1234567, token } },
    'no token': { body: { newPassword } },
    'an object for token': { body: { newPassword, token: { is: token } } },
    'an empty token': { body: { newPassword, token: '' } },
    'a token of 513 characters': { body: { newPassword, token: 'x'.repeat(513) } },
    'a null character in the token': { body: { newPassword, token: `${token}\0` } },
  };
}

export function malformedCredentials(email: string, password: string): Operation['malformed'] {
  return {
    'an empty body': { body: '' },
    'JSON that breaks off': { body: '{"email":' },
    'a list': { body: [] },
    'no email': { body: { password } },
    'an object for email': { body: { email: { is: email }, password } },
    'an email of 255 characters': {
      body: { email: `${'x'.repeat(254 - email.length)}${email}x`, password },
    },
    'no password': { body: { email } },
    'a number for password': { body: { email, password: 1234567 } },
    'an empty password': { body: { email, password: '' } },
    'a password of 1001 characters': { body: { email, password: 'x'.repeat(1001) } },
  };
}
