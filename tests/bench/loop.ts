import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { paths } from '../../src/paths.ts';
import { bareEnvironment } from '../bare-environment.ts';
import { installBrowser, wholeBrowserOptions } from '../browser/engine.ts';
import { writePart } from '../readme.ts';
import { median } from './median.ts';

// Measures how long a developer waits for what the change does:
//   npm run bench:loop -- [--write]
const runs = 5;
const changes = 20;
const root = resolve(import.meta.dirname, '../..');
const heading = /(?<=<h1[^>]*>)[^<]+/;

installBrowser();
await mkdir('reports', { recursive: true });
const folder = await mkdtemp(resolve('reports', 'loop-'));
await copySources();
const builds = Array.from({ length: runs }, () => timeOf('build'));
const checks = await timesOfChecks();
const reloads = await timesOfReloads();
await rm(folder, { recursive: true });

const text = [
  '| | median, in ms | spread |',
  '|---|---|---|',
  row('`npm run build`', builds),
  row('`npm run check:types` for the first time', checks.first),
  row('… after a word of a page is saved', checks.later),
  row('`npm run dev`: a word of a page is saved → it is seen', reloads.words),
  row('… a colour of a page', reloads.colours),
].join('\n');
console.log(text);
if (process.argv.includes('--write')) writePart('loop', text);

/** In a copy, lest a change stays behind where this is ended too early. */
async function copySources() {
  const parts = ['src', 'tests', 'vite.config.ts', 'tsconfig.json', 'package.json', 'openapi.yaml'];
  for (const part of parts) {
    await cp(join(root, part), join(folder, part), { recursive: true });
  }
}

function timeOf(script: string): number {
  const start = performance.now();
  execFileSync('npm', ['run', '--silent', script], {
    cwd: folder,
    stdio: 'inherit',
    env: bareEnvironment,
  });
  return performance.now() - start;
}

async function timesOfChecks() {
  const first: number[] = [];
  const later: number[] = [];
  for (let run = 1; run <= runs; run += 1) {
    await rm(join(folder, 'node_modules'), { recursive: true, force: true });
    first.push(timeOf('check:types'));
  }
  // The first of these looks at all that imports the page: its shape was not written down yet.
  for (let run = 1; run <= runs; run += 1) {
    await change('about.tsx', heading, `About ${run}`);
    later.push(timeOf('check:types'));
  }
  return { first, later };
}

async function timesOfReloads() {
  const server = await createServer({
    configFile: join(folder, 'vite.config.ts'),
    cacheDir: join(folder, 'cache'),
    logLevel: 'warn',
    server: { port: 0 },
  });
  await server.listen();
  const browser = await chromium.launch(wholeBrowserOptions());
  // What is waited for is asked in the page, which lets no text be run.
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(`${server.resolvedUrls?.local[0]}${paths.about.slice(1)}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const words = await timesOfChanges(page, 'about.tsx', turn => ({
    from: heading,
    to: `About ${turn}`,
    isSeen: `document.querySelector('h1')?.textContent === 'About ${turn}'`,
  }));
  const colours = await timesOfChanges(page, 'about.module.css', turn => ({
    from: /$/,
    to: `\nh1 { color: rgb(${turn}, 0, 0); }`,
    isSeen: `getComputedStyle(document.querySelector('h1')).color === 'rgb(${turn}, 0, 0)'`,
  }));
  await browser.close();
  await server.close();
  return { words, colours };
}

interface Change {
  from: RegExp;
  to: string;
  /** In JavaScript, for the page. */
  isSeen: string;
}

async function timesOfChanges(page: Page, name: string, changeOf: (turn: number) => Change) {
  const times: number[] = [];
  for (let turn = 1; turn <= changes; turn += 1) {
    const { from, to, isSeen } = changeOf(turn);
    const seen = page.waitForFunction(`${isSeen} && Date.now()`, undefined, { polling: 'raf' });
    const saved = Date.now();
    await change(name, from, to);
    times.push(Number(await (await seen).jsonValue()) - saved);
    // A file that is saved twice at once may be reported once.
    await page.waitForTimeout(300);
  }
  return times;
}

async function change(page: string, from: RegExp, to: string) {
  const file = join(folder, 'src/pages', page);
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace(from, () => to),
  );
}

function row(name: string, times: number[]): string {
  const [middle, least, most] = [median(times), Math.min(...times), Math.max(...times)];
  return `| ${name} | ${middle.toFixed(0)} | ${least.toFixed(0)}–${most.toFixed(0)} |`;
}
