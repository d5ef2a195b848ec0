import { expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { readTraces } from '../../src/atlas/build/traces.ts';
import { idsOf, takenBy } from '../../src/atlas/model/coverage.ts';

const charts = extractCharts();
const passed = readTraces().filter(trace => trace.passed);
const taken = new Set(passed.flatMap(trace => Array.from(takenBy(charts, trace))));

test.each(charts)('tests that passed took every state and transition of $id', chart => {
  expect(idsOf(chart).filter(id => !taken.has(id))).toEqual([]);
});
