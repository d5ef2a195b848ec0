import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type { Neighbour } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { asked, quiet, refusedIn } from '../asking.ts';
import { callOf } from '../call.ts';
import { goesTo, left, succeeded } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { type Loaded, loadingOf } from '../loading.ts';
import { shelfList } from '../shelf/shelf-list.ts';

export type MemberFlow = ActorRefFrom<typeof member>;

type Input = Pick<FlowInput, 'calls' | 'session' | 'parameters'>;

/** The profile of a member, as others see it, and how one keeps the other away. */
export const member = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { member: Neighbour | undefined; message: string },
    events: {} as
      | { type: 'block pressed' }
      | { type: 'block confirmed' }
      | { type: 'block given up' }
      | { type: 'unblock pressed' }
      | { type: 'page returned to' }
      | { type: 'page left' },
    children: {} as {
      loading: 'load the member';
      shelf: 'shelf';
      'block the member': 'block the member';
      'unblock the member': 'unblock the member';
    },
    meta: {} as Meta,
    tags: {} as 'keepable',
  },
  actors: {
    'load the member': loadingOf('member'),
    shelf: shelfList,
    'block the member': callOf('block'),
    'unblock the member': callOf('unblock'),
  },
  actions: {
    'list what is on the shelf': enqueueActions(({ context, enqueue }) => {
      const { calls, session, parameters } = context;
      enqueue.stopChild('shelf');
      enqueue.spawnChild('shelf', { id: 'shelf', input: { calls, session, parameters } });
    }),
    'remember the member': assign((_, { member }: Loaded<'member'>) => ({ member })),
    'remember the message': assign((_, message: string) => ({ message })),
  },
  guards: {
    'it has succeeded': (_, ok: boolean) => ok,
  },
}).createMachine({
  id: 'member',
  description: 'The page of a member, as others see it.',
  context: ({ input }) => ({ ...input, member: undefined, message: '' }),
  on: { 'page left': '.left' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The profile is loaded, and what the address asks for of the shelf.',
      meta: { rule: 'members see theirs' },
      entry: 'list what is on the shelf',
      invoke: {
        id: 'loading',
        src: 'load the member',
        input: ({ context }) => asked(context, { id: context.parameters['id'] ?? '' }),
        onDone: goesTo('shown', 'remember the member'),
      },
    },
    shown: {
      description: 'The profile is shown, and the shelf.',
      tags: 'keepable',
      meta: { rule: 'members see theirs' },
      on: {
        'block pressed': '.confirming',
        'unblock pressed': 'unblocking',
        'page returned to': { target: '.quiet', meta: { rule: 'list as it was left' } },
      },
      initial: 'quiet',
      states: {
        quiet,
        confirming: {
          description: 'It is asked once more, for what it ends stays so.',
          meta: { rule: 'asked before it stays' },
          on: { 'block confirmed': '#member.blocking', 'block given up': 'quiet' },
        },
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
        input: ({ context }) => asked(context, { id: context.parameters['id'] ?? '' }),
        onDone: [{ guard: succeeded, target: 'loading' }, refusedIn('shown.failed')],
      },
    },
    unblocking: {
      description: 'The server is asked to let the member come back.',
      meta: { rule: 'one call per form' },
      invoke: {
        id: 'unblock the member',
        src: 'unblock the member',
        input: ({ context }) => asked(context, { id: context.parameters['id'] ?? '' }),
        onDone: [{ guard: succeeded, target: 'loading' }, refusedIn('shown.failed')],
      },
    },
    left,
  },
});
