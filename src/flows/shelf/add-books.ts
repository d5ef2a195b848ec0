import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Meta } from '../../rules.ts';
import type { FlowInput } from '../flow-input.ts';
import { memberOf } from '../session-ref.ts';
import { lookUp } from './look-up.ts';
import {
  broughtBack,
  entriesOf,
  isReady,
  opened,
  type PileEntry,
  type Removed,
  restorePile,
  takenFrom,
} from './pile.ts';
import { putBooks } from './put-books.ts';
import { suggestions } from './suggestions.ts';

export type AddBooksFlow = ActorRefFrom<typeof addBooks>;

type Input = Pick<FlowInput, 'calls' | 'session' | 'drafts'>;

/** What is typed goes on the pile, and is looked up. */
const takeTheText = [
  'put the lines on the pile',
  'have nothing suggested',
  'keep the pile',
  'have it tried again',
  'have the next one looked up',
] as const;

/** From titles on a table to a pile: looked up by `lookUp`, and put on the shelf by `putBooks`. */
export const addBooks = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      /** What is kept of the member is kept under these names. */
      draft: { pile: string; text: string };
      /** What is typed, and not on the pile yet. */
      text: string;
      pile: readonly PileEntry[];
      /** What was taken from the pile last, and from where. */
      removed: readonly Removed[];
    },
    events: {} as
      | { type: 'text typed'; text: string }
      | { type: 'text entered' }
      | { type: 'suggestion chosen'; entry: PileEntry }
      | { type: 'entry looked up'; key: string; change: PileEntry }
      | { type: 'look-up stopped' }
      | { type: 'entry wanted' }
      | { type: 'entry changed'; key: string; change: Partial<PileEntry> }
      | { type: 'edit pressed'; key: string }
      | { type: 'entry removed'; key: string }
      | { type: 'clear pressed' }
      | { type: 'undo pressed' }
      | { type: 'try again pressed' }
      | { type: 'put pressed' }
      | { type: 'next book wanted' }
      | { type: 'book put'; key: string }
      | { type: 'page left' },
    children: {} as { suggestions: 'suggestions'; lookUp: 'lookUp'; putting: 'putting' },
    meta: {} as Meta,
  },
  actors: { suggestions, lookUp, putting: putBooks },
  actions: {
    'remember what is typed': assign((_, text: string) => ({ text })),
    'have it suggested': sendTo('suggestions', (_, text: string) => ({ type: 'text typed', text })),
    'have nothing suggested': sendTo('suggestions', { type: 'text taken' }),
    'put the lines on the pile': assign(({ context: { pile, text } }) => ({
      pile: [...entriesOf(text).toReversed(), ...pile],
      text: '',
    })),
    'put the book on the pile': assign(({ context: { pile } }, entry: PileEntry) => ({
      pile: [entry, ...pile],
      text: '',
    })),
    'change the entry': assign(
      ({ context: { pile } }, { key, change }: { key: string; change: Partial<PileEntry> }) => ({
        pile: pile.map(one => (one.key === key ? { ...one, ...change } : one)),
      }),
    ),
    'open the entry': assign(({ context: { pile } }, key: string) => ({
      pile: pile.map(one => (one.key === key ? opened(one) : one)),
    })),
    'take from the pile': assign(({ context: { pile } }, key: string | undefined) =>
      takenFrom(pile, key),
    ),
    'bring back what was taken': assign(({ context: { pile, removed } }) => ({
      pile: broughtBack(pile, removed),
      removed: [],
    })),
    'take it from the pile, for it is on the shelf': assign(
      ({ context: { pile } }, key: string) => ({ pile: pile.filter(one => one.key !== key) }),
    ),
    'have the next one looked up': enqueueActions(({ context: { pile }, enqueue }) => {
      const entry = pile.find(isWaiting);
      if (entry) enqueue.sendTo('lookUp', { type: 'entry waits', entry });
    }),
    'have it tried again': sendTo('lookUp', { type: 'try again pressed' }),
    'say which book is ready': enqueueActions(({ context: { pile }, enqueue, self }) => {
      const entry = pile.findLast(isReady);
      const { lookUp: lookingUp } = self.getSnapshot().children;
      const isComing = pile.some(isWaiting) && !lookingUp?.getSnapshot().matches('stopped');
      if (entry) enqueue.sendTo('putting', { type: 'book ready', entry });
      else if (!isComing) enqueue.sendTo('putting', { type: 'no more ready', left: pile.length });
    }),
    'keep the pile': ({ context: { drafts, draft, pile, text } }) => {
      drafts.write(draft.pile, JSON.stringify(pile));
      drafts.write(draft.text, text);
    },
  },
}).createMachine({
  id: 'addBooks',
  description: 'The page on which a member puts many books on the shelf.',
  context: ({ input }) => {
    const { id } = memberOf(input.session);
    const draft = { pile: `pile ${id}`, text: `pile text ${id}` };
    return {
      ...input,
      draft,
      text: input.drafts.read(draft.text) ?? '',
      pile: restorePile(input.drafts.read(draft.pile)),
      removed: [],
    };
  },
  on: { 'page left': '.left' },
  initial: 'open',
  states: {
    open: {
      description: 'Books are typed, the pile grows, and is put on the shelf.',
      meta: { rule: 'pile is kept' },
      invoke: [
        {
          id: 'suggestions',
          src: 'suggestions',
          input: ({ context: { calls, session } }) => ({ calls, session }),
        },
        {
          id: 'lookUp',
          src: 'lookUp',
          input: ({ context: { calls, session }, self }) => ({ calls, session, page: self }),
        },
        {
          id: 'putting',
          src: 'putting',
          input: ({ context: { calls, session, drafts }, self }) => ({
            calls,
            session,
            drafts,
            page: self,
          }),
        },
      ],
      on: {
        'text typed': {
          meta: { rule: 'book is looked up' },
          actions: [
            { type: 'remember what is typed', params: ({ event }) => event.text },
            { type: 'have it suggested', params: ({ event }) => event.text },
            'keep the pile',
          ],
        },
        'text entered': {
          meta: { rule: 'pile is kept' },
          actions: takeTheText,
        },
        'suggestion chosen': {
          meta: { rule: 'pile is kept' },
          actions: [
            { type: 'put the book on the pile', params: ({ event }) => event.entry },
            'have nothing suggested',
            'keep the pile',
          ],
        },
        'entry looked up': {
          meta: { rule: 'book is looked up' },
          actions: [
            { type: 'change the entry', params: ({ event }) => event },
            'keep the pile',
            'say which book is ready',
          ],
        },
        'entry wanted': {
          meta: { rule: 'book is looked up' },
          actions: 'have the next one looked up',
        },
        'look-up stopped': {
          meta: { rule: 'failure in its place' },
          actions: 'say which book is ready',
        },
        'try again pressed': {
          meta: { rule: 'failure in its place' },
          actions: 'have it tried again',
        },
        'entry changed': {
          meta: { rule: 'pile is kept' },
          actions: [{ type: 'change the entry', params: ({ event }) => event }, 'keep the pile'],
        },
        'edit pressed': {
          meta: { rule: 'book is looked up' },
          actions: [{ type: 'open the entry', params: ({ event }) => event.key }, 'keep the pile'],
        },
        'entry removed': {
          meta: { rule: 'undo' },
          actions: [
            { type: 'take from the pile', params: ({ event }) => event.key },
            'keep the pile',
          ],
        },
        'clear pressed': {
          meta: { rule: 'undo' },
          actions: [{ type: 'take from the pile', params: undefined }, 'keep the pile'],
        },
        'undo pressed': {
          meta: { rule: 'undo' },
          actions: ['bring back what was taken', 'keep the pile', 'have the next one looked up'],
        },
        'put pressed': {
          meta: { rule: 'pile is kept' },
          actions: takeTheText,
        },
        'next book wanted': {
          meta: { rule: 'book put once' },
          actions: 'say which book is ready',
        },
        'book put': {
          meta: { rule: 'book put once' },
          actions: [
            {
              type: 'take it from the pile, for it is on the shelf',
              params: ({ event }) => event.key,
            },
            'keep the pile',
          ],
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
