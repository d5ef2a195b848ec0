import { type ActorRef, assign, sendTo, setup, type Snapshot } from 'xstate';
import { looksLikeMusic } from '../../exchange/isbn.ts';
import type { Meta } from '../../rules.ts';
import { sheetMusic } from '../../words/shelf/answers.ts';
import { asked } from '../asking.ts';
import { callOf } from '../call.ts';
import { type Ended, given } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
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
      ({ context: { entry } }, ended: Ended<'lookUpBooks'>) => ({
        type: 'entry looked up',
        entry: entryAfter(entry, ended),
      }),
    ),
    'remember why not': assign((_, { outcome }: Ended<'lookUpBooks'>) => ({
      message: outcome.kind === 'answer' ? outcome.message : '',
    })),
    'say that it stopped': sendTo(({ context }) => context.page, { type: 'look-up stopped' }),
  },
  guards: {
    'it was answered': (_, { ok, outcome }: Ended<'lookUpBooks'>) =>
      ok || outcome.isRefusal === true,
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
        input: ({ context }) => asked(context, { q: context.entry ? queryOf(context.entry) : '' }),
        onDone: [
          { guard: given('it was answered'), target: 'idle', actions: given('say what it is') },
          {
            target: 'stopped',
            actions: [given('remember why not'), 'say that it stopped'],
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

function entryAfter(
  entry: PileEntry | undefined,
  { body: books, message, outcome }: Ended<'lookUpBooks'>,
): PileEntry {
  if (!entry) throw new Error('No entry is looked up');
  if (books && looksLikeMusic(queryOf(entry)) && books.items.length === 0) {
    return { ...entry, state: 'wrong', message: sheetMusic };
  }
  if (books) return lookedUp(entry, books);
  return outcome.kind === 'answer' && outcome.status === 422
    ? { ...entry, state: 'wrong', message }
    : { ...entry, state: 'unknown', isRefused: true, isOpen: true };
}
