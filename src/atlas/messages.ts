import { type AnyActorRef, type AnyMachineSnapshot, isMachineSnapshot, waitFor } from 'xstate';
import { Network } from '../browser/network.ts';
import { Page } from '../browser/page.ts';
import type { PageKit } from '../kits/kit.ts';
import { leadToCall, pageKits } from '../kits/page-kits.ts';
import { type Chart, transitionsOf } from './model/chart.ts';
import type { Message } from './model/coverage.ts';
import { partsOf } from './model/details.ts';
import { chartOf } from './model/extraction.ts';
import { takes } from './model/names.ts';

/** An event that one chart sends to another. */
export interface Declared {
  from: string;
  to: string;
  /** `start` where one starts the other, `done` where the end of one is an event of the other. */
  event: string;
}

/** An event that a chart can get, or the start of what it calls. */
export interface Passing extends Omit<Declared, 'from'> {
  /** None for an event that visitors send. */
  from: string | null;
  /** Whether a test saw it pass. */
  isSeen: boolean;
}

/**
 * All messages that the actions of the charts send. To whom, only a running chart knows: so the flow
 * of every page runs up to its call, and every action is asked there, whether or not it is due.
 */
export async function declaredMessages(): Promise<Declared[]> {
  const found = new Map<string, Declared>();
  for (const kit of Object.values(pageKits)) {
    for (const snapshot of await chartsOf(kit)) {
      for (const one of [...sentBy(snapshot), ...startedBy(snapshot)]) {
        found.set([one.from, one.to, one.event].join('\n'), one);
      }
    }
  }
  return [...found].toSorted(([a], [b]) => a.localeCompare(b, 'en')).map(([, one]) => one);
}

/** What is declared, and whether it was seen: visitors send the events that no chart sends. */
export function passingsOf(charts: Chart[], declared: Declared[], seen: Message[]): Passing[] {
  const ofVisitors = charts.flatMap(({ id: to, events }) =>
    events
      .filter(event => !isMessage(declared, to, event))
      .map(event => ({ from: null, to, event })),
  );
  const keys = new Set(seen.map(keyOf));
  return [
    ...[...ofVisitors, ...declared].map(({ from, to, event }) => ({
      from,
      to,
      event,
      isSeen: keys.has(keyOf({ from, to, event })),
    })),
    ...charts.flatMap(chart => callsOf(chart, seen)),
  ];
}

/** What a chart calls and is no chart itself; its end was seen where it was. */
function callsOf({ id: from, states }: Chart, seen: Message[]): Passing[] {
  const calls = states.flatMap(({ invokes }) => invokes).filter(({ chart }) => chart === undefined);
  return calls.map(({ id, source: to }) => {
    const ends = new Set([`done: ${id}`, `error: ${id}`]);
    const isSeen = seen.some(one => one.to === from && ends.has(one.event));
    return { from, to, event: 'start', isSeen };
  });
}

/** The end of a chart has one name here, whichever chart it is. */
function keyOf({ from, to, event }: Omit<Message, 'count'>): string {
  return [from ?? '', to, event.startsWith('done: ') ? 'done' : event].join('\n');
}

/** Whether another chart sends the event, and so no visitor. */
export function isMessage(declared: readonly Declared[], chart: string, event: string): boolean {
  return declared.some(one => one.to === chart && one.event === event);
}

/** Of the site on the page of a flow whose call is under way. */
async function chartsOf({ address }: PageKit): Promise<AnyMachineSnapshot[]> {
  const network = new Network();
  const page = new Page({ network, navigation: { replace: () => undefined } });
  page.open(address, 'a token');
  await waitFor(page.site, site => !site.matches('opening'));
  if (page.flow) leadToCall(page.flow);
  return familyOf(page.site);
}

function familyOf(actor: { getSnapshot: () => unknown }): AnyMachineSnapshot[] {
  const snapshot = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  return [snapshot, ...childrenOf(snapshot).flatMap(familyOf)];
}

function childrenOf({ children }: AnyMachineSnapshot) {
  return Object.values<AnyActorRef | undefined>(children).filter(child => child !== undefined);
}

function sentBy(snapshot: AnyMachineSnapshot): Declared[] {
  const { id: from, implementations } = snapshot.machine;
  return actionsOf(chartOf(snapshot.machine)).flatMap(name =>
    sendingsOf(implementations.actions[name], snapshot).flatMap(({ to, event }) => {
      const receiver = chartAt(to);
      return receiver === undefined ? [] : [{ from, to: receiver, event }];
    }),
  );
}

function actionsOf(chart: Chart): string[] {
  const names = [
    ...chart.states.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...transitionsOf(chart).flatMap(({ actions }) => actions),
  ];
  return [...new Set(names)];
}

interface Sending {
  to: unknown;
  event: string;
}

/** What `sendTo`, alone or among other actions, sends now. */
function sendingsOf(action: unknown, { context }: AnyMachineSnapshot): Sending[] {
  const args = { context, event: anything };
  const sendings: Sending[] = [];
  const send = (to: unknown, event: unknown) => {
    const { type } = knownOf(valueOf(event, args));
    sendings.push({ to: valueOf(to, args), event: String(type) });
  };
  const { type, to, event, collect } = knownOf(action);
  if (type === 'xstate.sendTo') send(to, event);
  if (typeof collect === 'function') {
    const enqueue = new Proxy(anything, {
      get: (_, name) => (name === 'sendTo' ? send : anything),
    });
    Reflect.apply(collect, undefined, [{ ...args, enqueue, check: () => true }, anything]);
  }
  return sendings;
}

function valueOf(part: unknown, args: object): unknown {
  return typeof part === 'function' ? Reflect.apply(part, undefined, [args, anything]) : part;
}

function knownOf(part: unknown): Record<string, unknown> {
  const isObject = typeof part === 'function' || (typeof part === 'object' && part !== null);
  return isObject ? partsOf(part) : {};
}

/** Stands for all that is known only when an event comes. */
const anything: object = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
});

/** The id of the chart behind the reference to an actor. */
function chartAt(actor: unknown): string | undefined {
  const { logic } = knownOf(actor);
  const { id, root } = knownOf(logic);
  return root === undefined ? undefined : String(id);
}

function startedBy(snapshot: AnyMachineSnapshot): Declared[] {
  const { machine } = snapshot;
  return childrenOf(snapshot).flatMap(child => {
    const started: unknown = child.getSnapshot();
    if (!isMachineSnapshot(started)) return [];
    const { id: to, root } = started.machine;
    const ends = Object.values(root.states).some(({ type }) => type === 'final');
    const names = [child.id, to].map(name => `done: ${name}`);
    const isHeard = transitionsOf(chartOf(machine)).some(({ event }) =>
      names.some(name => takes(event, name)),
    );
    const start = { from: machine.id, to, event: 'start' };
    return ends && isHeard ? [start, { from: to, to: machine.id, event: 'done' }] : [start];
  });
}
