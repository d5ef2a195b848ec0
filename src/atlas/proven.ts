import { type Coverage, isVisited } from './model/coverage.ts';
import type { Walk } from './model/walk.ts';

/** A transition is visited once its guard has been true and has been false. */
export function isItemVisited(coverage: Coverage, id: string, kind?: Walk['kind']): boolean {
  const { states, transitions, refusals } = coverage;
  return (
    isVisited(states[id] ?? transitions[id], kind) &&
    (!(id in refusals) || isVisited(refusals[id], kind))
  );
}
