import type { AnyStateMachine, InspectedEventEvent, InspectionEvent, Snapshot } from 'xstate';
import { readable, transitionId } from './names.ts';
import type { Step } from './trace.ts';

type Inspected = InspectionEvent['actorRef'];
/** An event that was sent, with its step once the chart is done with it. */
interface Begun extends Pick<Step, 'event' | 'sender'> {
  actor: Inspected;
  step?: Step;
}
interface Branch {
  source: Node;
  eventType: string;
}
interface Node {
  id: string;
  transitions: Map<string, unknown[]>;
  always?: unknown[];
}

/**
 * Turns the inspection events of XState into steps, and passes them on in the order in which their
 * events were sent.
 *
 * It is the one gate between the charts and all that is stored, sent or shown of them: only
 * names pass it (of charts, states, transitions and events), never what an event or a context
 * holds. It is also the one place that knows XState's underscored fields: the transitions of a
 * microstep are the very objects of the running chart.
 */
export function createRecorder(onStep: (step: Step) => void): (event: InspectionEvent) => void {
  const taken = new WeakMap<Inspected, string[]>();
  let begun: Begun[] = [];
  const begin = ({ actorRef: actor, event, sourceRef }: InspectedEventEvent) => {
    const { status } = actor.getSnapshot();
    const isStart = event.type === 'xstate.init';
    // An actor that has ended ignores events; one that ends as it starts still counts as started.
    if (status !== 'active' && !(status === 'done' && isStart)) return;
    const sender = (sourceRef && sourceRef !== actor && chartOf(sourceRef)) || null;
    begun.push({ actor, event: nameOf(event.type, actor, sourceRef), sender });
  };
  const end = (chart: string, actor: Inspected, snapshot: Snapshot<unknown>) => {
    const one = begun.find(one => one.actor === actor && !one.step);
    if (one && snapshot.status !== 'stopped') {
      const { event, sender } = one;
      const states = statesOf(snapshot);
      one.step = { chart, event, sender, taken: taken.get(actor) ?? [], states };
    }
    taken.delete(actor);
    // Events that were sent to it before it ended, and still wait, are never handled.
    if (snapshot.status !== 'active') begun = begun.filter(one => one.actor !== actor || one.step);
  };
  const passOnInOrder = () => {
    for (let [one] = begun; one; [one] = begun) {
      const snapshot = one.actor.getSnapshot();
      // XState reports no snapshot when a chart breaks.
      if (snapshot.status === 'error') end(chartOf(one.actor) ?? '', one.actor, snapshot);
      if (!one.step) return;
      begun.shift();
      onStep(one.step);
    }
  };
  return inspected => {
    const { actorRef } = inspected;
    const chart = chartOf(actorRef);
    if (chart === undefined) return;
    if (inspected.type === '@xstate.event') begin(inspected);
    if (inspected.type === '@xstate.microstep') {
      taken.set(actorRef, [...(taken.get(actorRef) ?? []), ...branchesOf(inspected).map(branchId)]);
    }
    if (inspected.type === '@xstate.snapshot') end(chart, actorRef, inspected.snapshot);
    passOnInOrder();
  };
}

/** Every active state of the charts among these actors that run, sorted. */
export function activeStatesOf(actors: Iterable<Inspected>): string[] {
  const running = [...actors].filter(
    actor => chartOf(actor) !== undefined && actor.getSnapshot().status === 'active',
  );
  return running.flatMap(actor => statesOf(actor.getSnapshot())).toSorted();
}

function branchesOf(inspected: object): Branch[] {
  if (!('_transitions' in inspected) || !Array.isArray(inspected._transitions)) {
    throw new Error('XState no longer says which transitions a microstep took');
  }
  return inspected._transitions;
}

function branchId(branch: Branch): string {
  const { source, eventType } = branch;
  const branches = (eventType ? source.transitions.get(eventType) : source.always) ?? [];
  return transitionId(source.id, readable(eventType, source.id).event, branches.indexOf(branch));
}

function statesOf(snapshot: object): string[] {
  if (!('_nodes' in snapshot) || !Array.isArray(snapshot._nodes)) {
    throw new Error('XState no longer says which states are active');
  }
  return snapshot._nodes.map(({ id }) => String(id)).toSorted();
}

/** XState invents the id of a spawned chart, another one in each run: its events have the chart's name. */
function nameOf(type: string, actor: Inspected, source: Inspected | undefined): string {
  const { event } = readable(type, takerOf(type, actor));
  return source ? event.replace(/(?<=^(done: |error: |the ))x:\d+\b/, `${chartOf(source)}`) : event;
}

function takerOf(type: string, actor: Inspected): string | undefined {
  const root = machineOf(actor)?.root;
  const nodes = root ? nodesIn(root) : [];
  return nodes.find(({ transitions }) => transitions.has(type))?.id;
}

function nodesIn(node: AnyStateMachine['root']): AnyStateMachine['root'][] {
  return [node, ...Object.values(node.states).flatMap(nodesIn)];
}

function chartOf(actor: Inspected): string | undefined {
  return machineOf(actor)?.id;
}

function machineOf(actor: Inspected): AnyStateMachine | undefined {
  const logic = 'logic' in actor ? actor.logic : undefined;
  return isMachine(logic) ? logic : undefined;
}

function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'root' in logic && 'id' in logic;
}
