import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { digestOfModule } from '../../src/atlas/build/code-digest.ts';
import { doubtsOf, type Recorded, walksOf } from '../../src/atlas/model/doubts.ts';
import type { Walk } from '../../src/atlas/model/walk.ts';

const code = { door: 'a1', window: 'b2' };

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
const whole: Recorded = {
  code,
  walks: [walk('opens', ['door']), walk('looks out', ['door', 'window'], inBrowser)],
};
const none = { outdated: [], failed: [], missing: [], absent: [], unreadable: [] };

describe('results of tests', () => {
  test('all count where code and outcomes are right', () => {
    expect(walksOf([whole], code)).toEqual(whole.walks);
    expect(doubtsOf([whole], code, [])).toEqual(none);
  });

  test('of other code do not count, and those of charts that stayed the same do', () => {
    const changed = { ...code, window: 'c3' };
    expect(walksOf([whole], changed).map(({ test }) => test)).toEqual(['opens']);
    expect(doubtsOf([whole], changed, [])).toEqual({
      ...none,
      outdated: [{ chart: 'window', tests: ['a.test.ts › looks out (phone)'] }],
      missing: ['window'],
      absent: ['browser'],
    });
  });

  test('add up, from runs at different times', () => {
    const before = { code: { ...code, window: 'old' }, walks: [walk('opens', ['door'])] };
    const after = { code, walks: [walk('looks out', ['window'], inBrowser)] };
    expect(doubtsOf([before, after], code, [])).toEqual(none);
  });

  test('that failed are named', () => {
    const failing = { code, walks: [walk('shuts', ['door'], { passed: false })] };
    expect(doubtsOf([whole, failing], code, [])).toEqual({
      ...none,
      failed: ['a.test.ts › shuts'],
    });
  });

  test('that are missing are named', () => {
    expect(doubtsOf([], code, [])).toEqual({
      ...none,
      missing: ['door', 'window'],
      absent: ['unit', 'browser'],
    });
  });

  test('that are cut off are named', () => {
    expect(doubtsOf([whole], code, ['site.json']).unreadable).toEqual(['site.json']);
  });
});

describe('the digest of the code of a chart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'digest-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const chart = `import { wet } from './helper.ts';
import type { Weather } from './weather.ts';
export const walk = { guard: (weather: Weather) => wet(weather), description: 'A walk.', meta: { rule: 'rest' } };`;
  const helper = 'export const wet = (weather: string) => weather !== "dry";';

  function digestOf(changed = chart, changedHelper = helper): string {
    const own = mkdtempSync(join(folder, 'version-'));
    writeFileSync(join(own, 'helper.ts'), changedHelper);
    writeFileSync(join(own, 'walk.ts'), changed);
    return digestOfModule(join(own, 'walk.ts'));
  }

  test.each([
    ['a comment', chart.replace('export', '// Never dry.\nexport')],
    ['white space', chart.replaceAll(', ', ',\n   ')],
    ['a type', chart.replace('(weather: Weather)', '(weather: string)')],
    ['an import of a type', chart.replace(/import type.*\n/, '')],
    ['a description', chart.replace('A walk.', 'A long walk.')],
    ['a rule', chart.replace("'rest'", "'comfort'")],
  ])('is the same after a change of %s', (_, changed) => {
    expect(digestOf(changed)).toBe(digestOf());
  });

  test.each([
    ['a guard', chart.replace('=> wet(weather)', '=> !wet(weather)'), helper],
    ['a helper that it imports', chart, helper.replace('dry', 'warm')],
  ])('is another one after a change of %s', (_, changed, changedHelper) => {
    expect(digestOf(changed, changedHelper)).not.toBe(digestOf());
  });
});
