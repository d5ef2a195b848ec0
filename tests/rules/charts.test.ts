import { afterAll, expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { transitionsOf } from '../../src/atlas/model/chart.ts';
import { machines } from '../../src/kits/kits.ts';
import { mechanics, rules } from '../../src/rules.ts';
import { recordWalks } from '../flows/recording.ts';
import { play } from './charts/play.ts';
import { writeProof } from './proof.ts';
import { rows } from './row.ts';

const { inspect, missing } = recordWalks();
const transitions = extractCharts().flatMap(transitionsOf);
const ruled = transitions.filter(({ rule }) => rule !== mechanics);
/** By rule, what its rows take at last. */
const taken: Record<string, Set<string>> = {};

afterAll(() => {
  writeProof('rules', {
    rules: Object.keys(rules).length,
    rows: rows.length,
    transitions: transitions.length,
    claimed: transitions.length - unclaimed().length,
  });
});

for (const row of rows) {
  test(`${row.rule}: ${row.title}`, async () => {
    const { actual, expected, when } = await play(row, { inspect });
    expect(actual).toEqual(expected);
    const claimed = (taken[row.rule] ??= new Set());
    when.flatMap(step => step.taken).forEach(id => claimed.add(id));
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
  return ruled.filter(({ id, rule }) => !taken[rule ?? '']?.has(id)).map(({ id }) => id);
}
