import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import type { Chart, State, Transition } from './chart.ts';
import {
  type Details,
  detailsOfMachine,
  detailsOfState,
  detailsOfTransition,
  isTimer,
  nameOfAction,
  partsOf,
  type Print,
  typeOf,
} from './details.ts';
import { readable, transitionId } from './names.ts';

type Definition = NonNullable<AnyStateNode['always']>[number];

/**
 * The chart of a machine. Unlike the graph that comes with XState it keeps `always`, `after` and
 * every guarded branch, and names them so that the name stays while the chart around it changes.
 */
export function chartOf(machine: AnyStateMachine, print: Print = inOneLine): Chart {
  const states = nodesOf(machine.root)
    .map(node => stateOf(node, print))
    .toSorted(byId);
  const events = states
    .flatMap(({ transitions }) => transitions)
    .filter(({ kind }) => kind === 'event')
    .map(({ event }) => event);
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    events: [...new Set(events)].toSorted(),
    delays: delaysOf(machine),
    details: detailsOfMachine(machine, print),
    states,
  };
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function inOneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ');
}

function stateOf(node: AnyStateNode, print: Print): State {
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
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    invokes: node.invoke.map(({ id, src }) => invokeOf(node.machine, id, typeOf(src))),
    ...withDetails(detailsOfState(node, print)),
    transitions: transitionsOf(node, print).toSorted(byId),
  };
}

function invokeOf(machine: AnyStateMachine, id: string, source: string) {
  const logic: unknown = machine.implementations.actors[source];
  return { id, source, ...(logic instanceof StateMachine && { chart: logic.id }) };
}

function withDetails(details: Details): { details?: Details } {
  return Object.keys(details).length > 0 ? { details } : {};
}

function namesOf(actions: readonly unknown[]): string[] {
  return actions.filter(action => !isTimer(action)).map(nameOfAction);
}

function transitionsOf(node: AnyStateNode, print: Print): Transition[] {
  const lists: [type: string, branches: readonly Definition[]][] = [
    ...node.transitions,
    ['always', node.always ?? []],
  ];
  return lists.flatMap(([type, branches]) =>
    branches.map((branch, index) => transitionOf(node, print, { type, branch, index })),
  );
}

interface Branch {
  type: string;
  branch: Definition;
  /** Counted from 0 in the order in which guards are asked. */
  index: number;
}

function transitionOf(
  node: AnyStateNode,
  print: Print,
  { type, branch, index }: Branch,
): Transition {
  const { event, kind } = readable(type, node.id);
  return {
    id: transitionId(node.id, event, index),
    event,
    kind,
    guard: branch.guard === undefined ? null : guardName(branch.guard),
    targets: branch.target?.map(({ id }) => id) ?? [],
    reenters: branch.reenter,
    actions: branch.actions.map(nameOfAction),
    ...withDetails(detailsOfTransition(branch, print)),
    description: branch.description ?? '',
    rule: branch.meta?.rule ?? null,
  };
}

/** `not('it is so')` is a function that holds what it denies. Brackets say what belongs together. */
function guardName(guard: unknown): string {
  if (typeof guard !== 'function' || !('check' in guard)) return typeOf(guard);
  const { check, guards, stateValue } = partsOf(guard);
  const operator = typeof check === 'function' ? check.name : '';
  if (operator === 'checkStateIn') return `in ${placeOf(stateValue)}`;
  const inner: unknown[] = Array.isArray(guards) ? guards : [];
  const names = inner.map(one => {
    const isSeveral = typeof one === 'function' && 'guards' in one && !isDenial(one);
    return isSeveral ? `(${guardName(one)})` : guardName(one);
  });
  if (operator === 'checkNot') return `not ${names[0]}`;
  return names.join(operator === 'checkOr' ? ' or ' : ' and ');
}

function isDenial(guard: object): boolean {
  return 'check' in guard && typeof guard.check === 'function' && guard.check.name === 'checkNot';
}

function placeOf(stateValue: unknown): string {
  return typeof stateValue === 'string' ? stateValue : JSON.stringify(stateValue);
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
