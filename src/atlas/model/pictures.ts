import { ancestryOf, type Chart, type State, statesInOrder } from './chart.ts';

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
const windows = ['desktop', 'phone'] as const;
export type Window = (typeof windows)[number];

/**
 * The innermost states in which a page looks in its own way: none that is left at once, that looks like
 * another, or in which the chart of a page has ended. `isOfServer` says whether no page runs a chart.
 */
export function shownStates(chart: Chart, isOfServer: boolean): State[] {
  return chart.states.filter(
    ({ type, transitions, looksLike }) =>
      (type === 'atomic' || (type === 'final' && isOfServer)) &&
      looksLike === null &&
      !transitions.some(({ kind, guard }) => kind === 'always' && guard === null),
  );
}

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

/** What the pictures lack: a shown state without one in some window, and two states that look the same. */
export function faultsOfPictures(
  chart: Chart,
  isOfServer: boolean,
  pictures: readonly Picture[],
): string[] {
  const shown = shownStates(chart, isOfServer);
  return windows.flatMap(window => {
    const own = pictures.filter(
      one => one.window === window && shown.some(({ id }) => id === one.state),
    );
    const lacking = shown.filter(({ id }) =>
      picturesOf(chart, id, pictures).every(one => one.window !== window),
    );
    const alike = own.flatMap((one, index) =>
      own
        .slice(index + 1)
        .filter(({ file, state }) => file === one.file && areSiblings(chart, one.state, state))
        .map(({ state }) => `${one.state} and ${state} look the same in the window ${window}.`),
    );
    return lacking.map(({ id }) => `${id} has no picture in the window ${window}.`).concat(alike);
  });
}

/** Whether a chart is never in both states at once. */
function areSiblings(chart: Chart, one: string, other: string): boolean {
  const others = ancestryOf(chart, other);
  const common = ancestryOf(chart, one).find(state => others.includes(state));
  return one !== other && common?.type === 'compound';
}
