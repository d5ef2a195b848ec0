import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  getNextTransitions,
  isMachineSnapshot,
} from 'xstate';
import type { Network } from '../../browser/network.ts';
import { examples } from '../../kits/kits.ts';
import { pageKits } from '../../kits/page-kits.ts';
import { readable } from '../model/names.ts';
import { branchId } from '../model/recorder.ts';
import type { StageClock } from './clock.ts';
import type { Offer } from './protocol.ts';
import { arrivalsOf, repliesTo, type Reply } from './replies.ts';

export interface Deed {
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
export function deedsOf(actor: Actor, { clock, network }: Means): Deed[] {
  const snapshot = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return [];
  return [
    ...eventsOf(actor, snapshot),
    ...answersOf(snapshot, network),
    ...waitsOf(snapshot, clock),
  ];
}

function eventsOf(actor: Actor, snapshot: AnyMachineSnapshot): Deed[] {
  return Object.entries(examples[snapshot.machine.id] ?? {}).flatMap(([type, payloads]) =>
    Object.entries(payloads).map(([example, payload]) => {
      const event = { ...payload, type };
      return { offer: offerOf(snapshot, event, example), run: () => actor.send(event) };
    }),
  );
}

function answersOf(snapshot: AnyMachineSnapshot, network: Network): Deed[] {
  const deeds = Object.entries(repliesIn(network)).flatMap(([id, replies]) =>
    replies.map(({ name, end, give }) => {
      const event =
        'fault' in end
          ? { type: `xstate.error.actor.${id}`, error: end.fault }
          : { type: `xstate.done.actor.${id}`, output: end.outcome };
      return { offer: offerOf(snapshot, event, name), run: give };
    }),
  );
  return deeds.filter(({ offer }) => offer.takes.length > 0);
}

/** What may be answered, by the name of the call in its chart; of several calls the newest. */
function repliesIn({ pendingCalls, pendingCharts }: Network): Record<string, Reply[]> {
  const calls = Object.values(pageKits)
    .flatMap(({ asks }) => Object.entries(asks))
    .map(([id, operation]) => {
      const call = pendingCalls.findLast(one => one.operation === operation);
      return [id, call ? repliesTo(call) : []] as const;
    });
  const chart = pendingCharts.at(-1);
  return { ...Object.fromEntries(calls), 'fetch the chart': chart ? arrivalsOf(chart) : [] };
}

function waitsOf(snapshot: AnyMachineSnapshot, clock: StageClock): Deed[] {
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
