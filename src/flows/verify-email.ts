import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Calls, Requests } from '../api/generated/calls.ts';
import type { Outcome } from '../api/outcome.ts';
import { paths } from '../paths.ts';
import type { RuleId } from '../rules.ts';
import { nextSteps } from './next-steps.ts';
import type { Ports } from './ports.ts';
import type { ResultModal } from './result-modal.ts';
import { type Advice, defect, hasSucceeded, noResult, type Result, resultOf } from './result.ts';

type Ending = Outcome<'verifyEmail'>;

/** From the link in the mail to a verified address: what the verification page does. */
export const verifyEmail = setup({
  types: {
    input: {} as { token: string; modal: ResultModal; ports: Ports },
    context: {} as { token: string; result: Result; modal: ResultModal; ports: Ports },
    events: {} as { type: 'result closed' } | { type: 'page left' },
    meta: {} as { rule: RuleId },
    tags: {} as 'under way',
  },
  actors: {
    'verify the address': fromPromise<
      Ending,
      { call: Calls['verifyEmail'] } & Requests['verifyEmail']
    >(({ input: { call, token }, signal }) => call({ token }, signal)),
  },
  actions: {
    'forget the token': assign({ token: '' }),
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
    'has a token': ({ context }) => context.token.trim() !== '',
    'it has succeeded': (_, ending: Ending) => hasSucceeded(ending),
  },
}).createMachine({
  id: 'verifyEmail',
  description: 'The page of the link that verifies an e-mail address.',
  context: ({ input }) => ({ ...input, result: noResult }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The page has opened; the token decides at once.',
      meta: { rule: 'verification starts at once' },
      always: [
        {
          guard: 'has a token',
          target: 'loading',
          meta: { rule: 'verification starts at once' },
        },
        {
          target: 'redirect',
          meta: { rule: 'token required' },
          actions: 'send the visitor to the root',
        },
      ],
    },
    loading: {
      description: 'The call is under way, and goes on even when the visitor leaves.',
      tags: 'under way',
      meta: { rule: 'one call per load' },
      entry: 'show that it loads',
      exit: 'forget the token',
      invoke: {
        id: 'verify the address',
        src: 'verify the address',
        input: ({ context: { ports, token } }) => ({ call: ports.calls.verifyEmail, token }),
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
      description: 'The address is verified.',
      meta: { rule: 'success shown' },
      entry: 'show the success',
      on: {
        'result closed': { target: 'redirect', meta: { rule: 'closing redirects' } },
        'page left': { target: 'left', meta: { rule: 'back closes' } },
      },
    },
    failure: {
      description: 'The address could not be verified.',
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
      meta: { rule: 'back closes' },
    },
  },
});

const advice: Advice<'verifyEmail'> = {
  succeeded: undefined,
  200: 'Open the link in the mail again later.',
  400: nextSteps.newLink,
  410: nextSteps.newLink,
  429: 'Wait a while, then open the link in the mail again.',
  500: 'Open the link in the mail again later.',
  default: 'Open the link in the mail again later.',
  offline: 'Check your connection, then open the link in the mail again.',
  'timed out': 'Open the link in the mail again later.',
  aborted: 'Open the link in the mail again later.',
  'not understood': 'Open the link in the mail again later.',
};
