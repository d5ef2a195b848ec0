import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Copy } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { asked, quiet, refusedIn, rememberTheMessage } from '../asking.ts';
import { callOf } from '../call.ts';
import { type Ended, given, goesTo, left, succeeded } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { formOf, formStates, type Values } from '../form.ts';
import { memberOf } from '../session-ref.ts';
import { copyIn } from './copy-in.ts';
import {
  copyFaults,
  type CopyField,
  copyValues,
  renamingOf,
  settledWays,
  termsOf,
} from './copy-values.ts';
import { several } from './several.ts';
import { shelfList } from './shelf-list.ts';

export type ShelfFlow = ActorRefFrom<typeof shelf>;

type Input = Pick<FlowInput, 'calls' | 'session' | 'parameters'>;
type Change = Ended<'editCopy'> | Ended<'removeCopy'>;

/** The own shelf: what stands on it, and how one copy at a time is changed. */
export const shelf = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      /** The one that is changed, or was changed last. */
      copy: Copy | undefined;
      /** What is to become of it. */
      state: 'offered' | 'aside';
      values: Values<CopyField>;
      message: string;
    },
    events: {} as
      | { type: 'copy chosen'; copy: Copy }
      | { type: 'copy changed'; copy: Copy }
      | { type: 'copy closed' }
      | { type: 'edit pressed' }
      | { type: 'state pressed'; state: 'offered' | 'aside' }
      | { type: 'take away pressed' }
      | { type: 'undo pressed' }
      | { type: 'page returned to' }
      | { type: 'page left' },
    children: {} as {
      list: 'list';
      several: 'several';
      form: 'form';
      'change the copy': 'change the copy';
      'change the state': 'change the copy';
      'remove the copy': 'remove the copy';
    },
    meta: {} as Meta,
    tags: {} as 'keepable' | 'open' | 'busy',
  },
  actors: {
    list: shelfList,
    several,
    form: formOf(copyFaults, settledWays<CopyField>),
    'change the copy': callOf('editCopy'),
    'remove the copy': callOf('removeCopy'),
  },
  actions: {
    'remember the copy': assign((_, copy: Copy) => ({ copy, values: copyValues(copy) })),
    'remember what is to become of it': assign((_, state: 'offered' | 'aside') => ({ state })),
    'remember what was typed': assign((_, values: Values<CopyField>) => ({ values })),
    'remember the message': assign((_, message: string) => ({ message })),
    'say that one is looked at': sendTo('several', { type: 'copy chosen' }),
    'show the copy': sendTo('list', (_, item: Copy) => ({ type: 'item changed', item })),
    'show it as it is now': enqueueActions(({ enqueue }, change: Change) => {
      const copy = copyIn(change);
      if (!copy) return;
      enqueue.assign({ copy });
      enqueue.sendTo('list', { type: 'item changed', item: copy });
    }),
  },
  guards: {
    'it has succeeded': (_, ok: boolean) => ok,
    'the copy was taken away': ({ context: { copy } }) => copy?.state === 'gone',
  },
}).createMachine({
  id: 'shelf',
  description: 'The page of the own shelf.',
  tags: 'keepable',
  context: ({ input }) => ({
    ...input,
    copy: undefined,
    state: 'offered',
    values: {
      ways: '',
      price: '',
      condition: '',
      note: '',
      title: '',
      authors: '',
      language: '',
    },
    message: '',
  }),
  invoke: [
    {
      id: 'list',
      src: 'list',
      input: ({ context: { calls, session, parameters } }) => {
        const { id } = memberOf(session);
        return { calls, session, parameters: { ...parameters, id } };
      },
    },
    {
      id: 'several',
      src: 'several',
      input: ({ context: { calls, session }, self }) => ({ calls, session, page: self }),
    },
  ],
  on: {
    'copy changed': {
      meta: { rule: 'several at once' },
      actions: { type: 'show the copy', params: ({ event }) => event.copy },
    },
    'page returned to': { target: '.idle', meta: { rule: 'list as it was left' } },
    'page left': '.left',
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'The shelf is looked at.',
      meta: { rule: 'members see theirs' },
      on: {
        'copy chosen': {
          target: 'chosen',
          actions: [
            { type: 'remember the copy', params: ({ event }) => event.copy },
            'say that one is looked at',
          ],
        },
        'undo pressed': {
          guard: 'the copy was taken away',
          target: 'changing',
          actions: {
            type: 'remember what is to become of it',
            params: ({ context: { copy } }) => (copy?.isHidden ? 'aside' : 'offered'),
          },
        },
      },
      initial: 'quiet',
      states: {
        quiet: { description: 'Nothing is said.', meta: { rule: 'members see theirs' } },
        saved: { description: 'It says what has been done.', meta: { rule: 'what comes next' } },
      },
    },
    chosen: {
      description: 'One copy is looked at.',
      tags: 'open',
      meta: { rule: 'members see theirs' },
      on: {
        'edit pressed': 'editing',
        'state pressed': {
          target: 'changing',
          actions: {
            type: 'remember what is to become of it',
            params: ({ event }) => event.state,
          },
        },
        'take away pressed': 'removing',
        'copy closed': 'idle',
      },
      initial: 'quiet',
      states: {
        quiet,
        failed: {
          description: 'Why nothing was changed stands at the copy.',
          meta: { rule: 'failure in its place' },
        },
      },
    },
    editing: {
      description: 'The form of the copy is filled in.',
      tags: 'open',
      meta: { rule: 'submit when valid' },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { values } }) => ({ values }),
        onDone: goesTo('saving', 'remember what was typed'),
      },
      on: { 'copy closed': 'idle' },
      initial: 'quiet',
      states: formStates,
    },
    saving: {
      description: 'The server is asked to keep what was typed.',
      tags: ['open', 'busy'],
      meta: { rule: 'one call per form' },
      invoke: {
        id: 'change the copy',
        src: 'change the copy',
        input: ({ context }) =>
          asked(context, {
            ...versionOf(context.copy),
            ...termsOf(context.values),
            ...renamingOf(context.values, context.copy),
            note: context.values.note,
          }),
        onDone: [
          { guard: succeeded, target: 'idle.saved', actions: given('show it as it is now') },
          {
            target: 'editing.refused',
            actions: [given('show it as it is now'), rememberTheMessage],
          },
        ],
      },
    },
    changing: {
      description: 'The server is asked to offer the copy, or to set it aside.',
      tags: ['open', 'busy'],
      meta: { rule: 'undo' },
      invoke: {
        id: 'change the state',
        src: 'change the copy',
        input: ({ context }) =>
          asked(context, { ...versionOf(context.copy), state: context.state }),
        onDone: [
          { guard: succeeded, target: 'idle.saved', actions: given('show it as it is now') },
          {
            target: 'chosen.failed',
            actions: [given('show it as it is now'), rememberTheMessage],
          },
        ],
      },
    },
    removing: {
      description: 'The server is asked to take the copy from the shelf.',
      tags: ['open', 'busy'],
      meta: { rule: 'undo' },
      invoke: {
        id: 'remove the copy',
        src: 'remove the copy',
        input: ({ context }) => asked(context, { id: context.copy?.id ?? '' }),
        onDone: [
          { guard: succeeded, target: 'idle.saved', actions: given('show it as it is now') },
          refusedIn('chosen.failed'),
        ],
      },
    },
    left,
  },
});

function versionOf(copy: Copy | undefined) {
  return { id: copy?.id ?? '', version: copy?.version ?? 1 };
}
