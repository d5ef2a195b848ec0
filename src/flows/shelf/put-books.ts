import { type ActorRef, type ActorRefFrom, assign, sendTo, setup, type Snapshot } from 'xstate';
import type { Outcome } from '../../api/outcome.ts';
import type { Meta } from '../../rules.ts';
import { asked, refusedIn } from '../asking.ts';
import { callOf } from '../call.ts';
import { restoreDraft } from '../draft.ts';
import { type Ended, given } from '../ended.ts';
import type { Fault } from '../faults.ts';
import type { FlowInput } from '../flow-input.ts';
import { formOf, type Values } from '../form.ts';
import { refusalOf } from '../result.ts';
import { memberOf } from '../session-ref.ts';
import { settledTerms, settledWays, termsFaults, type TermsField, termsOf } from './copy-values.ts';
import { bookOf, type PileEntry } from './pile.ts';

export type PutBooksFlow = ActorRefFrom<typeof putBooks>;

interface Input extends Pick<FlowInput, 'calls' | 'session' | 'drafts'> {
  /** Is asked for the next book, and told what became of it. */
  page: ActorRef<
    Snapshot<unknown>,
    | { type: 'text entered' }
    | { type: 'next book wanted' }
    | { type: 'book put'; key: string }
    | { type: 'entry changed'; key: string; change: Pick<PileEntry, 'message'> }
  >;
}

/** The language is that of the books which are not known. */
type Terms = Values<TermsField | 'language'>;

/** Puts the books of the pile on the shelf, one after the other, on the same terms. */
export const putBooks = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      /** The name under which the terms are kept. */
      draft: string;
      terms: Terms;
      /** The one that is put just now. */
      entry: PileEntry | undefined;
      /** How many have been put since the button was pressed. */
      count: number;
      message: string;
    },
    events: {} as
      | { type: 'book ready'; entry: PileEntry }
      | { type: 'no more ready'; left: number },
    children: {} as { terms: 'terms'; 'put a book on the shelf': 'put a book on the shelf' },
    meta: {} as Meta,
  },
  actors: {
    terms: formOf<TermsField | 'language', Fault>(termsFaults, settledWays),
    'put a book on the shelf': callOf('addCopy'),
  },
  actions: {
    'remember the terms': assign((_, terms: Terms) => ({ terms })),
    'keep the terms': ({ context: { drafts, draft, terms } }) =>
      drafts.write(draft, JSON.stringify(terms)),
    'count from the start': assign({ count: 0 }),
    'have the text put on the pile': sendTo(({ context }) => context.page, {
      type: 'text entered',
    }),
    'ask for the next book': sendTo(({ context }) => context.page, { type: 'next book wanted' }),
    'remember the book': assign((_, entry: PileEntry) => ({ entry })),
    'count it': assign(({ context: { count } }) => ({ count: count + 1 })),
    'say that it is on the shelf': sendTo(
      ({ context }) => context.page,
      ({ context: { entry } }) => ({ type: 'book put', key: entry?.key ?? '' }),
    ),
    'say why it was refused': sendTo(
      ({ context }) => context.page,
      ({ context: { entry } }, message: string) => ({
        type: 'entry changed',
        key: entry?.key ?? '',
        change: { message },
      }),
    ),
    'remember the message': assign((_, message: string) => ({ message })),
  },
  guards: {
    'there was nothing': ({ context: { count } }, left: number) => count === 0 && left === 0,
    'it is on the shelf': (_, { ok, outcome }: Ended<'addCopy'>) => ok || wasPutBefore(outcome),
    'it was refused': (_, { outcome }: Ended<'addCopy'>) =>
      // Who may not put this book on the shelf may put none there.
      outcome.isRefusal === true && !(outcome.kind === 'answer' && outcome.status === 403),
  },
}).createMachine({
  id: 'putBooks',
  description: 'From the pile to the shelf.',
  context: ({ input }) => {
    const { id, languages } = memberOf(input.session);
    const draft = `pile terms ${id}`;
    const usual = { ways: 'give', price: '', condition: 'good', language: languages[0] ?? '' };
    const terms = restoreDraft(input.drafts.read(draft), usual);
    return { ...input, draft, terms, entry: undefined, count: 0, message: '' };
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'It is said once for all books how they are offered.',
      meta: { rule: 'submit when valid' },
      invoke: {
        id: 'terms',
        src: 'terms',
        input: ({ context: { terms } }) => ({ values: terms }),
        onSnapshot: {
          actions: [
            { type: 'remember the terms', params: ({ event }) => event.snapshot.context.values },
            'keep the terms',
          ],
        },
        onDone: {
          target: 'next',
          actions: [
            { type: 'remember the terms', params: ({ event }) => settledTerms(event.output) },
            'keep the terms',
            'count from the start',
            'have the text put on the pile',
          ],
        },
      },
      initial: 'quiet',
      states: {
        quiet: { description: 'Nothing is said.', meta: { rule: 'submit when valid' } },
        empty: {
          description: 'There was nothing to put on the shelf: the page says what to do first.',
          meta: { rule: 'what comes next' },
        },
        done: {
          description: 'The page says how many are on the shelf, and shows what needs a look.',
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
      entry: 'ask for the next book',
      on: {
        'book ready': {
          target: 'asking',
          actions: { type: 'remember the book', params: ({ event }) => event.entry },
        },
        'no more ready': [
          {
            guard: { type: 'there was nothing', params: ({ event }) => event.left },
            target: 'idle.empty',
          },
          { target: 'idle.done' },
        ],
      },
    },
    asking: {
      description: 'The server is asked to put one book on the shelf.',
      meta: { rule: 'book put once' },
      invoke: {
        id: 'put a book on the shelf',
        src: 'put a book on the shelf',
        input: ({ context }) => asked(context, requestOf(context.entry, context.terms)),
        onDone: [
          {
            guard: given('it is on the shelf'),
            target: 'next',
            actions: ['count it', 'say that it is on the shelf'],
          },
          {
            guard: given('it was refused'),
            target: 'next',
            actions: {
              type: 'say why it was refused',
              params: ({ event }) => refusalOf(event.output.outcome),
            },
          },
          refusedIn('idle.stopped'),
        ],
      },
    },
  },
});

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
