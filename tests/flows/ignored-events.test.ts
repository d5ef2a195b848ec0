import { afterEach, expect, test, vi } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { branchesOf, cellsOf } from '../../src/atlas/model/cells.ts';
import type { Chart } from '../../src/atlas/model/chart.ts';
import { createRecorder } from '../../src/atlas/model/recorder.ts';
import type { Step } from '../../src/atlas/model/walk.ts';
import { arrive, paths } from './arrivals.ts';
import { exampleOf } from './examples.ts';
import { recordTests } from './record-tests.ts';

const { inspect, steps, noteIgnored } = recordTests();

const invalid = extractCharts().flatMap(chart =>
  cellsOf(chart).flatMap(({ kind, id, state, event }) =>
    kind === 'invalid' ? [{ chart, id, state, event }] : [],
  ),
);

afterEach(() => void vi.restoreAllMocks());

/** The last that each chart has done on each path. */
const rests = await Promise.all(paths.map(restsOf));

test.for(invalid)("$state ignores '$event'", async ({ chart, id, state, event }) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { path, rest } = arrivalIn(chart, state, event);
  const { actorOf, done } = await arrive(path, inspect);
  const actor = actorOf(chart.id);
  const before = { snapshot: actor?.getSnapshot(), done: done(), steps: [...steps()] };
  actor?.send(exampleOf(chart.id, event));
  expect(actor?.getSnapshot()).toBe(before.snapshot);
  expect(done()).toEqual(before.done);
  const heard = { ...rest, event, sender: null, taken: [] };
  const hasEnded = before.snapshot?.status !== 'active';
  expect(steps()).toEqual([...before.steps, ...(hasEnded ? [] : [heard])]);
  // XState warns of an event that comes to a chart after its end.
  expect(warn).toHaveBeenCalledTimes(hasEnded ? 1 : 0);
  noteIgnored(id);
});

/** A path into the state, from where no state beside or within it takes the event either. */
function arrivalIn(chart: Chart, state: string, event: string) {
  for (const { path, last } of rests) {
    const rest = last.get(chart.id);
    if (rest?.states.includes(state) && !takes(chart, rest.states, event)) return { path, rest };
  }
  throw new Error(`No path rests in ${state} while nothing takes '${event}'`);
}

async function restsOf(path: (typeof paths)[number]) {
  const last = new Map<string, Step>();
  await arrive(
    path,
    createRecorder(step => last.set(step.chart, step)),
  );
  return { path, last };
}

function takes(chart: Chart, states: string[], event: string): boolean {
  return chart.states.some(one => states.includes(one.id) && branchesOf(one, event).length > 0);
}
