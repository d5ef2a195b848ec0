import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import type { Chart } from '../../src/atlas/model/chart.ts';
import { coverageOf, gapsOf, rulesOf } from '../../src/atlas/model/coverage.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';
import type { Kill } from '../../src/atlas/model/proofs.ts';
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
const row = { rule: 'one call per load', acted: 1, places: [] };
const unguarded: Kill = {
  file: 'mutants.test.ts',
  at: 'door.closed::knock::0',
  kind: 'guard dropped',
  mutant: 'asks nothing',
  row: 'opens',
};

function walk(test: string, changes: Partial<Walk>): Walk {
  const unit = { file: 'door.test.ts', test, kind: 'unit', window: null, passed: true } as const;
  return { ...unit, steps: [], ignored: [], ...changes };
}

test('tells of every part which tests have visited and proven it, and in what they ran', () => {
  const coverage = coverageOf([door], {
    walks: [
      walk('opens', { steps: [start, opened], ignored: [cell], row }),
      walk('fails', { passed: false, steps: [start, refused], row }),
      walk('stays closed', { kind: 'browser', window: 'phone', steps: [start, refused, refused] }),
    ],
    kills: [unguarded],
  });
  const visits = (unit: number[], browser: number[]) => ({ unit, browser });
  expect(coverage).toEqual({
    tests: [
      { file: 'door.test.ts', test: 'opens', kind: 'unit', window: null, row },
      { file: 'door.test.ts', test: 'stays closed', kind: 'browser', window: 'phone' },
    ],
    failed: [{ file: 'door.test.ts', test: 'fails', kind: 'unit', window: null, row }],
    states: {
      door: visits([0], [1]),
      'door.closed': visits([0], [1]),
      'door.open': visits([0], []),
      'door.passing': visits([0], [1]),
    },
    transitions: {
      'door.closed::knock::0': visits([0], []),
      'door.passing::always::0': visits([0], [1]),
    },
    refusals: { 'door.closed::knock::0': visits([], [1]) },
    ignored: { [cell]: visits([0], []) },
    proofs: {
      'door.closed': [{ test: 0, noticed: null }],
      'door.open': [{ test: 0, noticed: null }],
      'door.passing': [],
      'door.closed::knock::0': [
        { test: 0, noticed: null },
        { test: 0, noticed: { kind: 'guard dropped', mutant: 'asks nothing' } },
      ],
      'door.passing::always::0': [],
    },
    proven: {
      door: false,
      'door.closed': true,
      'door.open': true,
      'door.passing': false,
      'door.closed::knock::0': true,
      'door.passing::always::0': false,
    },
    messages: [
      { from: null, to: 'door', event: 'start', count: 2 },
      { from: 'house', to: 'door', event: 'knock', count: 3 },
    ],
    totals: {
      door: {
        states: { all: 4, visited: 4, browser: 3, proven: 2 },
        transitions: { all: 2, visited: 2, browser: 1, proven: 1 },
        refusals: { all: 1, visited: 1, browser: 1, proven: 1 },
        ignored: { all: 1, visited: 1, browser: 0, proven: 1 },
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
    coverageOf([door], { walks: [walk('knocks', { steps })], kills: [] }).refusals[
      'door.closed::knock::0'
    ]?.unit;
  expect(refusalsIn(start, opened, second, ignoredByFirst)).toEqual([]);
  expect(refusalsIn(start, second, opened, refusedBySecond)).toEqual([0]);
});

describe('gaps', () => {
  const ruleGaps = /^rule /;
  const gapsAfter = (walks: Walk[], kills: Kill[] = []) =>
    gapsOf([door], coverageOf([door], { walks, kills })).filter(gap => !ruleGaps.test(gap));

  test('name everything that no test has visited and no row has proven', () => {
    expect(gapsAfter([])).toEqual([
      'door.closed: no row of the rules proves it',
      'door.closed: no test was in this state',
      'door.closed::knock::0: no row of the rules notices when its guard is wrong',
      'door.closed::knock::0: no row of the rules proves it',
      'door.closed::knock::0: no test saw its guard refuse',
      'door.closed::knock::0: no test took this transition',
      'door.open: no row of the rules proves it',
      'door.open: no test was in this state',
      'door.open::knock: no test asserts that nothing happens',
      'door.passing: no row of the rules proves it',
      'door.passing: no test was in this state',
      'door.passing::always::0: no row of the rules proves it',
      'door.passing::always::0: no test took this transition',
      'door: no test was in this state',
    ]);
  });

  const steps = [start, refused, opened];
  const names = [
    'door.closed',
    'door.open',
    'door.passing',
    'door.closed::knock::0',
    'door.passing::always::0',
  ];
  const whole = walk('opens', { steps, ignored: [cell], row: { ...row, acted: 3 } });

  test('are none where everything is visited and proven', () => {
    expect(gapsAfter([whole], [unguarded])).toEqual([]);
  });

  test('name what was visited, but is not proven', () => {
    const { row: _, ...walked } = whole;
    expect(gapsAfter([walked], [unguarded])).toEqual(
      [
        ...names.map(id => `${id}: no row of the rules proves it`),
        'door.closed::knock::0: no row of the rules notices when its guard is wrong',
      ].toSorted(),
    );
  });

  test('name a guard that no row noticed when it was wrong', () => {
    const removed = { ...unguarded, kind: 'transition removed' };
    expect(gapsAfter([whole], [removed])).toEqual([
      'door.closed::knock::0: no row of the rules notices when its guard is wrong',
    ]);
  });

  test('count no mutant that was noticed by a row that fails, or is no more', () => {
    const failed = { ...whole, test: 'fails', passed: false };
    const gaps = ['door.closed::knock::0: no row of the rules notices when its guard is wrong'];
    for (const row of ['fails', 'gone'])
      expect(gapsAfter([whole, failed], [{ ...unguarded, row }])).toEqual(gaps);
  });

  test('name what the tests saw in charts that are no more', () => {
    const steps = [
      { ...start, states: ['door', 'door.ajar'], taken: ['door.ajar::push::0'] },
      { ...start, chart: 'window' },
    ];
    const gaps = gapsAfter([walk('pushes', { steps, ignored: ['door.ajar::knock'] })]);
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
    const gaps = gapsOf(charts, coverageOf(charts, { walks: [], kills: [] }));
    expect(gaps).toContain("rule 'one call per load': no row proves it");
    expect(gaps).toContain("rule 'one call per submit': nothing follows it");
    expect(gaps.filter(gap => gap.endsWith('follows no rule'))).toEqual([
      'hatch.shut: follows no rule',
      'hatch::lift::0: follows no rule',
    ]);
  });
});

test('tells of every rule what follows it, and which rows prove it', () => {
  const other = { ...row, rule: 'one call per submit' };
  const walks = [
    walk('walks by', { steps: [start, opened] }),
    walk('opens', { steps: [start, opened], row }),
    walk('of another rule', { steps: [start, opened], row: other }),
  ];
  const coverage = coverageOf([door], { walks, kills: [unguarded] });
  const rules = rulesOf([door], coverage);
  expect(rules.find(({ rule }) => rule === 'one call per load')).toEqual({
    rule: 'one call per load',
    sentence: expect.any(String),
    states: ['door.closed', 'door.open', 'door.passing'],
    transitions: ['door.closed::knock::0', 'door.passing::always::0'],
    rows: [{ test: 1, noticed: ['asks nothing'] }],
    failed: [],
    isProven: true,
  });
});

test('takes a state for proven only with all that lies in it', () => {
  const house = chartOf(
    createMachine({
      id: 'house',
      initial: 'lit',
      states: {
        lit: {
          meta,
          initial: 'warm',
          on: { leave: { target: 'dark', meta } },
          states: { warm: { meta }, cold: { meta } },
        },
        dark: { meta },
      },
    }),
  );
  const warm = {
    ...start,
    chart: 'house',
    taken: [],
    states: ['house', 'house.lit', 'house.lit.warm'],
  };
  const cold = { ...warm, states: ['house', 'house.lit', 'house.lit.cold'] };
  const dark = { ...warm, taken: ['house.lit::leave::0'], states: ['house', 'house.dark'] };
  const provenBy = (...steps: Step[]) => {
    const walks = [walk('walks', { steps, row: { ...row, acted: steps.length } })];
    const { proven, totals } = coverageOf([house], { walks, kills: [] });
    return { ...proven, count: totals['house']?.states.proven };
  };
  expect(coverageOf([house], { walks: [], kills: [] }).totals['house']).toMatchObject({
    states: { all: 5, proven: 0 },
    transitions: { all: 1, proven: 0 },
  });
  expect(provenBy(warm, dark)).toMatchObject({
    house: false,
    'house.lit': false,
    'house.lit.warm': true,
    'house.dark': true,
    count: 2,
  });
  expect(provenBy(warm, cold)).toMatchObject({ house: false, 'house.lit': true, count: 3 });
  expect(provenBy(warm, cold, dark)).toMatchObject({ house: true, 'house.lit': true, count: 5 });
});

test('names what a row leads to by the rules of the charts as they are', () => {
  const moved = structuredClone(door);
  const open = moved.states.find(({ id }) => id === 'door.open');
  if (open) open.rule = 'one call per submit';
  const proofsIn = (chart: Chart, places: string[]) => {
    const walks = [walk('opens', { steps: [start, opened], row: { ...row, places } })];
    return coverageOf([chart], { walks, kills: [] }).proofs['door.open'];
  };
  const proof = { test: 0, noticed: null };
  expect(proofsIn(door, [])).toEqual([proof]);
  expect(proofsIn(moved, [])).toEqual([]);
  expect(proofsIn(moved, ['open'])).toEqual([proof]);
});

test('does not take a rule for proven while one of its rows fails', () => {
  const failing = walk('opens twice', { steps: [start], passed: false, row: { ...row, acted: 0 } });
  const coverage = coverageOf([door], {
    walks: [walk('opens', { steps: [start, opened], row }), failing],
    kills: [],
  });
  const following = rulesOf([door], coverage).find(({ rule }) => rule === row.rule);
  expect(following).toMatchObject({
    rows: [{ test: 0 }],
    failed: [{ test: 'opens twice' }],
    isProven: false,
  });
  expect(gapsOf([door], coverage)).toContain("rule 'one call per load': a row fails: opens twice");
});

test('is plain data', () => {
  const coverage = coverageOf(extractCharts(), { walks: [walk('opens', {})], kills: [] });
  expect(JSON.parse(JSON.stringify(coverage))).toEqual(coverage);
});
