import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Engine, installBrowser } from '../../src/atlas/build/browser.ts';
import { bareEnvironment } from '../bare-environment.ts';
import { startPostgres } from '../postgres.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Each ends with counts, whatever happens in it; what could not be run has failed or is skipped. */
export function runVitest(name: string, filters: string[] = [], environment = {}): Counts {
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
export async function runServerOnPostgres(): Promise<Counts> {
  const postgres = await startPostgres();
  if (!postgres) return skipped('the tests of the server on PostgreSQL, which is not installed');
  try {
    return runVitest('postgres', ['tests/server'], { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** A command that prints what is wrong itself. */
export function runCommand(program: string, ...words: string[]): Counts {
  const { status } = spawnSync(program, words, { stdio: 'inherit', env: bareEnvironment });
  return { ...none, failed: status === 0 ? 0 : 1 };
}

/** Of the files that match, all where none is named. */
export function runJourneys(name: string, projects: string[], files: string[] = []): Counts {
  const report = `reports/${name}.json`;
  const { status } = spawnSync(
    'playwright',
    [
      'test',
      '--config=tests/playwright.config.ts',
      ...projects.map(project => `--project=${project}`),
      ...files,
    ],
    { stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  if (!existsSync(report)) return { ...none, failed: 1 };
  const { expected, unexpected, flaky, skipped } = read(report).stats;
  const failed = Math.max(unexpected + flaky, status === 0 && expected > 0 ? 0 : 1);
  return { passed: expected, failed, skipped };
}

/** The journeys of one more engine, where there is one or it can be had. */
export function runEngine(engine: Engine, files: string[], name: string): Counts {
  try {
    installBrowser(engine);
  } catch {
    return skipped(`the journeys in ${engine}, which could not be installed`);
  }
  return runJourneys(`${name}-${engine}`, [engine], files);
}

/** Prints the one line that tells of all, and ends with 1 unless something has passed and all has. */
export function conclude(all: Counts[]): void {
  const { passed, failed, skipped } = all.reduce(sum);
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

function skipped(what: string): Counts {
  console.log(`Skipped: ${what}.`);
  return { ...none, skipped: 1 };
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
