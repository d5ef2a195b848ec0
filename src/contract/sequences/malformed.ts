import type { Call, Sequence, Step } from './sequence.ts';

interface Operation {
  /** What it is for, in words. */
  purpose: string;
  given: string;
  /** A call that succeeds in this state. */
  right: Call;
  /** By what is wrong with it: what is asked in the place of the right call. */
  malformed: Record<string, Pick<Call, 'query' | 'body'>>;
}

/** What breaks `openapi.yaml`, whatever the state is. */
export function malformedSequence({ purpose, given, right, malformed }: Operation): Sequence {
  const steps = Object.entries(malformed).flatMap(([name, difference]): Step[] => [
    // Afresh, because a backend may count all attempts.
    { action: 'setup', state: given },
    { ...right, ...difference, name, status: 400 },
    { ...right, name: `a right request after ${name}` },
  ]);
  return {
    name: `a malformed request to ${purpose} is refused with 400, and uses nothing up`,
    why: 'The status and the message are all that the visitor learns; a page of HTML says nothing.',
    given,
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
