import { type ActorRefFrom, assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import { isSamePlace, type PageName, type Parameters, type Place } from '../paths.ts';
import type { RuleId } from '../rules.ts';
import type { Ports } from './ports.ts';
import { type Chart, fetchChart, type Flow, isFlowPage } from './registry.ts';
import { type ResultModal, resultModal } from './result-modal.ts';

export type Site = ActorRefFrom<typeof site>;

interface Opened {
  type: 'page opened';
  page: PageName;
  /** None where it is left out. */
  parameters?: Parameters;
  token: string;
}

/** Owns the modal and the current flow, so that both outlive the page that shows them. */
export const site = setup({
  types: {
    input: {} as Ports,
    context: {} as {
      ports: Ports;
      modal: ResultModal;
      place: Place | undefined;
      token: string;
      flow: Flow | undefined;
    },
    events: {} as Opened,
    meta: {} as { rule: RuleId },
  },
  actors: {
    'result modal': resultModal,
    'fetch the chart': fromPromise<Chart, { page: PageName | undefined }>(({ input }) =>
      fetchChart(input.page),
    ),
  },
  actions: {
    'remember the page': assign((_, opened: { place: Place; token: string }) => opened),
    'forget the token': assign({ token: '' }),
    'show the request again': sendTo(({ context }) => context.modal, { type: 'page returned to' }),
    'close the result': sendTo(({ context }) => context.modal, { type: 'page left' }),
    'tell the flow that its page was left': enqueueActions(({ context: { flow }, enqueue }) => {
      if (flow?.ref.getSnapshot().status !== 'active') return;
      enqueue.sendTo(flow.ref, { type: 'page left' });
    }),
    // Its input still holds the token, and a child that has ended stays a child.
    'let go of the flow': enqueueActions(({ context: { flow }, enqueue }) => {
      if (flow) enqueue.stopChild(flow.ref);
      enqueue.assign({ flow: undefined });
    }),
    'start the flow': assign({
      flow: ({ context: { ports, modal, token, place }, spawn }, chart: Chart): Flow =>
        chart.start(spawn, place, { ports, modal, token }),
    }),
  },
  guards: {
    'is open already': ({ context: { place } }, opened: Place) => isSamePlace(place, opened),
    'awaits its answer': ({ context: { flow } }, opened: Place) =>
      flow !== undefined &&
      isSamePlace(flow.place, opened) &&
      flow.ref.getSnapshot().hasTag('under way'),
    'the flow has ended': ({ context: { flow } }) => flow?.ref.getSnapshot().status === 'done',
    'has a flow': (_, page: PageName) => isFlowPage(page),
  },
}).createMachine({
  id: 'site',
  description: 'The whole site: one page, at most one flow, one modal.',
  context: ({ input, spawn }) => ({
    ports: input,
    modal: spawn('result modal', { id: 'resultModal', input }),
    place: undefined,
    token: '',
    flow: undefined,
  }),
  on: {
    'xstate.done.actor.*': {
      guard: 'the flow has ended',
      meta: { rule: 'token is a secret' },
      actions: 'let go of the flow',
    },
    'page opened': [
      {
        guard: { type: 'is open already', params: ({ event }) => placeOf(event) },
        meta: { rule: 'one call per load' },
      },
      {
        guard: { type: 'awaits its answer', params: ({ event }) => placeOf(event) },
        target: '.withFlow',
        meta: { rule: 'one call per load' },
        actions: [
          'show the request again',
          {
            type: 'remember the page',
            params: ({ event }) => ({ place: placeOf(event), token: '' }),
          },
        ],
      },
      {
        guard: { type: 'has a flow', params: ({ event }) => event.page },
        target: '.opening',
        meta: { rule: 'back closes' },
        actions: [
          'close the result',
          'tell the flow that its page was left',
          {
            type: 'remember the page',
            params: ({ event }) => ({ place: placeOf(event), token: event.token }),
          },
        ],
      },
      {
        target: '.withoutFlow',
        meta: { rule: 'back closes' },
        actions: [
          'close the result',
          'tell the flow that its page was left',
          {
            type: 'remember the page',
            params: ({ event }) => ({ place: placeOf(event), token: '' }),
          },
        ],
      },
    ],
  },
  initial: 'withoutFlow',
  states: {
    withoutFlow: {
      description: 'A page that only shows something.',
      meta: { rule: 'landing is the rest' },
    },
    opening: {
      description: 'The chart of the page is being fetched.',
      meta: { rule: 'areas load lazily' },
      invoke: {
        id: 'fetch the chart',
        src: 'fetch the chart',
        input: ({ context }) => ({ page: context.place?.name }),
        onDone: {
          target: 'withFlow',
          meta: { rule: 'token is a secret' },
          actions: [
            { type: 'start the flow', params: ({ event }) => event.output },
            'forget the token',
          ],
        },
        onError: {
          target: 'broken',
          meta: { rule: 'missing part told' },
          actions: 'forget the token',
        },
      },
    },
    withFlow: {
      description: 'The flow of the page runs, or has just ended.',
      meta: { rule: 'one call per load' },
    },
    broken: {
      description: 'The chart could not be fetched; the visitor is offered a reload.',
      meta: { rule: 'missing part told' },
    },
  },
});

function placeOf({ page, parameters = {} }: Opened): Place {
  return { name: page, parameters };
}
