import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../api/generated/schema.d.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { Meta } from '../../rules.ts';
import { callOf } from '../call.ts';
import type { FlowInput } from '../flow-input.ts';
import { hasSucceeded, resultOf } from '../result.ts';
import { shelfList } from './shelf-list.ts';

export type MemberFlow = ActorRefFrom<typeof member>;

/** What a member sees of another. */
type Neighbour = components['schemas']['Member']['member'];

type Input = Pick<FlowInput, 'calls' | 'session' | 'parameters'>;

/** The profile of a member, as others see it, and how one keeps the other away. */
export const member = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { member: Neighbour | undefined; message: string },
    events: {} as
      | { type: 'block pressed' }
      | { type: 'unblock pressed' }
      | { type: 'try again pressed' }
      | { type: 'page left' },
    children: {} as { shelf: 'shelf' },
    meta: {} as Meta,
  },
  actors: {
    'ask for the member': callOf('member'),
    shelf: shelfList,
    'block the member': callOf('block'),
    'unblock the member': callOf('unblock'),
  },
  actions: {
    'remember the member': assign((_, outcome: Outcome<'member'>) => ({
      member: outcome.kind === 'answer' && outcome.status === 200 ? outcome.body.member : undefined,
    })),
    'remember the message': assign((_, message: string) => ({ message })),
  },
  guards: {
    'it has succeeded': (_, outcome: Outcome<'member'> | Outcome<'block'> | Outcome<'unblock'>) =>
      hasSucceeded(outcome),
    'there is no such member': (_, outcome: Outcome<'member'>) =>
      outcome.kind === 'answer' && outcome.status === 404,
  },
}).createMachine({
  id: 'member',
  description: 'The page of a member, as others see it.',
  context: ({ input }) => ({ ...input, member: undefined, message: '' }),
  on: { 'page left': '.left' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked for the profile.',
      meta: { rule: 'members see theirs' },
      invoke: {
        id: 'ask for the member',
        src: 'ask for the member',
        input: ({ context: { calls, session, parameters } }) => ({
          calls,
          session,
          request: { id: parameters['id'] ?? '' },
        }),
        onDone: [
          {
            guard: { type: 'it has succeeded', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'remember the member', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'there is no such member', params: ({ event }) => event.output },
            target: 'missing',
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
    missing: {
      description: 'The page says that there is no such member.',
      meta: { rule: 'members see theirs' },
    },
    failure: {
      description: 'Why the profile cannot be shown stands in its place.',
      meta: { rule: 'failure in its place' },
      on: { 'try again pressed': { target: 'loading', meta: { rule: 'failure in its place' } } },
    },
    shown: {
      description: 'The profile is shown, and the shelf.',
      meta: { rule: 'members see theirs' },
      invoke: {
        id: 'shelf',
        src: 'shelf',
        input: ({ context: { calls, session, parameters } }) => ({ calls, session, parameters }),
      },
      on: { 'block pressed': 'blocking', 'unblock pressed': 'unblocking' },
      initial: 'quiet',
      states: {
        quiet: { description: 'Nothing has failed.', meta: { rule: 'members see theirs' } },
        failed: {
          description: 'Why nothing was changed stands at the button.',
          meta: { rule: 'failure in its place' },
        },
      },
    },
    blocking: {
      description: 'The server is asked to keep the member away.',
      meta: { rule: 'one call per form' },
      invoke: {
        id: 'block the member',
        src: 'block the member',
        input: ({ context: { calls, session, parameters } }) => ({
          calls,
          session,
          request: { id: parameters['id'] ?? '' },
        }),
        onDone: [
          {
            guard: { type: 'it has succeeded', params: ({ event }) => event.output },
            target: 'loading',
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
    unblocking: {
      description: 'The server is asked to let the member come back.',
      meta: { rule: 'one call per form' },
      invoke: {
        id: 'unblock the member',
        src: 'unblock the member',
        input: ({ context: { calls, session, parameters } }) => ({
          calls,
          session,
          request: { id: parameters['id'] ?? '' },
        }),
        onDone: [
          {
            guard: { type: 'it has succeeded', params: ({ event }) => event.output },
            target: 'loading',
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
    left: {
      type: 'final',
      description: 'The member has gone elsewhere.',
      meta: { rule: 'leaving gives up' },
    },
  },
});
