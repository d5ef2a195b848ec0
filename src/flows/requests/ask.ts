import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Outcome } from '../../api/outcome.ts';
import type { Copy, ShownCopy } from '../../api/schemas.ts';
import { uuidV4 } from '../../api/uuid-v4.ts';
import { memberPaths } from '../../paths.ts';
import type { Meta } from '../../rules.ts';
import { asked } from '../asking.ts';
import { callOf } from '../call.ts';
import { given, left, succeeded } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { formOf, formStates, type Values } from '../form.ts';
import { type Loaded, loadingOf } from '../loading.ts';
import { type DraftHeard, otherTabs } from '../other-tabs.ts';
import { isGone, refusalOf } from '../result.ts';
import { memberOf } from '../session-ref.ts';
import { shelfList } from '../shelf/shelf-list.ts';
import { askFaults, type AskField, askRequest, askValues } from './ask-values.ts';

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
      /** From when on it can be asked for again; empty where that is now. */
      askableFrom: string;
      /** What else is in the way of asking for it. */
      unaskable: ShownCopy['unaskable'];
      values: Values<AskField>;
      /** With which these values are sent, however often that is tried; empty until they are. */
      key: string;
      message: string;
    },
    events: {} as DraftHeard | { type: 'page left' },
    children: {} as {
      loading: 'load the copy';
      form: 'form';
      shelf: 'shelf';
      'make the request': 'make the request';
    },
    meta: {} as Meta,
  },
  actors: {
    form: formOf(askFaults),
    shelf: shelfList,
    otherTabs,
    'load the copy': loadingOf('copy'),
    'make the request': callOf('ask'),
  },
  actions: {
    'remember the copy': assign(({ context: { drafts, draft } }, { copy }: Loaded<'copy'>) => {
      const { key, ...values } = askValues(copy, drafts.read(draft));
      return { copy, key, values };
    }),
    'remember what is in the way': assign(
      (_, { copy, askableFrom = '', unaskable }: Loaded<'copy'>) => ({
        copy,
        askableFrom,
        unaskable,
      }),
    ),
    'list what the member may offer': enqueueActions(
      ({ context: { calls, session }, enqueue }, { copy }: Loaded<'copy'>) => {
        if (!copy.ways.includes('swap')) return;
        const parameters = { id: memberOf(session).id, state: 'offered' };
        enqueue.spawnChild('shelf', { id: 'shelf', input: { calls, session, parameters } });
      },
    ),
    'have what is typed': enqueueActions(({ context, enqueue }, values: Values<AskField>) => {
      if (values === context.values) return;
      enqueue(() => context.drafts.write(context.draft, JSON.stringify({ key: '', ...values })));
      enqueue.assign({ values, key: '' });
    }),
    'have a key': enqueueActions(({ context, enqueue }) => {
      const { drafts, draft, values } = context;
      const key = context.key || uuidV4();
      enqueue(() => drafts.write(draft, JSON.stringify({ key, ...values })));
      enqueue.assign({ key });
    }),
    'forget what was typed': ({ context: { drafts, draft } }) => drafts.forget(draft),
    'lead to the request': sendTo(
      ({ context }) => context.redirector,
      (_, id: string) => ({ type: 'redirect requested', to: memberPaths.request(id) }),
    ),
    'remember the message': assign((_, message: string) => ({ message })),
  },
  guards: {
    'it was asked for before': (_, { requestId }: Loaded<'copy'>) => requestId !== null,
    "it is the member's own": ({ context: { session } }, { copy }: Loaded<'copy'>) =>
      copy.owner?.id === memberOf(session).id,
    "it can't be asked for now": (_, { askableFrom, unaskable }: Loaded<'copy'>) =>
      (askableFrom ?? unaskable) !== undefined,
    'it has succeeded': (_, ok: boolean) => ok,
    'it is gone': (_, outcome: Outcome<'ask'>) => isGone(outcome),
    'another tab has asked': (_, text: string | undefined) => text === undefined,
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
      askableFrom: '',
      unaskable: undefined,
      values: { way: '', price: '', offers: '', text: '' },
      key: '',
      message: '',
    };
  },
  invoke: {
    src: 'otherTabs',
    input: ({ context: { drafts, draft } }) => ({ drafts, beginnings: [draft] }),
  },
  on: { 'page left': '.left' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The copy is loaded.',
      meta: { rule: 'members see theirs' },
      invoke: {
        id: 'loading',
        src: 'load the copy',
        input: ({ context }) => asked(context, { id: context.id }),
        onDone: [
          {
            guard: given('it was asked for before'),
            target: 'asked',
            actions: {
              type: 'lead to the request',
              params: ({ event }) => event.output.requestId ?? '',
            },
          },
          {
            guard: given("it is the member's own"),
            target: 'own',
            actions: given('remember what is in the way'),
          },
          {
            guard: given("it can't be asked for now"),
            target: 'resting',
            actions: given('remember what is in the way'),
          },
          {
            target: 'idle',
            actions: [given('remember the copy'), given('list what the member may offer')],
          },
        ],
      },
    },
    own: {
      description: "The page says that the copy is the member's own.",
      meta: { rule: 'members see theirs' },
    },
    resting: {
      description: 'The page says why or until when the copy cannot be asked for.',
      meta: { rule: 'members see theirs' },
    },
    idle: {
      description: 'The form is filled in, and kept in the browser.',
      meta: { rule: 'submit when valid' },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { values } }) => ({ values }),
        onSnapshot: {
          actions: {
            type: 'have what is typed',
            params: ({ event }) => event.snapshot.context.values,
          },
        },
        onDone: { target: 'asking', actions: 'have a key' },
      },
      on: {
        'draft heard': {
          guard: { type: 'another tab has asked', params: ({ event }) => event.text },
          target: 'loading',
          meta: { rule: 'asked once' },
        },
      },
      initial: 'quiet',
      states: formStates,
    },
    asking: {
      description: 'The server is asked to make the request.',
      meta: { rule: 'asked once' },
      invoke: {
        id: 'make the request',
        src: 'make the request',
        input: ({ context }) => asked(context, askRequest(context)),
        onDone: [
          {
            guard: succeeded,
            target: 'asked',
            actions: {
              type: 'lead to the request',
              params: ({ event }) => event.output.body?.request.id ?? '',
            },
          },
          {
            guard: { type: 'it is gone', params: ({ event }) => event.output.outcome },
            target: 'gone',
          },
          {
            target: 'idle.refused',
            actions: {
              type: 'remember the message',
              params: ({ event }) => refusalOf(event.output.outcome),
            },
          },
        ],
      },
    },
    gone: {
      description: 'The page says that the book stands on no shelf any more.',
      meta: { rule: 'gone says so' },
    },
    asked: {
      description: 'The member has asked for it, and is led to the request.',
      meta: { rule: 'what comes next', looksLike: 'asking' },
      entry: 'forget what was typed',
    },
    left,
  },
});
