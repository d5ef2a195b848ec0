import {
  type ActorRef,
  type ActorRefFrom,
  assign,
  enqueueActions,
  sendTo,
  setup,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';
import { type Path, paths } from '../paths.ts';
import type { Meta } from '../rules.ts';
import { takesLong, resultModal as words } from '../words/result-modal.ts';
import type { Redirector } from './redirector.ts';
import type { Result } from './result.ts';

/** The flow that has made a request, as the modal knows it. */
export type Requester = ActorRef<Snapshot<unknown>, { type: 'result closed' }>;

export type ResultModal = ActorRefFrom<typeof resultModal>;
export type ResultModalSnapshot = SnapshotFrom<typeof resultModal>;

/** Lives as long as the site and shows every request from its start to its result. */
export const resultModal = setup({
  types: {
    input: {} as { redirector: Redirector },
    context: {} as Result & {
      redirector: Redirector;
      redirectTo: Path;
      requester: Requester | undefined;
    },
    events: {} as
      | { type: 'request started'; requester: Requester; redirectTo?: Path }
      | { type: 'request takes long'; requester: Requester }
      | { type: 'request succeeded'; result: Result }
      | { type: 'request failed'; result: Result }
      | { type: 'closed' }
      | { type: 'page left' }
      | { type: 'page returned to' },
    meta: {} as Meta,
    tags: {} as 'open' | 'success' | 'failure',
  },
  actions: {
    'remember the request': assign((_, request: { requester: Requester; redirectTo: Path }) => ({
      ...request,
      message: words.loading,
      advice: undefined,
      next: undefined,
    })),
    'say that it takes long': assign({ advice: takesLong }),
    'remember the result': assign((_, { message, advice, next }: Result) => ({
      message,
      advice,
      next,
    })),
    'inform the flow': enqueueActions(({ context: { requester }, enqueue }) => {
      if (requester) enqueue.sendTo(requester, { type: 'result closed' });
    }),
    // The input of the flow still holds the token.
    'forget the flow': assign({ requester: undefined }),
    'send the visitor on': sendTo(
      ({ context }) => context.redirector,
      ({ context }) => ({ type: 'redirect requested', to: context.redirectTo }),
    ),
  },
  guards: {
    'is the request shown': ({ context }, requester: Requester) => context.requester === requester,
  },
}).createMachine({
  id: 'resultModal',
  description: 'One modal over every page.',
  context: ({ input }) => ({
    redirector: input.redirector,
    message: '',
    advice: undefined,
    next: undefined,
    redirectTo: paths.landing,
    requester: undefined,
  }),
  on: {
    'request started': {
      target: '.shown.loading',
      actions: {
        type: 'remember the request',
        params: ({ event: { requester, redirectTo = paths.landing } }) => ({
          requester,
          redirectTo,
        }),
      },
    },
    'request takes long': {
      guard: { type: 'is the request shown', params: ({ event }) => event.requester },
      meta: { rule: 'slow answer announced' },
      actions: 'say that it takes long',
    },
    'request succeeded': {
      target: '.late.success',
      meta: { rule: 'closing while loading' },
      actions: { type: 'remember the result', params: ({ event }) => event.result },
    },
    'request failed': {
      target: '.late.failure',
      meta: { rule: 'closing while loading' },
      actions: { type: 'remember the result', params: ({ event }) => event.result },
    },
  },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'Nothing is shown.',
      meta: { rule: 'modal hidden at first' },
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is under way.',
          meta: { rule: 'modal hidden at first' },
          entry: 'forget the flow',
        },
        awaiting: {
          description: 'The visitor has gone on while a request is under way.',
          meta: { rule: 'closing while loading' },
          on: {
            'page returned to': '#resultModal.shown.loading',
          },
        },
      },
    },
    shown: {
      description: 'The modal lies over the page of the request, which cannot be used.',
      tags: 'open',
      meta: { rule: 'loading shown' },
      initial: 'loading',
      states: {
        loading: {
          description: 'The request is under way.',
          meta: { rule: 'loading shown' },
          on: {
            'request succeeded': {
              target: 'success',
              actions: { type: 'remember the result', params: ({ event }) => event.result },
            },
            'request failed': {
              target: 'failure',
              actions: { type: 'remember the result', params: ({ event }) => event.result },
            },
            closed: {
              target: '#resultModal.hidden.awaiting',
              actions: 'send the visitor on',
            },
            'page left': {
              target: '#resultModal.hidden.awaiting',
              meta: { rule: 'back closes' },
            },
          },
        },
        success: {
          description: 'The request has succeeded.',
          tags: 'success',
          meta: { rule: 'success shown' },
        },
        failure: {
          description: 'The request has failed.',
          tags: 'failure',
          meta: { rule: 'failure shown' },
        },
      },
      on: {
        closed: {
          target: 'hidden',
          meta: { rule: 'closing redirects' },
          actions: ['inform the flow', 'send the visitor on'],
        },
        'page left': { target: 'hidden', meta: { rule: 'back closes' } },
      },
    },
    late: {
      description: 'The answer came after the visitor had gone on: it lies over another page.',
      tags: 'open',
      meta: { rule: 'closing while loading' },
      initial: 'success',
      states: {
        success: {
          description: 'The request has succeeded.',
          tags: 'success',
          meta: { rule: 'success shown' },
        },
        failure: {
          description: 'The request has failed.',
          tags: 'failure',
          meta: { rule: 'failure shown' },
        },
      },
      on: {
        closed: {
          target: 'hidden',
          meta: { rule: 'one redirect per request' },
          actions: 'inform the flow',
        },
        // The flow, whose page was left before, does not hear of this one.
        'page left': {
          target: 'hidden',
          meta: { rule: 'back closes' },
          actions: 'inform the flow',
        },
      },
    },
  },
});
