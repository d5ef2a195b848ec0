import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import type { Chart, State, Transition } from './chart.ts';
import { readable, transitionId } from './names.ts';

type Definition = NonNullable<AnyStateNode['always']>[number];

/**
 * The chart of a machine. Unlike the graph that comes with XState it keeps `always`, `after` and
 * every guarded branch, and names them so that the name stays while the chart around it changes.
 */
export function chartOf(machine: AnyStateMachine): Chart {
  const states = nodesOf(machine.root).map(stateOf).toSorted(byId);
  const events = states
    .flatMap(({ transitions }) => transitions)
    .filter(({ kind }) => kind === 'event')
    .map(({ event }) => event);
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    events: [...new Set(events)].toSorted(),
    delays: delaysOf(machine),
    states,
  };
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function stateOf(node: AnyStateNode): State {
  const children = Object.values(node.states).toSorted((one, other) => one.order - other.order);
  return {
    id: node.id,
    parent: node.parent?.id ?? null,
    type: node.type,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    children: children.map(({ id }) => id),
    description: node.description ?? '',
    rule: node.meta?.rule ?? null,
    tags: [...node.tags].toSorted(),
    entry: node.entry.filter(isOurs).map(nameOf),
    exit: node.exit.filter(isOurs).map(nameOf),
    invokes: node.invoke.map(({ id, src }) => invokeOf(node.machine, id, nameOf(src))),
    transitions: transitionsOf(node).toSorted(byId),
  };
}

function invokeOf(machine: AnyStateMachine, id: string, source: string) {
  const logic: unknown = machine.implementations.actors[source];
  return { id, source, ...(logic instanceof StateMachine && { chart: logic.id }) };
}

function transitionsOf(node: AnyStateNode): Transition[] {
  const lists: [type: string, branches: readonly Definition[]][] = [
    ...node.transitions,
    ['always', node.always ?? []],
  ];
  return lists.flatMap(([type, branches]) =>
    branches.map((branch, index) => transitionOf(node, type, branch, index)),
  );
}

function transitionOf(node: AnyStateNode, type: string, branch: Definition, index: number) {
  const { event, kind } = readable(type);
  return {
    id: transitionId(node.id, event, index),
    event,
    kind,
    guard: branch.guard === undefined ? null : guardName(branch.guard),
    targets: branch.target?.map(({ id }) => id) ?? [],
    reenters: branch.reenter,
    actions: branch.actions.map(nameOf),
    description: branch.description ?? '',
    rule: branch.meta?.rule ?? null,
  };
}

/** `not('it is so')` is a function that holds what it denies. */
function guardName(guard: unknown): string {
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards)) {
    return nameOf(guard);
  }
  const names = guard.guards.map(guardName);
  const operator = 'check' in guard && typeof guard.check === 'function' ? guard.check.name : '';
  if (operator === 'checkNot') return `not ${names[0]}`;
  return names.join(operator === 'checkOr' ? ' or ' : ' and ');
}

/** XState puts timers into entry and exit; a chart has them as delays. */
function isOurs(action: unknown): boolean {
  return !(
    typeof action === 'function' &&
    'type' in action &&
    nameOf(action).startsWith('xstate.')
  );
}

function nameOf(implementation: unknown): string {
  if (typeof implementation === 'string') return implementation;
  const isNamed =
    (typeof implementation === 'object' || typeof implementation === 'function') &&
    implementation !== null &&
    'type' in implementation;
  return isNamed ? String(implementation.type) : 'without a name';
}

function delaysOf({ implementations }: AnyStateMachine): Record<string, number> {
  const delays = Object.entries(implementations.delays).flatMap(([name, delay]) =>
    typeof delay === 'number' ? [[name, delay] as const] : [],
  );
  return Object.fromEntries(delays.toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id.localeCompare(other.id, 'en', { numeric: true });
}
