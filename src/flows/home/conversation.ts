import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { components } from '../../api/generated/schema.d.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { Meta } from '../../rules.ts';
import { callOf } from '../call.ts';
import type { FlowInput } from '../flow-input.ts';
import { hasSucceeded, resultOf } from '../result.ts';
import { type Entry, write } from './write.ts';

export type ConversationFlow = ActorRefFrom<typeof conversation>;
export type Conversation = components['schemas']['Conversation'];

type Input = Pick<FlowInput, 'calls' | 'session' | 'parameters' | 'drafts'>;
type Answer = Outcome<'conversation'>;

/** What two members have written to each other, with the events of their requests between. */
export const conversation = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      id: string;
      conversation: Conversation | undefined;
      /** The oldest first. */
      entries: readonly Entry[];
      /** The cursor of what is older; undefined where nothing is. */
      next: string | undefined;
      message: string;
    },
    events: {} as
      | { type: 'earlier pressed' }
      | { type: 'try again pressed' }
      | { type: 'message written'; entry: Entry }
      | { type: 'page refreshed' }
      | { type: 'page left' },
    children: {} as { write: 'write' },
    meta: {} as Meta,
  },
  actors: {
    write,
    'ask for the newest': callOf('conversation'),
    'ask for earlier ones': callOf('conversation'),
    'say how far it was read': callOf('markRead'),
  },
  actions: {
    'show the newest': assign(({ context }, outcome: Answer) => {
      const part = partIn(outcome);
      if (!part) return {};
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
    'show earlier ones': assign(({ context: { entries } }, outcome: Answer) => {
      const part = partIn(outcome);
      return { entries: merged(part?.items ?? [], entries), next: part?.next ?? undefined };
    }),
    'show the message': assign(({ context: { entries } }, entry: Entry) => ({
      entries: merged(entries, [entry]),
    })),
    'remember the message': assign((_, message: string) => ({ message })),
    'have the news counted again': enqueueActions(({ context: { session }, enqueue }) => {
      if (session) enqueue.sendTo(session, { type: 'news changed' });
    }),
    'try to send what waits': sendTo('write', { type: 'try again pressed' }),
    'say that the page was left': sendTo('write', { type: 'page left' }),
  },
  guards: {
    'something is unread': (_, outcome: Answer) => (partIn(outcome)?.conversation.unread ?? 0) > 0,
    'it has succeeded': (_, outcome: Answer | Outcome<'markRead'>) => hasSucceeded(outcome),
    'there is no such member': (_, outcome: Answer) =>
      outcome.kind === 'answer' && outcome.status === 404,
    'there are earlier ones': ({ context: { next } }) => next !== undefined,
    'another one came before it': ({ context: { entries } }, { number }: Entry) =>
      number > (entries.at(-1)?.number ?? 0) + 1,
  },
}).createMachine({
  id: 'conversation',
  description: 'The page on which two members write to each other.',
  context: ({ input }) => ({
    ...input,
    id: input.parameters['id'] ?? '',
    conversation: undefined,
    entries: [],
    next: undefined,
    message: '',
  }),
  invoke: {
    id: 'write',
    src: 'write',
    input: ({ context: { calls, session, drafts, id }, self }) => ({
      calls,
      session,
      drafts,
      id,
      reader: self,
    }),
    onDone: '.left',
  },
  on: {
    'message written': {
      meta: { rule: 'message sent once' },
      actions: { type: 'show the message', params: ({ event }) => event.entry },
    },
    'page left': '.leaving',
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked for the newest.',
      meta: { rule: 'members see theirs' },
      invoke: {
        id: 'ask for the newest',
        src: 'ask for the newest',
        input: ({ context: { calls, session, id } }) => ({ calls, session, request: { id } }),
        onDone: [
          {
            guard: { type: 'something is unread', params: ({ event }) => event.output },
            target: 'shown.newest.marking',
            actions: { type: 'show the newest', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'it has succeeded', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'show the newest', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'there is no such member', params: ({ event }) => event.output },
            target: 'gone',
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
    gone: {
      description: 'The page says that there is no such member.',
      meta: { rule: 'members see theirs' },
    },
    failure: {
      description: 'Why it cannot be shown stands in its place.',
      meta: { rule: 'failure in its place' },
      on: {
        'try again pressed': { target: 'loading', meta: { rule: 'failure in its place' } },
        'page refreshed': { target: 'loading', meta: { rule: 'open page asks anew' } },
      },
    },
    shown: {
      description: 'The conversation is shown, as far as it has come.',
      meta: { rule: 'members see theirs' },
      type: 'parallel',
      states: {
        newest: {
          description: 'What was written and has happened last.',
          meta: { rule: 'open page asks anew' },
          on: {
            'page refreshed': {
              target: '.refreshing',
              meta: { rule: 'open page asks anew' },
              actions: 'try to send what waits',
            },
            'message written': {
              guard: { type: 'another one came before it', params: ({ event }) => event.entry },
              target: '.refreshing',
              meta: { rule: 'open page asks anew' },
              actions: { type: 'show the message', params: ({ event }) => event.entry },
            },
          },
          initial: 'quiet',
          states: {
            quiet: {
              description: 'Nothing new is known of.',
              meta: { rule: 'open page asks anew' },
            },
            refreshing: {
              description: 'The server is asked for the newest once more.',
              meta: { rule: 'open page asks anew' },
              invoke: {
                id: 'ask for the newest again',
                src: 'ask for the newest',
                input: ({ context: { calls, session, id } }) => ({
                  calls,
                  session,
                  request: { id },
                }),
                onDone: [
                  {
                    guard: { type: 'something is unread', params: ({ event }) => event.output },
                    target: 'marking',
                    actions: { type: 'show the newest', params: ({ event }) => event.output },
                  },
                  {
                    target: 'quiet',
                    actions: { type: 'show the newest', params: ({ event }) => event.output },
                  },
                ],
              },
            },
            marking: {
              description: 'The server is told how far it was read.',
              meta: { rule: 'shown is seen' },
              invoke: {
                id: 'say how far it was read',
                src: 'say how far it was read',
                input: ({ context: { calls, session, id, entries } }) => ({
                  calls,
                  session,
                  request: { id, number: entries.at(-1)?.number ?? 0 },
                }),
                onDone: { target: 'quiet', actions: 'have the news counted again' },
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
              description: 'The server is asked for an earlier part.',
              meta: { rule: 'list in parts' },
              invoke: {
                id: 'ask for earlier ones',
                src: 'ask for earlier ones',
                input: ({ context: { calls, session, id, next } }) => ({
                  calls,
                  session,
                  request: { id, ...(next !== undefined && { cursor: next }) },
                }),
                onDone: [
                  {
                    guard: { type: 'it has succeeded', params: ({ event }) => event.output },
                    target: 'quiet',
                    actions: { type: 'show earlier ones', params: ({ event }) => event.output },
                  },
                  {
                    target: 'failed',
                    actions: {
                      type: 'remember the message',
                      params: ({ event }) => resultOf(event.output).message,
                    },
                  },
                ],
              },
            },
            failed: {
              description: 'Why it has not come stands at the button.',
              meta: { rule: 'failure in its place' },
              on: {
                'earlier pressed': { target: 'loading', meta: { rule: 'failure in its place' } },
              },
            },
          },
        },
      },
    },
    leaving: {
      description: 'The page was left. What is being sent still is.',
      meta: { rule: 'message kept' },
      entry: 'say that the page was left',
    },
    left: {
      type: 'final',
      description: 'The member has gone elsewhere.',
      meta: { rule: 'leaving gives up' },
    },
  },
});

function partIn(outcome: Answer) {
  return outcome.kind === 'answer' && outcome.status === 200 ? outcome.body : undefined;
}

/** All of both in their order, each once. */
function merged(some: readonly Entry[], others: readonly Entry[]): Entry[] {
  const byNumber = new Map([...some, ...others].map(entry => [entry.number, entry]));
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number);
}
