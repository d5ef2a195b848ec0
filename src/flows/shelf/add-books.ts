import { type ActorRefFrom, assign, raise, setup } from 'xstate';
import type { Outcome } from '../../api/outcome.ts';
import type { Book } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { callOf } from '../call.ts';
import { restoreDraft } from '../draft.ts';
import type { Fault } from '../faults.ts';
import type { FlowInput } from '../flow-input.ts';
import { formOf, type Values } from '../form.ts';
import { hasSucceeded, refusalOf, resultOf } from '../result.ts';
import { memberOf } from '../session-ref.ts';
import { termsFaults, type TermsField, termsOf } from './copy-values.ts';
import {
  bookOf,
  calledOtherwise,
  entriesOf,
  entryOf,
  isReady,
  lookedUp,
  type PileEntry,
  queryOf,
  restorePile,
} from './pile.ts';

export type AddBooksFlow = ActorRefFrom<typeof addBooks>;

type Input = Pick<FlowInput, 'calls' | 'session' | 'drafts'>;

/** The language is that of the books which are not known. */
type Terms = Values<TermsField | 'language'>;

/** From titles on a table to a pile, and from the pile to the shelf. */
export const addBooks = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      /** What is kept of the member is kept under these names. */
      draft: { pile: string; text: string; terms: string };
      terms: Terms;
      /** What is typed, and not on the pile yet. */
      text: string;
      suggestions: readonly Book[];
      pile: readonly PileEntry[];
      /** What was taken from the pile last, and from where. */
      removed: { entry: PileEntry; index: number } | undefined;
      /** The keys of the entries that are looked up, and put on the shelf, just now. */
      lookedUp: string;
      put: string;
      /** Why the entries that wait could not be looked up; the message is empty without an answer. */
      cut: { message: string } | undefined;
      /** How many have been put on the shelf since the button was pressed. */
      count: number;
      message: string;
    },
    events: {} as
      | { type: 'text typed'; text: string }
      | { type: 'text entered' }
      | { type: 'suggestion chosen'; book: Book }
      | {
          type: 'entry changed';
          key: string;
          change: Partial<Pick<PileEntry, 'title' | 'authors'>>;
        }
      | { type: 'book chosen'; key: string; book: Book | undefined }
      | { type: 'called otherwise'; key: string }
      | { type: 'entry removed'; key: string }
      | { type: 'undo pressed' }
      | { type: 'try again pressed' }
      | { type: 'page left' },
    children: {} as { terms: 'terms'; 'put a book on the shelf': 'put a book on the shelf' },
    meta: {} as Meta,
  },
  actors: {
    terms: formOf<TermsField | 'language', Fault>(termsFaults),
    'look up what is typed': callOf('lookUpBooks'),
    'look up an entry': callOf('lookUpBooks'),
    'put a book on the shelf': callOf('addCopy'),
  },
  actions: {
    'remember what is typed': assign((_, text: string) => ({ text })),
    'remember the suggestions': assign((_, outcome: Outcome<'lookUpBooks'>) => ({
      suggestions: booksIn(outcome)?.items ?? [],
    })),
    'forget the suggestions': assign({ suggestions: [] }),
    'put the lines on the pile': assign(({ context: { pile, text } }) => ({
      pile: [...entriesOf(text).toReversed(), ...pile],
      text: '',
    })),
    'put the book on the pile': assign(({ context: { pile } }, book: Book) => ({
      pile: [entryOf(book), ...pile],
      text: '',
    })),
    'change the entry': assign(
      ({ context: { pile } }, { key, change }: { key: string; change: Partial<PileEntry> }) => ({
        pile: pile.map(one => (one.key === key ? { ...one, ...change, message: '' } : one)),
      }),
    ),
    'have its title typed': assign(({ context: { pile } }, key: string) => ({
      pile: pile.map(one => (one.key === key ? calledOtherwise(one) : one)),
    })),
    'take the entry from the pile': assign(({ context: { pile } }, key: string) => {
      const index = pile.findIndex(one => one.key === key);
      const entry = pile[index];
      if (!entry) return {};
      return { pile: pile.toSpliced(index, 1), removed: { entry, index } };
    }),
    'bring the entry back': assign(({ context: { pile, removed } }) => ({
      pile: removed ? pile.toSpliced(removed.index, 0, removed.entry) : pile,
      removed: undefined,
    })),
    'remember which is looked up': assign(({ context: { pile } }) => ({
      lookedUp: pile.find(isWaiting)?.key ?? '',
    })),
    'remember what the entry is': assign(
      ({ context: { pile, lookedUp } }, outcome: Outcome<'lookUpBooks'>) => ({
        pile: pile.map(one => (one.key === lookedUp ? entryAfter(one, outcome) : one)),
      }),
    ),
    'remember that the rest waits': assign((_, outcome: Outcome<'lookUpBooks'>) => ({
      cut: { message: outcome.kind === 'answer' ? outcome.message : '' },
    })),
    'remember that it goes on': assign({ cut: undefined }),
    'remember the terms': assign((_, terms: Terms) => ({ terms })),
    'count from the start': assign({ count: 0 }),
    'remember which is put': assign(({ context: { pile } }) => ({
      put: pile.find(isReady)?.key ?? '',
    })),
    'take it from the pile, for it is on the shelf': assign(
      ({ context: { pile, put, count } }) => ({
        pile: pile.filter(one => one.key !== put),
        count: count + 1,
      }),
    ),
    'remember why it was refused': assign(({ context: { pile, put } }, message: string) => ({
      pile: pile.map(one => (one.key === put ? { ...one, message } : one)),
    })),
    'remember the message': assign((_, message: string) => ({ message })),
    'look up what waits': raise({ type: 'try again pressed' }),
    'keep the pile': ({ context: { drafts, draft, pile, text } }) => {
      drafts.write(draft.pile, JSON.stringify(pile));
      drafts.write(draft.text, text);
    },
    'keep the terms': ({ context: { drafts, draft, terms } }) =>
      drafts.write(draft.terms, JSON.stringify(terms)),
  },
  guards: {
    'it is one line': (_, text: string) => text.trim().length > 1 && !text.trim().includes('\n'),
    'it was answered': (_, outcome: Outcome<'lookUpBooks'>) =>
      outcome.kind === 'answer' && (outcome.status === 200 || outcome.status === 422),
    'an entry waits': ({ context: { pile } }) => pile.some(isWaiting),
    'a book is ready': ({ context: { pile } }) => pile.some(isReady),
    'no more is coming': ({ context: { pile, cut } }) => cut !== undefined || !pile.some(isWaiting),
    'it is on the shelf': (_, outcome: Outcome<'addCopy'>) =>
      hasSucceeded(outcome) || wasPutBefore(outcome),
    'it was refused': (_, outcome: Outcome<'addCopy'>) =>
      outcome.kind === 'answer' && (outcome.status === 422 || outcome.status === 404),
  },
  delays: { 'a pause': 250 },
}).createMachine({
  id: 'addBooks',
  description: 'The page on which a member puts many books on the shelf.',
  context: ({ input }) => {
    const { id, languages } = memberOf(input.session);
    const draft = { pile: `pile ${id}`, text: `pile text ${id}`, terms: `pile terms ${id}` };
    return {
      ...input,
      draft,
      terms: restoreDraft(input.drafts.read(draft.terms), {
        ways: 'give',
        price: '',
        condition: 'good',
        language: languages[0] ?? '',
      }),
      text: input.drafts.read(draft.text) ?? '',
      suggestions: [],
      pile: restorePile(input.drafts.read(draft.pile)),
      removed: undefined,
      lookedUp: '',
      put: '',
      cut: undefined,
      count: 0,
      message: '',
    };
  },
  on: { 'page left': '.left' },
  initial: 'open',
  states: {
    open: {
      description: 'Books are typed, the pile grows, and is put on the shelf.',
      meta: { rule: 'pile is kept' },
      type: 'parallel',
      on: {
        'entry changed': {
          meta: { rule: 'pile is kept' },
          actions: [{ type: 'change the entry', params: ({ event }) => event }, 'keep the pile'],
        },
        'book chosen': {
          meta: { rule: 'book is looked up' },
          actions: [
            {
              type: 'change the entry',
              params: ({ event: { key, book } }) => ({
                key,
                change: { book, state: book ? 'known' : 'unknown' },
              }),
            },
            'keep the pile',
          ],
        },
        'called otherwise': {
          meta: { rule: 'book is looked up' },
          actions: [
            { type: 'have its title typed', params: ({ event }) => event.key },
            'keep the pile',
          ],
        },
        'entry removed': {
          meta: { rule: 'undo' },
          actions: [
            { type: 'take the entry from the pile', params: ({ event }) => event.key },
            'keep the pile',
          ],
        },
        'undo pressed': {
          meta: { rule: 'undo' },
          actions: ['bring the entry back', 'keep the pile'],
        },
      },
      states: {
        typing: {
          description: 'What is typed, and the known books that are like it.',
          meta: { rule: 'book is looked up' },
          initial: 'idle',
          on: {
            'text typed': [
              {
                guard: { type: 'it is one line', params: ({ event }) => event.text },
                target: '.pausing',
                meta: { rule: 'book is looked up' },
                actions: [
                  { type: 'remember what is typed', params: ({ event }) => event.text },
                  'keep the pile',
                ],
              },
              {
                target: '.idle',
                meta: { rule: 'book is looked up' },
                actions: [
                  { type: 'remember what is typed', params: ({ event }) => event.text },
                  'forget the suggestions',
                  'keep the pile',
                ],
              },
            ],
            'text entered': {
              target: '.idle',
              meta: { rule: 'pile is kept' },
              actions: ['put the lines on the pile', 'forget the suggestions', 'keep the pile'],
            },
            'suggestion chosen': {
              target: '.idle',
              meta: { rule: 'pile is kept' },
              actions: [
                { type: 'put the book on the pile', params: ({ event }) => event.book },
                'forget the suggestions',
                'keep the pile',
              ],
            },
          },
          states: {
            idle: {
              description: 'Nothing is looked up.',
              meta: { rule: 'book is looked up' },
            },
            pausing: {
              description: 'The member may type on.',
              meta: { rule: 'book is looked up' },
              after: { 'a pause': 'searching' },
            },
            searching: {
              description: 'The server is asked for books like that.',
              meta: { rule: 'book is looked up' },
              invoke: {
                id: 'look up what is typed',
                src: 'look up what is typed',
                input: ({ context: { calls, session, text } }) => ({
                  calls,
                  session,
                  request: { q: text.trim().slice(0, 300) },
                }),
                onDone: {
                  target: 'idle',
                  actions: {
                    type: 'remember the suggestions',
                    params: ({ event }) => event.output,
                  },
                },
              },
            },
          },
        },
        lookingUp: {
          description: 'Which known book each entry of the pile is.',
          meta: { rule: 'book is looked up' },
          initial: 'idle',
          states: {
            idle: {
              description: 'Every entry has been looked up.',
              meta: { rule: 'book is looked up' },
              always: { guard: 'an entry waits', target: 'asking' },
            },
            asking: {
              description: 'The server is asked for one entry.',
              meta: { rule: 'book is looked up' },
              entry: 'remember which is looked up',
              invoke: {
                id: 'look up an entry',
                src: 'look up an entry',
                input: ({ context: { calls, session, pile } }) => {
                  const entry = pile.find(isWaiting);
                  return { calls, session, request: { q: entry ? queryOf(entry) : '' } };
                },
                onDone: [
                  {
                    guard: { type: 'it was answered', params: ({ event }) => event.output },
                    target: 'idle',
                    actions: [
                      {
                        type: 'remember what the entry is',
                        params: ({ event }) => event.output,
                      },
                      'keep the pile',
                    ],
                  },
                  {
                    target: 'stopped',
                    actions: {
                      type: 'remember that the rest waits',
                      params: ({ event }) => event.output,
                    },
                  },
                ],
              },
            },
            stopped: {
              description: 'The server could not be asked. The entries wait.',
              meta: { rule: 'failure in its place' },
              exit: 'remember that it goes on',
              on: {
                'try again pressed': { target: 'idle', meta: { rule: 'failure in its place' } },
                'text entered': { target: 'idle', meta: { rule: 'failure in its place' } },
              },
            },
          },
        },
        putting: {
          description: 'From the pile to the shelf.',
          meta: { rule: 'book put once' },
          initial: 'idle',
          states: {
            idle: {
              description: 'It is said once for all books how they may change hands.',
              meta: { rule: 'submit when valid' },
              invoke: {
                id: 'terms',
                src: 'terms',
                input: ({ context: { terms } }) => ({ values: terms }),
                onSnapshot: {
                  actions: [
                    {
                      type: 'remember the terms',
                      params: ({ event }) => event.snapshot.context.values,
                    },
                    'keep the terms',
                  ],
                },
                onDone: {
                  target: 'next',
                  actions: ['count from the start', 'look up what waits'],
                },
              },
              initial: 'quiet',
              states: {
                quiet: { description: 'Nothing is said.', meta: { rule: 'submit when valid' } },
                done: {
                  description: 'The page says how many are on the shelf.',
                  meta: { rule: 'what comes next' },
                },
                stopped: {
                  description: 'Why it stopped stands at the button. The rest stays on the pile.',
                  meta: { rule: 'failure in its place' },
                },
              },
            },
            next: {
              description: 'The next book that is ready follows, or is still looked up.',
              meta: { rule: 'book put once' },
              always: [
                { guard: 'a book is ready', target: 'asking' },
                { guard: 'no more is coming', target: 'idle.done' },
              ],
            },
            asking: {
              description: 'The server is asked to put one book on the shelf.',
              meta: { rule: 'book put once' },
              entry: 'remember which is put',
              invoke: {
                id: 'put a book on the shelf',
                src: 'put a book on the shelf',
                input: ({ context: { calls, session, pile, terms } }) => ({
                  calls,
                  session,
                  request: requestOf(pile.find(isReady), terms),
                }),
                onDone: [
                  {
                    guard: { type: 'it is on the shelf', params: ({ event }) => event.output },
                    target: 'next',
                    actions: ['take it from the pile, for it is on the shelf', 'keep the pile'],
                  },
                  {
                    guard: { type: 'it was refused', params: ({ event }) => event.output },
                    target: 'next',
                    actions: [
                      {
                        type: 'remember why it was refused',
                        params: ({ event }) => refusalOf(event.output),
                      },
                      'keep the pile',
                    ],
                  },
                  {
                    target: 'idle.stopped',
                    actions: {
                      type: 'remember the message',
                      params: ({ event }) => resultOf(event.output).message,
                    },
                  },
                ],
              },
            },
          },
        },
      },
    },
    left: {
      type: 'final',
      description: 'The member has gone elsewhere.',
      meta: { rule: 'leaving gives up' },
    },
  },
});

function isWaiting({ state }: PileEntry): boolean {
  return state === 'waiting';
}

function booksIn(outcome: Outcome<'lookUpBooks'>) {
  return outcome.kind === 'answer' && outcome.status === 200 ? outcome.body : undefined;
}

function entryAfter(entry: PileEntry, outcome: Outcome<'lookUpBooks'>): PileEntry {
  const books = booksIn(outcome);
  if (books) return lookedUp(entry, books);
  return { ...entry, state: 'wrong', message: resultOf(outcome).message };
}

/** By a call of which the answer was lost, before the entry or the terms were changed: what came first stands. */
function wasPutBefore(outcome: Outcome<'addCopy'>): boolean {
  const faults = outcome.kind === 'answer' && outcome.status === 422 && outcome.body.faults;
  return faults ? faults.some(({ field }) => field === 'Idempotency-Key') : false;
}

function requestOf(entry: PileEntry | undefined, terms: Terms) {
  if (!entry) throw new Error('No book is ready');
  const book = bookOf(entry, terms.language);
  return { 'Idempotency-Key': entry.key, book, ...termsOf(terms) };
}
