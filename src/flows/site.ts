import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate';
import { addressOf, isOpenToGuests, isSamePlace, type Place } from '../paths.ts';
import type { Meta } from '../rules.ts';
import type { Session } from './account/session.ts';
import type { RedirectRequest } from './redirector.ts';
import { type Chart, chartFetch, type Flow } from './registry.ts';
import { type ResultModal, resultModal } from './result-modal.ts';
import { flowAt, hasEnded, isKeepable, isTagged, keptForMs, mostKept } from './site-flows.ts';
import type { Opened, SiteInput } from './site-input.ts';

export type Site = ActorRefFrom<typeof site>;

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
  /** Those of left pages that are shown again to a visitor who comes back, the one that was left first at the front. */
  kept: readonly Flow[];
}

const pageLeft = { type: 'page left' } as const;

/** For actions and guards that take the event as it is. */
const opened = ({ event }: { event: Opened }) => event;

/** What is done whenever another page is opened. */
const moveOn = [
  'close the result',
  'leave the page',
  { type: 'keep at most', params: mostKept },
  { type: 'remember the page', params: opened },
] as const;

/** Owns the modal and the flows, which outlive the pages that show them. It alone navigates. */
export const site = setup({
  types: {
    input: {} as SiteInput,
    context: {} as Context,
    events: {} as Opened | { type: 'page refreshed' } | RedirectRequest,
    meta: {} as Meta,
  },
  actors: { 'result modal': resultModal, 'fetch the chart': chartFetch },
  actions: {
    'remember the page': assign((_, event: Opened) => ({
      place: placeOf(event),
      token: event.token,
    })),
    'remember the chart': assign((_, chart: Chart) => ({ chart })),
    'forget the token': assign({ token: '' }),
    'say who may see the page': enqueueActions(({ context: { session, place }, enqueue }) => {
      if (!session || !place) return;
      const isOpen = isOpenToGuests(place.name);
      enqueue.sendTo(session, { type: 'page opened', isOpen, address: addressOf(place) });
    }),
    'show the flow again': enqueueActions(
      ({ context: { flows, kept }, enqueue }, event: Opened) => {
        const flow = flowAt(kept, placeOf(event));
        if (!flow) return;
        enqueue.cancel(flow.ref.id);
        enqueue.assign({ flows: [...flows, flow], kept: kept.filter(one => one !== flow) });
        enqueue.sendTo(flow.ref, { type: 'page returned to' });
      },
    ),
    'have the flow ask anew': enqueueActions(({ context, enqueue }) => {
      const flow = currentFlow({ context });
      if (flow) enqueue.sendTo(flow.ref, { type: 'page refreshed' });
    }),
    'say that something has happened': enqueueActions(({ context: { session }, enqueue }) => {
      if (session) enqueue.sendTo(session, { type: 'news changed' });
    }),
    'show the request again': sendTo(({ context }) => context.modal, { type: 'page returned to' }),
    'close the result': sendTo(({ context }) => context.modal, { type: 'page left' }),
    'leave the page': enqueueActions(({ context, enqueue }) => {
      const left = currentFlow({ context });
      if (!left) return;
      const isKept = isKeepable(left);
      // What is kept hears of it when it is not kept any more.
      enqueue.sendTo(left.ref, pageLeft, isKept ? { delay: 'ten minutes', id: left.ref.id } : {});
      if (!isKept) return;
      const flows = context.flows.filter(one => one !== left);
      enqueue.assign({ flows, kept: [...context.kept, left] });
    }),
    'keep at most': enqueueActions(({ context: { kept }, enqueue }, most: number) => {
      for (const { ref } of kept.slice(0, Math.max(kept.length - most, 0))) {
        enqueue.cancel(ref.id);
        enqueue.sendTo(ref, pageLeft);
      }
    }),
    // XState keeps children that have ended, and the input of such a flow still holds the token.
    'stop the flows that have ended': enqueueActions(({ context: { flows, kept }, enqueue }) => {
      for (const { ref } of [...flows, ...kept].filter(hasEnded)) enqueue.stopChild(ref);
      const isRunning = (flow: Flow) => !hasEnded(flow);
      enqueue.assign({ flows: flows.filter(isRunning), kept: kept.filter(isRunning) });
    }),
    'start the flow': assign({
      flows: ({ context, spawn, self }) => {
        const { ports, modal, session, token, place, chart, flows } = context;
        if (!place || !chart) return flows;
        const { name: page, parameters } = place;
        const { calls, position, drafts } = ports;
        const ofPage = { page, token, parameters, modal, session, redirector: self };
        return [...flows, chart.start(spawn, place, { ...ofPage, calls, position, drafts })];
      },
    }),
    'replace the page': ({ context }, { to, byReload }: Omit<RedirectRequest, 'type'>) =>
      context.ports.navigation.replace(to, byReload),
  },
  guards: {
    'is open already': ({ context: { place } }, event: Opened) =>
      isSamePlace(place, placeOf(event)),
    'awaits its answer': ({ context: { flows } }, event: Opened) =>
      isTagged(flowAt(flows, placeOf(event)), 'under way'),
    'is kept': ({ context: { kept } }, event: Opened) =>
      event.isReturn === true && flowAt(kept, placeOf(event)) !== undefined,
    'has its chart': ({ context: { chart } }, { page }: Opened) => chart?.page === page,
    'has a flow': ({ context: { ports } }, { page }: Opened) => page in ports.charts,
  },
  delays: { 'ten minutes': keptForMs },
}).createMachine({
  id: 'site',
  description:
    'The whole site: one page, its flow, those that still await an answer or are kept, one modal.',
  context: ({ input, spawn, self }) => ({
    ports: input,
    modal: spawn('result modal', { id: 'resultModal', input: { redirector: self } }),
    session: input.startSession?.(spawn, { calls: input.calls, redirector: self }),
    place: undefined,
    token: '',
    chart: undefined,
    flows: [],
    kept: [],
  }),
  on: {
    'xstate.done.actor.*': {
      meta: { rule: 'token is a secret' },
      actions: 'stop the flows that have ended',
    },
    'redirect requested': {
      meta: { rule: 'closing redirects' },
      actions: [
        // A document is loaded anew where the member has signed out, or another one has signed in.
        { type: 'keep at most', params: ({ event }) => (event.byReload ? 0 : mostKept) },
        { type: 'replace the page', params: ({ event }) => event },
      ],
    },
    'page refreshed': {
      meta: { rule: 'open page asks anew' },
      actions: ['have the flow ask anew', 'say that something has happened'],
    },
    'page opened': [
      { guard: { type: 'is open already', params: opened }, meta: { rule: 'one call per load' } },
      {
        guard: { type: 'awaits its answer', params: opened },
        target: '.withFlow',
        meta: { rule: 'one call per load' },
        actions: [...moveOn, 'forget the token', 'show the request again'],
      },
      {
        guard: { type: 'is kept', params: opened },
        target: '.withFlow',
        meta: { rule: 'list as it was left' },
        actions: [
          { type: 'show the flow again', params: opened },
          ...moveOn,
          'forget the token',
          'say who may see the page',
        ],
      },
      {
        guard: { type: 'has its chart', params: opened },
        target: '.withFlow',
        meta: { rule: 'one page stays' },
        actions: [...moveOn, 'start the flow', 'forget the token'],
      },
      {
        guard: { type: 'has a flow', params: opened },
        target: '.opening',
        meta: { rule: 'back closes' },
        actions: moveOn,
      },
      {
        target: '.withoutFlow',
        meta: { rule: 'back closes' },
        actions: [...moveOn, 'forget the token'],
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
      entry: 'say who may see the page',
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
        onError: { target: 'broken', actions: 'forget the token' },
      },
    },
    withFlow: { description: 'The flow of the page runs, or has just ended.' },
    broken: {
      description: 'The chart could not be fetched; the visitor is offered a reload.',
      meta: { rule: 'missing part shown' },
    },
  },
});

/** The flow of the open page; undefined where it has none, or where that has ended. */
export function currentFlow({ context: { flows, place } }: { context: Context }) {
  return flowAt(flows, place);
}

function placeOf({ page, parameters = {} }: Opened): Place {
  return { name: page, parameters };
}
