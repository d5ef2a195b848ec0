import { cellsOf } from './cells.ts';
import { ancestryOf, type Chart, sourceOf, transitionsOf } from './chart.ts';
import { refusedIn } from './refusals.ts';
import type { Walk } from './walk.ts';

/** What there is to visit: `refusals` of transitions with a guard, `ignored` of invalid cells. */
export const measures = ['states', 'transitions', 'refusals', 'ignored'] as const;
export type Measure = (typeof measures)[number];
type Names = Record<Measure, string[]>;

export function namesOf(chart: Chart): Names {
  const transitions = transitionsOf(chart);
  return {
    states: chart.states.filter(({ type }) => type !== 'history').map(({ id }) => id),
    transitions: transitions.map(({ id }) => id),
    refusals: transitions.filter(({ guard }) => guard !== null).map(({ id }) => id),
    ignored: cellsOf(chart)
      .filter(({ kind }) => kind === 'invalid')
      .map(({ id }) => id),
  };
}

/** Where a walk was. */
export function visitedBy(charts: Chart[], { steps, ignored }: Walk): Names {
  const before = new Map<string, string[]>();
  const names = steps.map(step => {
    const { chart: id, actor = 0, taken, states } = step;
    const chart = charts.find(one => one.id === id);
    if (!chart) return { states: [id], transitions: [], refusals: [] };
    const key = `${id} ${actor}`;
    const was = before.get(key) ?? [];
    before.set(key, states);
    // A state that is left at once is only seen as the source of a transition.
    const left = taken.flatMap(one => ancestryOf(chart, sourceOf(one))).map(({ id }) => id);
    return {
      states: [...states, ...left],
      transitions: taken,
      refusals: refusedIn(chart, was, step),
    };
  });
  return {
    states: names.flatMap(({ states }) => states),
    transitions: names.flatMap(({ transitions }) => transitions),
    refusals: names.flatMap(({ refusals }) => refusals),
    ignored,
  };
}
