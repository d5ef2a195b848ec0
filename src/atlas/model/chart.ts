/** A statechart as plain data: what the atlas draws and exports. */
export interface Chart {
  id: string;
  description: string;
  /** In milliseconds, by name. */
  delays: Record<string, number>;
  /** Sorted by id; the root is the first. */
  states: State[];
}

export interface State {
  /** `chart.state.state`; the root's is the chart's. */
  id: string;
  parent: string | null;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  initial: string | null;
  /** In the order of the source, which is the order of the drawing. */
  children: string[];
  description: string;
  rule: string | null;
  /** The sibling that the page looks like. */
  looksLike: string | null;
  tags: string[];
  entry: string[];
  exit: string[];
  invokes: { id: string; source: string }[];
  /** Sorted by id. */
  transitions: Transition[];
}

export interface Transition {
  /** `chart.state::event::branch`, the branch counted from 0 in the order in which guards are asked. */
  id: string;
  /** As people read it: `submitted`, `always`, `after: a long wait`, `done: fetch the chart`. */
  event: string;
  kind: 'event' | 'always' | 'after' | 'done' | 'error';
  guard: string | null;
  /** None for a transition that only acts. */
  targets: string[];
  /** Leaves and enters its source again, even where the target lies within. */
  reenters: boolean;
  actions: string[];
  description: string;
  rule: string | null;
}

/** All transitions of a chart, in the order of the source. */
export function transitionsOf(chart: Chart): Transition[] {
  return chart.states.flatMap(({ transitions }) => transitions);
}

/** In the order of the source: a state before those within it. */
export function statesInOrder(chart: Chart, id = chart.id): State[] {
  const state = chart.states.find(one => one.id === id);
  return state ? [state, ...state.children.flatMap(child => statesInOrder(chart, child))] : [];
}

/**
 * The id of the state from which a transition leads, by the id of the transition; a state's own id is
 * returned.
 */
export function sourceOf(transition: string): string {
  return transition.split('::')[0] ?? '';
}

/** The state and what lies around it, from within. */
export function ancestryOf(chart: Chart, id: string): State[] {
  const state = chart.states.find(one => one.id === id);
  if (!state) return [];
  return state.parent === null ? [state] : [state, ...ancestryOf(chart, state.parent)];
}
