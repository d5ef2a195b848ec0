import { describe, expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { transitionsOf } from '../../src/atlas/model/chart.ts';
import { mechanics, rules } from '../../src/rules.ts';

describe.each(extractCharts())('the chart $id', chart => {
  test('describes every state', () => {
    const silent = chart.states.filter(({ description }) => !description);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('names what asks for every state but the root, and for every transition', () => {
    const ruled = [...chart.states, ...transitionsOf(chart)];
    const unruled = ruled.filter(
      ({ rule }) => rule === null || !(rule in rules || rule === mechanics),
    );
    expect(unruled.map(({ id }) => id)).toEqual([chart.id]);
  });
});
