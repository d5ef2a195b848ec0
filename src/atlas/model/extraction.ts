import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Chart, State, Transition } from './chart.ts';
import { readable, transitionId } from './names.ts';

type Definition = NonNullable<AnyStateNode['always']>[number];

/**
 * The chart of a machine. Unlike the graph that comes with XState it keeps `always`, `after` and
 * every guarded branch, and names them so that the name stays while the chart around it changes.
 */
export function chartOf(machine: AnyStateMachine): Chart {
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    delays: delaysOf(machine),
    states: nodesOf(machine.root).map(stateOf).toSorted(byId),
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
    looksLike: node.meta?.looksLike ? `${node.parent?.id}.${node.meta.looksLike}` : null,
    tags: [...node.tags].toSorted(),
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    invokes: node.invoke.map(({ id, src }) => ({ id, source: typeOf(src) })),
    transitions: transitionsOf(node).toSorted(byId),
  };
}

function namesOf(actions: readonly unknown[]): string[] {
  return actions.filter(action => !isTimer(action)).map(nameOfAction);
}

function transitionsOf(node: AnyStateNode): Transition[] {
  const lists: [type: string, branches: readonly Definition[]][] = [
    ...node.transitions,
    ['always', node.always ?? []],
  ];
  return lists.flatMap(([type, branches]) =>
    branches.map((branch, index) => transitionOf(node, { type, branch, index })),
  );
}

interface Branch {
  type: string;
  branch: Definition;
  /** Counted from 0 in the order in which guards are asked. */
  index: number;
}

function transitionOf(node: AnyStateNode, { type, branch, index }: Branch): Transition {
  const { event, kind } = readable(type, node.id);
  return {
    id: transitionId(node.id, event, index),
    event,
    kind,
    guard: branch.guard === undefined ? null : guardName(branch.guard),
    targets: branch.target?.map(({ id }) => id) ?? [],
    reenters: branch.reenter,
    actions: branch.actions.map(nameOfAction),
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

/** XState puts the timers of `after` into entry and exit; a chart has them as delays. */
function isTimer(action: unknown): boolean {
  if (typeof action !== 'function') return false;
  const { id, sendId } = partsOf(action);
  return [id, sendId].some(one => typeof one === 'string' && one.startsWith('xstate.after.'));
}

/** The built-in actions of XState by what they do: `raise 'x'`, `assign`; others by their names. */
function nameOfAction(action: unknown): string {
  const type = typeOf(action);
  const builtIn = /^xstate\.(\w+)$/.exec(type)?.[1];
  if (typeof action !== 'function' || builtIn === undefined) return type;
  const object = objectOf(action);
  const verb = verbs[builtIn] ?? builtIn;
  return object === undefined ? verb : `${verb} '${object}'`;
}

const verbs: Record<string, string> = {
  sendTo: 'send',
  spawnChild: 'spawn',
  stopChild: 'stop',
  enqueueActions: 'enqueue',
};

/** What a built-in action sends, spawns, stops or cancels, where that stands in the chart. */
function objectOf(action: object): string | undefined {
  const { event, src, actorRef, sendId } = partsOf(action);
  const type = isRecord(event) ? event['type'] : undefined;
  return [type, src, actorRef, sendId].find(one => typeof one === 'string');
}

function typeOf(implementation: unknown): string {
  if (typeof implementation === 'string') return implementation;
  const isNamed = typeof implementation === 'function' || isRecord(implementation);
  return isNamed && 'type' in implementation ? String(implementation.type) : 'without a name';
}

/** XState's own actions and guards are functions with what they do as properties. */
function partsOf(builtIn: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(builtIn));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
