import type { Page } from '@playwright/test';
import { expect, test } from './atlas.ts';

/** The room that A4 leaves within margins of a centimetre, in CSS pixels. */
const paper = { width: 718, height: 1047 };

test.use({ viewport: { width: 1440, height: 768 } });

for (const [name, place] of Object.entries({
  map: '',
  'a chart': '?chart=resetPassword',
  'a chart with its pages and a state':
    '?chart=resetPassword&select=resetPassword.loading&pages=shown',
  'a table': '?chart=resetPassword&view=table',
  'a table with a state': '?chart=site&view=table&select=site.opening',
  pages: '?chart=resultModal&view=pages',
  changes: '?view=changes',
})) {
  test(`is whole on paper: ${name}`, async ({ page }) => {
    await page.goto(`./${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await putOnPaper(page);
    expect(await faultsOf(page)).toEqual([]);
  });
}

test('a drawing fits the paper, however it was zoomed and scrolled', async ({ page }) => {
  await page.goto('./?chart=resetPassword');
  const drawing = page.getByRole('application');
  for (const _ of Array(4).keys()) await page.getByRole('button', { name: 'Zoom in' }).click();
  await putOnPaper(page);
  const box = await drawing.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(paper.width);
  expect(box?.height).toBeLessThanOrEqual(0.8 * paper.height);
  expect(
    Math.max((box?.width ?? 0) / paper.width, (box?.height ?? 0) / paper.height),
  ).toBeGreaterThan(0.75);
});

test('a table has all of its columns and rows on paper', async ({ page }) => {
  await page.goto('./?chart=resetPassword&view=table');
  const cells = page.getByRole('table').locator('th, td');
  const count = await cells.count();
  await putOnPaper(page);
  const boxes = await cells.evaluateAll(all =>
    all.map(one => one.getBoundingClientRect().toJSON()),
  );
  const lost = boxes.filter(
    ({ left, right, height }) => left < 0 || right > paper.width || !height,
  );
  expect([boxes.length, lost]).toEqual([count, []]);
});

test('is printed in as many pages as it needs', async ({ page }) => {
  const margin = '1cm';
  const pagesOf = async (place: string) => {
    await page.goto(`./${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const file = await page.pdf({
      format: 'A4',
      margin: { top: margin, right: margin, bottom: margin, left: margin },
    });
    return file.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  };
  expect(await pagesOf('?chart=resetPassword')).toBe(1);
  expect(await pagesOf('?chart=resetPassword&view=table')).toBeGreaterThan(1);
});

async function putOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
}

/** What would be cut off on paper, and what could only be clicked. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const faults = scrollWidth > innerWidth ? [`the paper is ${scrollWidth} wide`] : [];
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflow } = getComputedStyle(one);
      const isCut =
        one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
      if (overflow !== 'visible' && one.clientWidth > 1 && isCut) {
        faults.push(`${one.className} is cut off`);
      }
    }
    for (const one of document.querySelectorAll<HTMLElement>('nav, button, input, select')) {
      if (one.checkVisibility()) faults.push(`${one.textContent || one.ariaLabel} is on paper`);
    }
    return faults;
  });
}
