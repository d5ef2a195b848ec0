import { ancestryOf, type Chart, sourceOf, type State } from './chart.ts';

/**
 * The shortest ways as the chart is drawn: for every state that can be reached from the initial one,
 * the transitions to it. Guards are not evaluated.
 */
function shortestPathsIn(chart: Chart): Map<string, string[]> {
  const ways = new Map<string, string[]>();
  const queue: State[] = [];
  const enter = (id: string, way: string[]) => {
    for (const state of [...ancestryOf(chart, id), ...startsIn(chart, id)]) {
      if (ways.has(state.id)) continue;
      ways.set(state.id, way);
      queue.push(state);
    }
  };
  enter(chart.id, []);
  for (const { id: source, transitions } of queue) {
    const way = ways.get(source) ?? [];
    for (const { id, targets } of transitions) {
      for (const target of targets) enter(target, [...way, id]);
    }
  }
  return ways;
}

/** To a state, or through a transition; undefined where the drawing has no way. */
export function shortestPathTo(chart: Chart, id: string): string[] | undefined {
  const way = shortestPathsIn(chart).get(sourceOf(id));
  return way && sourceOf(id) !== id ? [...way, id] : way;
}

/** The states that are entered together with a state, from the outside in. */
function startsIn(chart: Chart, id: string): State[] {
  const state = chart.states.find(one => one.id === id);
  if (!state) return [];
  const inner = state.type === 'parallel' ? state.children : [state.initial ?? []].flat();
  return [state, ...inner.flatMap(child => startsIn(chart, child))];
}
