import { ancestryOf, type Chart, type State, type Transition } from '../model/chart.ts';

/** One line of the drawing, from the rows of transitions that lead to the same state. */
export interface Edge {
  id: string;
  source: string;
  target: string;
  transitions: Transition[];
  /** From a state to something within it. */
  isInner: boolean;
  /** Against the order of the source. The layout is given it turned round, so that it has no circles. */
  isBack: boolean;
}

/** The lines of a drawing: one from each state to each target of its transitions. */
export function edgesOf(chart: Chart): Edge[] {
  return chart.states.flatMap(state =>
    bundlesOf(state).flatMap(transitions =>
      (transitions[0]?.targets ?? []).map((target, index) => ({
        id: `${transitions[0]?.id}::${index}`,
        source: state.id,
        target,
        transitions,
        isInner: target !== state.id && ancestryOf(chart, target).some(one => one.id === state.id),
        isBack: isBack(chart, state.id, target),
      })),
    ),
  );
}

/** The transitions of a state; those that lead to the same share their line. */
export function bundlesOf({ transitions }: State): Transition[][] {
  return [...Map.groupBy(transitions, ({ id, targets }) => targets.join() || id).values()];
}

/** Whether the target, or what holds it, stands before the source, where the two part. */
function isBack(chart: Chart, source: string, target: string): boolean {
  const sources = ancestryOf(chart, source).toReversed();
  const targets = ancestryOf(chart, target).toReversed();
  const parting = sources.findIndex(({ id }, index) => id !== targets[index]?.id);
  const siblings = sources[parting - 1]?.children ?? [];
  const [one, other] = [sources[parting], targets[parting]];
  return Boolean(one && other && siblings.indexOf(other.id) < siblings.indexOf(one.id));
}
