import type { Totals } from './model/coverage.ts';
import { type Measure, measures } from './model/proofs.ts';
import { percent, plural } from './words.ts';

/** `16 states · 21 transitions · 100 % proven` */
export function totalWords(totals: Totals[]): string {
  const all = (measure: Measure) => sum(totals.map(one => one[measure].all));
  const proven = sum(totals.flatMap(one => measures.map(measure => one[measure].proven)));
  return [
    plural(all('states'), 'state'),
    plural(all('transitions'), 'transition'),
    `${percent(proven, sum(measures.map(all)))} proven`,
  ].join(' · ');
}

function sum(numbers: number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
