import { type ActorRefFrom, assign, enqueueActions, sendTo, setup, spawnChild } from 'xstate';
import type { Notice } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { asked } from '../asking.ts';
import { callOf } from '../call.ts';
import { left } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { noticeList } from './notice-list.ts';

export type NoticesFlow = ActorRefFrom<typeof notices>;

type Input = Pick<FlowInput, 'calls' | 'session' | 'parameters'>;

/** The page of the notices, on which they are seen. */
export const notices = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      /** The ids of those that were new when they came; the page goes on showing them so. */
      fresh: readonly string[];
    },
    events: {} as { type: 'page refreshed' } | { type: 'page returned to' } | { type: 'page left' },
    children: {} as { list: 'list'; seen: 'mark them as seen' },
    meta: {} as Meta,
    tags: {} as 'keepable',
  },
  actors: { list: noticeList, 'mark them as seen': callOf('markSeen') },
  actions: {
    'remember which are new': assign(({ context: { fresh } }, items: readonly Notice[]) => ({
      fresh: [...fresh, ...newIn(items, fresh)],
    })),
    'mark them as seen': spawnChild('mark them as seen', {
      id: 'seen',
      input: ({ context }) => asked(context, {}),
    }),
    'have the news counted again': enqueueActions(({ context: { session }, enqueue }) => {
      if (session) enqueue.sendTo(session, { type: 'news changed' });
    }),
    'have the list asked for again': sendTo('list', { type: 'page refreshed' }),
  },
  guards: {
    'a new one is shown': ({ context: { fresh } }, items: readonly Notice[]) =>
      newIn(items, fresh).length > 0,
  },
}).createMachine({
  id: 'notices',
  description: 'The page on which a member sees what has happened.',
  context: ({ input }) => ({ ...input, fresh: [] }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context }) => context,
    onSnapshot: {
      guard: { type: 'a new one is shown', params: ({ event }) => event.snapshot.context.items },
      meta: { rule: 'shown is seen' },
      actions: [
        {
          type: 'remember which are new',
          params: ({ event }) => event.snapshot.context.items,
        },
        'mark them as seen',
      ],
    },
  },
  on: {
    'xstate.done.actor.seen': {
      meta: { rule: 'news are counted' },
      actions: 'have the news counted again',
    },
    'page left': '.left',
  },
  initial: 'shown',
  states: {
    shown: {
      description: 'The notices are shown, as far as they have come.',
      tags: 'keepable',
      meta: { rule: 'shown is seen' },
      on: {
        'page refreshed': {
          meta: { rule: 'open page asks anew' },
          actions: 'have the list asked for again',
        },
        'page returned to': {
          meta: { rule: 'list as it was left' },
          actions: 'have the list asked for again',
        },
      },
    },
    left,
  },
});

/** The ids of those that were not seen before, but for those that are known. */
function newIn(items: readonly Notice[], known: readonly string[]): string[] {
  return items.flatMap(({ id, isSeen }) => (isSeen || known.includes(id) ? [] : [id]));
}
