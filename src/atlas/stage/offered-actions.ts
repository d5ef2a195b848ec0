import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  getNextTransitions,
  isMachineSnapshot,
} from 'xstate';
import type { Network } from '../../browser/network.ts';
import { defect } from '../../flows/result.ts';
import { asker, operationOf } from '../../kits/call.ts';
import { examples } from '../../kits/kits.ts';
import { chartFetcher } from '../../kits/site.ts';
import { readable } from '../model/names.ts';
import { branchId } from '../model/recorder.ts';
import type { StageClock } from './clock.ts';
import type { Offer } from './protocol.ts';
import { arrivalsOf, repliesTo, type Reply } from './replies.ts';

export interface OfferedAction {
  offer: Offer;
  run: () => void;
}

/** A running chart, as far as something can be done to it. */
export interface Actor {
  getSnapshot(): unknown;
  send(event: AnyEventObject): void;
}

interface Means {
  clock: StageClock;
  network: Network;
}

/** Everything that can be done to a running chart: events to send, answers to give, waits to end. */
export function offeredActionsOf(actor: Actor, { clock, network }: Means): OfferedAction[] {
  const snapshot = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return [];
  return [
    ...eventsOf(actor, snapshot),
    ...answersOf(snapshot, network),
    ...waitsOf(snapshot, clock),
  ];
}

function eventsOf(actor: Actor, snapshot: AnyMachineSnapshot): OfferedAction[] {
  return Object.entries(examples[snapshot.machine.id] ?? {}).flatMap(([type, payloads]) =>
    Object.entries(payloads).map(([example, payload]) => {
      const event = { ...payload, type };
      return { offer: offerOf(snapshot, event, example), run: () => actor.send(event) };
    }),
  );
}

/** The ends of what a chart has started and waits for. */
function answersOf(snapshot: AnyMachineSnapshot, network: Network): OfferedAction[] {
  return Object.entries<Actor | undefined>(snapshot.children).flatMap(([id, child]) => {
    const inner: unknown = child?.getSnapshot();
    const call = isMachineSnapshot(inner) && operationOf(inner) ? inner : undefined;
    const replies = call ? repliesOf(call, network) : arrivals(id, network);
    return replies.map(({ name, end, give }) => {
      const outcome = 'fault' in end ? defect : end.outcome;
      const offer = offerOf(snapshot, call ? done(id, outcome) : endOf(id, end), name);
      const within = call ? offerOf(call, endOf(asker, end), name) : undefined;
      const takes = [...offer.takes, ...(within?.takes ?? [])];
      return { offer: { ...offer, takes }, run: give };
    });
  });
}

/** Of several calls of one operation the newest is answered. */
function repliesOf(call: AnyMachineSnapshot, { pendingCalls }: Network): Reply[] {
  const pending = pendingCalls.findLast(one => one.operation === operationOf(call));
  return pending ? repliesTo(pending) : [];
}

function arrivals(id: string, { pendingCharts }: Network): Reply[] {
  const chart = id === chartFetcher ? pendingCharts.at(-1) : undefined;
  return chart ? arrivalsOf(chart) : [];
}

function endOf(id: string, end: Reply['end']): AnyEventObject {
  return 'fault' in end
    ? { type: `xstate.error.actor.${id}`, error: end.fault }
    : done(id, end.outcome);
}

function done(id: string, output: unknown): AnyEventObject {
  return { type: `xstate.done.actor.${id}`, output };
}

function waitsOf(snapshot: AnyMachineSnapshot, clock: StageClock): OfferedAction[] {
  return getNextTransitions(snapshot).flatMap(({ eventType }) => {
    const { event, kind } = readable(eventType);
    if (kind !== 'after') return [];
    const delay = snapshot.machine.implementations.delays[event.replace(/^after: /, '')];
    const left = typeof delay === 'number' ? clock.left(delay) : undefined;
    if (left === undefined) return [];
    const offer = offerOf(snapshot, { type: eventType }, '');
    return [{ offer, run: () => clock.pass(left) }];
  });
}

/** Asks the guards of the very chart that runs, without sending anything. */
function offerOf(snapshot: AnyMachineSnapshot, event: AnyEventObject, example: string): Offer {
  const { event: name, kind } = readable(event.type);
  const taken = snapshot.machine.getTransitionData(snapshot, event);
  const refused = getNextTransitions(snapshot).filter(
    one => one.eventType === event.type && one.guard && !taken.includes(one),
  );
  return {
    chart: snapshot.machine.id,
    event: name,
    kind,
    example,
    takes: taken.map(branchId),
    refuses: refused.map(branchId),
  };
}
