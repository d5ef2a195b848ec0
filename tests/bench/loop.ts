import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { browserOptions, installBrowser } from '../../src/atlas/build/browser.ts';
import { paths } from '../../src/paths.ts';
import { bareEnvironment } from '../bare-environment.ts';
import { writePart } from '../readme.ts';
import { median } from './median.ts';

// Measures how long whoever changes the site waits for what the change does:
//   npm run bench:loop -- [--write]
const runs = 5;
const changes = 20;
const root = resolve(import.meta.dirname, '../..');

installBrowser();
await mkdir('reports', { recursive: true });
const folder = await mkdtemp(resolve('reports', 'loop-'));
const builds = timesOf('build', { BUILD_FOLDER: join(folder, 'build') });
const checks = timesOf('check:types');
const reloads = await timesOfReloads();
await rm(folder, { recursive: true });

const text = [
  '| | median, in ms | spread |',
  '|---|---|---|',
  row('`npm run build`', builds),
  row('`npm run check:types`', checks),
  row('`npm run dev`: a word of a page is saved → it is seen', reloads.words),
  row('… a colour of a page', reloads.colours),
].join('\n');
console.log(text);
if (process.argv.includes('--write')) writePart('loop', text);

function timesOf(script: string, environment = {}): number[] {
  return Array.from({ length: runs }, () => {
    const start = performance.now();
    execFileSync('npm', ['run', '--silent', script], {
      stdio: 'inherit',
      env: { ...bareEnvironment, ...environment },
    });
    return performance.now() - start;
  });
}

/** In a copy of the sources, lest a change stays behind where this is ended too early. */
async function timesOfReloads() {
  for (const part of ['src', 'vite.config.ts', 'tsconfig.json', 'openapi.yaml']) {
    await cp(join(root, part), join(folder, part), {
      recursive: true,
      filter: source => !source.includes('node_modules'),
    });
  }
  const server = await createServer({
    configFile: join(folder, 'vite.config.ts'),
    cacheDir: join(folder, 'cache'),
    logLevel: 'warn',
    server: { port: 0 },
  });
  await server.listen();
  const browser = await chromium.launch(browserOptions());
  // What is waited for is asked in the page, which lets no text be run.
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(`${server.resolvedUrls?.local[0]}${paths.about.slice(1)}`);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const text = (await heading.textContent()) ?? '';
  const words = await timesOfChanges(page, 'about.tsx', turn => ({
    from: /(?<=<h1[^>]*>)[^<]+/,
    to: `${text} ${turn}`,
    isSeen: `document.querySelector('h1')?.textContent === '${text} ${turn}'`,
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
  const file = join(folder, 'src/pages', name);
  const times: number[] = [];
  for (let turn = 1; turn <= changes; turn += 1) {
    const { from, to, isSeen } = changeOf(turn);
    const content = (await readFile(file, 'utf8')).replace(from, () => to);
    const seen = page.waitForFunction(`${isSeen} && Date.now()`, undefined, { polling: 'raf' });
    const saved = Date.now();
    await writeFile(file, content);
    times.push(Number(await (await seen).jsonValue()) - saved);
    // A file that is saved twice at once may be told of once.
    await page.waitForTimeout(300);
  }
  return times;
}

function row(name: string, times: number[]): string {
  const [middle, least, most] = [median(times), Math.min(...times), Math.max(...times)];
  return `| ${name} | ${middle.toFixed(0)} | ${least.toFixed(0)}–${most.toFixed(0)} |`;
}
