import type { Coverage, Proof } from './model/coverage.ts';

export function isProven(proof: Proof | undefined): boolean {
  return proof !== undefined && proof.unit.length + proof.browser.length > 0;
}

/** A guard is proven once it has let somebody pass and has refused somebody. */
export function isTransitionProven({ transitions, refusals }: Coverage, id: string): boolean {
  return isProven(transitions[id]) && (!(id in refusals) || isProven(refusals[id]));
}

/** The states and transitions of all charts that no test has proven. */
export function unprovenIn(coverage: Coverage): ReadonlySet<string> {
  const states = Object.keys(coverage.states).filter(id => !isProven(coverage.states[id]));
  const transitions = Object.keys(coverage.transitions);
  return new Set([...states, ...transitions.filter(id => !isTransitionProven(coverage, id))]);
}
