import { describe, expect, test } from 'vitest';
import { type Code, doubtsOf, type Recorded, resultsOf } from '../../src/atlas/model/doubts.ts';
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
  code,
  walks: [played, walk('looks out', ['door', 'window'], inBrowser)],
  kills: [kill],
  skipped: [],
};
const none = { outdated: [], failed: [], missing: [], absent: [], unreadable: [] };

describe('results of tests', () => {
  test('all count where code and outcomes are right', () => {
    expect(resultsOf([whole], code)).toEqual({ walks: whole.walks, kills: whole.kills });
    expect(doubtsOf([whole], code, [])).toEqual(none);
  });

  test('of other code do not count, and those of charts that stayed the same do', () => {
    const changed = { ...code, charts: { ...code.charts, window: 'c3' } };
    expect(resultsOf([whole], changed)).toEqual({ walks: [played], kills: [kill] });
    expect(doubtsOf([whole], changed, [])).toEqual({
      ...none,
      outdated: [{ changed: 'window', tests: ['a.test.ts › looks out (phone)'] }],
      missing: ['window'],
      absent: ['browser'],
    });
  });

  test('of a mutant do not count after a change of its chart', () => {
    const changed = { ...code, charts: { ...code.charts, door: 'c3' } };
    expect(resultsOf([whole], changed).kills).toEqual([]);
    expect(doubtsOf([whole], changed, []).outdated).toEqual([
      {
        changed: 'door',
        tests: ['a.test.ts › looks out (phone)', 'a.test.ts › rule: opens', 'mutants: tag dropped'],
      },
    ]);
  });

  test('of a mutant do not count where the row that noticed it fails, or is no more', () => {
    const failing = { ...whole, walks: [{ ...played, passed: false }] };
    expect(resultsOf([failing], code).kills).toEqual([]);
    expect(resultsOf([{ ...whole, walks: [] }], code).kills).toEqual([]);
  });

  test('of tests that have changed or are gone do not count', () => {
    for (const digest of ['e5', '']) {
      const changed = { ...code, tests: { ...code.tests, 'a.test.ts': digest } };
      expect(resultsOf([whole], changed)).toEqual({ walks: [], kills: [] });
      expect(doubtsOf([whole], changed, []).outdated).toEqual([
        { changed: 'a.test.ts', tests: whole.walks.map(titled).toSorted() },
      ]);
    }
  });

  test('of a mutant do not count after a change of the test that made it', () => {
    const changed = { ...code, tests: { ...code.tests, 'mutants.test.ts': 'e5' } };
    expect(resultsOf([whole], changed)).toEqual({ walks: whole.walks, kills: [] });
    expect(doubtsOf([whole], changed, [])).toEqual({
      ...none,
      outdated: [{ changed: 'mutants.test.ts', tests: ['mutants: tag dropped'] }],
      absent: ['mutants'],
    });
  });

  test('add up, from runs at different times', () => {
    const charts = { ...code.charts, window: 'old' };
    const before = { code: { ...code, charts }, walks: [played], kills: [kill], skipped: [] };
    const after = {
      code,
      walks: [walk('looks out', ['window'], inBrowser)],
      kills: [],
      skipped: [],
    };
    expect(doubtsOf([before, after], code, [])).toEqual(none);
  });

  test('that failed are named, also those that took no step', () => {
    const failing = {
      code,
      walks: [walk('shuts', ['door'], { passed: false }), walk('throws', [], { passed: false })],
      kills: [],
      skipped: [],
    };
    expect(doubtsOf([whole, failing], code, [])).toEqual({
      ...none,
      failed: ['a.test.ts › shuts', 'a.test.ts › throws'],
    });
  });

  test('that are missing are named', () => {
    expect(doubtsOf([], code, [])).toEqual({
      ...none,
      missing: ['door', 'window'],
      absent: ['unit', 'browser', 'rows', 'mutants'],
    });
  });

  test('that are cut off are named', () => {
    expect(doubtsOf([whole], code, ['site.json']).unreadable).toEqual(['site.json']);
  });
});

function titled({ file, test, window }: Walk): string {
  return `${file} › ${test}${window === null ? '' : ` (${window})`}`;
}
