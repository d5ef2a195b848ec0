import type { InspectionEvent } from 'xstate';
import { readable, transitionId } from './names.ts';
import type { Step } from './walk.ts';

type Inspected = InspectionEvent['actorRef'];
interface Node {
  id: string;
  transitions: Map<string, unknown[]>;
  always?: unknown[];
}
/** An event that was sent, with its step once the chart is done with it. */
interface Begun extends Pick<Step, 'event' | 'sender'> {
  actor: Inspected;
  step?: Step;
}
interface Branch {
  source: Node;
  eventType: string;
}

/**
 * Turns what XState tells an inspector into steps, and tells them in the order in which the events
 * were sent.
 *
 * It is the one gate between the charts and whatever is written down, sent or shown of them: only
 * names pass it (of charts, states, transitions and events), never what an event or a context
 * holds. It is also the one place that knows XState's underscored fields: the transitions of a
 * microstep are the very objects of the running chart.
 */
export function createRecorder(onStep: (step: Step) => void): (event: InspectionEvent) => void {
  const begun: Begun[] = [];
  const taken = new Map<Inspected, string[]>();
  const tellInOrder = () => {
    for (let step = begun[0]?.step; step; step = begun[0]?.step) {
      begun.shift();
      onStep(step);
    }
  };
  return inspected => {
    const { actorRef } = inspected;
    const chart = chartOf(actorRef);
    if (chart === undefined) return;
    if (inspected.type === '@xstate.event' && actorRef.getSnapshot().status === 'active') {
      const { event, sourceRef } = inspected;
      const sender = (sourceRef && sourceRef !== actorRef && chartOf(sourceRef)) || null;
      begun.push({ actor: actorRef, event: nameOf(event.type, sourceRef), sender });
    }
    if (inspected.type === '@xstate.microstep') {
      taken.set(actorRef, [...(taken.get(actorRef) ?? []), ...branchesOf(inspected).map(branchId)]);
    }
    if (inspected.type === '@xstate.snapshot') {
      const one = begun.find(({ actor, step }) => actor === actorRef && !step);
      if (!one) return;
      const { event, sender } = one;
      const states = statesOf(inspected.snapshot);
      one.step = { chart, event, sender, taken: taken.get(actorRef) ?? [], states };
      taken.delete(actorRef);
      tellInOrder();
    }
  };
}

function branchesOf(inspected: object): Branch[] {
  if (!('_transitions' in inspected) || !Array.isArray(inspected._transitions)) {
    throw new Error('XState no longer tells which transitions a microstep took');
  }
  return inspected._transitions;
}

function branchId(branch: Branch): string {
  const { source, eventType } = branch;
  const branches = (eventType ? source.transitions.get(eventType) : source.always) ?? [];
  return transitionId(source.id, readable(eventType).event, branches.indexOf(branch));
}

function statesOf(snapshot: object): string[] {
  if (!('_nodes' in snapshot) || !Array.isArray(snapshot._nodes)) {
    throw new Error('XState no longer tells which states are active');
  }
  return snapshot._nodes.map(({ id }) => id);
}

/** The end of a child chart is told by the chart's name; its own id differs from run to run. */
function nameOf(type: string, source: Inspected | undefined): string {
  const { event, kind } = readable(type);
  const child = source && chartOf(source);
  return child && (kind === 'done' || kind === 'error') ? `${kind}: ${child}` : event;
}

function chartOf(actor: Inspected): string | undefined {
  if (!('logic' in actor) || typeof actor.logic !== 'object' || actor.logic === null) return;
  return 'root' in actor.logic && 'id' in actor.logic ? String(actor.logic.id) : undefined;
}
