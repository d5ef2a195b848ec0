import { type Chart, sourceOf, type State, transitionsOf } from '../model/chart.ts';

/** What an arrow key leads to from a state or a transition; nothing for every other key. */
export function nextItem(chart: Chart, id: string, key: string): string | undefined {
  const items = itemsOf(chart);
  const at = items.indexOf(id);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key === 'PageDown') return items[at + 1] ?? id;
  if (key === 'PageUp') return items[at - 1] ?? id;
  const state = chart.states.find(one => one.id === id);
  return state ? fromState(chart, state, key) : fromTransition(chart, id, key);
}

/** Every state, followed by its transitions and by what lies within. */
export function itemsOf(chart: Chart): string[] {
  const within = (id: string): string[] => {
    const state = chart.states.find(one => one.id === id);
    if (!state) return [];
    return [id, ...state.transitions.map(one => one.id), ...state.children.flatMap(within)];
  };
  return within(chart.id);
}

function fromState(chart: Chart, state: State, key: string): string | undefined {
  const { id, initial, children, parent, transitions } = state;
  if (key === 'ArrowRight' || key === 'ArrowDown') {
    return transitions[0]?.id ?? initial ?? children[0] ?? id;
  }
  if (key === 'ArrowLeft' || key === 'ArrowUp') {
    const incoming = transitionsOf(chart).find(
      one => one.targets.includes(id) && sourceOf(one.id) !== id,
    );
    return incoming?.id ?? parent ?? id;
  }
  return undefined;
}

/** Right and Left follow the edge; Down and Up go round the transitions of one source. */
function fromTransition(chart: Chart, id: string, key: string): string | undefined {
  const source = chart.states.find(state => state.id === sourceOf(id));
  if (!source) return undefined;
  const { transitions } = source;
  const at = transitions.findIndex(one => one.id === id);
  if (key === 'ArrowRight') return transitions[at]?.targets[0] ?? source.id;
  if (key === 'ArrowLeft') return source.id;
  if (key === 'ArrowDown') return transitions[(at + 1) % transitions.length]?.id;
  if (key === 'ArrowUp') return transitions.at(at - 1)?.id;
  return undefined;
}
