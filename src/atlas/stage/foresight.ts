import {
  type AnyEventObject,
  type AnyStateMachine,
  initialTransition,
  isMachineSnapshot,
  transition,
} from 'xstate';
import { branchId } from '../model/recorder.ts';

/** A running chart, as far as something can be done to it. */
export interface Actor {
  getSnapshot(): unknown;
  send(event: AnyEventObject): void;
}

type Action = ReturnType<typeof transition<AnyStateMachine>>[1][number];

/**
 * The transitions that an event would take, in its chart and in those to which messages follow from
 * it. Nothing is sent.
 */
export function foreseen(actor: Actor, event: AnyEventObject): string[] {
  const snapshots = new Map<Actor, unknown>();
  const taken: string[] = [];
  const send = (to: Actor, event: AnyEventObject) => {
    const snapshot = snapshots.get(to) ?? to.getSnapshot();
    if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return;
    taken.push(...snapshot.machine.getTransitionData(snapshot, event).map(branchId));
    const [next, actions] = transition(snapshot.machine, snapshot, event);
    snapshots.set(to, next);
    actions.forEach(follow);
  };
  const follow = ({ type, params }: Action) => {
    if (type === 'xstate.sendTo') send(params.to, params.event);
    if (type === 'xstate.spawnChild') start(params.actorRef?.getSnapshot(), params);
  };
  const start = (child: unknown, params: object) => {
    if (!isMachineSnapshot(child)) return;
    const input: unknown = 'input' in params ? params.input : undefined;
    initialTransition(child.machine, input)[1].forEach(follow);
  };
  send(actor, event);
  return taken;
}
