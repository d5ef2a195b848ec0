import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { installBrowser, wholeBrowserOptions } from '../browser/engine.ts';
import { bareEnvironment } from '../kit/bare-environment.ts';
import { writePart } from '../kit/readme-blocks.ts';
import { buildFloors } from './floors.ts';
import { type Entry, otherEntry, pages } from './pages.ts';
import { serve } from './serving.ts';
import { type Measured, tableOf } from './table.ts';
import { network, slowdown, visit } from './visit.ts';

// Measures the pages beside the same pages without a framework, all in one run, in turns:
//   npm run bench -- [--runs 5] [--only page] [--write] [[page:]name=url …]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs} is no count`);
const others = positionals.map(otherEntry);

installBrowser();
await mkdir('reports', { recursive: true });
const folder = await mkdtemp(resolve('reports', 'bench-'));
const build = join(folder, 'build');
execFileSync('npm', ['run', '--silent', 'build'], {
  stdio: 'inherit',
  env: { ...bareEnvironment, BUILD_FOLDER: build },
});
await buildFloors(folder);
const product = await serve(join(build, 'site'));
const floor = await serve(join(folder, 'static'));
const hydrated = await serve(join(folder, 'hydrated'));
const browser = await chromium.launch(wholeBrowserOptions());
const entries: Entry[] = [
  ...Object.entries(pages).flatMap(([page, { path, aim }]) => [
    { page, competitor: 'product', url: product.origin + path, aim },
    { page, competitor: 'static', url: floor.origin + path, aim },
  ]),
  { page: 'reset-password', competitor: 'hydrated', url: hydrated.origin, aim: 'typing' },
  ...others,
];
const measured = await measure(
  browser,
  entries.filter(({ page }) => page === (values.only ?? page)),
);
const versions = { chromium: browser.version(), node: process.version };
await browser.close();
for (const { stop } of [product, floor, hydrated]) await stop();
await rm(folder, { recursive: true });

const date = new Date().toISOString().slice(0, 10);
const report = { date, versions, runs, network, slowdown, measured };
await writeFile('reports/bench.json', JSON.stringify(report, undefined, 2));
const under = `${date}, Chromium ${versions.chromium}, Node ${versions.node}, ${runs} runs in turns.`;
const text = [tableOf(measured), under].join('\n\n');
console.log(text);
if (values.write) writePart('bench', text);

/** In turns, so that other work of the machine slows all of them alike. */
async function measure(browser: Browser, entries: Entry[]): Promise<Measured[]> {
  const measured: Measured[] = entries.map(entry => ({ ...entry, samples: [] }));
  for (let run = 1; run <= runs; run += 1) {
    for (const one of measured) one.samples.push(await visit(browser, one.url, one.aim));
    console.error(`Run ${run} of ${runs} has been measured`);
  }
  return measured;
}
