import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { readTraces } from '../src/atlas/build/traces.ts';
import { installBrowser } from './browser/engine.ts';
import { lineOf } from './evidence/results.ts';
import { bareEnvironment } from './kit/bare-environment.ts';
import { startPostgres } from './kit/postgres.ts';

/*
 * `npm test` runs all tests, `npm test -- NAME …` those whose file has one of the names in its path.
 * It prints where in the charts tests failed, the minutes of each part, and last how many tests passed
 * and failed.
 */

interface Counts {
  passed: number;
  failed: number;
}

const names = process.argv.slice(2);
const minutes: string[] = [];
const none: Counts = { passed: 0, failed: 0 };
const total = { ...none };

if (names.length === 0) startAnew();
installBrowser();
await part('build', () => command('npm run --silent build', { INSPECT_CHARTS: 'on' }));
await part('units and contract', () => vitest('units', names));
await part('backend on PostgreSQL', onPostgres);
await part('journeys', () =>
  playwright('journeys', ['--project=desktop', '--project=phone', '--project=atlas']),
);
if (names.length === 0) {
  await part('every state and transition was taken', () =>
    vitest('evidence', ['--project=evidence']),
  );
}
for (const line of failures()) console.log(line);
console.log(`\n${minutes.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

/** What failed is compared with what it did before. */
function startAnew(): void {
  mkdirSync('reports/before', { recursive: true });
  for (const file of globSync('reports/traces/*.json')) {
    renameSync(file, file.replace('traces', 'before'));
  }
  for (const file of globSync('reports/*', { exclude: ['reports/before'] })) {
    rmSync(file, { recursive: true });
  }
}

/** The places in the charts where tests failed, those of the most first. */
function failures(): string[] {
  const failed = readTraces().filter(({ passed, file }) => !passed && isNamed(file));
  const places = Map.groupBy(
    failed.flatMap(trace => lineOf(trace) ?? []),
    line => line,
  );
  if (places.size === 0) return [];
  const sorted = [...places].toSorted(([, one], [, other]) => other.length - one.length);
  return [
    '\n── where tests failed (npm run atlas)',
    ...sorted.map(([line, { length }]) => `${String(length).padStart(5)} ✗  ${line}`),
  ];
}

function isNamed(file: string): boolean {
  return names.length === 0 || names.some(name => file.includes(name));
}

async function part(name: string, run: () => Counts | Promise<Counts>): Promise<void> {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { passed, failed } = await run();
  const taken = ((performance.now() - start) / 60_000).toFixed(1).padStart(5);
  minutes.push(`${taken} min  ${name}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}

/** Settings of the shell do not reach what the tests start. */
function start(line: string, environment: NodeJS.ProcessEnv = {}): boolean {
  const env = { ...bareEnvironment, ...environment };
  return spawnSync(line, { shell: true, stdio: 'inherit', env }).status === 0;
}

function command(line: string, environment?: NodeJS.ProcessEnv): Counts {
  return { passed: 0, failed: start(line, environment) ? 0 : 1 };
}

function vitest(name: string, words: string[], environment?: NodeJS.ProcessEnv): Counts {
  const report = `reports/${name}.json`;
  rmSync(report, { force: true });
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${report}`;
  const isGreen = start(
    ['vitest run --passWithNoTests', reporters, ...words].join(' '),
    environment,
  );
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = read(report);
  return { passed, failed: isGreen ? failed : Math.max(failed, 1) };
}

async function onPostgres(): Promise<Counts> {
  const files = globSync('tests/**/*.db.test.ts').filter(isNamed);
  if (files.length === 0) return none;
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('SKIPPED: PostgreSQL is not installed, so the backend ran on PGlite alone.');
    return none;
  }
  try {
    return vitest('postgres', ['--project=unit', ...files], { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

function playwright(name: string, words: string[]): Counts {
  const report = `reports/${name}.json`;
  rmSync(report, { force: true });
  const line = ['playwright test --config=tests/playwright.config.ts --pass-with-no-tests'];
  const isGreen = start([...line, ...words, ...names].join(' '), {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { expected: passed = 0, unexpected: failed = 0 } = read(report).stats ?? {};
  return { passed, failed: isGreen ? failed : Math.max(failed, 1) };
}

/** The report of Vitest or Playwright; empty where the run ended before it was written. */
function read(report: string): Partial<Report> {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  stats: { expected: number; unexpected: number };
}
