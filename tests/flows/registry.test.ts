import { expect, test } from 'vitest';
import { fetchChart, fetchCharts } from '../../src/flows/registry.ts';

test('has the chart of every page under the name of both', async () => {
  const charts = await fetchCharts();
  expect(charts.map(({ page, logic }) => [page, logic.id])).toEqual([
    ['resetPassword', 'resetPassword'],
    ['verifyEmail', 'verifyEmail'],
  ]);
});

test.each(['about', undefined] as const)('has none for %s', async page => {
  await expect(fetchChart(page)).rejects.toThrow(`No flow belongs to ${page}`);
});
