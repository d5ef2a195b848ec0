import {
  type ActorRefFrom,
  assign,
  type EventFrom,
  fromPromise,
  not,
  sendTo,
  setup,
  type SnapshotFrom,
} from 'xstate';
import type { Calls, Requests } from '../api/generated/calls.ts';
import type { Outcome } from '../api/outcome.ts';
import { lengthFault } from '../api/password.ts';
import { paths } from '../paths.ts';
import type { RuleId } from '../rules.ts';
import { nextSteps } from './next-steps.ts';
import type { Ports } from './ports.ts';
import type { ResultModal } from './result-modal.ts';
import { type Advice, defect, hasSucceeded, noResult, type Result, resultOf } from './result.ts';

export { lengthFault, passwordLength } from '../api/password.ts';

export type ResetPasswordFlow = ActorRefFrom<typeof resetPassword>;
export type ResetPasswordSnapshot = SnapshotFrom<typeof resetPassword>;
export type ResetPasswordEvent = EventFrom<typeof resetPassword>;

type Ending = Outcome<'resetPassword'>;

/** From the link in the mail to a new password: what the reset page does. */
export const resetPassword = setup({
  types: {
    input: {} as { token: string; modal: ResultModal; ports: Ports },
    context: {} as {
      token: string;
      newPassword: string;
      confirmation: string;
      result: Result;
      modal: ResultModal;
      ports: Ports;
    },
    events: {} as
      | { type: 'new password typed'; value: string }
      | { type: 'confirmation typed'; value: string }
      | { type: 'new password left' }
      | { type: 'confirmation left' }
      | { type: 'submitted' }
      | { type: 'page returned to' }
      | { type: 'result closed' }
      | { type: 'page left' },
    meta: {} as { rule: RuleId },
    tags: {} as 'under way',
  },
  actors: {
    'reset the password': fromPromise<
      Ending,
      { call: Calls['resetPassword'] } & Requests['resetPassword']
    >(({ input: { call, ...request }, signal }) => call(request, signal)),
  },
  actions: {
    'remember the new password': assign((_, newPassword: string) => ({ newPassword })),
    'remember the confirmation': assign((_, confirmation: string) => ({ confirmation })),
    'forget the passwords': assign({ newPassword: '', confirmation: '' }),
    'forget the secrets': assign({ token: '', newPassword: '', confirmation: '' }),
    'remember the result': assign((_, ending: Ending) => ({ result: resultOf(ending, advice) })),
    'show that it loads': sendTo(
      ({ context }) => context.modal,
      ({ self }) => ({ type: 'request started', requester: self }),
    ),
    'show the success': sendTo(
      ({ context }) => context.modal,
      ({ context }) => ({ type: 'request succeeded', result: context.result }),
    ),
    'show the failure': sendTo(
      ({ context }) => context.modal,
      ({ context }) => ({ type: 'request failed', result: context.result }),
    ),
    'send the visitor to the root': ({ context }) =>
      context.ports.navigation.replace(paths.landing),
  },
  guards: {
    'has no token': ({ context }) => context.token.trim() === '',
    'the new password is too short': ({ context }) =>
      lengthFault(context.newPassword) === 'too short',
    'the new password is too long': ({ context }) =>
      lengthFault(context.newPassword) === 'too long',
    'something is confirmed': ({ context }) => context.confirmation !== '',
    'the passwords differ': ({ context }) => context.newPassword !== context.confirmation,
    'both passwords are right': ({ context: { newPassword, confirmation } }) =>
      newPassword === confirmation && lengthFault(newPassword) === undefined,
    'it has succeeded': (_, ending: Ending) => hasSucceeded(ending),
  },
}).createMachine({
  id: 'resetPassword',
  description: 'The page of the link that resets a password.',
  context: ({ input }) => ({ ...input, newPassword: '', confirmation: '', result: noResult }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The visitor types the new password twice.',
      meta: { rule: 'submit when valid' },
      always: {
        guard: 'has no token',
        target: 'redirect',
        meta: { rule: 'token required' },
        actions: 'send the visitor to the root',
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
          meta: { rule: 'leaving gives up' },
          actions: 'forget the secrets',
        },
      },
      type: 'parallel',
      states: {
        newPassword: {
          description: 'What is said of the new password.',
          meta: { rule: 'password at least 6' },
          initial: 'untold',
          states: {
            untold: {
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
                  meta: { rule: 'password at least 6' },
                },
                {
                  guard: 'the new password is too long',
                  target: 'tooLong',
                  meta: { rule: 'password at most 50' },
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
          initial: 'untold',
          states: {
            untold: {
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
                meta: { rule: 'passwords equal' },
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
      entry: 'show that it loads',
      exit: 'forget the secrets',
      invoke: {
        id: 'reset the password',
        src: 'reset the password',
        input: ({ context: { ports, newPassword, token } }) => ({
          call: ports.calls.resetPassword,
          newPassword,
          token,
        }),
        onDone: [
          {
            guard: { type: 'it has succeeded', params: ({ event }) => event.output },
            target: 'success',
            meta: { rule: 'success shown' },
            actions: { type: 'remember the result', params: ({ event }) => event.output },
          },
          {
            target: 'failure',
            meta: { rule: 'failure shown' },
            actions: { type: 'remember the result', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failure',
          meta: { rule: 'failure shown' },
          actions: { type: 'remember the result', params: defect },
        },
      },
    },
    success: {
      description: 'The new password is in force.',
      meta: { rule: 'success shown' },
      entry: 'show the success',
      on: {
        'result closed': { target: 'redirect', meta: { rule: 'closing redirects' } },
        'page left': { target: 'left', meta: { rule: 'back closes' } },
      },
    },
    failure: {
      description: 'The password was not changed, or nobody knows whether it was.',
      meta: { rule: 'failure shown' },
      entry: 'show the failure',
      on: {
        'result closed': { target: 'redirect', meta: { rule: 'closing redirects' } },
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
