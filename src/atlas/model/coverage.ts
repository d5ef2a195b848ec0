import { ancestryOf, type Chart, sourceOf, transitionsOf } from './chart.ts';
import { type Place, placeOf } from './place.ts';
import type { Trace } from './trace.ts';

/** What the tests took of all charts. A test that failed has taken nothing. */
export interface Coverage {
  /** Those that passed and sent an event to a chart. */
  tests: Test[];
  failed: FailedTest[];
  /** By their ids, where tests failed, and the other transitions that they took. */
  walked: Record<string, 'here' | 'elsewhere'>;
  /** The tests that took each state and transition, by its id, as indices of `tests`. */
  taken: Record<string, number[]>;
}

export type Test = Pick<Trace, 'file' | 'test' | 'kind' | 'window'>;

/** It has no place where no chart ran. */
export type FailedTest = Test & { place: Place | undefined };

/** Which tests took each state and transition of the charts. */
export function coverageOf(charts: Chart[], traces: Trace[]): Coverage {
  const passed = traces.filter(one => one.passed && one.steps.length > 0);
  const failed = traces.filter(one => !one.passed);
  const taken: Coverage['taken'] = Object.fromEntries(charts.flatMap(idsOf).map(id => [id, []]));
  for (const [index, trace] of passed.entries()) {
    for (const id of takenBy(charts, trace)) taken[id]?.push(index);
  }
  return {
    tests: passed.map(testOf),
    failed: failed.map(trace => ({ ...testOf(trace), place: placeOf(trace) })),
    walked: Object.fromEntries([
      ...failed
        .flatMap(({ steps }) => steps.flatMap(one => one.taken))
        .map(id => [id, 'elsewhere']),
      ...failed.flatMap(one => placeOf(one) ?? []).map(({ id }) => [id, 'here']),
    ]),
    taken,
  };
}

/** The tests that failed in a chart, or at a state or a transition of it. */
export function failedIn({ failed }: Coverage, id: string): FailedTest[] {
  return failed.filter(({ place }) => place?.chart === id || place?.id === id);
}

/** What a test can take of a chart: XState never calls a history state active. */
export function idsOf(chart: Chart): string[] {
  const states = chart.states.filter(({ type }) => type !== 'history');
  return [...states, ...transitionsOf(chart)].map(({ id }) => id);
}

/** The states and transitions that a test took, each once. */
export function takenBy(charts: Chart[], { steps }: Trace): Set<string> {
  return new Set(
    steps.flatMap(({ chart: id, taken, states }) => {
      const chart = charts.find(one => one.id === id);
      // A state that is left at once is seen only as the source of a transition.
      const left = chart ? taken.flatMap(one => ancestryOf(chart, sourceOf(one))) : [];
      return [...states, ...left.map(state => state.id), ...taken];
    }),
  );
}

function testOf({ file, test, kind, window }: Trace): Test {
  return { file, test, kind, ...(window !== undefined && { window }) };
}
