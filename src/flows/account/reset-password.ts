import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import { lengthFault } from '../../api/password.ts';
import { paths } from '../../paths.ts';
import type { Meta } from '../../rules.ts';
import { resetPasswordAdvice as words } from '../../words/account/reset-password-advice.ts';
import { newLinkAdvice } from '../../words/result-modal.ts';
import { callOf } from '../call.ts';
import { failuresBy, left, succeeded } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { formOf, type Values } from '../form.ts';
import type { Advices } from '../result.ts';

export { lengthFault, passwordLength } from '../../api/password.ts';

export type ResetPasswordFlow = ActorRefFrom<typeof resetPassword>;

const later = { advice: words.later };
const newLink = { advice: newLinkAdvice, next: 'newLink' } as const;

const advices: Advices<'resetPassword'> = {
  succeeded: { advice: words.inForce, next: 'signIn' },
  200: { when: 'the answer says that it has failed (200)', ...later },
  400: { when: 'the link is unknown, or was used before (400)', ...newLink },
  410: { when: 'the link has expired (410)', ...newLink },
  422: { when: 'the password is refused (422)', advice: words.another },
  429: { when: 'there were too many attempts (429)', advice: words.wait },
  500: { when: 'the server has failed (500)', advice: words.unchanged },
  default: { when: 'the answer has any other status', advice: words.findOut },
  offline: { when: 'the server is not reached (offline)', advice: words.offline },
  'timed out': { when: 'the answer takes too long (timed out)', ...later },
  aborted: { when: 'the call is given up (aborted)', ...later },
  'not understood': { when: 'the answer is not understood', ...later },
};

type Passwords = Values<'newPassword' | 'confirmation'>;

const empty: Passwords = { newPassword: '', confirmation: '' };

/** From the link in the mail to a new password: what the reset page does. */
export const resetPassword = setup({
  types: {
    input: {} as FlowInput,
    context: {} as FlowInput & { newPassword: string },
    events: {} as { type: 'page returned to' } | { type: 'result closed' } | { type: 'page left' },
    children: {} as { form: 'form' },
    meta: {} as Meta,
    tags: {} as 'under way',
  },
  actors: {
    form: formOf(({ newPassword, confirmation }: Passwords) => ({
      newPassword: lengthFault(newPassword),
      confirmation: differenceOf(newPassword, confirmation),
    })),
    'reset the password': callOf('resetPassword', advices),
  },
  actions: {
    'remember the new password': assign((_, newPassword: string) => ({ newPassword })),
    'forget the secrets': assign({ token: '', newPassword: '' }),
    'ask for the root': sendTo(({ context }) => context.redirector, {
      type: 'redirect requested',
      to: paths.landing,
    }),
  },
  guards: {
    'has no token': ({ context }) => context.token.trim() === '',
    'it has succeeded': (_, ok: boolean) => ok,
  },
}).createMachine({
  id: 'resetPassword',
  description: 'The page of the link that resets a password.',
  context: ({ input }) => ({ ...input, newPassword: '' }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The visitor types the new password twice.',
      meta: { rule: 'submit when valid' },
      always: {
        guard: 'has no token',
        target: 'redirect',
        meta: { rule: 'token required' },
        actions: 'ask for the root',
      },
      invoke: {
        id: 'form',
        src: 'form',
        input: { values: empty },
        onDone: {
          target: 'loading',
          meta: { rule: 'form cleared on submit' },
          actions: {
            type: 'remember the new password',
            params: ({ event }) => event.output.newPassword,
          },
        },
      },
      on: {
        'page returned to': {
          target: 'idle',
          reenter: true,
          meta: { rule: 'form empty on return' },
        },
        'page left': { target: 'left', actions: 'forget the secrets' },
      },
    },
    loading: {
      description: 'The call is under way, and goes on even when the visitor leaves.',
      tags: 'under way',
      meta: { rule: 'one call per submit' },
      exit: 'forget the secrets',
      invoke: {
        id: 'reset the password',
        src: 'reset the password',
        input: ({ context: { calls, modal, newPassword, token }, self }) => ({
          calls,
          request: { newPassword, token },
          shown: { modal, requester: self },
        }),
        onDone: [{ guard: succeeded, target: 'success' }, ...failuresBy(advices)],
      },
    },
    success: {
      description: 'The new password is in force.',
      meta: { rule: 'success shown' },
      on: {
        'result closed': 'redirect',
        'page left': { target: 'left', meta: { rule: 'back closes' } },
      },
    },
    failure: {
      description: 'The password was not changed, or it is unknown whether it was.',
      meta: { rule: 'failure shown' },
      on: {
        'result closed': 'redirect',
        'page left': { target: 'left', meta: { rule: 'back closes' } },
      },
    },
    redirect: {
      type: 'final',
      description: 'The visitor has been sent to the root.',
      meta: { rule: 'closing redirects' },
    },
    left,
  },
});

/** The confirmation is empty before it is typed, and says nothing then. */
function differenceOf(newPassword: string, confirmation: string) {
  if (newPassword === confirmation) return undefined;
  return confirmation === '' ? 'missing' : 'different';
}
