import type { Ports } from '../../flows/ports.ts';
import { createDesk, type Reply } from './desk.ts';

type Name = keyof Ports['calls'];
type Outcome<Call extends Name> = Awaited<ReturnType<Ports['calls'][Call]>>;
type Status<Call extends Name> = Extract<Outcome<Call>, { kind: 'answer' }>['status'];
type Trouble<Call extends Name> = Exclude<Outcome<Call>['kind'], 'answer'>;

/** Whatever may come of a call; one that the API declares anew does not compile until it is here. */
type Replies<Call extends Name> = {
  [Key in Status<Call> | Trouble<Call>]: Reply<Outcome<Call>>[];
};

/** The calls of the site, which last until somebody at the stage answers them. */
export function createCalls(onChange: () => void) {
  const reset = createDesk<Outcome<'resetPassword'>>(
    [...Object.values(resetReplies).flat(), defect],
    onChange,
  );
  const verification = createDesk<Outcome<'verifyEmail'>>(
    [...Object.values(verifyReplies).flat(), defect],
    onChange,
  );
  const calls: Ports['calls'] = {
    resetPassword: () => reset.ask(),
    verifyEmail: () => verification.ask(),
  };
  return { calls, reset, verification };
}

const resetReplies = {
  200: [
    { name: 'changed', outcome: answer(200, 'Your password has been changed.', true) },
    { name: '200 with an error', outcome: answer(200, '') },
  ],
  400: [
    {
      name: 'used or unknown',
      outcome: answer(400, 'This reset link is not valid or has already been used.'),
    },
  ],
  410: [{ name: 'expired', outcome: answer(410, 'This reset link has expired.') }],
  422: [{ name: 'refused', outcome: answer(422, 'The password must have 6 to 50 characters.') }],
  429: [{ name: 'too many', outcome: tooMany() }],
  500: [{ name: 'server error', outcome: serverError() }],
  default: [{ name: 'undeclared status', outcome: answer('default', '') }],
  ...troubles(),
} satisfies Replies<'resetPassword'>;

const verifyReplies = {
  200: [
    { name: 'verified', outcome: answer(200, 'Your e-mail address is verified.', true) },
    {
      name: 'verified already',
      outcome: answer(200, 'Your e-mail address is already verified.', true),
    },
    { name: '200 with an error', outcome: answer(200, '') },
  ],
  400: [{ name: 'refused', outcome: answer(400, 'This verification link is not valid.') }],
  410: [{ name: 'expired', outcome: answer(410, 'This verification link has expired.') }],
  429: [{ name: 'too many', outcome: tooMany() }],
  500: [{ name: 'server error', outcome: serverError() }],
  default: [{ name: 'undeclared status', outcome: answer('default', '') }],
  ...troubles(),
} satisfies Replies<'verifyEmail'>;

const defect = { name: 'a defect', fault: new Error('The call broke its promise not to throw') };

function tooMany() {
  return answer(429, 'Too many attempts. Please try again later.');
}

function serverError() {
  return answer(500, 'The server could not answer. Please try again later.');
}

function troubles() {
  return {
    offline: [{ name: 'offline', outcome: { kind: 'offline' } as const }],
    'timed out': [{ name: 'timed out', outcome: { kind: 'timed out' } as const }],
    'not understood': [{ name: 'garbage', outcome: { kind: 'not understood' } as const }],
    aborted: [{ name: 'aborted', outcome: { kind: 'aborted' } as const }],
  };
}

function answer<Status extends number | 'default'>(
  status: Status,
  message: string,
  succeeded = false,
) {
  return { kind: 'answer', status, succeeded, message } as const;
}
