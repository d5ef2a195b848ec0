import { malformedSequence } from './malformed.ts';
import { byAnyone, type Sequence } from './sequence.ts';

const sent = 'a reset token has been sent';
const unverified = 'an e-mail verification token has been sent';

/** Three people, two joiners: one character for a person, five code points. */
const family = '👩‍👩‍👧';
const fifty = 'nine yellow lanterns over a quiet street at night!'.slice(0, 50);
const good = 'nine yellow lanterns';

/** What `openapi.yaml` promises of the links in mails. Every state has brought the token about. */
export function sequencesOfUser(token: string): Sequence[] {
  const reset = (name: string, newPassword: string, status: number) =>
    byAnyone('POST /api/user/reset-password', { name, status, body: { newPassword, token } });
  const verify = (name: string) => byAnyone(`GET /api/user/verify-email?token=${token}`, { name });

  const lengths: [what: string, password: string, status: number][] = [
    ['6 characters is accepted', 'zq7-kp', 200],
    ['6 characters, two of them spaces around the others, is accepted', ' q7k- ', 200],
    ['50 characters is accepted', fifty, 200],
    ['51 characters is refused', `${fifty}!`, 422],
    ['1001 characters is refused', 'lantern'.repeat(143), 422],
    ['5 characters of several code points each is refused', family.repeat(5), 422],
    ['50 characters of several code points each is accepted', family.repeat(50), 200],
  ];
  return [
    ...lengths.map(([what, password, status]) => ({
      name: `a password of ${what}`,
      why: 'The form counts characters as a person does (UAX 29). Where the backend counts otherwise, a visitor reads that 6 to 50 characters are needed, and has typed them.',
      given: sent,
      steps: [reset('the reset', password, status)],
    })),
    {
      name: 'a refused password leaves the token usable',
      why: 'The visitor is advised to open the link again and choose another password.',
      given: sent,
      steps: [
        reset('a short password', 'short', 422),
        reset('a good password after it', good, 200),
      ],
    },
    {
      name: 'a reset uses the token up',
      why: 'A mail that somebody else finds later must not open the account.',
      given: sent,
      steps: [
        reset('the first reset', good, 200),
        reset('the second reset', 'nine green lanterns', 400),
      ],
    },
    malformedSequence({
      purpose: 'reset a password',
      given: sent,
      right: reset('a reset', good, 200),
      malformed: malformedBodies(token),
    }),
    malformedSequence({
      purpose: 'verify an address',
      given: unverified,
      right: verify('a verification'),
      malformed: malformedQueries(token),
    }),
    {
      name: 'HEAD does not use a verification link up',
      why: 'Mail scanners ask for every link by HEAD before its reader does. Any status will do, 405 for instance.',
      given: unverified,
      steps: [
        verify('the first GET'),
        verify('the second GET'),
        { action: 'teardown', state: unverified },
        { action: 'setup', state: unverified },
        { ...verify('HEAD'), method: 'HEAD', status: undefined },
        verify('the first GET after HEAD'),
      ],
      compare: ([first, second, , afterHead]) =>
        first !== second && afterHead === second
          ? 'after HEAD the first GET is answered like a second one'
          : undefined,
    },
    {
      name: 'a teardown takes a token back',
      why: 'Otherwise what one interaction leaves behind decides about the next.',
      given: sent,
      steps: [{ action: 'teardown', state: sent }, reset('the reset', good, 400)],
    },
    {
      name: 'a state begins afresh',
      why: 'Otherwise what one interaction leaves behind decides about the next.',
      given: sent,
      steps: [{ action: 'setup', state: 'no reset token was sent' }, reset('the reset', good, 400)],
    },
    ...['too many attempts were made from this address', 'the server cannot reach its data'].map(
      state => ({
        name: `a teardown ends that ${state}`,
        why: 'Otherwise every later interaction is answered in the same way.',
        given: state,
        steps: [{ action: 'teardown', state } as const, reset('the reset', good, 400)],
      }),
    ),
  ];
}

function malformedQueries(token: string): Record<string, { query: Record<string, string> }> {
  return {
    'an empty token': { query: { token: '' } },
    'a token of 513 characters': { query: { token: 'x'.repeat(513) } },
    'a null character in the token': { query: { token: `${token}\0` } },
  };
}

function malformedBodies(token: string): Record<string, { body: unknown }> {
  const newPassword = good;
  const latin1 = Buffer.from(JSON.stringify({ newPassword: `${newPassword} é`, token }), 'latin1');
  return {
    'an empty body': { body: '' },
    'JSON that breaks off': { body: '{"newPassword":' },
    'bytes that are not UTF-8': { body: latin1 },
    'no newPassword': { body: { token } },
    'an empty token': { body: { newPassword, token: '' } },
    'a token of 513 characters': { body: { newPassword, token: 'x'.repeat(513) } },
    'a null character in the token': { body: { newPassword, token: `${token}\0` } },
    'a number for newPassword': { body: { newPassword: 1234567, token } },
  };
}
