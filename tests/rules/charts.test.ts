import { expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { transitionsOf } from '../../src/atlas/model/chart.ts';
import { namedBy } from '../../src/atlas/model/proofs.ts';
import { machines } from '../../src/kits/kits.ts';
import { mechanics } from '../../src/rules.ts';
import { recordTests } from '../flows/record-tests.ts';
import { play } from './charts/play.ts';
import { rows } from './row.ts';

const { inspect, missing, noteRow } = recordTests();
const charts = extractCharts();
const transitions = charts.flatMap(transitionsOf);
const ruled = transitions.filter(({ rule }) => rule !== mechanics);
/** By rule, the states and transitions to which the last acts of its rows lead. */
const named: Record<string, Set<string>> = {};

for (const row of rows) {
  test(`${row.rule}: ${row.title}`, async () => {
    const { rule, then } = row;
    const noted = { rule, acted: 0, places: Object.values(then) };
    noteRow(noted);
    const { actual, expected, when } = await play(row, { inspect });
    const played = { ...noted, acted: when.length };
    noteRow(played);
    expect(actual).toEqual(expected);
    const claimed = (named[rule] ??= new Set());
    namedBy(charts, { row: played, steps: when }).forEach(id => claimed.add(id));
  });
}

test('every transition that a rule asks for is claimed by a row of it', () => {
  expect(ruled.length).toBeGreaterThan(40);
  expect(unclaimed()).toEqual([]);
});

test.each(machines)('the rows lead all over the chart $id', machine => {
  expect(missing(machine)).toEqual([]);
});

function unclaimed(): string[] {
  return ruled.filter(({ id, rule }) => !named[rule ?? '']?.has(id)).map(({ id }) => id);
}
