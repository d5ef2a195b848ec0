import { expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { readWalks } from '../../src/atlas/build/traces.ts';
import { idsOf, takenBy } from '../../src/atlas/model/coverage.ts';

const charts = extractCharts();
const passed = readWalks().filter(walk => walk.passed);
const taken = new Set(passed.flatMap(walk => Array.from(takenBy(charts, walk))));

test.each(charts)('tests that passed took every state and transition of $id', chart => {
  expect(idsOf(chart).filter(id => !taken.has(id))).toEqual([]);
});
