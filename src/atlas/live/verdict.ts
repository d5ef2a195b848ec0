import type { Chart } from '../model/chart.ts';
import { takes } from '../model/names.ts';
import { placeOf } from './place.ts';
import type { Entry } from './recording.ts';

/** What a chart made of an event. */
export type Verdict =
  | { kind: 'started' | 'taken' | 'ignored' }
  | { kind: 'refused'; guards: string[] };

export function verdictOf(chart: Chart | undefined, { step, before }: Entry): Verdict {
  if (step.event === 'start') return { kind: 'started' };
  if (step.taken.length > 0) return { kind: 'taken' };
  const guards = chart?.states
    .filter(({ id }) => before.includes(id))
    .flatMap(({ transitions }) => transitions)
    .filter(({ event }) => takes(event, step.event))
    .flatMap(({ guard }) => guard ?? []);
  return guards && guards.length > 0 ? { kind: 'refused', guards } : { kind: 'ignored' };
}

export function wordsOf(verdict: Verdict, { step }: Entry): string {
  const now = placeOf(step.states);
  if (verdict.kind === 'refused') {
    return `refused by ${verdict.guards.map(guard => `‘${guard}’`).join(' and ')}`;
  }
  if (verdict.kind === 'started') return `starts in ${now}`;
  return verdict.kind === 'taken' ? `taken, now in ${now}` : `ignored in ${now}`;
}
