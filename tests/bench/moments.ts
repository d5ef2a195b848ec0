import type { Browser, Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { token } from './competitors.ts';
import { median } from './median.ts';
import { openSlowly } from './visit.ts';
import { type Moments, watchMoments } from './watch-moments.ts';

export interface Moment {
  name: string;
  /** One number for every time that it was seen. */
  values: number[];
}

/** Visits to the form, to an area, and to the same result by React.lazy, `runs` times in turns. */
export async function takeMoments(
  browser: Browser,
  origins: { product: string; lazy: string },
  runs: number,
): Promise<Moment[]> {
  const form = `${origins.product}${paths.resetPassword}?token=${token}`;
  const seen: Moments[] = [];
  const byLazy: Moments[] = [];
  for (let run = 1; run <= runs; run += 1) {
    seen.push(await visit(browser, form, fillAndSend), await visit(browser, origins.product, goOn));
    byLazy.push(await visit(browser, origins.lazy, send));
  }
  const all = (moment: Exclude<keyof Moments, 'hasStarted' | 'keys'>, visits = seen) =>
    visits.flatMap(visited => visited[moment] ?? []);
  return [
    { name: 'a key in the password field → its frame', values: seen.flatMap(({ keys }) => keys) },
    { name: 'the press of the button → "Loading..."', values: all('loading') },
    { name: '… in frames', values: all('frames') },
    { name: 'the answer → its message', values: all('message') },
    { name: 'the answer → its animation moves', values: all('animation') },
    { name: '… by `React.lazy`', values: all('animation', byLazy) },
    { name: 'the press of a link that was pointed at → its page', values: all('page') },
  ];
}

/** In Markdown: medians and spread. */
export function tableOfMoments(moments: Moment[]): string {
  const rows = moments.map(({ name, values }) => {
    const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)];
    return `| ${name} | ${middle.toFixed(0)} | ${least.toFixed(0)}–${most.toFixed(0)} |`;
  });
  return ['| once React has come, in ms | median | spread |', '| --- | --- | --- |', ...rows].join(
    '\n',
  );
}

async function visit(browser: Browser, url: string, act: (page: Page) => Promise<void>) {
  const { context, page } = await openSlowly(browser, 'Desktop Chrome');
  await page.addInitScript(watchMoments);
  await page.goto(url);
  await act(page);
  const moments = await page.evaluate(() => globalThis.moments);
  await context.close();
  return moments;
}

async function fillAndSend(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.moments.hasStarted);
  for (const name of ['New Password', 'Confirm Password']) {
    await page.getByLabel(name, { exact: true }).focus();
    await page.waitForLoadState('networkidle');
    await page.keyboard.type('grey-heron-71', { delay: 100 });
  }
  await send(page);
}

async function send(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.waitForFunction(() => globalThis.moments.animation);
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.waitForFunction(() => globalThis.moments.hasStarted);
  const link = page.getByRole('link', { name: 'Events' });
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.click();
  await page.waitForFunction(() => globalThis.moments.page);
}
