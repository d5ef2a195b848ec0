import { beforeAll, expect, test } from 'vitest';
import { extractCharts, pagesWith } from '../../src/atlas/build/extract.ts';
import { readRun, readTraces } from '../../src/atlas/build/traces.ts';
import { idsOf, takenBy } from '../../src/atlas/model/coverage.ts';
import { plainJourneys, scenes } from '../journeys/scenes/scenes.ts';
import { shownStates } from './pictures.ts';
import { addressOf, writeRun } from './results.ts';

const charts = extractCharts();
const passed = readTraces().filter(trace => trace.passed);
const taken = new Set(passed.flatMap(trace => Array.from(takenBy(charts, trace))));

// It runs last. Where a run has been kept, only some tests have run since.
beforeAll(() => {
  if (!readRun()) writeRun(charts);
});

test.each(charts)('tests that passed took every state and transition of $id', chart => {
  const untaken = idsOf(chart).filter(id => !taken.has(id));
  expect(untaken.map(id => `${id}: ${addressOf({ chart: chart.id, id })}`)).toEqual([]);
});

const walked = passed
  .filter(({ file }) => plainJourneys.test(file))
  .flatMap(({ steps }) => steps.flatMap(({ states }) => states));
const pictured = new Set([...walked, ...Object.keys(scenes).flatMap(states => states.split(','))]);

test.each(charts)('a plain journey or a scene shows each state of $id that a page shows', chart => {
  const shown = shownStates(chart, pagesWith(chart.id).size === 0);
  expect(shown.map(({ id }) => id).filter(id => !pictured.has(id))).toEqual([]);
});
