import { branchesOf, isEnd } from './cells.ts';
import { ancestryOf, type Chart, type State, type Transition, transitionsOf } from './chart.ts';
import { takes } from './names.ts';
import type { Step } from './walk.ts';

type Move = Pick<Step, 'event' | 'taken' | 'states'>;

/**
 * The guarded transitions that were asked in a step and refused, sorted. XState reports only those
 * that were taken; but guards are asked in a known order, from the innermost state outwards, and a
 * chart rests only when every `always` of its states has refused.
 */
export function refusedIn(
  chart: Chart,
  before: string[],
  { event, taken, states }: Move,
): string[] {
  const moved = transitionsOf(chart).filter(({ id }) => taken.includes(id));
  const movers = moved.filter(one => one.kind !== 'always' && takes(one.event, event));
  const passed = moved.filter(({ kind }) => kind === 'always');
  const asked = statesIn(chart, before).filter(state => !movers.some(isWithin(chart, state)));
  const active = statesIn(chart, states);
  const resting = active.some(state => isEnd(chart, state)) ? [] : active;
  const refused = [
    ...asked.flatMap(state => untilTaken(branchesOf(state, event), taken)),
    ...sourcesOf(chart, passed).flatMap(state => untilTaken(branchesOf(state, 'always'), taken)),
    ...resting.flatMap(state => branchesOf(state, 'always')),
  ];
  const ids = refused.filter(({ guard }) => guard !== null).map(({ id }) => id);
  return [...new Set(ids)].toSorted();
}

function statesIn(chart: Chart, ids: string[]): State[] {
  return chart.states.filter(({ id }) => ids.includes(id));
}

function sourcesOf({ states }: Chart, moved: Transition[]): State[] {
  return states.filter(({ transitions }) => transitions.some(one => moved.includes(one)));
}

function isWithin(chart: Chart, state: State): (mover: Transition) => boolean {
  return mover => {
    const [source, ...around] = sourcesOf(chart, [mover]).flatMap(({ id }) =>
      ancestryOf(chart, id),
    );
    return source !== state && around.includes(state);
  };
}

function untilTaken(branches: Transition[], taken: string[]): Transition[] {
  const first = branches.findIndex(({ id }) => taken.includes(id));
  return first < 0 ? branches : branches.slice(0, first);
}
