import { assign, sendTo, setup } from 'xstate';
import { paths } from '../../paths.ts';
import type { Meta } from '../../rules.ts';
import { verifyEmailAdvice as words } from '../../words/account/verify-email-advice.ts';
import { newLinkAdvice } from '../../words/result-modal.ts';
import { callOf } from '../call.ts';
import { failuresBy, succeeded } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import type { Advices } from '../result.ts';

const later = { advice: words.later };
const newLink = { advice: newLinkAdvice, next: 'newLink' } as const;

const advices: Advices<'verifyEmail'> = {
  succeeded: { advice: words.confirmed, next: 'signIn' },
  200: { when: 'the answer says that it has failed (200)', ...later },
  400: { when: 'the link is unknown (400)', ...newLink },
  410: { when: 'the link has expired (410)', ...newLink },
  429: { when: 'there were too many attempts (429)', advice: words.wait },
  500: { when: 'the server has failed (500)', ...later },
  default: { when: 'the answer has any other status', ...later },
  offline: { when: 'the server is not reached (offline)', advice: words.offline },
  'timed out': { when: 'the answer takes too long (timed out)', ...later },
  aborted: { when: 'the call is given up (aborted)', ...later },
  'not understood': { when: 'the answer is not understood', ...later },
};

/** From the link in the mail to a verified address: what the verification page does. */
export const verifyEmail = setup({
  types: {
    input: {} as FlowInput,
    context: {} as FlowInput,
    events: {} as { type: 'result closed' } | { type: 'page left' },
    meta: {} as Meta,
    tags: {} as 'under way',
  },
  actors: { 'verify the address': callOf('verifyEmail', advices) },
  actions: {
    'forget the token': assign({ token: '' }),
    'ask for the root': sendTo(({ context }) => context.redirector, {
      type: 'redirect requested',
      to: paths.landing,
    }),
  },
  guards: {
    'has a token': ({ context }) => context.token.trim() !== '',
    'it has succeeded': (_, ok: boolean) => ok,
  },
}).createMachine({
  id: 'verifyEmail',
  description: 'The page of the link that verifies an email address.',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: {
      description: 'The page has opened; the token decides at once.',
      meta: { rule: 'verification starts at once' },
      always: [
        { guard: 'has a token', target: 'loading', meta: { rule: 'verification starts at once' } },
        {
          target: 'redirect',
          meta: { rule: 'token required' },
          actions: 'ask for the root',
        },
      ],
    },
    loading: {
      description: 'The call is under way, and goes on even when the visitor leaves.',
      tags: 'under way',
      meta: { rule: 'one call per load' },
      exit: 'forget the token',
      invoke: {
        id: 'verify the address',
        src: 'verify the address',
        input: ({ context: { calls, modal, token }, self }) => ({
          calls,
          request: { token },
          shown: { modal, requester: self },
        }),
        onDone: [{ guard: succeeded, target: 'success' }, ...failuresBy(advices)],
      },
    },
    success: {
      description: 'The address is verified.',
      meta: { rule: 'success shown' },
      on: {
        'result closed': 'redirect',
        'page left': 'left',
      },
    },
    failure: {
      description: 'The address could not be verified.',
      meta: { rule: 'failure shown' },
      on: {
        'result closed': 'redirect',
        'page left': 'left',
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
