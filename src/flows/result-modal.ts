import { type ActorRefFrom, assign, setup, type SnapshotFrom } from 'xstate';
import { type Path, paths } from '../paths.ts';
import type { RuleId } from '../rules.ts';
import type { Ports } from './ports.ts';
import type { Result } from './result.ts';

interface Requester {
  send(event: { type: 'result closed' }): void;
}

export type ResultModal = ActorRefFrom<typeof resultModal>;
export type ResultModalSnapshot = SnapshotFrom<typeof resultModal>;

/** Lives as long as the site and shows every request from its start to its result. */
export const resultModal = setup({
  types: {
    input: {} as Pick<Ports, 'navigation'>,
    context: {} as Result & {
      navigation: Ports['navigation'];
      redirectTo: Path;
      wentOn: boolean;
      requester: Requester | undefined;
    },
    events: {} as
      | { type: 'request started'; requester: Requester; redirectTo?: Path }
      | { type: 'request succeeded'; result: Result }
      | { type: 'request failed'; result: Result }
      | { type: 'closed' }
      | { type: 'page left' },
    meta: {} as { rule: RuleId },
  },
  actions: {
    'remember the request': assign((_, request: { requester: Requester; redirectTo: Path }) => ({
      ...request,
      message: 'Loading...',
      advice: undefined,
      wentOn: false,
    })),
    'say that it takes long': assign({ advice: 'This takes longer than usual.' }),
    'remember the result': assign((_, result: Result) => result),
    'send the visitor on': ({ context }) => context.navigation.replace(context.redirectTo),
    'remember that the visitor went on': assign({ wentOn: true }),
    'tell the flow': ({ context }) => context.requester?.send({ type: 'result closed' }),
  },
  guards: {
    'the visitor went on before': ({ context }) => context.wentOn,
  },
  delays: { 'a long wait': 8_000 },
}).createMachine({
  id: 'resultModal',
  description: 'One modal over every page.',
  context: ({ input }) => ({
    navigation: input.navigation,
    message: '',
    advice: undefined,
    redirectTo: paths.landing,
    wentOn: false,
    requester: undefined,
  }),
  on: {
    'request started': {
      target: '.shown.loading',
      meta: { rule: 'loading shown' },
      actions: {
        type: 'remember the request',
        params: ({ event: { requester, redirectTo = paths.landing } }) => ({
          requester,
          redirectTo,
        }),
      },
    },
    'request succeeded': {
      target: '.shown.success',
      meta: { rule: 'success shown' },
      actions: { type: 'remember the result', params: ({ event }) => event.result },
    },
    'request failed': {
      target: '.shown.failure',
      meta: { rule: 'failure shown' },
      actions: { type: 'remember the result', params: ({ event }) => event.result },
    },
  },
  initial: 'hidden',
  states: {
    hidden: {
      description:
        'Nothing is shown. A request may still be under way; its result shows the modal.',
      meta: { rule: 'modal hidden at first' },
    },
    shown: {
      description: 'The modal lies over the page, which cannot be used.',
      meta: { rule: 'loading shown' },
      initial: 'loading',
      states: {
        loading: {
          description: 'The request is under way.',
          meta: { rule: 'loading shown' },
          after: {
            'a long wait': {
              meta: { rule: 'slow answer told' },
              actions: 'say that it takes long',
            },
          },
          on: {
            closed: {
              target: '#resultModal.hidden',
              meta: { rule: 'closing while loading' },
              actions: ['send the visitor on', 'remember that the visitor went on'],
            },
            'page left': {
              target: '#resultModal.hidden',
              meta: { rule: 'back closes' },
              actions: 'remember that the visitor went on',
            },
          },
        },
        success: {
          description: 'The request has succeeded.',
          meta: { rule: 'success shown' },
        },
        failure: {
          description: 'The request has failed.',
          meta: { rule: 'failure shown' },
        },
      },
      on: {
        closed: [
          {
            guard: 'the visitor went on before',
            target: 'hidden',
            meta: { rule: 'one redirect per request' },
            actions: 'tell the flow',
          },
          {
            target: 'hidden',
            meta: { rule: 'closing redirects' },
            actions: ['send the visitor on', 'tell the flow'],
          },
        ],
        'page left': {
          target: 'hidden',
          meta: { rule: 'back closes' },
          actions: 'tell the flow',
        },
      },
    },
  },
});
