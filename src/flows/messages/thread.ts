import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Conversation, Entry } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { asked } from '../asking.ts';
import { callOf } from '../call.ts';
import { goesTo } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { type Loaded, loadingOf } from '../loading.ts';

export type ThreadFlow = ActorRefFrom<typeof thread>;

interface Input extends Pick<FlowInput, 'calls' | 'session'> {
  /** Of the conversation. */
  id: string;
}
type Part = Loaded<'conversation'>;

/** What two members have written to each other, with the events of their requests between. */
export const thread = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      conversation: Conversation | undefined;
      /** The oldest first. */
      entries: readonly Entry[];
      /** The cursor of what is older; undefined where nothing is. */
      next: string | undefined;
    },
    events: {} as
      | { type: 'earlier pressed' }
      | { type: 'message written'; entry: Entry }
      | { type: 'page refreshed' },
    children: {} as { loading: 'load a part'; earlier: 'load a part' },
    meta: {} as Meta,
  },
  actors: {
    'load a part': loadingOf('conversation'),
    'say how far it was read': callOf('markRead'),
  },
  actions: {
    'show the newest': assign(({ context }, part: Part) => {
      const newest = part.items.toReversed();
      const first = newest[0]?.number ?? 1;
      const last = context.entries.at(-1)?.number ?? first;
      // Where more has come than one part holds, there would be a gap.
      const known = first > last + 1 ? [] : context.entries;
      const isFirst = !context.conversation || known.length === 0;
      return {
        conversation: part.conversation,
        entries: merged(known, newest),
        next: isFirst ? (part.next ?? undefined) : context.next,
      };
    }),
    'show earlier ones': assign(({ context: { entries } }, { items, next }: Part) => ({
      entries: merged(items, entries),
      next: next ?? undefined,
    })),
    'show the message': assign(({ context: { entries } }, entry: Entry) => ({
      entries: merged(entries, [entry]),
    })),
    'remember that it was read': assign(({ context: { conversation } }) => ({
      conversation: conversation && { ...conversation, unread: 0 },
    })),
    'have the news counted again': enqueueActions(({ context: { session }, enqueue }) => {
      if (session) enqueue.sendTo(session, { type: 'news changed' });
    }),
    'try to load earlier ones': sendTo('earlier', { type: 'try again pressed' }),
  },
  guards: {
    'something is unread': ({ context }) => (context.conversation?.unread ?? 0) > 0,
    'there are earlier ones': ({ context: { next } }) => next !== undefined,
    'another one came before it': ({ context: { conversation, entries } }, { number }: Entry) =>
      conversation !== undefined && number > (entries.at(-1)?.number ?? 0) + 1,
  },
}).createMachine({
  id: 'thread',
  description: 'What two members have written to each other.',
  context: ({ input }) => ({ ...input, conversation: undefined, entries: [], next: undefined }),
  type: 'parallel',
  states: {
    newest: {
      description: 'What was written and has happened last.',
      meta: { rule: 'open page asks anew' },
      on: {
        'page refreshed': { target: '.loading', meta: { rule: 'open page asks anew' } },
        'message written': [
          {
            guard: { type: 'another one came before it', params: ({ event }) => event.entry },
            target: '.loading',
            meta: { rule: 'open page asks anew' },
            actions: { type: 'show the message', params: ({ event }) => event.entry },
          },
          {
            meta: { rule: 'message sent once' },
            actions: { type: 'show the message', params: ({ event }) => event.entry },
          },
        ],
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'The newest are loaded, at first or once more.',
          meta: { rule: 'members see theirs' },
          invoke: {
            id: 'loading',
            src: 'load a part',
            input: ({ context }) => asked(context, { id: context.id }),
            onDone: goesTo('quiet', 'show the newest'),
          },
        },
        quiet: {
          description: 'Nothing new is known of.',
          meta: { rule: 'open page asks anew' },
          always: { guard: 'something is unread', target: 'marking' },
        },
        marking: {
          description: 'The server is asked to remember how far it was read.',
          meta: { rule: 'shown is seen', looksLike: 'quiet' },
          invoke: {
            id: 'say how far it was read',
            src: 'say how far it was read',
            input: ({ context }) =>
              asked(context, { id: context.id, number: context.entries.at(-1)?.number ?? 0 }),
            onDone: {
              target: 'quiet',
              actions: ['remember that it was read', 'have the news counted again'],
            },
          },
        },
      },
    },
    earlier: {
      description: 'What was written and has happened before.',
      meta: { rule: 'list in parts' },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'It can be asked for, as far as there is more.',
          meta: { rule: 'list in parts' },
          on: { 'earlier pressed': { guard: 'there are earlier ones', target: 'loading' } },
        },
        loading: {
          description: 'An earlier part is loaded.',
          meta: { rule: 'list in parts' },
          invoke: {
            id: 'earlier',
            src: 'load a part',
            input: ({ context }) =>
              asked(context, {
                id: context.id,
                ...(context.next !== undefined && { cursor: context.next }),
              }),
            onDone: goesTo('quiet', 'show earlier ones'),
          },
          on: {
            'earlier pressed': {
              meta: { rule: 'failure in its place' },
              actions: 'try to load earlier ones',
            },
          },
        },
      },
    },
  },
});

/** All of both in their order, each once. */
function merged(some: readonly Entry[], others: readonly Entry[]): Entry[] {
  const byNumber = new Map([...some, ...others].map(entry => [entry.number, entry]));
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number);
}
