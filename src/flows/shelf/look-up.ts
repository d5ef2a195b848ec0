import { type ActorRef, assign, sendTo, setup, type Snapshot } from 'xstate';
import type { Outcome } from '../../api/outcome.ts';
import { looksLikeMusic } from '../../exchange/isbn.ts';
import type { Meta } from '../../rules.ts';
import { sheetMusic } from '../../words/shelf/answers.ts';
import { callOf } from '../call.ts';
import type { FlowInput } from '../flow-input.ts';
import { hasSucceeded, resultOf } from '../result.ts';
import { lookedUp, type PileEntry, queryOf } from './pile.ts';

interface Input extends Pick<FlowInput, 'calls' | 'session'> {
  /** Is asked for the next entry, and given what one was found to be or told that the server could not be asked. */
  page: ActorRef<
    Snapshot<unknown>,
    | { type: 'entry wanted' }
    | { type: 'entry looked up'; entry: PileEntry }
    | { type: 'look-up stopped' }
  >;
}

/** Finds out which known book an entry of the pile is, one entry at a time. */
export const lookUp = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      /** The one that is looked up. */
      entry: PileEntry | undefined;
      /** Why the server could not be asked; empty without an answer. */
      message: string;
    },
    events: {} as { type: 'entry waits'; entry: PileEntry } | { type: 'try again pressed' },
    meta: {} as Meta,
  },
  actors: { 'look up an entry': callOf('lookUpBooks') },
  actions: {
    'ask for the next entry': sendTo(({ context }) => context.page, { type: 'entry wanted' }),
    'remember the entry': assign((_, entry: PileEntry) => ({ entry })),
    'say what it is': sendTo(
      ({ context }) => context.page,
      ({ context: { entry } }, outcome: Outcome<'lookUpBooks'>) => ({
        type: 'entry looked up',
        entry: entryAfter(entry, outcome),
      }),
    ),
    'remember why not': assign((_, outcome: Outcome<'lookUpBooks'>) => ({
      message: outcome.kind === 'answer' ? outcome.message : '',
    })),
    'say that it stopped': sendTo(({ context }) => context.page, { type: 'look-up stopped' }),
  },
  guards: {
    'it was answered': (_, outcome: Outcome<'lookUpBooks'>) =>
      hasSucceeded(outcome) || outcome.isRefusal === true,
  },
}).createMachine({
  id: 'lookUp',
  description:
    'Which known book an entry of the pile is. One that is refused is for the member to describe.',
  context: ({ input }) => ({ ...input, entry: undefined, message: '' }),
  initial: 'idle',
  states: {
    idle: {
      description: 'No entry waits.',
      meta: { rule: 'book is looked up' },
      entry: 'ask for the next entry',
      on: {
        'entry waits': {
          target: 'asking',
          actions: { type: 'remember the entry', params: ({ event }) => event.entry },
        },
      },
    },
    asking: {
      description: 'The server is asked for one entry.',
      meta: { rule: 'book is looked up' },
      invoke: {
        id: 'look up an entry',
        src: 'look up an entry',
        input: ({ context: { calls, session, entry } }) => ({
          calls,
          session,
          request: { q: entry ? queryOf(entry) : '' },
        }),
        onDone: [
          {
            guard: { type: 'it was answered', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'say what it is', params: ({ event }) => event.output },
          },
          {
            target: 'stopped',
            actions: [
              { type: 'remember why not', params: ({ event }) => event.output },
              'say that it stopped',
            ],
          },
        ],
      },
    },
    stopped: {
      description: 'The server could not be asked. The entries wait.',
      meta: { rule: 'failure in its place' },
      on: { 'try again pressed': { target: 'asking', meta: { rule: 'failure in its place' } } },
    },
  },
});

function booksIn(outcome: Outcome<'lookUpBooks'>) {
  return outcome.kind === 'answer' && outcome.status === 200 ? outcome.body : undefined;
}

function entryAfter(entry: PileEntry | undefined, outcome: Outcome<'lookUpBooks'>): PileEntry {
  if (!entry) throw new Error('No entry is looked up');
  const books = booksIn(outcome);
  if (books && looksLikeMusic(queryOf(entry)) && books.items.length === 0) {
    return { ...entry, state: 'wrong', message: sheetMusic };
  }
  if (books) return lookedUp(entry, books);
  const { message } = resultOf(outcome);
  return outcome.kind === 'answer' && outcome.status === 422
    ? { ...entry, state: 'wrong', message }
    : { ...entry, state: 'unknown', isRefused: true, isOpen: true };
}
