import type { Step } from '../model/walk.ts';

/** What has been reported of running charts. */
export interface Recording {
  /** The active states of every chart, by its id; the last ones of a chart that has ended. */
  states: Record<string, string[]>;
  /** States and transitions. */
  visited: ReadonlySet<string>;
  /** The newest first. */
  entries: Entry[];
}

export interface Entry {
  number: number;
  step: Step;
  /** The states of its chart that were active before. */
  before: string[];
}

export const blank: Recording = { states: {}, visited: new Set(), entries: [] };

const mostEntries = 200;

export function recorded({ states, visited, entries }: Recording, step: Step): Recording {
  const number = (entries[0]?.number ?? 0) + 1;
  const entry = { number, step, before: states[step.chart] ?? [] };
  return {
    states: { ...states, [step.chart]: step.states },
    visited: new Set([...visited, ...step.states, ...step.taken]),
    entries: [entry, ...entries].slice(0, mostEntries),
  };
}

/** The active states of all charts, and the transitions of the last step. */
export function activeIn({ states, entries }: Recording): ReadonlySet<string> {
  return new Set([...Object.values(states).flat(), ...(entries[0]?.step.taken ?? [])]);
}

/** What was known after each of some steps. */
export function recordingsOf(steps: Step[]): Recording[] {
  const recordings: Recording[] = [];
  for (const step of steps) recordings.push(recorded(recordings.at(-1) ?? blank, step));
  return recordings;
}
