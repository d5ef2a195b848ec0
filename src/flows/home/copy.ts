import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Outcome } from '../../api/outcome.ts';
import type { Meta } from '../../rules.ts';
import { callOf } from '../call.ts';
import type { FlowInput } from '../flow-input.ts';
import type { Copy } from '../list.ts';
import { hasSucceeded, resultOf } from '../result.ts';

export type CopyFlow = ActorRefFrom<typeof copy>;

type Input = Pick<FlowInput, 'calls' | 'session' | 'parameters'>;

/** The page of one copy, which guests may see, too. */
export const copy = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      copy: Copy | undefined;
      /** Of the own request for it; empty where there is none. */
      requestId: string;
      message: string;
    },
    events: {} as { type: 'try again pressed' } | { type: 'page left' },
    meta: {} as Meta,
  },
  actors: { 'ask for the copy': callOf('copy') },
  actions: {
    'remember the copy': assign((_, outcome: Outcome<'copy'>) => {
      if (outcome.kind !== 'answer' || outcome.status !== 200) return {};
      const { copy, requestId } = outcome.body;
      return { copy, requestId: requestId ?? '' };
    }),
    'remember the message': assign((_, message: string) => ({ message })),
  },
  guards: {
    'it has succeeded': (_, outcome: Outcome<'copy'>) => hasSucceeded(outcome),
    'it is gone': (_, outcome: Outcome<'copy'>) =>
      outcome.kind === 'answer' && outcome.status === 404,
  },
}).createMachine({
  id: 'copy',
  description: 'The page of one copy, as its neighbours see it.',
  context: ({ input }) => ({ ...input, copy: undefined, requestId: '', message: '' }),
  on: { 'page left': '.left' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked for it.',
      meta: { rule: 'guests look around' },
      invoke: {
        id: 'ask for the copy',
        src: 'ask for the copy',
        input: ({ context: { calls, session, parameters } }) => ({
          calls,
          session,
          request: { id: parameters['id'] ?? '' },
        }),
        onDone: [
          {
            guard: { type: 'it has succeeded', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'remember the copy', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'it is gone', params: ({ event }) => event.output },
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
      description: 'The page says that the book stands on no shelf any more.',
      meta: { rule: 'copy gone' },
    },
    failure: {
      description: 'Why it cannot be shown stands in its place.',
      meta: { rule: 'failure in its place' },
      on: { 'try again pressed': { target: 'loading', meta: { rule: 'failure in its place' } } },
    },
    shown: {
      description: 'The copy is shown.',
      meta: { rule: 'guests look around' },
    },
    left: {
      type: 'final',
      description: 'The visitor has gone elsewhere.',
      meta: { rule: 'leaving gives up' },
    },
  },
});
