import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import type { Requests } from '../../api/generated/calls.ts';
import type { Meta } from '../../rules.ts';
import { asked, refusedIn, rememberTheMessage } from '../asking.ts';
import { callOf } from '../call.ts';
import { type Ended, given, goesTo, left, succeeded } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { formOf, type Values } from '../form.ts';
import { isStale } from '../result.ts';
import { titleFaults } from '../shelf/copy-values.ts';
import { reportList } from './report-list.ts';

export type ModerationFlow = ActorRefFrom<typeof moderation>;

type Input = Pick<FlowInput, 'calls' | 'session' | 'parameters'>;
type Decided = Requests['decide'];
type CorrectionField = 'title' | 'authors';

/** The page on which a moderator reads reports, and decides on them. */
export const moderation = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      /** What is decided, or was last. */
      decided: Decided;
      /** What the book of the report is corrected to. */
      book: Values<CorrectionField>;
      message: string;
    },
    events: {} as
      | ({ type: 'decision pressed' } & Decided)
      | { type: 'correction pressed'; id: string; book: Values<CorrectionField> }
      | { type: 'decision confirmed' }
      | { type: 'decision given up' }
      | { type: 'page refreshed' }
      | { type: 'page left' },
    children: {} as { list: 'list'; form: 'form'; decide: 'decide' },
    meta: {} as Meta,
  },
  actors: { list: reportList, form: formOf(titleFaults), decide: callOf('decide') },
  actions: {
    'remember what is decided': assign((_, { id, decision }: Decided) => ({
      decided: { id, decision },
    })),
    'remember what is corrected': assign(
      (_, { id, book }: { id: string; book: Values<CorrectionField> }) => ({
        decided: { id, decision: 'correct' as const },
        book,
        message: '',
      }),
    ),
    'remember what was typed': assign(
      ({ context: { decided } }, book: Values<CorrectionField>) => ({
        decided: { ...decided, ...book },
        book,
      }),
    ),
    'remember the message': assign((_, message: string) => ({ message })),
    'have the list asked for again': sendTo('list', { type: 'page refreshed' }),
  },
  guards: {
    'it cannot be taken back': (_, { decision }: Decided) => decision !== 'dismiss',
    'the correction was refused': ({ context: { decided } }, { outcome }: Ended<'decide'>) =>
      decided.decision === 'correct' && outcome.kind === 'answer' && outcome.status === 422,
    'it has succeeded': (_, ok: boolean) => ok,
    'it was decided before': (_, { outcome }: Ended<'decide'>) => isStale(outcome),
  },
}).createMachine({
  id: 'moderation',
  description: 'The page on which a moderator decides on reports.',
  context: ({ input }) => ({
    ...input,
    decided: { id: '', decision: 'dismiss' },
    book: { title: '', authors: '' },
    message: '',
  }),
  invoke: { id: 'list', src: 'list', input: ({ context }) => context },
  on: {
    'page refreshed': {
      meta: { rule: 'open page asks anew' },
      actions: 'have the list asked for again',
    },
    'page left': '.left',
  },
  initial: 'shown',
  states: {
    shown: {
      description: 'The reports are shown, the oldest first.',
      meta: { rule: 'moderators decide' },
      on: {
        'decision pressed': [
          {
            guard: { type: 'it cannot be taken back', params: ({ event }) => event },
            target: '.confirming',
            actions: { type: 'remember what is decided', params: ({ event }) => event },
          },
          {
            target: 'deciding',
            actions: { type: 'remember what is decided', params: ({ event }) => event },
          },
        ],
        'correction pressed': {
          target: 'correcting',
          actions: { type: 'remember what is corrected', params: ({ event }) => event },
        },
      },
      initial: 'quiet',
      states: {
        quiet: { description: 'The reports are read.', meta: { rule: 'moderators decide' } },
        confirming: {
          description: 'It is asked once more, for it cannot be taken back.',
          meta: { rule: 'asked before it stays' },
          on: {
            'decision confirmed': '#moderation.deciding',
            'decision given up': 'quiet',
          },
        },
        done: {
          description: 'The page says what was done, and the next report comes.',
          meta: { rule: 'what comes next' },
        },
        failed: {
          description: 'Why nothing was decided stands above the reports.',
          meta: { rule: 'failure in its place' },
        },
      },
    },
    correcting: {
      description: 'What the book is called is typed. Why it was refused stands at the form.',
      meta: { rule: 'submit when valid' },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { book } }) => ({ values: book }),
        onDone: goesTo('deciding', 'remember what was typed'),
      },
      on: { 'decision given up': 'shown' },
    },
    deciding: {
      description: 'The server is asked to decide.',
      meta: { rule: 'one call per form' },
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => asked(context, context.decided),
        onDone: [
          {
            guard: succeeded,
            target: 'shown.done',
            actions: [rememberTheMessage, 'have the list asked for again'],
          },
          {
            guard: given('the correction was refused'),
            target: 'correcting',
            actions: rememberTheMessage,
          },
          {
            guard: given('it was decided before'),
            target: 'shown.failed',
            meta: { rule: 'one acts on what one saw' },
            actions: [rememberTheMessage, 'have the list asked for again'],
          },
          refusedIn('shown.failed'),
        ],
      },
    },
    left,
  },
});
