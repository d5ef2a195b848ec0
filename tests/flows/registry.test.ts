import { expect, test } from 'vitest';
import { fetchChart, fetchCharts, isFlowPage } from '../../src/flows/registry.ts';
import { pageNames } from '../../src/paths.ts';

test('has the chart of every page under the name of both', async () => {
  const charts = await fetchCharts();
  expect(new Set(charts.map(({ page }) => page))).toEqual(new Set(pageNames.filter(isFlowPage)));
  expect(charts.map(({ logic }) => logic.id)).toEqual(charts.map(({ page }) => page));
  expect(charts.length).toBeGreaterThan(1);
});

test.each(['about', undefined] as const)('has none for %s', async page => {
  await expect(fetchChart(page)).rejects.toThrow(`No flow belongs to ${page}`);
});
