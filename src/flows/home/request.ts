import { type ActorRefFrom, assign, enqueueActions, setup, spawnChild } from 'xstate';
import type { components } from '../../api/generated/schema.d.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { Meta } from '../../rules.ts';
import { callOf } from '../call.ts';
import type { FlowInput } from '../flow-input.ts';
import { type Faults, formOf } from '../form.ts';
import type { Request } from '../list.ts';
import { hasSucceeded, resultOf } from '../result.ts';
import {
  type Act,
  actFaults,
  type ActValues,
  bodyOf,
  emptyAct,
  hasForm,
  refusalsIn,
} from './act-values.ts';

export type RequestFlow = ActorRefFrom<typeof requestPage>;
export type RequestEvent = components['schemas']['RequestEvent'];

type Input = Pick<FlowInput, 'calls' | 'session' | 'parameters'>;
type Pressed = { act: Act; now: number };

/** The page of one request: where it stands, and what the member can do. */
export const requestPage = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      request: Request | undefined;
      events: readonly RequestEvent[];
      /** What the member does, or has done last. */
      act: Act;
      values: ActValues;
      message: string;
      /** What the server says of the fields that were sent last. */
      refusals: Faults;
    },
    events: {} as
      | ({ type: 'act pressed' } & Pressed)
      | { type: 'form closed'; values: ActValues }
      | { type: 'try again pressed' }
      | { type: 'page refreshed' }
      | { type: 'page left' },
    children: {} as { form: 'form'; seen: 'mark its notices as seen' },
    meta: {} as Meta,
  },
  actors: {
    form: formOf(actFaults),
    'ask for the request': callOf('request'),
    act: callOf('act'),
    'mark its notices as seen': callOf('markSeen'),
  },
  actions: {
    'show it as it is now': assign((_, outcome: Outcome<'request'> | Outcome<'act'>) => {
      if (outcome.kind !== 'answer') return {};
      if (outcome.status === 409) return { request: outcome.body.current };
      if (outcome.status !== 200) return {};
      const { request, events } = outcome.body;
      return { request, events };
    }),
    'mark its notices as seen': spawnChild('mark its notices as seen', {
      id: 'seen',
      input: ({ context: { calls, session, request } }) => ({
        calls,
        session,
        request: { requestId: request?.id ?? '' },
      }),
    }),
    'have the news counted again': enqueueActions(({ context: { session }, enqueue }) => {
      if (session) enqueue.sendTo(session, { type: 'news changed' });
    }),
    'remember the act': assign(({ context: { values } }, { act, now }: Pressed) => ({
      act,
      // What was typed before, and has not been taken, is there again.
      values: values.act === act ? { ...values, openedAt: String(now) } : emptyAct(act, now),
      refusals: {},
    })),
    'remember what was typed': assign((_, values: ActValues) => ({ values })),
    'forget what was typed': assign({ values: emptyAct('', 0) }),
    'remember why': assign((_, outcome: Outcome<'request'>) => ({
      message: resultOf(outcome).message,
    })),
    'remember why it was refused': assign((_, outcome: Outcome<'act'>) => ({
      message: resultOf(outcome).message,
      refusals: refusalsIn(outcome),
    })),
  },
  guards: {
    'it has succeeded': (_, outcome: Outcome<'request'> | Outcome<'act'>) => hasSucceeded(outcome),
    'it is gone': (_, outcome: Outcome<'request'>) =>
      outcome.kind === 'answer' && outcome.status === 404,
    'something has happened meanwhile': (_, outcome: Outcome<'act'>) =>
      outcome.kind === 'answer' && outcome.status === 409,
    'it has a form': ({ context: { request } }, act: Act) =>
      request !== undefined && hasForm(act, request),
  },
}).createMachine({
  id: 'requestPage',
  description: 'The page of one request.',
  context: ({ input }) => ({
    ...input,
    request: undefined,
    events: [],
    act: 'accept',
    values: emptyAct('', 0),
    message: '',
    refusals: {},
  }),
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
      description: 'The server is asked for it.',
      meta: { rule: 'members see theirs' },
      invoke: {
        id: 'ask for the request',
        src: 'ask for the request',
        input: ({ context: { calls, session, parameters } }) => ({
          calls,
          session,
          request: { id: parameters['id'] ?? '' },
        }),
        onDone: [
          {
            guard: { type: 'it has succeeded', params: ({ event }) => event.output },
            target: 'shown',
            actions: [
              { type: 'show it as it is now', params: ({ event }) => event.output },
              'mark its notices as seen',
            ],
          },
          { guard: { type: 'it is gone', params: ({ event }) => event.output }, target: 'gone' },
          {
            target: 'failure',
            actions: { type: 'remember why', params: ({ event }) => event.output },
          },
        ],
      },
    },
    gone: {
      description: 'The page says that the member has no such request.',
      meta: { rule: 'members see theirs' },
    },
    failure: {
      description: 'Why it cannot be shown stands in its place.',
      meta: { rule: 'failure in its place' },
      on: { 'try again pressed': { target: 'loading', meta: { rule: 'failure in its place' } } },
    },
    shown: {
      description: 'It says where the request stands, and what the member can do.',
      meta: { rule: 'acts are offered' },
      on: {
        'act pressed': [
          {
            guard: { type: 'it has a form', params: ({ event }) => event.act },
            target: '.choosing',
            actions: { type: 'remember the act', params: ({ event }) => event },
          },
          {
            target: 'acting',
            actions: { type: 'remember the act', params: ({ event }) => event },
          },
        ],
      },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'The request is looked at.',
          meta: { rule: 'members see theirs' },
          on: { 'page refreshed': 'refreshing' },
        },
        refreshing: {
          description: 'It is shown, while the server is asked for it once more.',
          meta: { rule: 'open page asks anew' },
          invoke: {
            id: 'ask for the request again',
            src: 'ask for the request',
            input: ({ context: { calls, session, parameters } }) => ({
              calls,
              session,
              request: { id: parameters['id'] ?? '' },
            }),
            onDone: {
              target: 'quiet',
              actions: [
                { type: 'show it as it is now', params: ({ event }) => event.output },
                'mark its notices as seen',
              ],
            },
          },
        },
        choosing: {
          description: 'The form of an act is filled in.',
          meta: { rule: 'submit when valid' },
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context: { values } }) => ({ values }),
            onDone: {
              target: '#requestPage.acting',
              actions: { type: 'remember what was typed', params: ({ event }) => event.output },
            },
          },
          on: {
            'form closed': {
              target: 'quiet',
              actions: { type: 'remember what was typed', params: ({ event }) => event.values },
            },
          },
          initial: 'quiet',
          states: {
            quiet: {
              description: 'Nothing is said of an answer.',
              meta: { rule: 'submit when valid' },
            },
            refused: {
              description: 'Why it was refused stands at the form, which keeps what was typed.',
              meta: { rule: 'refusal at the form' },
            },
          },
        },
        done: {
          description: 'The act was taken, and the page says where the request stands now.',
          meta: { rule: 'what comes next' },
          on: { 'page refreshed': 'refreshing' },
        },
        refused: {
          description: 'Why nothing was done stands at the acts.',
          meta: { rule: 'failure in its place' },
        },
        changed: {
          description: 'It is shown as it is now, while the server is asked what has happened.',
          meta: { rule: 'one acts on what one saw' },
          invoke: {
            id: 'ask what has happened',
            src: 'ask for the request',
            input: ({ context: { calls, session, parameters } }) => ({
              calls,
              session,
              request: { id: parameters['id'] ?? '' },
            }),
            onDone: {
              actions: { type: 'show it as it is now', params: ({ event }) => event.output },
            },
          },
        },
      },
    },
    acting: {
      description: 'The server is asked to take the act, for the version that is shown.',
      meta: { rule: 'one call per form' },
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context: { calls, session, request, act, values } }) => ({
          calls,
          session,
          request: {
            id: request?.id ?? '',
            version: request?.version ?? 1,
            ...bodyOf(act, values),
          },
        }),
        onDone: [
          {
            guard: { type: 'it has succeeded', params: ({ event }) => event.output },
            target: 'shown.done',
            actions: [
              { type: 'show it as it is now', params: ({ event }) => event.output },
              'forget what was typed',
              'have the news counted again',
            ],
          },
          {
            guard: {
              type: 'something has happened meanwhile',
              params: ({ event }) => event.output,
            },
            target: 'shown.changed',
            actions: [
              { type: 'show it as it is now', params: ({ event }) => event.output },
              { type: 'remember why it was refused', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'it has a form', params: ({ context }) => context.act },
            target: 'shown.choosing.refused',
            actions: { type: 'remember why it was refused', params: ({ event }) => event.output },
          },
          {
            target: 'shown.refused',
            actions: { type: 'remember why it was refused', params: ({ event }) => event.output },
          },
        ],
      },
    },
    left: {
      type: 'final',
      description: 'The member has gone elsewhere.',
      meta: { rule: 'leaving gives up' },
    },
  },
});
