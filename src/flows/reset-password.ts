import {
  type ActorRefFrom,
  assign,
  type EventFrom,
  not,
  sendTo,
  setup,
  type SnapshotFrom,
} from 'xstate';
import type { Outcome } from '../api/outcome.ts';
import { paths } from '../paths.ts';
import type { Meta } from '../rules.ts';
import { callOf } from './call.ts';
import type { FlowInput } from './flow-input.ts';
import { nextSteps } from './next-steps.ts';
import { formFaults } from './reset-form.ts';
import { type Advice, hasSucceeded } from './result.ts';

export { lengthFault, passwordLength } from '../api/password.ts';

export type ResetPasswordFlow = ActorRefFrom<typeof resetPassword>;
export type ResetPasswordSnapshot = SnapshotFrom<typeof resetPassword>;
export type ResetPasswordEvent = EventFrom<typeof resetPassword>;

const uncertain = 'Your password may or may not have changed.';

const advice: Advice<'resetPassword'> = {
  succeeded: nextSteps.passwordInForce,
  200: `${uncertain} Open the link in the mail again later.`,
  400: nextSteps.newLink,
  410: nextSteps.newLink,
  422: 'Open the link in the mail again and choose another password.',
  429: 'Wait a while, then open the link in the mail again.',
  500: 'Your password has not changed. Open the link in the mail again later.',
  default: `${uncertain} ${nextSteps.findOut}`,
  offline: `${uncertain} Check your connection, then open the link in the mail again.`,
  'timed out': `${uncertain} Open the link in the mail again later.`,
  aborted: `${uncertain} Open the link in the mail again later.`,
  'not understood': `${uncertain} Open the link in the mail again later.`,
};

/** From the link in the mail to a new password: what the reset page does. */
export const resetPassword = setup({
  types: {
    input: {} as FlowInput,
    context: {} as FlowInput & { newPassword: string; confirmation: string },
    events: {} as
      | { type: 'new password typed'; value: string }
      | { type: 'confirmation typed'; value: string }
      | { type: 'new password left' }
      | { type: 'confirmation left' }
      | { type: 'submitted' }
      | { type: 'page returned to' }
      | { type: 'result closed' }
      | { type: 'page left' },
    meta: {} as Meta,
    tags: {} as 'under way',
  },
  actors: { 'reset the password': callOf('resetPassword', advice) },
  actions: {
    'remember the new password': assign((_, newPassword: string) => ({ newPassword })),
    'remember the confirmation': assign((_, confirmation: string) => ({ confirmation })),
    'forget the passwords': assign({ newPassword: '', confirmation: '' }),
    'forget the secrets': assign({ token: '', newPassword: '', confirmation: '' }),
    'ask for the root': sendTo(({ context }) => context.redirector, {
      type: 'redirect requested',
      to: paths.landing,
    }),
  },
  guards: {
    'has no token': ({ context }) => context.token.trim() === '',
    'the new password is too short': ({ context }) =>
      formFaults(context).newPassword === 'tooShort',
    'the new password is too long': ({ context }) => formFaults(context).newPassword === 'tooLong',
    'something is confirmed': ({ context }) => context.confirmation !== '',
    'the passwords differ': ({ context }) => formFaults(context).confirmation === 'different',
    'both passwords are right': ({ context }) =>
      Object.values(formFaults(context)).every(fault => fault === undefined),
    'it has succeeded': (_, outcome: Outcome<'resetPassword'>) => hasSucceeded(outcome),
  },
}).createMachine({
  id: 'resetPassword',
  description: 'The page of the link that resets a password.',
  context: ({ input }) => ({ ...input, newPassword: '', confirmation: '' }),
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
      on: {
        'new password typed': {
          meta: { rule: 'password at least 6' },
          actions: { type: 'remember the new password', params: ({ event }) => event.value },
        },
        'confirmation typed': {
          meta: { rule: 'passwords equal' },
          actions: { type: 'remember the confirmation', params: ({ event }) => event.value },
        },
        submitted: {
          guard: 'both passwords are right',
          target: 'loading',
          meta: { rule: 'form cleared on submit' },
        },
        'page returned to': {
          target: 'idle',
          meta: { rule: 'form empty on return' },
          actions: 'forget the passwords',
        },
        'page left': {
          target: 'left',
          actions: 'forget the secrets',
        },
      },
      type: 'parallel',
      states: {
        newPassword: {
          description: 'What is said of the new password.',
          meta: { rule: 'password at least 6' },
          initial: 'untouched',
          states: {
            untouched: {
              description: 'The field has not been left yet: nothing is said of it.',
              meta: { rule: 'faults after leaving' },
              on: {
                'new password left': { target: 'right', meta: { rule: 'faults after leaving' } },
              },
            },
            right: {
              description: 'The field was left once, and its length is right.',
              meta: { rule: 'password at least 6' },
              always: [
                {
                  guard: 'the new password is too short',
                  target: 'tooShort',
                },
                {
                  guard: 'the new password is too long',
                  target: 'tooLong',
                },
              ],
            },
            tooShort: {
              description: "'*Minimum length should 6 characters.' stands at the field.",
              meta: { rule: 'password at least 6' },
              always: {
                guard: not('the new password is too short'),
                target: 'right',
                meta: { rule: 'faults after leaving' },
              },
            },
            tooLong: {
              description: "'*Maximum length is 50 characters.' stands at the field.",
              meta: { rule: 'password at most 50' },
              always: {
                guard: not('the new password is too long'),
                target: 'right',
                meta: { rule: 'faults after leaving' },
              },
            },
          },
        },
        confirmation: {
          description: 'What is said of the confirmation.',
          meta: { rule: 'passwords equal' },
          initial: 'untouched',
          states: {
            untouched: {
              description: 'The field has not been left with anything in it yet: nothing is said.',
              meta: { rule: 'faults after leaving' },
              on: {
                'confirmation left': {
                  guard: 'something is confirmed',
                  target: 'same',
                  meta: { rule: 'faults after leaving' },
                },
              },
            },
            same: {
              description: 'The field was left once, and equals the new password.',
              meta: { rule: 'passwords equal' },
              always: {
                guard: 'the passwords differ',
                target: 'different',
              },
            },
            different: {
              description: "'*Passwords do not match.' stands at the field.",
              meta: { rule: 'passwords equal' },
              always: {
                guard: not('the passwords differ'),
                target: 'same',
                meta: { rule: 'faults after leaving' },
              },
            },
          },
        },
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
        onDone: [
          {
            guard: { type: 'it has succeeded', params: ({ event }) => event.output },
            target: 'success',
          },
          { target: 'failure' },
        ],
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
    left: {
      type: 'final',
      description: 'The visitor has gone elsewhere.',
      meta: { rule: 'leaving gives up' },
    },
  },
});
