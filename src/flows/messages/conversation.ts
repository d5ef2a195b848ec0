import { type ActorRefFrom, sendTo, setup } from 'xstate';
import type { Entry } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { left } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { conversations } from './conversations.ts';
import { thread } from './thread.ts';
import { write } from './write.ts';

export type ConversationFlow = ActorRefFrom<typeof conversation>;

type Input = Pick<FlowInput, 'calls' | 'session' | 'parameters' | 'drafts'>;

/** The page on which two members read what they have written to each other, and write more. */
export const conversation = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { id: string },
    events: {} as
      | { type: 'others wanted' }
      | { type: 'message written'; entry: Entry }
      | { type: 'page refreshed' }
      | { type: 'page left' },
    children: {} as { thread: 'thread'; write: 'write'; others: 'conversations' },
    meta: {} as Meta,
  },
  actors: { thread, write, conversations },
  actions: {
    'show the message': sendTo('thread', (_, entry: Entry) => ({ type: 'message written', entry })),
    'ask for the newest': sendTo('thread', { type: 'page refreshed' }),
    'ask for the others again': sendTo('others', { type: 'page refreshed' }),
    'try to send what waits': sendTo('write', { type: 'try again pressed' }),
    'say that the page was left': sendTo('write', { type: 'page left' }),
  },
}).createMachine({
  id: 'conversation',
  description: 'The page on which two members write to each other.',
  context: ({ input }) => ({ ...input, id: input.parameters['id'] ?? '' }),
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
  on: { 'page left': '.leaving' },
  initial: 'open',
  states: {
    open: {
      description: 'What was written is shown, and more can be written.',
      meta: { rule: 'members see theirs' },
      invoke: {
        id: 'thread',
        src: 'thread',
        input: ({ context: { calls, session, id } }) => ({ calls, session, id }),
      },
      on: {
        'message written': {
          meta: { rule: 'message sent once' },
          actions: { type: 'show the message', params: ({ event }) => event.entry },
        },
        'page refreshed': {
          meta: { rule: 'open page asks anew' },
          actions: ['try to send what waits', 'ask for the newest'],
        },
      },
      initial: 'alone',
      states: {
        alone: {
          description: 'The page has room for this conversation alone.',
          meta: { rule: 'members see theirs' },
          on: { 'others wanted': 'beside' },
        },
        beside: {
          description: 'The other conversations stand beside it.',
          meta: { rule: 'members see theirs', looksLike: 'alone' },
          invoke: {
            id: 'others',
            src: 'conversations',
            input: ({ context: { calls, session } }) => ({ calls, session, parameters: {} }),
          },
          on: {
            'page refreshed': {
              meta: { rule: 'open page asks anew' },
              actions: ['try to send what waits', 'ask for the newest', 'ask for the others again'],
            },
          },
        },
      },
    },
    leaving: {
      description: 'The page was left. What is being sent still is.',
      meta: { rule: 'message kept', looksLike: 'left' },
      entry: 'say that the page was left',
    },
    left,
  },
});
