import {
  type ActorRefFrom,
  assign,
  enqueueActions,
  fromPromise,
  sendTo,
  setup,
  type SnapshotFrom,
  waitFor,
} from 'xstate';
import {
  addressOf,
  isOpenToGuests,
  isSamePlace,
  type PageName,
  type Parameters,
  type Place,
} from '../paths.ts';
import type { Meta } from '../rules.ts';
import type { Session } from './account/session.ts';
import type { RedirectRequest } from './redirector.ts';
import { type Chart, type Charts, fetchChart, type Flow } from './registry.ts';
import { type ResultModal, resultModal } from './result-modal.ts';
import type { SiteInput } from './site-input.ts';

export type Site = ActorRefFrom<typeof site>;

interface Opened {
  type: 'page opened';
  page: PageName;
  /** Left out for a page without parameters. */
  parameters?: Parameters;
  token: string;
  /** Whether the visitor has come back to it in the history. */
  isReturn?: boolean;
}

interface Context {
  ports: SiteInput;
  modal: ResultModal;
  /** Undefined on the public site. */
  session: Session | undefined;
  /** Undefined before the first page is opened. */
  place: Place | undefined;
  token: string;
  /** The one that was fetched last. */
  chart: Chart | undefined;
  /** The flow of the open page, and those of left pages whose calls are still under way. */
  flows: readonly Flow[];
}

