import { type ActorRefFrom, assign, enqueueActions, sendTo, setup, spawnChild } from 'xstate';
import type { ActType, Request, RequestEvent } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { asked } from '../asking.ts';
import { callOf } from '../call.ts';
import { restoreDraft } from '../draft.ts';
import { type Ended, given, goesTo, left } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { type Loaded, loadingOf } from '../loading.ts';
import { type DraftHeard, otherTabs } from '../other-tabs.ts';
import { isStale } from '../result.ts';
import { memberOf } from '../session-ref.ts';
import { type ActValues, emptyAct } from './act-values.ts';
import { act, type ActEnd, type Press } from './act.ts';

export type RequestFlow = ActorRefFrom<typeof requestPage>;

type Input = Pick<FlowInput, 'calls' | 'session' | 'parameters' | 'drafts'>;

/** The page of one request: where it stands, and what the member can do. */
export const requestPage = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      id: string;
      request: Request | undefined;
      events: readonly RequestEvent[];
      /** What the member does, or has done last. */
      act: ActType;
      /** The name under which what is typed for it is kept. */
      draft: string;
      values: ActValues;
      message: string;
      /** Whether the server is to be asked again once it is shown, or the form of an act is closed. */
      isStale: boolean;
    },
    events: {} as Press | DraftHeard | { type: 'page refreshed' } | { type: 'page left' },
    children: {} as { loading: 'load the request'; act: 'act'; seen: 'mark as seen' },
    meta: {} as Meta,
  },
  actors: {
    act,
    otherTabs,
    'load the request': loadingOf('request'),
    'ask for the request': callOf('request'),
    'mark as seen': callOf('markSeen'),
  },
  actions: {
    'show it': assign((_, shown: Partial<Loaded<'request'>>) => ({ ...shown, isStale: false })),
    'remember that something has happened': assign({ isStale: true }),
    'show its end': assign((_, { ended, values }: ActEnd) => ({
      values,
      message: ended?.message ?? '',
      ...shownIn(ended),
    })),
    'mark its notices as seen': spawnChild('mark as seen', {
      id: 'seen',
      input: ({ context }) => asked(context, { requestId: context.id }),
    }),
    'have the news counted again': enqueueActions(({ context: { session }, enqueue }) => {
      if (session) enqueue.sendTo(session, { type: 'news changed' });
    }),
    'remember the act': assign(({ context }, press: Press | undefined) => {
      if (!press) return {};
      const { act, now } = press;
      const { session, drafts, id, values, request } = context;
      const { where } =
        (act === 'propose a meeting' && (request?.proposal ?? request?.meeting)) || {};
      const draft = `act ${memberOf(session).id} ${id} ${act}`;
      // What was typed before, and has not been taken, is there again.
      const kept =
        values.act === act ? values : restoreDraft(drafts.read(draft), emptyAct(act, now, where));
      return { act, draft, message: '', values: { ...kept, openedAt: String(now) } };
    }),
    'have its form closed for it': sendTo('act', (_, press: Press) => press),
    'forget what was typed': enqueueActions(({ context: { drafts, draft }, enqueue }) => {
      enqueue(() => drafts.forget(draft));
      enqueue.assign({ values: emptyAct('', 0) });
    }),
  },
  guards: {
    'another act was pressed': (_, { next }: ActEnd) => next !== undefined,
    'something has happened': ({ context }) => context.isStale,
    'it has succeeded': (_, ok: boolean) => ok,
    'another tab has acted': ({ context }, { name, text }: DraftHeard) =>
      name === context.draft && text === undefined,
    'it has changed meanwhile': (_, { ended }: ActEnd) =>
      ended !== undefined && isStale(ended.outcome),
  },
}).createMachine({
  id: 'requestPage',
  description: 'The page of one request.',
  context: ({ input }) => ({
    ...input,
    id: input.parameters['id'] ?? '',
    request: undefined,
    events: [],
    act: 'accept',
    draft: '',
    values: emptyAct('', 0),
    message: '',
    isStale: false,
  }),
  invoke: {
    src: 'otherTabs',
    input: ({ context: { drafts, session, id } }) => ({
      drafts,
      beginnings: [`act ${memberOf(session).id} ${id} `],
    }),
  },
  on: {
    'xstate.done.actor.seen': {
      meta: { rule: 'news are counted' },
      actions: 'have the news counted again',
    },
    'page left': '.left',
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The request is loaded.',
      meta: { rule: 'members see theirs' },
      on: {
        'page refreshed': {
          meta: { rule: 'open page asks anew' },
          actions: 'remember that something has happened',
        },
      },
      invoke: {
        id: 'loading',
        src: 'load the request',
        input: ({ context }) => asked(context, { id: context.id }),
        onDone: [
          {
            guard: 'something has happened',
            target: 'shown.refreshing',
            actions: [given('show it'), 'mark its notices as seen'],
          },
          { target: 'shown', actions: [given('show it'), 'mark its notices as seen'] },
        ],
      },
    },
    shown: {
      description: 'It says where the request stands, and what the member can do.',
      meta: { rule: 'acts are offered' },
      on: {
        'act pressed': {
          target: '.acting',
          actions: { type: 'remember the act', params: ({ event }) => event },
        },
      },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'The request is looked at. Why an act was refused stands at the acts.',
          meta: { rule: 'members see theirs' },
          on: { 'page refreshed': 'refreshing' },
        },
        refreshing: {
          description: 'It is shown, while the server is asked for it once more.',
          meta: { rule: 'open page asks anew' },
          on: { 'page refreshed': { target: 'refreshing', reenter: true } },
          invoke: {
            id: 'ask for the request again',
            src: 'ask for the request',
            input: ({ context }) => asked(context, { id: context.id }),
            onDone: {
              target: 'quiet',
              actions: [
                { type: 'show it', params: ({ event }) => shownIn(event.output) },
                'mark its notices as seen',
              ],
            },
          },
        },
        acting: {
          description: 'The member acts.',
          meta: { rule: 'acts are offered' },
          on: {
            'act pressed': {
              meta: { rule: 'one call per form' },
              actions: { type: 'have its form closed for it', params: ({ event }) => event },
            },
            'page refreshed': {
              meta: { rule: 'open page asks anew' },
              actions: 'remember that something has happened',
            },
            'draft heard': {
              guard: { type: 'another tab has acted', params: ({ event }) => event },
              target: 'refreshing',
              meta: { rule: 'open page asks anew' },
              actions: 'forget what was typed',
            },
          },
          invoke: {
            id: 'act',
            src: 'act',
            input: ({ context }) => context,
            onDone: [
              {
                guard: given('another act was pressed'),
                target: 'acting',
                reenter: true,
                actions: { type: 'remember the act', params: ({ event }) => event.output.next },
              },
              {
                guard: {
                  type: 'it has succeeded',
                  params: ({ event }) => event.output.ended?.ok === true,
                },
                target: 'done',
                actions: [
                  given('show its end'),
                  'forget what was typed',
                  'have the news counted again',
                ],
              },
              {
                guard: given('it has changed meanwhile'),
                target: 'changed',
                actions: given('show its end'),
              },
              {
                guard: 'something has happened',
                target: 'refreshing',
                actions: given('show its end'),
              },
              goesTo('quiet', 'show its end'),
            ],
          },
        },
        done: {
          description: 'The act was taken, and the page says where the request stands now.',
          meta: { rule: 'what comes next' },
          on: { 'page refreshed': 'refreshing' },
        },
        changed: {
          description: 'It is shown as it is now, while the server is asked what has happened.',
          meta: { rule: 'one acts on what one saw' },
          on: { 'page refreshed': { target: 'changed', reenter: true } },
          invoke: {
            id: 'ask what has happened',
            src: 'ask for the request',
            input: ({ context }) => asked(context, { id: context.id }),
            onDone: { actions: { type: 'show it', params: ({ event }) => shownIn(event.output) } },
          },
        },
      },
    },
    left,
  },
});

/** What an answer says of the request as it is now. */
function shownIn(ended: Ended<'request'> | Ended<'act'> | undefined): Partial<Loaded<'request'>> {
  const { body, outcome } = ended ?? {};
  if (body) return body;
  const isAnswer = outcome?.kind === 'answer' && outcome.status === 409;
  return isAnswer ? { request: outcome.body.current } : {};
}
