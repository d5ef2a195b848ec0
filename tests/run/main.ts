import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installBrowser } from '../src/atlas/build/browser.ts';
import { bareEnvironment } from './bare-environment.ts';
import { startPostgres } from './postgres.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Everything that `npm test` runs; ends with one line of counts. */
async function runTests(): Promise<Counts> {
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports');
  installBrowser();
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env: bareEnvironment });
  const units = runVitest('all');
  const onPostgres = await runServerOnPostgres();
  // The journeys compare the real pages with the atlas' pictures, and leave their walks to it.
  const pictured = buildAtlas();
  const journeys = runJourneys('journeys', ['desktop', 'phone']);
  const walked = buildAtlas();
  const throughAtlas = runJourneys('atlas', ['atlas']);
  const evidence = runVitest('evidence', ['--project=evidence']);
  return [units, onPostgres, pictured, journeys, walked, throughAtlas, evidence].reduce(sum);
}

function runVitest(name: string, filters: string[] = [], environment = {}): Counts {
  const report = `reports/${name}.json`;
  const { status } = spawnSync(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters],
    { stdio: 'inherit', env: { ...bareEnvironment, ...environment } },
  );
  if (!existsSync(report)) return { ...none, failed: 1 };
  const { numPassedTests, numFailedTests, numPendingTests, numTotalTests } = read(report);
  // A file that cannot be loaded fails the run without a failed test.
  const failed = Math.max(numFailedTests, status === 0 && numTotalTests > 0 ? 0 : 1);
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

/** The same tests of the server on the other database. */
async function runServerOnPostgres(): Promise<Counts> {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('Skipped: the tests of the server on PostgreSQL, which is not installed.');
    return { ...none, skipped: 1 };
  }
  try {
    return runVitest('postgres', ['tests/server'], { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

function buildAtlas(): Counts {
  const { status } = spawnSync('npm', ['run', '--silent', 'atlas', '--', '--build'], {
    stdio: 'inherit',
    env: bareEnvironment,
  });
  return { ...none, failed: status === 0 ? 0 : 1 };
}

function runJourneys(name: string, projects: string[]): Counts {
  const report = `reports/${name}.json`;
  const { status } = spawnSync(
    'playwright',
    [
      'test',
      '--config=tests/playwright.config.ts',
      ...projects.map(project => `--project=${project}`),
    ],
    { stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  if (!existsSync(report)) return { ...none, failed: 1 };
  const { expected, unexpected, flaky, skipped } = read(report).stats;
  const failed = Math.max(unexpected + flaky, status === 0 && expected > 0 ? 0 : 1);
  return { passed: expected, failed, skipped };
}

function read(report: string) {
  return JSON.parse(readFileSync(report, 'utf8'));
}

function sum(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

const { passed, failed, skipped } = await runTests();
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
