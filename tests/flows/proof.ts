import {
  type AnyStateMachine,
  type AnyStateNode,
  type InspectionEvent,
  StateMachine,
} from 'xstate';

type Transition = AnyStateNode['always'] extends (infer One)[] | undefined ? One : never;

/**
 * Records what of a chart has run: pass `inspect` to every actor of a test file, and ask at its end
 * what is `missing`. XState tells the transitions of a microstep in an underscored field, as the
 * very objects of the running machine; this file is the only one that knows.
 */
export function prove(machine: AnyStateMachine) {
  const proven = new Set<string>();
  const namesOf = keep((logic: AnyStateMachine) => new Map(branchesOf(logic.root)));
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
    if (!('logic' in event.actorRef) || !(event.actorRef.logic instanceof StateMachine)) return;
    for (const id of statesIn(event.snapshot)) proven.add(id);
    if (!('_transitions' in event) || !Array.isArray(event._transitions)) return;
    for (const branch of event._transitions) {
      proven.add(branch.source.id).add(namesOf(event.actorRef.logic).get(branch) ?? '');
    }
  };
  const missing = () => everythingIn(machine).filter(name => !proven.has(name));
  return { inspect, missing };
}

/** Every state and every branch of every transition, by name, in the order of the chart. */
function everythingIn({ root }: AnyStateMachine): string[] {
  return [...statesOf(root).map(({ id }) => id), ...branchesOf(root).map(([, name]) => name)];
}

export function statesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(statesOf)];
}

export function branchesOf(node: AnyStateNode): [branch: Transition, name: string][] {
  const lists: [event: string, branches: Transition[]][] = [
    ...node.transitions,
    ['always', node.always ?? []],
  ];
  const own = lists.flatMap(([event, branches]) =>
    branches.map((branch, index): [Transition, string] => [
      branch,
      `${node.id}::${event}::${index}`,
    ]),
  );
  return [...own, ...Object.values(node.states).flatMap(branchesOf)];
}

function statesIn(snapshot: object): string[] {
  if (!('_nodes' in snapshot) || !Array.isArray(snapshot._nodes)) return [];
  return snapshot._nodes.map(({ id }) => id);
}

/** A chart whose parts were provided is another object, with branches of its own. */
function keep<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const kept = new WeakMap<Key, Value>();
  return key => {
    const value = kept.get(key) ?? make(key);
    kept.set(key, value);
    return value;
  };
}
