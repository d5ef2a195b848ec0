import { assign, setup } from 'xstate';
import type { Book } from '../../api/schemas.ts';
import { cut } from '../../exchange/text.ts';
import type { Meta } from '../../rules.ts';
import { asked } from '../asking.ts';
import { callOf } from '../call.ts';
import { type Ended, goesTo } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';

type Input = Pick<FlowInput, 'calls' | 'session'>;

/** The known books that are like what is being typed. */
export const suggestions = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      text: string;
      books: readonly Book[];
      /** The ids of those that stand on the member's own shelf already. */
      owned: readonly string[];
    },
    events: {} as { type: 'text typed'; text: string } | { type: 'text taken' },
    meta: {} as Meta,
  },
  actors: { 'look up what is typed': callOf('lookUpBooks') },
  actions: {
    'remember what is typed': assign((_, text: string) => ({ text })),
    'remember the books': assign((_, { body }: Ended<'lookUpBooks'>) => ({
      books: body?.items ?? [],
      owned: body?.owned ?? [],
    })),
    'forget the books': assign({ books: [] }),
  },
  guards: {
    'it is one line': (_, text: string) => text.trim().length > 1 && !text.trim().includes('\n'),
  },
  delays: { 'a pause': 250 },
}).createMachine({
  id: 'suggestions',
  description: 'What is typed, and the known books that are like it.',
  context: ({ input }) => ({ ...input, text: '', books: [], owned: [] }),
  initial: 'idle',
  on: {
    'text typed': [
      {
        guard: { type: 'it is one line', params: ({ event }) => event.text },
        target: '.pausing',
        meta: { rule: 'book is looked up' },
        actions: { type: 'remember what is typed', params: ({ event }) => event.text },
      },
      {
        target: '.idle',
        meta: { rule: 'book is looked up' },
        actions: 'forget the books',
      },
    ],
    'text taken': {
      target: '.idle',
      meta: { rule: 'book is looked up' },
      actions: 'forget the books',
    },
  },
  states: {
    idle: {
      description: 'Nothing is looked up.',
      meta: { rule: 'book is looked up' },
    },
    pausing: {
      description: 'The member may type on.',
      meta: { rule: 'book is looked up', looksLike: 'idle' },
      after: { 'a pause': 'searching' },
    },
    searching: {
      description: 'The server is asked for books like that.',
      meta: { rule: 'book is looked up', looksLike: 'idle' },
      invoke: {
        id: 'look up what is typed',
        src: 'look up what is typed',
        input: ({ context }) => asked(context, { q: cut(context.text.trim(), 300) }),
        onDone: goesTo('idle', 'remember the books'),
      },
    },
  },
});
