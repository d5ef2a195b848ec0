import { ancestryOf, type Chart, sourceOf, transitionsOf } from './chart.ts';
import type { Trace } from './trace.ts';

/** What the tests took of all charts. A test that failed has taken nothing. */
export interface Coverage {
  /** Those that passed and sent an event to a chart. */
  tests: Test[];
  failed: Test[];
  /** The tests that took each state and transition, by its id, as indices of `tests`. */
  taken: Record<string, number[]>;
  /** The page when a journey first came to a state, by its id, for each window. */
  pictures: Record<string, Picture[]>;
}

type Test = Pick<Trace, 'file' | 'test' | 'kind' | 'window'>;

interface Picture {
  window: string;
  file: string;
  /** An index of `tests`. */
  test: number;
}

/** Which tests took each state and transition of the charts, and the pictures of their states. */
export function coverageOf(charts: Chart[], traces: Trace[]): Coverage {
  const passed = traces.filter(one => one.passed && one.steps.length > 0);
  const taken: Coverage['taken'] = Object.fromEntries(charts.flatMap(idsOf).map(id => [id, []]));
  const pictures: Coverage['pictures'] = {};
  for (const [index, trace] of passed.entries()) {
    for (const id of takenBy(charts, trace)) taken[id]?.push(index);
    for (const { states, picture: file } of trace.steps) {
      if (file === undefined) continue;
      const { window = '' } = trace;
      for (const id of states) {
        const known = (pictures[id] ??= []);
        if (!known.some(one => one.window === window)) known.push({ window, file, test: index });
      }
    }
  }
  return {
    tests: passed.map(testOf),
    failed: traces.filter(trace => !trace.passed).map(testOf),
    taken,
    pictures,
  };
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
