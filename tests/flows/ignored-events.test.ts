import { afterEach, expect, test, vi } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { branchesOf, cellsOf } from '../../src/atlas/model/cells.ts';
import type { Chart } from '../../src/atlas/model/chart.ts';
import { createRecorder } from '../../src/atlas/model/recorder.ts';
import { type Arrival, arrivals } from './arrivals.ts';
import { exampleOf } from './examples.ts';
import { recordWalks } from './recording.ts';
import { createWorld, type World } from './world.ts';

const { inspect, steps, noteIgnored } = recordWalks();

const invalid = extractCharts().flatMap(chart =>
  cellsOf(chart).flatMap(({ kind, id, state, event }) =>
    kind === 'invalid' ? [{ chart, id, state, event }] : [],
  ),
);

afterEach(() => void vi.restoreAllMocks());

test.for(invalid)("$state ignores '$event'", async ({ chart, id, state, event }) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { arrive, states } = await arrivalIn(chart, state, event);
  const world = createWorld(inspect);
  const actor = await arrive(world);
  const before = { snapshot: actor.getSnapshot(), asked: askedOf(world), steps: [...steps()] };
  actor.send(exampleOf(chart.id, event));
  expect(actor.getSnapshot()).toBe(before.snapshot);
  expect(askedOf(world)).toEqual(before.asked);
  const heard = { chart: chart.id, event, sender: null, taken: [], states };
  const hasEnded = before.snapshot.status === 'done';
  expect(steps()).toEqual([...before.steps, ...(hasEnded ? [] : [heard])]);
  // XState warns of an event that comes to a chart after its end.
  expect(warn).toHaveBeenCalledTimes(hasEnded ? 1 : 0);
  noteIgnored(id);
});

/** An arrival in the state from where no state beside or within it takes the event either. */
async function arrivalIn(chart: Chart, state: string, event: string) {
  for (const arrive of arrivals[chart.id] ?? []) {
    const states = await statesAfter(chart, arrive);
    if (states.includes(state) && !takes(chart, states, event)) return { arrive, states };
  }
  throw new Error(`No arrival rests in ${state} while nothing takes '${event}'`);
}

async function statesAfter(chart: Chart, arrive: Arrival): Promise<string[]> {
  let states: string[] = [];
  const record = createRecorder(step => {
    if (step.chart === chart.id) ({ states } = step);
  });
  await arrive(createWorld(record));
  return states;
}

function takes(chart: Chart, states: string[], event: string): boolean {
  return chart.states.some(one => states.includes(one.id) && branchesOf(one, event).length > 0);
}

function askedOf({ visited, resetPassword, verifyEmail }: World) {
  return [...visited, ...resetPassword.requests, ...verifyEmail.requests];
}
