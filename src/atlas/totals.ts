import type { Totals } from './model/coverage.ts';
import { type Measure, measures } from './model/visits.ts';
import { percent, plural } from './words.ts';

/** `16 states · 21 transitions · 100 % visited · 98 % proven` */
export function totalWords(totals: Totals[]): string {
  const all = (measure: Measure) => sum(totals.map(one => one[measure].all));
  const share = (of: 'visited' | 'proven') =>
    percent(
      sum(totals.flatMap(one => measures.map(measure => one[measure][of]))),
      sum(measures.map(all)),
    );
  return [
    plural(all('states'), 'state'),
    plural(all('transitions'), 'transition'),
    `${share('visited')} visited`,
    `${share('proven')} proven`,
  ].join(' · ');
}

function sum(numbers: number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
