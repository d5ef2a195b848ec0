import { expect, test } from 'vitest';
import { fetchChart } from '../../src/flows/registry.ts';
import { everyChart, isFlowPage } from '../../src/kits/page-kits.ts';
import { pageNames } from '../../src/paths.ts';

test('has the chart of every page under the name of both', async () => {
  const names = pageNames.filter(isFlowPage);
  const charts = await Promise.all(names.map(name => fetchChart(everyChart, name)));
  expect(charts.map(({ page }) => page)).toEqual(names);
  expect(charts.map(({ logic }) => logic.id)).toEqual(charts.map(({ page }) => page));
  expect(charts.length).toBeGreaterThan(1);
});

test.each(['about', undefined] as const)('has none for %s', async page => {
  await expect(fetchChart(everyChart, page)).rejects.toThrow(`No flow belongs to ${page}`);
});
