import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  getNextTransitions,
  isMachineSnapshot,
} from 'xstate';
import type { Network } from '../../browser/network.ts';
import { defect } from '../../flows/result.ts';
import { asker, operationOf } from '../../kits/call.ts';
import type { FormEvents } from '../../kits/kit.ts';
import { examples } from '../../kits/kits.ts';
import { pageKits } from '../../kits/page-kits.ts';
import { chartFetcher } from '../../kits/site.ts';
import { type Declared, isMessage } from '../messages.ts';
import { readable } from '../model/names.ts';
import { branchId } from '../model/recorder.ts';
import type { StageClock } from './clock.ts';
import { type Actor, foreseen } from './foresight.ts';
import { gestureOf, type Hands } from './hands.ts';
import type { Offer } from './protocol.ts';
import { arrivalsOf, repliesTo, type Reply } from './replies.ts';

export interface OfferedAction {
  offer: Offer;
  run: () => void;
}

interface Means {
  clock: StageClock;
  network: Network;
  hands: Hands;
  /** Whether a modal lies over the page, which cannot be used then. */
  isCovered: boolean;
  /** What charts send to each other, and nobody else. */
  declared: readonly Declared[];
}

/** Everything that can be done to a running chart: events to send, answers to give, waits to end. */
export function offeredActionsOf(actor: Actor, means: Means): OfferedAction[] {
  const snapshot = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return [];
  return [
    ...eventsOf(actor, snapshot, means),
    ...answersOf(actor, snapshot, means),
    ...waitsOf(actor, snapshot, means),
  ];
}

function eventsOf(actor: Actor, snapshot: AnyMachineSnapshot, means: Means): OfferedAction[] {
  const { id } = snapshot.machine;
  return Object.entries(examples[id] ?? {})
    .filter(([type]) => !isMessage(means.declared, id, type))
    .flatMap(([type, payloads]) =>
      Object.entries(payloads).map(([example, payload]) =>
        eventOf(actor, snapshot, means, { event: { ...payload, type }, example }),
      ),
    );
}

interface Example {
  event: AnyEventObject;
  example: string;
}

/** An event of a form comes from the page, which would show something else than its chart. */
function eventOf(
  actor: Actor,
  snapshot: AnyMachineSnapshot,
  { hands, isCovered }: Means,
  { event, example }: Example,
): OfferedAction {
  const offer = offerOf(actor, snapshot, event, example);
  const form = formEventsOf(snapshot.machine.id);
  const gesture = form && gestureOf(form, event);
  if (!gesture) return { offer, run: () => actor.send(event) };
  if (isCovered) return { offer: { ...offer, takes: [], isCovered }, run: () => undefined };
  // The page has no gesture for what its chart would not take.
  return { offer, run: () => (offer.takes.length > 0 ? gesture(hands) : actor.send(event)) };
}

function formEventsOf(chart: string): FormEvents | undefined {
  return Object.values(pageKits).find(({ logic }) => logic.id === chart)?.form?.events;
}

/** The ends of what a chart has started and waits for. */
function answersOf(
  actor: Actor,
  snapshot: AnyMachineSnapshot,
  { network }: Means,
): OfferedAction[] {
  return Object.entries<Actor | undefined>(snapshot.children).flatMap(([id, child]) => {
    const inner: unknown = child?.getSnapshot();
    const call = isMachineSnapshot(inner) && operationOf(inner) ? inner : undefined;
    const replies = call ? repliesOf(call, network) : arrivals(id, network);
    return replies.map(({ name, end, give }) => {
      const outcome = 'fault' in end ? defect : end.outcome;
      const offer = offerOf(actor, snapshot, call ? done(id, outcome) : endOf(id, end), name);
      const within = call && child ? foreseen(child, endOf(asker, end)) : [];
      return { offer: { ...offer, takes: [...offer.takes, ...within] }, run: give };
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

function waitsOf(actor: Actor, snapshot: AnyMachineSnapshot, { clock }: Means): OfferedAction[] {
  return getNextTransitions(snapshot).flatMap(({ eventType, source }) => {
    const { event, kind } = readable(eventType, source.id);
    if (kind !== 'after') return [];
    const delay = snapshot.machine.implementations.delays[event.replace(/^after: /, '')];
    const left = typeof delay === 'number' ? clock.left(delay) : undefined;
    if (left === undefined) return [];
    const offer = offerOf(actor, snapshot, { type: eventType }, '');
    return [{ offer, run: () => clock.pass(left) }];
  });
}

/** Asks the guards of the very charts that run, without sending anything. */
function offerOf(
  actor: Actor,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  example: string,
): Offer {
  const branches = getNextTransitions(snapshot).filter(one => one.eventType === event.type);
  const { event: name, kind } = readable(event.type, branches[0]?.source.id);
  const taken = snapshot.machine.getTransitionData(snapshot, event);
  const refused = branches.filter(one => one.guard && !taken.includes(one));
  return {
    chart: snapshot.machine.id,
    event: name,
    kind,
    example,
    takes: foreseen(actor, event),
    refuses: refused.map(branchId),
    isCovered: false,
  };
}
