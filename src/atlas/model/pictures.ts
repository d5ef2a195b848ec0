import { type Chart, type State, statesInOrder } from './chart.ts';

/** A page as it looks in an innermost state of a chart. */
export interface Picture {
  state: string;
  /** The window of the browser. */
  window: Window;
  file: string;
  /** Whose page it is, where a chart is shown to several: `asker` or `owner`. */
  side?: string;
}

/** A desktop is 1280 pixels wide, a phone 390. */
export const windows = ['desktop', 'phone'] as const;
export type Window = (typeof windows)[number];

/**
 * The pictures of a state, of each window; where it has none there, those of a state that looks like it, or of
 * the first within it.
 */
export function picturesOf(chart: Chart, id: string, pictures: readonly Picture[]): Picture[] {
  const alike = statesInOrder(chart, id)
    .flatMap(state => [state].concat(chart.states.filter(one => areAlike(one, state))))
    .map(state => state.id);
  return windows.flatMap(window => {
    const own = pictures.filter(one => one.window === window);
    const nearest = alike.find(state => own.some(one => one.state === state));
    return own.filter(({ state }) => state === nearest);
  });
}

function areAlike(one: State, other: State): boolean {
  return one.looksLike === other.id || other.looksLike === one.id;
}
