import { type ActorRefFrom, assign, sendTo, setup, spawnChild } from 'xstate';
import type { Outcome } from '../../api/outcome.ts';
import { memberPaths } from '../../paths.ts';
import type { Meta } from '../../rules.ts';
import { callOf } from '../call.ts';
import type { FlowInput } from '../flow-input.ts';
import { formOf, type Values } from '../form.ts';
import type { Copy } from '../list.ts';
import { hasSucceeded, refusalOf, resultOf } from '../result.ts';
import { memberOf } from '../session-keeper.ts';
import { askFaults, type AskField, askRequest, askValues } from './ask-values.ts';
import { shelfList } from './shelf-list.ts';

export type AskFlow = ActorRefFrom<typeof ask>;

type Input = Pick<FlowInput, 'calls' | 'session' | 'parameters' | 'redirector' | 'drafts'>;

/** From a book that a neighbour offers to a request for it. */
export const ask = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      id: string;
      /** The name under which what is typed is kept. */
      draft: string;
      copy: Copy | undefined;
      values: Values<AskField>;
      /** Of the request; empty where there is none yet. */
      requestId: string;
      message: string;
    },
    events: {} as { type: 'try again pressed' } | { type: 'page left' },
    children: {} as { form: 'form'; shelf: 'shelf' },
    meta: {} as Meta,
  },
  actors: {
    form: formOf(askFaults),
    shelf: shelfList,
    'ask for the copy': callOf('copy'),
    'make the request': callOf('ask'),
  },
  actions: {
    'remember the copy': assign(({ context }, outcome: Outcome<'copy'>) => {
      if (outcome.kind !== 'answer' || outcome.status !== 200) return {};
      const { copy } = outcome.body;
      return { copy, values: askValues(copy, context.drafts.read(context.draft)) };
    }),
    'list what the member may offer': spawnChild('shelf', {
      id: 'shelf',
      input: ({ context: { calls, session } }) => ({
        calls,
        session,
        parameters: { id: memberOf(session).id, state: 'offered' },
      }),
    }),
    'remember what is typed': assign((_, values: Values<AskField>) => ({ values })),
    'keep what is typed': ({ context: { drafts, draft, values } }) =>
      drafts.write(draft, JSON.stringify(values)),
    'forget what was typed': ({ context: { drafts, draft } }) => drafts.write(draft, ''),
    'remember the request': assign((_, outcome: Outcome<'copy'> | Outcome<'ask'>) => ({
      requestId: requestIn(outcome) ?? '',
    })),
    'lead to the request': sendTo(
      ({ context }) => context.redirector,
      ({ context }) => ({
        type: 'redirect requested',
        to: memberPaths.request(context.requestId),
      }),
    ),
    'remember the message': assign((_, message: string) => ({ message })),
  },
  guards: {
    'it is asked for': (_, outcome: Outcome<'copy'> | Outcome<'ask'>) =>
      requestIn(outcome) !== undefined,
    'it may be swapped': (_, outcome: Outcome<'copy'>) =>
      outcome.kind === 'answer' &&
      outcome.status === 200 &&
      outcome.body.copy.ways.includes('swap'),
    'it has succeeded': (_, outcome: Outcome<'copy'>) => hasSucceeded(outcome),
    'it is gone': (_, outcome: Outcome<'copy'> | Outcome<'ask'>) =>
      outcome.kind === 'answer' && outcome.status === 404,
  },
}).createMachine({
  id: 'ask',
  description: 'The page on which a member asks for a copy.',
  context: ({ input }) => {
    const { id = '' } = input.parameters;
    return {
      ...input,
      id,
      draft: `ask ${memberOf(input.session).id} ${id}`,
      copy: undefined,
      values: { key: '', way: '', price: '', offers: '', text: '' },
      requestId: '',
      message: '',
    };
  },
  on: { 'page left': '.left' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked for the copy.',
      meta: { rule: 'members see theirs' },
      invoke: {
        id: 'ask for the copy',
        src: 'ask for the copy',
        input: ({ context: { calls, session, id } }) => ({ calls, session, request: { id } }),
        onDone: [
          {
            guard: { type: 'it is asked for', params: ({ event }) => event.output },
            target: 'asked',
            actions: { type: 'remember the request', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'it may be swapped', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              { type: 'remember the copy', params: ({ event }) => event.output },
              'list what the member may offer',
            ],
          },
          {
            guard: { type: 'it has succeeded', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'remember the copy', params: ({ event }) => event.output },
          },
          { guard: { type: 'it is gone', params: ({ event }) => event.output }, target: 'gone' },
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
      description: 'Why the copy cannot be shown stands in its place.',
      meta: { rule: 'failure in its place' },
      on: { 'try again pressed': { target: 'loading', meta: { rule: 'failure in its place' } } },
    },
    idle: {
      description: 'The form is filled in, and kept in the browser.',
      meta: { rule: 'submit when valid' },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { values } }) => ({ values }),
        onSnapshot: {
          actions: [
            {
              type: 'remember what is typed',
              params: ({ event }) => event.snapshot.context.values,
            },
            'keep what is typed',
          ],
        },
        onDone: 'asking',
      },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Nothing is said of an answer.',
          meta: { rule: 'submit when valid' },
        },
        refused: {
          description: 'Why it was refused stands at the form, which keeps what was typed.',
          meta: { rule: 'refusal at the form' },
        },
      },
    },
    asking: {
      description: 'The server is asked to make the request.',
      meta: { rule: 'asked once' },
      invoke: {
        id: 'make the request',
        src: 'make the request',
        input: ({ context: { calls, session, id, values } }) => ({
          calls,
          session,
          request: askRequest(id, values),
        }),
        onDone: [
          {
            guard: { type: 'it is asked for', params: ({ event }) => event.output },
            target: 'asked',
            actions: { type: 'remember the request', params: ({ event }) => event.output },
          },
          { guard: { type: 'it is gone', params: ({ event }) => event.output }, target: 'gone' },
          {
            target: 'idle.refused',
            actions: {
              type: 'remember the message',
              params: ({ event }) => refusalOf(event.output),
            },
          },
        ],
      },
    },
    asked: {
      description: 'The member has asked for it, and is led to the request.',
      meta: { rule: 'what comes next' },
      entry: ['forget what was typed', 'lead to the request'],
    },
    left: {
      type: 'final',
      description: 'The member has gone elsewhere.',
      meta: { rule: 'leaving gives up' },
    },
  },
});

/** The id of the request of the member for the copy. */
function requestIn(outcome: Outcome<'copy'> | Outcome<'ask'>): string | undefined {
  if (outcome.kind !== 'answer') return undefined;
  if (outcome.status === 201) return outcome.body.request.id;
  return outcome.status === 200 ? (outcome.body.requestId ?? undefined) : undefined;
}
