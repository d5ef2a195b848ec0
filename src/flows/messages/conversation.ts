import { type ActorRefFrom, sendTo, setup } from 'xstate';
import type { Entry } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { left } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
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
      | { type: 'message written'; entry: Entry }
      | { type: 'page refreshed' }
      | { type: 'page left' },
    children: {} as { thread: 'thread'; write: 'write' },
    meta: {} as Meta,
  },
  actors: { thread, write },
  actions: {
    'show the message': sendTo('thread', (_, entry: Entry) => ({ type: 'message written', entry })),
    'ask for the newest': sendTo('thread', { type: 'page refreshed' }),
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
    },
    leaving: {
      description: 'The page was left. What is being sent still is.',
      meta: { rule: 'message kept' },
      entry: 'say that the page was left',
    },
    left,
  },
});
