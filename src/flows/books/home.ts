import { type ActorRefFrom, enqueueActions, setup } from 'xstate';
import type { Meta } from '../../rules.ts';
import { left } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { requests } from '../requests/requests.ts';
import { discover } from './discover.ts';

export type HomeFlow = ActorRefFrom<typeof home>;

type Input = Pick<FlowInput, 'calls' | 'session' | 'parameters'>;

/** The first page: what waits for a member, and what neighbours offer. */
export const home = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as { type: 'page refreshed' } | { type: 'page returned to' } | { type: 'page left' },
    children: {} as { books: 'books'; waiting: 'waiting' },
    meta: {} as Meta,
    tags: {} as 'keepable',
  },
  actors: { books: discover, waiting: requests },
  actions: {
    'ask what waits for the member': enqueueActions(({ context, enqueue }) => {
      if (!showsWhatWaits(context)) return;
      const input = { ...context, parameters: { list: 'waiting' } };
      enqueue.spawnChild('waiting', { id: 'waiting', input });
    }),
    'ask anew what waits for the member': enqueueActions(({ context, enqueue }) => {
      if (showsWhatWaits(context)) enqueue.sendTo('waiting', { type: 'page refreshed' });
    }),
  },
}).createMachine({
  id: 'home',
  description: 'The page on which books nearby are found.',
  context: ({ input }) => input,
  entry: 'ask what waits for the member',
  invoke: { id: 'books', src: 'books', input: ({ context }) => context },
  on: { 'page left': '.left' },
  initial: 'shown',
  states: {
    shown: {
      description: 'What waits is shown, and the books.',
      tags: 'keepable',
      meta: { rule: 'members see theirs' },
      on: {
        'page refreshed': {
          meta: { rule: 'open page asks anew' },
          actions: 'ask anew what waits for the member',
        },
        'page returned to': {
          meta: { rule: 'list as it was left' },
          actions: 'ask anew what waits for the member',
        },
      },
    },
    left,
  },
});

/** Guests have no requests, and who searches looks for books. */
function showsWhatWaits({ session, parameters }: Input): boolean {
  return session !== undefined && Object.keys(parameters).length === 0;
}
