import {
  type ActorRef,
  type ActorRefFrom,
  assign,
  enqueueActions,
  setup,
  type Snapshot,
} from 'xstate';
import type { Copy } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { asked } from '../asking.ts';
import { callOf } from '../call.ts';
import { goesTo } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { formOf, type Values } from '../form.ts';
import { copyIn } from './copy-in.ts';
import { settledWays, type TermsField } from './copy-values.ts';
import {
  type Act,
  type Answer,
  answered,
  changeFaults,
  isPossible,
  noTerms,
  nothing,
  type Progress,
  requestOf,
  stepsBack,
  stepsOf,
  stepsOfTerms,
} from './several-steps.ts';

export type SeveralFlow = ActorRefFrom<typeof several>;

interface Input extends Pick<FlowInput, 'calls' | 'session'> {
  /** Is told what each copy is like after its call. */
  page: ActorRef<Snapshot<unknown>, { type: 'copy changed'; copy: Copy }>;
}

/** Several copies of the own shelf, which are chosen and changed at once, one call each. */
export const several = setup({
  types: {
    input: {} as Input,
    context: {} as Input &
      Progress & {
        chosen: readonly Copy[];
        /** What becomes of them, or whether they are brought back. */
        act: Act | 'edit' | 'undo';
      },
    events: {} as
      | { type: 'choose several pressed' }
      | { type: 'copy toggled'; copy: Copy }
      | { type: 'copies chosen'; copies: readonly Copy[] }
      | { type: 'edit pressed' }
      | { type: 'act pressed'; act: Act }
      | { type: 'cancel pressed' }
      | { type: 'try again pressed' }
      | { type: 'undo pressed' }
      | { type: 'copy chosen' },
    children: {} as {
      terms: 'terms';
      'change a copy': 'change a copy';
      'take a copy away': 'take a copy away';
    },
    meta: {} as Meta,
    tags: {} as 'choosing' | 'busy',
  },
  actors: {
    terms: formOf(changeFaults, settledWays<TermsField>),
    'change a copy': callOf('editCopy'),
    'take a copy away': callOf('removeCopy'),
  },
  actions: {
    'choose none': assign({ chosen: [] }),
    'choose them': assign((_, chosen: readonly Copy[]) => ({ chosen })),
    'choose it, or no longer': assign(({ context: { chosen } }, copy: Copy) => {
      const others = chosen.filter(({ id }) => id !== copy.id);
      return { chosen: others.length < chosen.length ? others : [...chosen, copy] };
    }),
    'line up the act': assign(({ context: { chosen } }, act: Act) => ({
      ...nothing,
      act,
      steps: stepsOf(chosen, act),
    })),
    'line up the terms': assign(({ context: { chosen } }, values: Values<TermsField>) => ({
      ...nothing,
      act: 'edit' as const,
      steps: stepsOfTerms(chosen, values),
    })),
    'line up the way back': assign(({ context: { done } }) => ({
      ...nothing,
      act: 'undo' as const,
      steps: stepsBack(done),
    })),
    'take the answer': enqueueActions(({ context, enqueue }, answer: Answer) => {
      enqueue.assign(answered(context, answer));
      const copy = copyIn(answer);
      if (copy) enqueue.sendTo(context.page, { type: 'copy changed', copy });
    }),
    'go on where it stopped': assign({ message: undefined }),
  },
  guards: {
    'some are chosen': ({ context: { chosen } }) => chosen.length > 0,
    'it is possible': ({ context: { chosen } }, act: Act) => isPossible(chosen, act),
    'it has stopped': ({ context: { message } }) => message !== undefined,
    'none is left': ({ context: { steps } }) => steps.length === 0,
    'the next one is taken away': ({ context: { steps } }) => !steps[0]?.change,
    'it can be brought back': ({ context: { done, act } }) => done.length > 0 && act !== 'undo',
  },
}).createMachine({
  id: 'several',
  description: 'Several books of the own shelf at once.',
  context: ({ input }) => ({ ...input, ...nothing, chosen: [], act: 'edit' }),
  initial: 'off',
  states: {
    off: {
      description: 'One book at a time is looked at.',
      meta: { rule: 'members see theirs' },
      on: { 'choose several pressed': 'choosing' },
    },
    choosing: {
      description: 'Books are chosen, and what becomes of them.',
      tags: 'choosing',
      meta: { rule: 'several at once' },
      on: {
        'copy toggled': {
          meta: { rule: 'several at once' },
          actions: { type: 'choose it, or no longer', params: ({ event }) => event.copy },
        },
        'copies chosen': {
          meta: { rule: 'several at once' },
          actions: { type: 'choose them', params: ({ event }) => event.copies },
        },
        'edit pressed': { guard: 'some are chosen', target: 'terms' },
        'act pressed': {
          guard: { type: 'it is possible', params: ({ event }) => event.act },
          target: 'asking',
          actions: { type: 'line up the act', params: ({ event }) => event.act },
        },
        'cancel pressed': { target: 'off', actions: 'choose none' },
      },
    },
    terms: {
      description: 'It is said once for all of them how they are offered.',
      tags: 'choosing',
      meta: { rule: 'submit when valid' },
      invoke: {
        id: 'terms',
        src: 'terms',
        input: { values: noTerms },
        onDone: goesTo('asking', 'line up the terms'),
      },
      on: { 'cancel pressed': 'choosing' },
    },
    asking: {
      description: 'The server is asked for one book after the other.',
      tags: ['choosing', 'busy'],
      meta: { rule: 'several at once' },
      initial: 'next',
      states: {
        next: {
          description: 'The next book follows, as long as nothing else has failed.',
          meta: { rule: 'several at once' },
          always: [
            { guard: 'it has stopped', target: '#several.done.stopped' },
            { guard: 'none is left', target: '#several.done' },
            { guard: 'the next one is taken away', target: 'removing' },
            { target: 'changing' },
          ],
        },
        changing: {
          description: 'The server is asked to change one book.',
          meta: { rule: 'several at once' },
          invoke: {
            id: 'change a copy',
            src: 'change a copy',
            input: ({ context }) => asked(context, requestOf(context.steps[0])),
            onDone: goesTo('next', 'take the answer'),
          },
        },
        removing: {
          description: 'The server is asked to take one book from the shelf.',
          meta: { rule: 'several at once' },
          invoke: {
            id: 'take a copy away',
            src: 'take a copy away',
            input: ({ context }) => asked(context, { id: requestOf(context.steps[0]).id }),
            onDone: goesTo('next', 'take the answer'),
          },
        },
      },
    },
    done: {
      description: 'The page says what became of them.',
      meta: { rule: 'what comes next' },
      entry: 'choose none',
      on: {
        'undo pressed': {
          guard: 'it can be brought back',
          target: 'asking',
          meta: { rule: 'undo' },
          actions: 'line up the way back',
        },
        'choose several pressed': 'choosing',
        'copy chosen': 'off',
      },
      initial: 'all',
      states: {
        all: { description: 'None is left.', meta: { rule: 'what comes next' } },
        stopped: {
          description: 'Why it stopped stands there. It goes on where it was, when that is wanted.',
          meta: { rule: 'failure in its place' },
          on: {
            'try again pressed': { target: '#several.asking', actions: 'go on where it stopped' },
          },
        },
      },
    },
  },
});
