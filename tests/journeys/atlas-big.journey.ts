import { join } from 'node:path';
import { buildAtlas } from '../../src/atlas/build/build.ts';
import { collect } from '../../src/atlas/build/data.ts';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { folders } from '../../src/atlas/build/files.ts';
import { layoutOf } from '../../src/atlas/build/layout.ts';
import { coverageOf } from '../../src/atlas/model/coverage.ts';
import { bigChart } from '../atlas/big-chart.ts';
import { test as base, expect } from './atlas.ts';

/** The atlas with one more chart, of 40 states and 120 transitions. */
const test = base.extend<object, { folder: string }>({
  folder: [
    async ({}, use) => {
      const folder = join(folders.root, 'reports/big-atlas');
      const { data, walks } = await collect(undefined);
      const big = bigChart();
      const charts = [...extractCharts(), big];
      const layouts = { ...data.layouts, [big.id]: await layoutOf(big) };
      const coverage = coverageOf(charts, walks);
      await buildAtlas({ data: { ...data, charts, layouts, coverage }, walks }, folder);
      await use(folder);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('a chart of 40 states and 120 transitions is readable and followed by keys', async ({
  page,
}) => {
  await page.goto('./?chart=order');
  const items = page.getByRole('application').getByRole('button');
  await expect(items).toHaveCount(160);
  const heights = await page
    .locator('svg[data-chart=order] text')
    .evaluateAll(texts => texts.map(text => text.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThan(9);
  await items.first().focus();
  await page.keyboard.press('End');
  const last = await page.evaluate(() => document.activeElement?.getAttribute('data-item'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Selected' })).toContainText(last ?? '');
  await expect(page.locator(`[data-item="${last}"]`)).toBeInViewport();
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect(page.getByRole('application')).toBeInViewport({ ratio: 0.99 });
});
