import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import type { Outcome } from '../../api/outcome.ts';
import { paths } from '../../paths.ts';
import type { Meta } from '../../rules.ts';
import { callOf } from '../call.ts';
import type { FlowInput } from '../flow-input.ts';
import { hasSucceeded, resultOf } from '../result.ts';

export type YouFlow = ActorRefFrom<typeof you>;

/** The page on which a member sees who is signed in, and signs out. */
export const you = setup({
  types: {
    input: {} as FlowInput,
    context: {} as FlowInput & { name: string; message: string },
    events: {} as
      | { type: 'try again pressed' }
      | { type: 'sign out pressed' }
      | { type: 'page left' },
    meta: {} as Meta,
  },
  actors: { 'ask who is signed in': callOf('session'), 'sign out': callOf('signOut') },
  actions: {
    'remember the member': assign((_, outcome: Outcome<'session'>) => ({
      name: outcome.kind === 'answer' && outcome.status === 200 ? outcome.body.member.name : '',
    })),
    'remember the message': assign((_, message: string) => ({ message })),
    'ask for the page to sign in': sendTo(({ context }) => context.redirector, {
      type: 'redirect requested',
      to: paths.signIn,
      byReload: true,
    }),
    'ask for the page for guests': sendTo(({ context }) => context.redirector, {
      type: 'redirect requested',
      to: paths.home,
      byReload: true,
    }),
  },
  guards: {
    'it has succeeded': (_, outcome: Outcome<'session'> | Outcome<'signOut'>) =>
      hasSucceeded(outcome),
    'no member is signed in': (_, outcome: Outcome<'session'>) =>
      outcome.kind === 'answer' && outcome.status === 401,
    // With 401 the session had ended before.
    'the session has ended': (_, outcome: Outcome<'signOut'>) =>
      hasSucceeded(outcome) || (outcome.kind === 'answer' && outcome.status === 401),
  },
}).createMachine({
  id: 'you',
  description: 'The page of the member who is signed in.',
  context: ({ input }) => ({ ...input, name: '', message: '' }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked who is signed in.',
      meta: { rule: 'members see theirs' },
      on: { 'page left': 'left' },
      invoke: {
        id: 'ask who is signed in',
        src: 'ask who is signed in',
        input: ({ context: { calls } }) => ({ calls, request: {} }),
        onDone: [
          {
            guard: { type: 'it has succeeded', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'remember the member', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'no member is signed in', params: ({ event }) => event.output },
            target: 'guest',
          },
          {
            target: 'failure',
            actions: {
              type: 'remember the message',
              params: ({ event }) => resultOf(event.output).message,
            },
          },
        ],
      },
    },
    failure: {
      description: 'Why it cannot be shown stands in its place.',
      meta: { rule: 'failure in its place' },
      on: {
        'try again pressed': { target: 'loading', meta: { rule: 'failure in its place' } },
        'page left': 'left',
      },
    },
    shown: {
      description: 'The page says who is signed in.',
      meta: { rule: 'members see theirs' },
      on: {
        'sign out pressed': 'signingOut',
        'page left': 'left',
      },
      initial: 'quiet',
      states: {
        quiet: { description: 'Nothing has failed.', meta: { rule: 'members see theirs' } },
        failed: {
          description: 'Why the sign-out has failed stands at its button.',
          meta: { rule: 'failure in its place' },
        },
      },
    },
    signingOut: {
      description: 'The server is asked to end the session.',
      meta: { rule: 'sign-out ends the session' },
      on: { 'page left': 'left' },
      invoke: {
        id: 'sign out',
        src: 'sign out',
        input: ({ context: { calls } }) => ({ calls, request: {} }),
        onDone: [
          {
            guard: { type: 'the session has ended', params: ({ event }) => event.output },
            target: 'signedOut',
          },
          {
            target: 'shown.failed',
            actions: {
              type: 'remember the message',
              params: ({ event }) => resultOf(event.output).message,
            },
          },
        ],
      },
    },
    signedOut: {
      description: 'The session has ended, and the page for guests is on its way.',
      meta: { rule: 'sign-out ends the session' },
      entry: 'ask for the page for guests',
    },
    guest: {
      description: 'No member is signed in, and the page to sign in is on its way.',
      meta: { rule: 'members alone' },
      entry: 'ask for the page to sign in',
    },
    left: {
      type: 'final',
      description: 'The visitor has gone elsewhere.',
      meta: { rule: 'leaving gives up' },
    },
  },
});
