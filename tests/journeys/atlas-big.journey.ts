import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { buildAtlas } from '../../src/atlas/build/build.ts';
import { collect } from '../../src/atlas/build/data.ts';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { folders } from '../../src/atlas/build/files.ts';
import { layoutOf } from '../../src/atlas/build/layout.ts';
import { layoutsOfMap } from '../../src/atlas/build/map-layout.ts';
import { readResults } from '../../src/atlas/build/walks.ts';
import { declaredMessages, passingsOf } from '../../src/atlas/messages.ts';
import { coverageOf } from '../../src/atlas/model/coverage.ts';
import type { Walk } from '../../src/atlas/model/walk.ts';
import { bigChart } from '../atlas/big-chart.ts';
import { madeUpCharts } from '../atlas/made-up-charts.ts';
import { test as base, expect } from './atlas.ts';

/** The atlas with sixteen more charts, of which one has 40 states and 120 transitions. */
const test = base.extend<object, { folder: string }>({
  folder: [
    async ({}, use, { parallelIndex }) => {
      const folder = join(folders.root, `reports/big-atlas-${parallelIndex}`);
      const { data, walks: recorded } = await collect(undefined);
      const walk = recorded.find(hasNoPicture);
      const walks = walk ? [...recorded, failing(walk)] : recorded;
      const { kills } = readResults();
      const more = [bigChart(), ...madeUpCharts()];
      const charts = [...extractCharts(), ...more];
      const layouts = { ...data.layouts };
      for (const chart of more) layouts[chart.id] = await layoutOf(chart);
      const coverage = coverageOf(charts, { walks, kills });
      const passings = passingsOf(charts, await declaredMessages(), coverage.messages);
      const others = data.groups.filter(({ name }) => name !== 'Members');
      const groups = [...others, { name: 'Members', charts: more.map(({ id }) => id) }];
      const maps = await layoutsOfMap(charts, groups, passings);
      const doubts = { ...data.doubts, failed: ['a test that failed'] };
      const all = { ...data, charts, groups, layouts, maps, coverage, doubts };
      await buildAtlas({ data: all, walks }, folder);
      await use(folder);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// The atlas is built once for all of them.
test.describe.configure({ mode: 'default' });

test('every chart opens with text of 11 pixels at least', async ({ page }) => {
  for (const chart of ['order', 'request', 'resetPassword']) {
    await page.goto(`./?chart=${chart}`);
    const texts = page.locator(`svg[data-chart=${chart}] text`);
    await expect(texts.first()).toBeVisible();
    const sizes = await texts.evaluateAll(texts =>
      texts.map(text => {
        const { a: scale = 0 } = (text instanceof SVGTextElement && text.getScreenCTM()) || {};
        return scale * Number.parseFloat(getComputedStyle(text).fontSize);
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(10.99);
  }
});

test('a chart of 40 states and 120 transitions is followed by keys', async ({ page }) => {
  await page.goto('./?chart=order');
  const items = page.getByRole('application').getByRole('button');
  await expect(items).toHaveCount(160);
  await items.first().focus();
  await page.keyboard.press('End');
  const last = await page.evaluate(() => document.activeElement?.getAttribute('data-item'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Selected' })).toContainText(last ?? '');
  await expect(page.locator(`[data-item="${last}"]`)).toBeInViewport();
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect(page.getByRole('application')).toBeInViewport({ ratio: 0.99 });
});

test('one of many charts is found by the keys alone', async ({ page }) => {
  await page.goto('./');
  const field = page.getByRole('searchbox', { name: 'Search charts and rules' });
  // A page that has just come does not listen yet.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();
  await field.pressSequentially('thought about');
  const found = page.getByRole('navigation', { name: 'Atlas' }).getByRole('region');
  await expect(found.getByRole('link')).toHaveText([/^request/]);
  await field.pressSequentially(' nothing');
  await expect(page.getByText('Nothing has ‘thought about nothing’.')).toBeVisible();
  await field.press('Escape');
  await expect(found).toHaveCount(3);
  const heading = page.getByRole('heading', { level: 1 });
  await field.press('Enter');
  await expect(heading).toHaveText('Map');
  await field.pressSequentially('reset');
  const [first = ''] = await found.getByRole('link').allTextContents();
  await field.press('Enter');
  await expect(heading).toHaveText(first);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('the map of many charts is zoomed, and shows a group as one place', async ({ page }) => {
  await page.goto('./');
  const map = page.getByRole('main');
  await expect(map.getByRole('link', { name: 'passkey' })).toHaveCount(1);
  const zoom = map.getByRole('group', { name: 'Zoom' });
  const before = await zoom.getByRole('status').textContent();
  await zoom.getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoom.getByRole('status')).not.toHaveText(before ?? '');
  await map.getByRole('button', { name: 'Members as one' }).click();
  await expect(map.getByRole('link', { name: 'passkey' })).toHaveCount(0);
  await expect(map.getByText('order, shelf, copy')).toBeVisible();
});

test('the map marks what no test saw, in words and by its line', async ({ page }) => {
  await page.goto('./');
  const row = page.getByRole('row').filter({ hasText: /^the pages\s*passkey/ });
  await expect(row.getByRole('cell').last()).toHaveText('asked · not seen, left · not seen');
  const legend = page.getByRole('listitem').filter({ hasText: /^\d+ declared, and not seen$/ });
  await expect(legend.locator('polyline')).toHaveCSS('stroke-dasharray', /^5px/);
  const seen = page.getByRole('listitem').filter({ hasText: /^\d+ seen to pass in a test$/ });
  await expect(seen.locator('polyline')).toHaveCSS('stroke-dasharray', 'none');
});

test('a line of doubts lies above the sidebar and the view', async ({ page }) => {
  await page.goto('./?chart=order');
  const [doubts, sidebar, view] = await Promise.all(
    [
      page.getByRole('group').filter({ hasText: 'Some results do not count.' }),
      page.getByRole('navigation', { name: 'Atlas' }),
      page.getByRole('main'),
    ].map(part => part.boundingBox()),
  );
  expect(doubts?.width).toBe(1280);
  const below = (doubts?.y ?? 0) + (doubts?.height ?? 0);
  expect([sidebar?.y, view?.y]).toEqual([below, below]);
  expect(view?.x).toBe(sidebar?.width);
});

test('of the walks only those that failed are listed, and the address says so', async ({
  page,
}) => {
  await page.goto('./?view=walks');
  const walks = page.getByRole('main').getByRole('listitem');
  await expect(walks).not.toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Failed only (1)' }).check();
  await expect(walks).toHaveText([/^fails today/]);
  await expect(page.getByRole('status')).toHaveText('1 walk');
  await expect(page).toHaveURL(/view=walks&failed=only$/);
  await page.reload();
  await expect(walks).toHaveText([/^fails today/]);
  await walks.getByRole('link').click();
  await page.getByRole('link', { name: 'All walks' }).click();
  await expect(walks).toHaveCount(1);
});

/** The pictures of a walk lie in another folder than that of this atlas. */
function hasNoPicture({ steps }: Walk): boolean {
  return steps.every(({ picture }) => picture === undefined);
}

function failing(walk: Walk): Walk {
  return { ...walk, test: 'fails today', passed: false };
}
