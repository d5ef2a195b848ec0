import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Meta } from '../../rules.ts';
import { left } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { merged } from '../kept-list.ts';
import { type DraftHeard, otherTabs } from '../other-tabs.ts';
import { memberOf } from '../session-ref.ts';
import { lookUp } from './look-up.ts';
import {
  entriesOf,
  isReady,
  isWaiting,
  keptPile,
  type PileEntry,
  withAnswer,
  withChange,
  withOnTop,
  without,
} from './pile.ts';
import { putBooks } from './put-books.ts';
import { suggestions } from './suggestions.ts';

export type AddBooksFlow = ActorRefFrom<typeof addBooks>;

type Input = Pick<FlowInput, 'calls' | 'session' | 'drafts'>;

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
      removed: readonly PileEntry[];
    },
    events: {} as
      | { type: 'text typed'; text: string }
      | { type: 'text entered' }
      | { type: 'suggestion chosen'; entry: PileEntry }
      | { type: 'entry looked up'; entry: PileEntry }
      | { type: 'look-up stopped' }
      | { type: 'entry wanted' }
      | { type: 'entry changed'; key: string; change: Partial<PileEntry> }
      | { type: 'entries removed'; entries: readonly PileEntry[] }
      | { type: 'undo pressed' }
      | { type: 'try again pressed' }
      | { type: 'next book wanted' }
      | { type: 'book put'; key: string }
      | DraftHeard
      | { type: 'page left' },
    children: {} as { suggestions: 'suggestions'; lookUp: 'lookUp'; putting: 'putting' },
    meta: {} as Meta,
  },
  actors: { suggestions, lookUp, putting: putBooks, otherTabs },
  actions: {
    'have the text': enqueueActions(({ context: { drafts, draft }, enqueue }, text: string) => {
      enqueue(() => drafts.write(draft.text, text));
      enqueue.assign({ text });
      enqueue.sendTo('suggestions', { type: 'text typed', text });
    }),
    'have the pile': enqueueActions(
      ({ context: { drafts, draft, pile: before }, enqueue }, pile: readonly PileEntry[]) => {
        enqueue(() => keptPile.keep(drafts, draft.pile, before, pile));
        enqueue.assign({ pile });
      },
    ),
    'take the text away': enqueueActions(({ context: { drafts, draft }, enqueue }) => {
      enqueue(() => drafts.forget(draft.text));
      enqueue.assign({ text: '' });
      enqueue.sendTo('suggestions', { type: 'text taken' });
    }),
    'remember what was taken': assign((_, removed: readonly PileEntry[]) => ({ removed })),
    'follow the other tab': assign(({ context }, { name, text }: DraftHeard) =>
      name === context.draft.text
        ? { text: context.drafts.read(name) ?? '' }
        : { pile: keptPile.heard(context.pile, name, text) },
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
      pile: keptPile.read(input.drafts, draft.pile),
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
          id: 'otherTabs',
          src: 'otherTabs',
          input: ({ context: { drafts, draft } }) => ({
            drafts,
            beginnings: [draft.text, `${draft.pile} `],
          }),
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
          actions: { type: 'have the text', params: ({ event }) => event.text },
        },
        'text entered': {
          meta: { rule: 'pile is kept' },
          actions: [
            {
              type: 'have the pile',
              params: ({ context: { pile, text } }) =>
                withOnTop(pile, entriesOf(text).toReversed()),
            },
            'take the text away',
            'have it tried again',
            'have the next one looked up',
          ],
        },
        'suggestion chosen': {
          meta: { rule: 'pile is kept' },
          actions: [
            {
              type: 'have the pile',
              params: ({ context: { pile }, event }) => withOnTop(pile, [event.entry]),
            },
            'take the text away',
          ],
        },
        'entry looked up': {
          meta: { rule: 'book is looked up' },
          actions: [
            {
              type: 'have the pile',
              params: ({ context: { pile }, event }) => withAnswer(pile, event.entry),
            },
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
          actions: [
            {
              type: 'have the pile',
              params: ({ context: { pile }, event }) => withChange(pile, event),
            },
            'have the next one looked up',
          ],
        },
        'entries removed': {
          meta: { rule: 'undo' },
          actions: [
            { type: 'remember what was taken', params: ({ event }) => event.entries },
            {
              type: 'have the pile',
              params: ({ context: { pile }, event }) => without(pile, event.entries),
            },
          ],
        },
        'undo pressed': {
          meta: { rule: 'undo' },
          actions: [
            {
              type: 'have the pile',
              params: ({ context: { pile, removed } }) => merged(pile, removed),
            },
            { type: 'remember what was taken', params: [] },
            'have the next one looked up',
          ],
        },
        'next book wanted': {
          meta: { rule: 'book put once' },
          actions: 'say which book is ready',
        },
        'book put': {
          meta: { rule: 'book put once' },
          actions: {
            type: 'have the pile',
            params: ({ context: { pile }, event }) => without(pile, [event]),
          },
        },
        'draft heard': {
          meta: { rule: 'pile is kept' },
          actions: [
            { type: 'follow the other tab', params: ({ event }) => event },
            'have the next one looked up',
          ],
        },
      },
    },
    left,
  },
});