/** Owns the modal and the flows, which outlive the pages that show them. It alone navigates. */
export const site = setup({
  types: {
    input: {} as SiteInput,
    context: {} as Context,
    events: {} as Opened | { type: 'page refreshed' } | RedirectRequest,
    meta: {} as Meta,
  },
  actors: {
    'result modal': resultModal,
    'fetch the chart': fromPromise<
      Chart,
      { charts: Charts; page: PageName | undefined; session: Session | undefined }
    >(async ({ input: { charts, page, session }, signal }) => {
      const chart = await fetchChart(charts, page);
      // The charts of the members' pages begin with the member, or with the knowledge that there is none.
      const isOpen = page !== undefined && isOpenToGuests(page);
      const isKnown = (snapshot: SnapshotFrom<Session>) =>
        snapshot.hasTag('known') || (isOpen && snapshot.matches('guest'));
      if (session) await waitFor(session, isKnown, { signal });
      return chart;
    }),
  },
  actions: {
    'remember the page': assign((_, opened: { place: Place; token: string }) => opened),
    'remember the chart': assign((_, chart: Chart) => ({ chart })),
    'forget the token': assign({ token: '' }),
    'say whether guests may see the page': enqueueActions(
      ({ context: { session, place }, enqueue }) => {
        if (!session || !place) return;
        const isOpen = isOpenToGuests(place.name);
        enqueue.sendTo(session, { type: 'page opened', isOpen, address: addressOf(place) });
      },
    ),
    'show the flow again': enqueueActions(({ context, enqueue }) => {
      const flow = flowAt(context, context.place);
      if (flow) enqueue.sendTo(flow.ref, { type: 'page returned to' });
    }),
    'have the flow ask anew': enqueueActions(({ context, enqueue }) => {
      const flow = flowAt(context, context.place);
      if (flow) enqueue.sendTo(flow.ref, { type: 'page refreshed' });
    }),
    'say that something has happened': enqueueActions(({ context: { session }, enqueue }) => {
      if (session) enqueue.sendTo(session, { type: 'news changed' });
    }),
    'show the request again': sendTo(({ context }) => context.modal, { type: 'page returned to' }),
    'close the result': sendTo(({ context }) => context.modal, { type: 'page left' }),
    'inform the flows that their page was left': enqueueActions(
      ({ context: { flows }, enqueue }) => {
        for (const { ref } of flows) enqueue.sendTo(ref, { type: 'page left' });
      },
    ),
    // XState keeps children that have ended, and the input of such a flow still holds the token.
    'stop the flows that have ended': enqueueActions(({ context: { flows }, enqueue }) => {
      for (const flow of flows.filter(hasEnded)) enqueue.stopChild(flow.ref);
      enqueue.assign({ flows: flows.filter(flow => !hasEnded(flow)) });
    }),
    'start the flow': assign({
      flows: ({ context, spawn, self }) => {
        const { ports, modal, session, token, place, chart, flows } = context;
        if (!place || !chart) return flows;
        const { name: page, parameters } = place;
        const { calls, position, drafts } = ports;
        const redirector = self;
        const input = {
          page,
          token,
          parameters,
          calls,
          position,
          drafts,
          modal,
          session,
          redirector,
        };
        return [...flows, chart.start(spawn, place, input)];
      },
    }),
    'replace the page': ({ context }, { to, byReload }: Omit<RedirectRequest, 'type'>) =>
      context.ports.navigation.replace(to, byReload),
  },
  guards: {
    'is open already': ({ context: { place } }, opened: Place) => isSamePlace(place, opened),
    'awaits its answer': ({ context }, opened: Place) =>
      isTagged(flowAt(context, opened), 'under way'),
    'is kept': ({ context }, opened: { place: Place; isReturn: boolean }) =>
      opened.isReturn && isTagged(flowAt(context, opened.place), 'kept'),
    'has its chart': ({ context: { chart } }, page: PageName) => chart?.page === page,
    'has a flow': ({ context: { ports } }, page: PageName) => page in ports.charts,
  },
}).createMachine({
  id: 'site',
  description:
    'The whole site: one page, its flow and those that still await an answer, one modal.',
  context: ({ input, spawn, self }) => ({
    ports: input,
    modal: spawn('result modal', { id: 'resultModal', input: { redirector: self } }),
    session: input.startSession?.(spawn, { calls: input.calls, redirector: self }),
    place: undefined,
    token: '',
    chart: undefined,
    flows: [],
  }),
  on: {
    'xstate.done.actor.*': {
      meta: { rule: 'token is a secret' },
      actions: 'stop the flows that have ended',
    },
    'redirect requested': {
      meta: { rule: 'closing redirects' },
      actions: { type: 'replace the page', params: ({ event }) => event },
    },
    'page refreshed': {
      meta: { rule: 'open page asks anew' },
      actions: ['have the flow ask anew', 'say that something has happened'],
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
        guard: {
          type: 'is kept',
          params: ({ event }) => ({ place: placeOf(event), isReturn: event.isReturn ?? false }),
        },
        target: '.withFlow',
        meta: { rule: 'list as it was left' },
        actions: [
          'close the result',
          'inform the flows that their page was left',
          {
            type: 'remember the page',
            params: ({ event }) => ({ place: placeOf(event), token: '' }),
          },
          'say whether guests may see the page',
          'show the flow again',
        ],
      },
      {
        guard: { type: 'has its chart', params: ({ event }) => event.page },
        target: '.withFlow',
        meta: { rule: 'one page stays' },
        actions: [
          'close the result',
          'inform the flows that their page was left',
          {
            type: 'remember the page',
            params: ({ event }) => ({ place: placeOf(event), token: event.token }),
          },
          'start the flow',
          'forget the token',
        ],
      },
      {
        guard: { type: 'has a flow', params: ({ event }) => event.page },
        target: '.opening',
        meta: { rule: 'back closes' },
        actions: [
          'close the result',
          'inform the flows that their page was left',
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
          'inform the flows that their page was left',
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
      entry: 'say whether guests may see the page',
      invoke: {
        id: 'fetch the chart',
        src: 'fetch the chart',
        input: ({ context: { ports, place, session } }) => ({
          charts: ports.charts,
          page: place?.name,
          session,
        }),
        onDone: {
          target: 'withFlow',
          meta: { rule: 'token is a secret' },
          actions: [
            { type: 'remember the chart', params: ({ event }) => event.output },
            'start the flow',
            'forget the token',
          ],
        },
        onError: {
          target: 'broken',
          actions: 'forget the token',
        },
      },
    },
    withFlow: {
      description: 'The flow of the page runs, or has just ended.',
    },
    broken: {
      description: 'The chart could not be fetched; the visitor is offered a reload.',
      meta: { rule: 'missing part shown' },
    },
  },
});

/** The flow of the open page; undefined where it has none, or where that has ended. */
export function currentFlow({ context }: Pick<SnapshotFrom<typeof site>, 'context'>) {
  return flowAt(context, context.place);
}

function flowAt({ flows }: Context, place: Place | undefined): Flow | undefined {
  return place && flows.findLast(flow => isSamePlace(flow.place, place));
}

function isTagged(flow: Flow | undefined, tag: 'under way' | 'kept'): boolean {
  return flow?.ref.getSnapshot().tags.has(tag) === true;
}

function hasEnded({ ref }: Flow): boolean {
  return ref.getSnapshot().status === 'done';
}

function placeOf({ page, parameters = {} }: Opened): Place {
  return { name: page, parameters };
}
