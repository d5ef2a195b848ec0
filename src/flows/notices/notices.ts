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
      /** The newest one that was shown as new; empty where there was none. */
      shown: string;
    },
    events: {} as { type: 'page refreshed' } | { type: 'page returned to' } | { type: 'page left' },
    children: {} as { list: 'list'; seen: 'mark them as seen' },
    meta: {} as Meta,
    tags: {} as 'keepable',
  },
  actors: { list: noticeList, 'mark them as seen': callOf('markSeen') },
  actions: {
    'remember which was shown': assign((_, items: readonly Notice[]) => ({ shown: newest(items) })),
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
    'a new one is shown': ({ context: { shown } }, items: readonly Notice[]) =>
      newest(items) !== '' && newest(items) !== shown,
  },
}).createMachine({
  id: 'notices',
  description: 'The page on which a member sees what has happened.',
  context: ({ input }) => ({ ...input, shown: '' }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context }) => context,
    onSnapshot: {
      guard: { type: 'a new one is shown', params: ({ event }) => event.snapshot.context.items },
      meta: { rule: 'shown is seen' },
      actions: [
        {
          type: 'remember which was shown',
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

/** The id of the newest one that was not seen before. */
function newest(items: readonly Notice[]): string {
  return items.find(({ isSeen }) => !isSeen)?.id ?? '';
}
