import { afterAll, expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { ancestryOf, sourceOf, transitionsOf } from '../../src/atlas/model/chart.ts';
import type { Step } from '../../src/atlas/model/walk.ts';
import { machines } from '../../src/kits/kits.ts';
import { mechanics, rules } from '../../src/rules.ts';
import { recordWalks } from '../flows/recording.ts';
import { play } from './charts/play.ts';
import { writeProof } from './proof.ts';
import { type NamedRow, rows } from './row.ts';

const { inspect, missing, noteRow } = recordWalks();
const charts = extractCharts();
const transitions = charts.flatMap(transitionsOf);
const ruled = transitions.filter(({ rule }) => rule !== mechanics);
/** By rule, the states and transitions to which the last acts of its rows lead. */
const named: Record<string, Set<string>> = {};

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
    const names = namesOf(row, when);
    noteRow({ rule: row.rule, names });
    const claimed = (named[row.rule] ??= new Set());
    names.forEach(id => claimed.add(id));
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

/**
 * What a row names of its last steps: the states and transitions of its rule, also those that are
 * left at once, and the states where it says that the charts are then.
 */
function namesOf({ rule, then }: NamedRow, steps: Step[]): string[] {
  const names = new Set(
    steps.flatMap(({ chart: id, states, taken }) => {
      const chart = charts.find(one => one.id === id);
      const left = chart ? taken.flatMap(one => ancestryOf(chart, sourceOf(one))) : [];
      return [...states, ...taken, ...left.map(state => state.id)];
    }),
  );
  const places = Object.values(then).map(place => `.${place}`);
  return [...charts.flatMap(({ states }) => states), ...transitions]
    .filter(one => one.rule === rule || places.some(place => one.id.endsWith(place)))
    .map(({ id }) => id)
    .filter(id => names.has(id));
}
