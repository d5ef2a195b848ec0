import { ancestryOf, type Chart, type State, type Transition } from './chart.ts';
import { takes } from './names.ts';
import { cellId } from './walk.ts';

/** What a state does with an event that can be sent. */
export interface Cell {
  id: string;
  state: string;
  event: string;
  /**
   * Taken by the state itself (`own`) or by one around it (`inherited`); only by some states within
   * it (`within`); never asked, because the state is left before anything can come (`passing`); or
   * taken by nothing (`invalid`).
   */
  kind: 'own' | 'inherited' | 'within' | 'passing' | 'invalid';
  /** The transitions that may be taken, in the order in which they are asked. */
  transitions: string[];
}

/** The whole table of a chart, row by row: every state it can be in × every event. */
export function cellsOf(chart: Chart): Cell[] {
  return chart.states
    .filter(({ type }) => type !== 'history')
    .flatMap(state => chart.events.map(event => cellOf(chart, state, event)));
}

/** The transitions of a state for an event, in the order in which their guards are asked. */
export function branchesOf({ transitions }: State, event: string): Transition[] {
  return transitions
    .filter(({ kind }) => (kind === 'always') === (event === 'always'))
    .filter(one => takes(one.event, event))
    .toSorted((one, other) => other.event.length - one.event.length);
}

/** What is not sent: eventless transitions, delays, and the ends of calls. */
export function internalEventsOf({ states }: Chart): string[] {
  const transitions = states.flatMap(({ transitions }) => transitions);
  const internal = transitions.filter(({ kind }) => kind !== 'event');
  return [...new Set(internal.map(({ event }) => event))].toSorted();
}

/** A chart that has come to a final state right below its root takes nothing any more. */
export function isEnd({ states }: Chart, { type, parent }: State): boolean {
  const [root] = states;
  return type === 'final' && root?.type === 'compound' && root.id === parent;
}

function cellOf(chart: Chart, state: State, event: string): Cell {
  const ancestry = ancestryOf(chart, state.id);
  const kind = kindOf(chart, ancestry, event);
  const isAsked = kind === 'own' || kind === 'inherited';
  const asked = isAsked ? ancestry.flatMap(one => branchesOf(one, event)) : [];
  return {
    id: cellId(state.id, event),
    state: state.id,
    event,
    kind,
    transitions: untilTheUnguarded(asked).map(({ id }) => id),
  };
}

function kindOf(chart: Chart, ancestry: State[], event: string): Cell['kind'] {
  const [state, ...around] = ancestry;
  const hasBranch = (one: State) => branchesOf(one, event).length > 0;
  if (!state || isEnd(chart, state)) return 'invalid';
  if (ancestry.some(isPassing)) return 'passing';
  if (hasBranch(state)) return 'own';
  if (around.some(hasBranch)) return 'inherited';
  const within = chart.states.filter(({ id }) => ancestryOf(chart, id).includes(state));
  return within.some(hasBranch) ? 'within' : 'invalid';
}

function isPassing({ transitions }: State): boolean {
  return transitions.some(({ kind, guard }) => kind === 'always' && guard === null);
}

function untilTheUnguarded(branches: Transition[]): Transition[] {
  const last = branches.findIndex(({ guard }) => guard === null);
  return last < 0 ? branches : branches.slice(0, last + 1);
}
