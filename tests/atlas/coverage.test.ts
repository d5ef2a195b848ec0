import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { coverageOf, gapsOf, rulesOf } from '../../src/atlas/model/coverage.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';
import type { Step, Walk } from '../../src/atlas/model/walk.ts';

const meta = { rule: 'one call per load' };
const door = chartOf(
  createMachine({
    id: 'door',
    initial: 'passing',
    states: {
      passing: { meta, always: { target: 'closed', meta } },
      closed: { meta, on: { knock: { guard: () => true, target: 'open', meta } } },
      open: { meta },
    },
  }),
);
const start: Step = {
  chart: 'door',
  event: 'start',
  sender: null,
  taken: ['door.passing::always::0'],
  states: ['door', 'door.closed'],
};
const refused: Step = { ...start, event: 'knock', sender: 'house', taken: [] };
const opened: Step = {
  ...refused,
  taken: ['door.closed::knock::0'],
  states: ['door', 'door.open'],
};
const cell = 'door.open::knock';

function walk(test: string, changes: Partial<Walk>): Walk {
  const unit = { file: 'door.test.ts', test, kind: 'unit', window: null, passed: true } as const;
  return { ...unit, steps: [], ignored: [], ...changes };
}

test('tells of every part which tests have proven it, and in what they ran', () => {
  const coverage = coverageOf(
    [door],
    [
      walk('opens', { steps: [start, opened], ignored: [cell] }),
      walk('fails', { passed: false, steps: [start, refused] }),
      walk('stays closed', { kind: 'browser', window: 'phone', steps: [start, refused, refused] }),
    ],
  );
  const proof = (unit: number[], browser: number[]) => ({ unit, browser });
  expect(coverage).toEqual({
    tests: [
      { file: 'door.test.ts', test: 'opens', kind: 'unit', window: null },
      { file: 'door.test.ts', test: 'stays closed', kind: 'browser', window: 'phone' },
    ],
    states: {
      door: proof([0], [1]),
      'door.closed': proof([0], [1]),
      'door.open': proof([0], []),
      'door.passing': proof([0], [1]),
    },
    transitions: {
      'door.closed::knock::0': proof([0], []),
      'door.passing::always::0': proof([0], [1]),
    },
    refusals: { 'door.closed::knock::0': proof([], [1]) },
    ignored: { [cell]: proof([0], []) },
    messages: [
      { from: null, to: 'door', event: 'start', count: 2 },
      { from: 'house', to: 'door', event: 'knock', count: 3 },
    ],
    totals: {
      door: {
        states: { all: 4, proven: 4, browser: 3 },
        transitions: { all: 2, proven: 2, browser: 1 },
        refusals: { all: 1, proven: 1, browser: 1 },
        ignored: { all: 1, proven: 1, browser: 0 },
      },
    },
    unknown: [],
  });
});

test('does not take one actor of a chart for another', () => {
  const second: Step = { ...start, actor: 1 };
  const ignoredByFirst: Step = { ...refused, states: opened.states };
  const refusedBySecond: Step = { ...refused, actor: 1 };
  const refusalsIn = (...steps: Step[]) =>
    coverageOf([door], [walk('knocks', { steps })]).refusals['door.closed::knock::0']?.unit;
  expect(refusalsIn(start, opened, second, ignoredByFirst)).toEqual([]);
  expect(refusalsIn(start, second, opened, refusedBySecond)).toEqual([0]);
});

describe('gaps', () => {
  const ruleGaps = /^rule /;
  const gapsAfter = (...walks: Walk[]) =>
    gapsOf([door], coverageOf([door], walks)).filter(gap => !ruleGaps.test(gap));

  test('name everything that no test has proven', () => {
    expect(gapsAfter()).toEqual([
      'door.closed: no test was in this state',
      'door.closed::knock::0: no test saw its guard refuse',
      'door.closed::knock::0: no test took this transition',
      'door.open: no test was in this state',
      'door.open::knock: no test asserts that nothing happens',
      'door.passing: no test was in this state',
      'door.passing::always::0: no test took this transition',
      'door: no test was in this state',
    ]);
  });

  test('are none where everything is proven', () => {
    const steps = [start, refused, opened];
    expect(gapsAfter(walk('opens', { steps, ignored: [cell] }))).toEqual([]);
  });

  test('name what the tests saw in charts that are no more', () => {
    const steps = [
      { ...start, states: ['door', 'door.ajar'], taken: ['door.ajar::push::0'] },
      { ...start, chart: 'window' },
    ];
    const gaps = gapsAfter(walk('pushes', { steps, ignored: ['door.ajar::knock'] }));
    expect(gaps.filter(gap => gap.includes('no chart has it'))).toEqual([
      'door.ajar: a test was there, but no chart has it',
      'door.ajar::knock: a test was there, but no chart has it',
      'door.ajar::push::0: a test was there, but no chart has it',
      'window: a test was there, but no chart has it',
    ]);
  });

  test('name the rules that nothing follows or proves, and what follows none', () => {
    const hatch = chartOf(
      createMachine({ id: 'hatch', on: { lift: {} }, initial: 'shut', states: { shut: {} } }),
    );
    const charts = [door, hatch];
    const gaps = gapsOf(charts, coverageOf(charts, []));
    expect(gaps).toContain("rule 'one call per load': no test proves it");
    expect(gaps).toContain("rule 'one call per submit': nothing follows it");
    expect(gaps.filter(gap => gap.endsWith('follows no rule'))).toEqual([
      'hatch.shut: follows no rule',
      'hatch::lift::0: follows no rule',
    ]);
  });
});

test('tells of every rule what follows it, and which tests have been there', () => {
  const coverage = coverageOf([door], [walk('opens', { steps: [start, opened] })]);
  const rules = rulesOf([door], coverage);
  expect(rules.find(({ rule }) => rule === 'one call per load')).toEqual({
    rule: 'one call per load',
    states: ['door.closed', 'door.open', 'door.passing'],
    transitions: ['door.closed::knock::0', 'door.passing::always::0'],
    tests: [0],
  });
});

test('is plain data', () => {
  const coverage = coverageOf(extractCharts(), [walk('opens', {})]);
  expect(JSON.parse(JSON.stringify(coverage))).toEqual(coverage);
});
