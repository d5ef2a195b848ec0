import { describe, expect, test } from 'vitest';
import {
  type Code,
  doubtsOf,
  type Found,
  type Recorded,
  resultsOf,
} from '../../src/atlas/model/doubts.ts';
import type { Kill } from '../../src/atlas/model/proofs.ts';
import type { Walk } from '../../src/atlas/model/walk.ts';

const code: Code = {
  charts: { door: 'a1', window: 'b2' },
  tests: { 'a.test.ts': 'd4', 'mutants.test.ts': 'f6' },
};

function walk(test: string, charts: string[], more: Partial<Walk> = {}): Walk {
  const steps = charts.map(chart => ({
    chart,
    event: 'start',
    sender: null,
    taken: [],
    states: [chart],
  }));
  return {
    file: 'a.test.ts',
    test,
    kind: 'unit',
    window: null,
    passed: true,
    steps,
    ignored: [],
    ...more,
  };
}

const inBrowser = { kind: 'browser', window: 'phone' } as const;
const played = walk('rule: opens', ['door'], { row: { rule: 'rule', acted: 1, places: [] } });
const kill: Kill = {
  file: 'mutants.test.ts',
  at: 'door.open',
  kind: 'tag dropped',
  mutant: 'no tag',
  row: played.test,
};
const whole: Recorded = {
  name: 'units',
  code,
  walks: [played, walk('looks out', ['door', 'window'], inBrowser)],
  kills: [kill],
  skipped: [],
};
const journey: Recorded = { name: 'a journey', code, walks: [], kills: [], skipped: [] };
const found: Found = {
  recorded: [whole, journey],
  code,
  expected: [
    { name: 'units', title: 'a.test.ts' },
    { name: 'a journey', title: 'b.journey.ts › looks out (phone)' },
  ],
  unreadable: [],
  lostPictures: [],
};
const none = {
  outdated: [],
  failed: [],
  skipped: [],
  unrecorded: [],
  missing: [],
  absent: [],
  unreadable: [],
  lostPictures: [],
};

describe('results of tests', () => {
  test('all count where code and outcomes are right', () => {
    expect(resultsOf(found)).toEqual({ walks: whole.walks, kills: whole.kills });
    expect(doubtsOf(found)).toEqual(none);
  });

  test('of other code do not count, and those of charts that stayed the same do', () => {
    const changed = { ...code, charts: { ...code.charts, window: 'c3' } };
    expect(resultsOf({ ...found, code: changed })).toEqual({ walks: [played], kills: [kill] });
    expect(doubtsOf({ ...found, code: changed })).toEqual({
      ...none,
      outdated: [{ changed: 'window', tests: ['a.test.ts › looks out (phone)'] }],
      missing: ['window'],
      absent: ['browser'],
    });
  });

  test('of a mutant do not count after a change of its chart', () => {
    const changed = { ...code, charts: { ...code.charts, door: 'c3' } };
    expect(resultsOf({ ...found, code: changed }).kills).toEqual([]);
    expect(doubtsOf({ ...found, code: changed }).outdated).toEqual([
      {
        changed: 'door',
        tests: ['a.test.ts › looks out (phone)', 'a.test.ts › rule: opens', 'mutants: tag dropped'],
      },
    ]);
  });

  test('of a mutant do not count where the row that noticed it fails, or is no more', () => {
    const failing = { ...whole, walks: [{ ...played, passed: false }] };
    expect(resultsOf({ ...found, recorded: [failing] }).kills).toEqual([]);
    expect(resultsOf({ ...found, recorded: [{ ...whole, walks: [] }] }).kills).toEqual([]);
  });

  test('of tests that have changed or are gone do not count', () => {
    for (const digest of ['e5', '']) {
      const changed = { ...code, tests: { ...code.tests, 'a.test.ts': digest } };
      expect(resultsOf({ ...found, code: changed })).toEqual({ walks: [], kills: [] });
      expect(doubtsOf({ ...found, code: changed }).outdated).toEqual([
        { changed: 'a.test.ts', tests: whole.walks.map(titled).toSorted() },
      ]);
    }
  });

  test('of a mutant do not count after a change of the test that made it', () => {
    const changed = { ...code, tests: { ...code.tests, 'mutants.test.ts': 'e5' } };
    expect(resultsOf({ ...found, code: changed })).toEqual({ walks: whole.walks, kills: [] });
    expect(doubtsOf({ ...found, code: changed })).toEqual({
      ...none,
      outdated: [{ changed: 'mutants.test.ts', tests: ['mutants: tag dropped'] }],
      absent: ['mutants'],
    });
  });

  test('add up, from runs at different times', () => {
    const charts = { ...code.charts, window: 'old' };
    const before = { ...whole, code: { ...code, charts }, walks: [played] };
    const after = { ...journey, walks: [walk('looks out', ['window'], inBrowser)] };
    expect(doubtsOf({ ...found, recorded: [before, after] })).toEqual(none);
  });

  test('that failed are named, also those that took no step', () => {
    const walks = [
      walk('shuts', ['door'], { passed: false }),
      walk('throws', [], { passed: false }),
    ];
    const failing = { ...journey, walks };
    expect(doubtsOf({ ...found, recorded: [whole, failing] })).toEqual({
      ...none,
      failed: ['a.test.ts › shuts', 'a.test.ts › throws'],
    });
  });

  test('that are missing are named', () => {
    expect(doubtsOf({ ...found, recorded: [] })).toEqual({
      ...none,
      unrecorded: ['a.test.ts', 'b.journey.ts › looks out (phone)'],
      missing: ['door', 'window'],
      absent: ['unit', 'browser', 'rows', 'mutants'],
    });
  });

  test('that are missing for one test or one file among several are named', () => {
    const unrecordedIn = (recorded: Recorded[]) => doubtsOf({ ...found, recorded }).unrecorded;
    expect(unrecordedIn([whole])).toEqual(['b.journey.ts › looks out (phone)']);
    expect(unrecordedIn([journey])).toEqual(['a.test.ts']);
  });

  test('that a filtered run has left out are named, until the test changes', () => {
    const alone = { ...code, tests: { 'a.test.ts': 'd4' } };
    const filtered: Recorded = { ...journey, code: alone, skipped: ['rule: shuts'] };
    expect(doubtsOf({ ...found, recorded: [whole, filtered] })).toEqual({
      ...none,
      skipped: ['a.test.ts › rule: shuts'],
    });
    const changed = { ...code, tests: { ...code.tests, 'a.test.ts': 'e5' } };
    expect(doubtsOf({ ...found, recorded: [filtered], code: changed }).skipped).toEqual([]);
  });

  test('of tests that are no more are not missed', () => {
    const then = { ...code, tests: { 'a.test.ts': 'old' } };
    const old = { ...whole, name: 'no more', code: then };
    const recorded = [whole, journey, old];
    expect(doubtsOf({ ...found, recorded })).toEqual(none);
    expect(resultsOf({ ...found, recorded }).walks).toEqual(whole.walks);
  });

  test('that are cut off are named, and so are pictures that are gone', () => {
    const lost = { unreadable: ['site.json'], lostPictures: ['pictures/a.jpg'] };
    expect(doubtsOf({ ...found, ...lost })).toEqual({ ...none, ...lost });
  });
});

function titled({ file, test, window }: Walk): string {
  return `${file} › ${test}${window === null ? '' : ` (${window})`}`;
}
