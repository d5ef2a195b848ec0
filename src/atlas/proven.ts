import { type Coverage, isVisited } from './model/coverage.ts';
import { provesGuard } from './model/proofs.ts';
import type { Walk } from './model/walk.ts';

/** A transition is visited once its guard has been true and has been false. */
export function isItemVisited(coverage: Coverage, id: string, kind?: Walk['kind']): boolean {
  const { states, transitions, refusals } = coverage;
  return (
    isVisited(states[id] ?? transitions[id], kind) &&
    (!(id in refusals) || isVisited(refusals[id], kind))
  );
}

/** A transition is proven once its guard is, too. */
export function isItemProven({ proofs, refusals }: Coverage, id: string): boolean {
  const found = proofs[id];
  // The root is proven with all that is in it.
  if (!found) return true;
  return found.length > 0 && (!(id in refusals) || provesGuard(found));
}
