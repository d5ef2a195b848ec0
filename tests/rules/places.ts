import { chartOf } from '../../src/atlas/model/extraction.ts';
import type { Step } from '../../src/atlas/model/walk.ts';
import { machines } from '../../src/kits/kits.ts';
import { pageKits } from '../../src/kits/page-kits.ts';
import type { Places } from './vocabulary.ts';

/** Where the charts are after all that they have done since the site was loaded. */
export function placesAfter(steps: readonly Step[]): Record<keyof Places, string> {
  return {
    site: placeOf(steps.findLast(({ chart }) => chart === 'site')),
    flow: placeOfFlow(steps),
    modal: placeOf(steps.findLast(({ chart }) => chart === 'resultModal')),
  };
}

/** A flow that ends is at its end when the site has heard of it. */
function placeOfFlow(steps: readonly Step[]): string {
  const start = steps.findLast(({ chart, event }) => flows.has(chart) && event === 'start');
  if (!start) return 'none';
  const last = steps.findLastIndex(one => one.chart === start.chart && one.actor === start.actor);
  const [place = ''] = placeOf(steps[last]).split('.');
  const isHeard = steps.slice(last).some(({ event }) => event === `done: ${start.chart}`);
  return ends.has(`${start.chart}.${place}`) && !isHeard ? `${place}, unheard of` : place;
}

const ends = new Set(
  machines
    .flatMap(machine => chartOf(machine).states)
    .flatMap(({ id, type }) => (type === 'final' ? [id] : [])),
);
const flows = new Set(Object.values(pageKits).map(({ logic }) => logic.id));

/** The innermost state, without the name of its chart. */
function placeOf(step: Step | undefined): string {
  const [innermost = ''] = step?.states.toSorted((one, other) => other.length - one.length) ?? [];
  return innermost.slice(innermost.indexOf('.') + 1);
}
