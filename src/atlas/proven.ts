import type { Coverage, Proof } from './model/coverage.ts';
import type { Walk } from './model/walk.ts';

/** By any test, or by one of a kind. */
export function isProven(proof: Proof | undefined, kind?: Walk['kind']): boolean {
  if (!proof) return false;
  return kind ? proof[kind].length > 0 : proof.unit.length + proof.browser.length > 0;
}

/** A guard is proven once it has been true and has been false. */
export function isTransitionProven(
  { transitions, refusals }: Coverage,
  id: string,
  kind?: Walk['kind'],
): boolean {
  return isProven(transitions[id], kind) && (!(id in refusals) || isProven(refusals[id], kind));
}

/** The states and transitions of all charts that tests have proven, and those that none has. */
export function provenIn(coverage: Coverage, kind?: Walk['kind']) {
  const states = Object.keys(coverage.states);
  const transitions = Object.keys(coverage.transitions);
  const covered = new Set([
    ...states.filter(id => isProven(coverage.states[id], kind)),
    ...transitions.filter(id => isTransitionProven(coverage, id, kind)),
  ]);
  const uncovered = new Set([...states, ...transitions].filter(id => !covered.has(id)));
  return { covered, uncovered };
}
