import { spawnSync } from 'node:child_process';
import { type Engine, installBrowser } from '../../src/atlas/build/browser.ts';
import { bareEnvironment } from '../bare-environment.ts';
import { startPostgres } from '../postgres.ts';
import { countPlaywright, type Counts, countVitest, failedTold, none } from './reports.ts';

/** Each ends with counts, whatever happens in it; what could not be run has failed or is skipped. */
export function runVitest(name: string, filters: string[] = [], environment = {}): Counts {
  const report = `reports/${name}.json`;
  const { status } = spawnSync(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters],
    { stdio: 'inherit', env: { ...bareEnvironment, ...environment } },
  );
  return countVitest(report, status === 0);
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
  if (status === 0) return none;
  return { ...none, failed: 1, told: [`${failedTold}${[program, ...words].join(' ')}`] };
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
  return countPlaywright(report, status === 0);
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

/**
 * Prints what did not pass at once and the one line that tells of all, and ends with 1 unless
 * something has passed and nothing has failed.
 */
export function conclude(all: Counts[]): void {
  const { passed, failed, skipped, told } = all.reduce(sum);
  console.log(['', ...told].join('\n'));
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

function skipped(what: string): Counts {
  console.log(`Skipped: ${what}.`);
  return { ...none, skipped: 1 };
}

function sum(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    told: [...one.told, ...other.told],
  };
}
