import { type AnyStateMachine, StateMachine } from 'xstate';
import { readable, transitionId } from '../../../src/atlas/model/names.ts';

/** The source of a chart in one form, which can be changed before a machine is built of it. */
export interface Blueprint {
  root: State;
  delays: Record<string, unknown>;
}

/** What is said of a state, with a list wherever the source may leave it out or say it shorter. */
export interface State {
  [said: string]: unknown;
  /** `chart.state.state`, which XState would call it anyway. */
  id: string;
  type?: unknown;
  initial?: unknown;
  states: Record<string, State>;
  on: Record<string, Branch[]>;
  always: Branch[];
  after: Record<string, Branch[]>;
  invoke: Invoke[];
  entry: unknown[];
  exit: unknown[];
  tags: unknown[];
}

interface Branch {
  [said: string]: unknown;
  target?: unknown;
  guard?: unknown;
  actions: unknown[];
}

interface Invoke {
  [said: string]: unknown;
  id: string;
  onDone: Branch[];
  onError: Branch[];
}

/** One of the branches that an event may take. */
export interface Transition {
  /** As in the atlas. */
  id: string;
  state: State;
  branch: Branch;
  /** With those that are asked before and after it. */
  branches: Branch[];
}

export function blueprintOf({ config, implementations }: AnyStateMachine): Blueprint {
  return { root: stateOf(config, String(config.id)), delays: { ...implementations.delays } };
}

/** The chart by which the blueprint was made, as it is now; one that runs in circles throws. */
export function build<Machine extends AnyStateMachine>(
  { implementations }: Machine,
  { root, delays }: Blueprint,
): Machine {
  const config = { ...root, options: { maxIterations: 100 } };
  return Reflect.construct(StateMachine, [config, { ...implementations, delays }]);
}

export function statesIn(state: State): State[] {
  return [state, ...Object.values(state.states).flatMap(statesIn)];
}

export function transitionsIn(root: State): Transition[] {
  return statesIn(root).flatMap(state =>
    eventsOf(state).flatMap(([event, branches]) =>
      branches.map((branch, index) => {
        const id = transitionId(state.id, event, index);
        return { id, state, branch, branches };
      }),
    ),
  );
}

function eventsOf({ on, always, after, invoke }: State): [event: string, branches: Branch[]][] {
  return [
    ...Object.entries(on).map(([type, branches]): [string, Branch[]] => [
      readable(type).event,
      branches,
    ]),
    ['always', always],
    ...Object.entries(after).map(([delay, branches]): [string, Branch[]] => [
      `after: ${delay}`,
      branches,
    ]),
    ...invoke.flatMap(({ id, onDone, onError }): [string, Branch[]][] => [
      [`done: ${id}`, onDone],
      [`error: ${id}`, onError],
    ]),
  ];
}

function stateOf(source: unknown, id: string): State {
  const said: Record<string, unknown> = Object(source);
  return {
    ...said,
    id,
    states: mapped(said['states'], (state, name) => stateOf(state, `${id}.${name}`)),
    on: mapped(said['on'], branchesOf),
    always: branchesOf(said['always']),
    after: mapped(said['after'], branchesOf),
    invoke: listOf(said['invoke']).map(invokeOf),
    entry: listOf(said['entry']),
    exit: listOf(said['exit']),
    tags: listOf(said['tags']),
  };
}

function branchesOf(source: unknown): Branch[] {
  return listOf(source).map(branchOf);
}

function branchOf(source: unknown): Branch {
  const said: Record<string, unknown> =
    typeof source === 'string' ? { target: source } : Object(source);
  return { ...said, actions: listOf(said['actions']) };
}

function invokeOf(source: unknown): Invoke {
  const said: Record<string, unknown> = Object(source);
  const { id, onDone, onError } = said;
  return { ...said, id: String(id), onDone: branchesOf(onDone), onError: branchesOf(onError) };
}

function mapped<Item>(source: unknown, map: (value: unknown, name: string) => Item) {
  const entries: [string, unknown][] = Object.entries(Object(source ?? {}));
  return Object.fromEntries(entries.map(([name, value]) => [name, map(value, name)]));
}

function listOf(source: unknown): unknown[] {
  if (source === undefined) return [];
  return Array.isArray(source) ? [...source] : [source];
}
