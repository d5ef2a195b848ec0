import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { folders } from '../../src/atlas/build/files.ts';
import { type Kept, keptPictures } from '../../src/atlas/build/pictures.ts';
import { ancestryOf, type Chart, type State } from '../../src/atlas/model/chart.ts';
import { type Picture, picturesOf, windows } from '../../src/atlas/model/pictures.ts';
import { runOf } from './results.ts';

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

/** One picture of each state, window and side, of those that were taken: that of a scene, where one names the state. */
export function takenPictures(): Picture[] {
  const taken = globSync(join(folders.pictures, '*.json'))
    .toSorted()
    .flatMap((name): Picture[] => JSON.parse(readFileSync(name, 'utf8')));
  const keyOf = ({ state, window, side = '' }: Picture) => [state, window, side].join('\n');
  return [...new Map(taken.toReversed().map(one => [keyOf(one), one])).values()];
}

/** Keeps pictures for the atlas. */
export function keepPictures(charts: Chart[], pictures: Picture[]): void {
  mkdirSync(join(folders.built, 'pictures'), { recursive: true });
  for (const { file } of pictures) {
    copyFileSync(join(folders.pictures, basename(file)), join(folders.built, file));
  }
  writeFileSync(keptPictures, JSON.stringify({ ...runOf(charts), pictures } satisfies Kept));
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
      one => one.window === window && chart.states.some(({ id }) => id === one.state),
    );
    const lacking = shown.filter(({ id }) =>
      picturesOf(chart, id, pictures).every(one => one.window !== window),
    );
    const alike = own.flatMap((one, index) =>
      own
        .slice(index + 1)
        .filter(({ file, state }) => file === one.file && areUnlike(chart, one.state, state))
        .map(({ state }) => `${one.state} and ${state} look the same in the window ${window}.`),
    );
    return lacking.map(({ id }) => `${id} has no picture in the window ${window}.`).concat(alike);
  });
}

/** Whether a chart is never in both states at once, and neither looks like the other. */
function areUnlike(chart: Chart, one: string, other: string): boolean {
  const others = ancestryOf(chart, other);
  const common = ancestryOf(chart, one).find(state => others.includes(state));
  return common?.type === 'compound' && lookOf(chart, one) !== lookOf(chart, other);
}

function lookOf(chart: Chart, id: string): string {
  return chart.states.find(state => state.id === id)?.looksLike ?? id;
}
