import type { Step } from './walk.ts';

/** Where all charts are after some steps of a walk, and what they have gone through. */
export interface Progress {
  /** The active states of every chart that has started, and the transitions of the last step. */
  active: ReadonlySet<string>;
  /** States and transitions. */
  visited: ReadonlySet<string>;
}

export function progressAfter(steps: Step[]): Progress {
  const states = new Map<string, string[]>();
  const visited = new Set<string>();
  for (const step of steps) {
    states.set(step.chart, step.states);
    for (const id of [...step.states, ...step.taken]) visited.add(id);
  }
  const last = steps.at(-1)?.taken ?? [];
  return { active: new Set([...states.values()].flat().concat(last)), visited };
}
