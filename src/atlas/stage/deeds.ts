import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  getNextTransitions,
  isMachineSnapshot,
} from 'xstate';
import { readable } from '../model/names.ts';
import { branchId } from '../model/recorder.ts';
import type { StageClock } from './clock.ts';
import type { Desk } from './desk.ts';
import { examples } from './examples.ts';
import type { Offer } from './protocol.ts';

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
  /** By the id of the invocation that asks there. */
  desks: Record<string, Desk<unknown>>;
}

/** Everything that can be done to a running chart: events to send, answers to give, waits to end. */
export function deedsOf(actor: Actor, { clock, desks }: Means): Deed[] {
  const snapshot = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return [];
  return [...eventsOf(actor, snapshot), ...answersOf(snapshot, desks), ...waitsOf(snapshot, clock)];
}

function eventsOf(actor: Actor, snapshot: AnyMachineSnapshot): Deed[] {
  return Object.entries(examples[snapshot.machine.id] ?? {}).flatMap(([type, payloads]) =>
    Object.entries(payloads).map(([example, payload]) => {
      const event = { ...payload, type };
      return { offer: offerOf(snapshot, event, example), run: () => actor.send(event) };
    }),
  );
}

function answersOf(snapshot: AnyMachineSnapshot, desks: Means['desks']): Deed[] {
  const deeds = Object.entries(desks)
    .filter(([, desk]) => desk.isAsked())
    .flatMap(([id, desk]) =>
      desk.replies.map(reply => {
        const event =
          'fault' in reply
            ? { type: `xstate.error.actor.${id}`, error: reply.fault }
            : { type: `xstate.done.actor.${id}`, output: reply.outcome };
        return {
          offer: offerOf(snapshot, event, reply.name),
          run: () => desk.answer(reply.name),
        };
      }),
    );
  return deeds.filter(({ offer }) => offer.takes.length > 0);
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
