import { describe, expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { transitionsOf } from '../../src/atlas/model/chart.ts';
import { rules } from '../../src/rules.ts';

describe.each(extractCharts())('the chart $id', chart => {
  test('describes every state', () => {
    const silent = chart.states.filter(({ description }) => !description);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('names the rule of every state but the root, and of every transition', () => {
    const ruled = [...chart.states, ...transitionsOf(chart)];
    const unruled = ruled.filter(({ rule }) => rule === null || !(rule in rules));
    expect(unruled.map(({ id }) => id)).toEqual([chart.id]);
  });
});
