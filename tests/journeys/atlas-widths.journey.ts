import type { Page } from '@playwright/test';
import { expect, test } from './atlas.ts';

const places = {
  map: '',
  chart: '?chart=resetPassword',
  'chart with its pages': '?chart=resetPassword&select=resetPassword.loading&pages=shown',
  table: '?chart=resetPassword&view=table',
  'table with a state': '?chart=site&view=table&select=site.opening',
  pages: '?chart=resultModal&view=pages',
  live: '?chart=resetPassword&view=live',
  rules: '?view=rules',
  walks: '?view=walks',
  changes: '?view=changes',
};

const windows = [
  { width: 1440, height: 768 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

for (const viewport of windows) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    for (const [name, place] of Object.entries(places)) {
      test(`nothing is covered or clipped: ${name}`, async ({ page }) => {
        await page.goto(`./${place}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (name === 'live') await expect(page.getByRole('group', { name: 'Clock' })).toBeVisible();
        expect(await faultsOf(page)).toEqual([]);
      });
    }

    test('nothing is covered or clipped: a walk', async ({ page }) => {
      await page.goto('./?view=walks');
      const steps = page.getByRole('listitem').filter({ hasText: /\d\d steps/ });
      await steps.getByRole('link').first().click();
      await expect(page.getByRole('link', { name: 'All walks' })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });

    test('the menu of exports lies within the window', async ({ page }) => {
      await page.goto('./?chart=site');
      await page.getByRole('button', { name: 'Export' }).click();
      const items = page.getByRole('button', { name: /^(SVG|PNG|Mermaid|SCXML|XState|CSV|Desc)/ });
      for (const one of await items.all()) await expect(one).toBeInViewport({ ratio: 1 });
    });
  });
}

for (const chart of ['resetPassword', 'resultModal', 'verifyEmail']) {
  test(`Live opens with the left edge of ${chart}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`./?chart=${chart}&view=live`);
    await expect(page.locator(`[data-item^="${chart}"][aria-current]`).first()).toBeAttached();
    const drawing = page.getByRole('application');
    const left = (one: Element) => one.getBoundingClientRect().left;
    const edge = await drawing.evaluate(left);
    const view = await drawing.locator('../..').evaluate(left);
    expect(edge).toBeGreaterThanOrEqual(view);
  });
}

test('both pictures of a state lie within its panel', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./?chart=resetPassword&select=resetPassword.loading');
  const pictures = page.getByRole('complementary', { name: 'Selected' }).getByRole('img');
  await expect(pictures).toHaveCount(2);
  for (const one of await pictures.all()) await expect(one).toBeInViewport({ ratio: 1 });
});

test('nothing of a table is seen above its headings', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 768 });
  await page.goto('./?chart=resetPassword&view=table');
  const table = page.getByRole('table');
  const box = await table.evaluate(one => one.parentElement?.getBoundingClientRect().toJSON());
  const edgeAt = async (top: number) => {
    await table.evaluate((one, top) => one.parentElement?.scrollTo(0, top), top);
    const picture = await page.screenshot({ clip: { ...box, height: 4 } });
    return picture.toString('base64');
  };
  const edges = [await edgeAt(100), await edgeAt(210), await edgeAt(325)];
  expect(new Set(edges).size).toBe(1);
});

test('on a phone the sidebar is opened, and closes when one has chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  const sidebar = page.getByRole('navigation', { name: 'Atlas' });
  const chart = sidebar.getByRole('link', { name: 'verifyEmail' });
  const opener = sidebar.getByRole('button', { name: 'Charts and sheets' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(chart).toBeHidden();
  await opener.click();
  await chart.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('verifyEmail');
  await expect(chart).toBeHidden();
  await page.keyboard.press('/');
  const field = sidebar.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('reset');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('resetPassword');
  await expect(field).toBeHidden();
});

test('on a phone a chart opens where it starts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./?chart=resetPassword');
  const first = page.locator('[data-item="resetPassword.idle.newPassword.untouched"]');
  await expect(first).toBeInViewport({ ratio: 1 });
});

test('the headings of the table stay while it is scrolled both ways', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('./?chart=resetPassword&view=table');
  const table = page.getByRole('table');
  const heads = [
    table.getByRole('columnheader', { name: 'State' }),
    table.getByRole('columnheader').last(),
    table.getByRole('rowheader').last(),
  ];
  await table.evaluate(one => one.parentElement?.scrollTo(10_000, 10_000));
  for (const head of heads) await expect(head).toBeInViewport({ ratio: 0.9 });
  expect(await faultsOf(page)).toEqual([]);
});

/** Controls on which something else lies when one has scrolled to them, and texts that are cut off. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWide = document.documentElement.scrollWidth > innerWidth;
    const faults = isWide ? [`the window is ${document.documentElement.scrollWidth} wide`] : [];
    const controls = 'main :is(button, a, input, select, summary), nav :is(button, a, input)';
    const shown = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      one => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0,
    );
    for (const one of shown.slice(0, 120)) {
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = one.getClientRects()[0] ?? one.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      const isFree = over && (one.contains(over) || over.contains(one));
      if (!isFree)
        faults.push(`${over?.textContent} lies over ${one.textContent || one.ariaLabel}`);
    }
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY } = getComputedStyle(one);
      const isCut =
        (overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1) ||
        (overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 1);
      if (isCut && one.clientWidth > 1) faults.push(`${one.textContent} is cut off`);
    }
    for (const place of document.querySelectorAll('[data-kind][style]')) {
      if (place.scrollHeight > place.clientHeight) faults.push(`${place.textContent} overflows`);
    }
    return faults;
  });
}
