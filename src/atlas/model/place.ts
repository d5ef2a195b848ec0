import { sourceOf } from './chart.ts';
import type { Step, Trace } from './trace.ts';

/** Where a test failed. */
export interface Place {
  chart: string;
  /** Of the transition that was taken, or of the state that took none. */
  id: string;
  event: string;
}

/**
 * Where a test that failed most likely leads to the fault: the first step that it had not taken when it
 * passed, or a timer that fired then and not now; else its last event. Nothing where no chart ran.
 */
export function placeOf({ steps, before = [] }: Trace): Place | undefined {
  const [now, then] = [steps, before].map(list => new Set(list.map(keyOf)));
  const other = steps.find(step => before.length > 0 && !then?.has(keyOf(step)));
  const missing = before.find(step => !now?.has(keyOf(step)));
  if (!other && missing?.event.startsWith('after: ')) {
    return placeAt({ ...missing, taken: [], states: missing.taken.map(sourceOf) });
  }
  const last = other ?? steps.findLast(step => !isBareStart(step)) ?? steps.at(-1);
  return last && placeAt(last);
}

function placeAt({ chart, event, taken, states }: Step): Place {
  const isTaken = taken.length > 0 || event === 'start';
  const id = [...states, ...taken].at(-1) ?? chart;
  return { chart, id, event: isTaken ? event : `${event} (no transition)` };
}

/** Every other event that took no transition was ignored. */
function isBareStart({ event, taken }: Step): boolean {
  return event === 'start' && taken.length === 0;
}

function keyOf({ chart, event, taken, states }: Step): string {
  return JSON.stringify([chart, event, taken, states]);
}
