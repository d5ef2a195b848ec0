import { spawnSync } from 'node:child_process';
import { bareEnvironment } from '../bare-environment.ts';
import { startPostgres } from '../postgres.ts';
import { countPlaywright, countVitest } from './reports.ts';
import { failure, none, skip, type Stage } from './stage.ts';

/** With a hook by which tests record what the charts do. */
export const build = command('the site is built', 'INSPECT_CHARTS=on npm run --silent build');

/** Some tests of vitest, chosen by files, projects and titles. */
export function vitest(name: string, words: string[] = [], environment = {}): Stage {
  return {
    name,
    run: () => {
      const report = `reports/${slug(name)}.json`;
      const { status } = spawnSync(
        'vitest',
        ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...words],
        { stdio: 'inherit', env: { ...bare(), ...environment } },
      );
      return countVitest(report, status === 0);
    },
  };
}

/** The same on a PostgreSQL server that is started for it. */
export function vitestOnPostgres(name: string, words: string[]): Stage {
  return {
    name,
    run: async () => {
      const postgres = await startPostgres();
      if (!postgres) return skip(`${name}: PostgreSQL is not installed`);
      try {
        return await vitest(name, words, { DATABASE_URL: postgres.url }).run();
      } finally {
        await postgres.stop();
      }
    },
  };
}

/** Some tests of Playwright, chosen by projects, files and titles. */
export function playwright(name: string, words: string[]): Stage {
  return {
    name,
    run: () => {
      const report = `reports/${slug(name)}.json`;
      const { status } = spawnSync(
        'playwright',
        ['test', '--config=tests/playwright.config.ts', ...words],
        { stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
      );
      return countPlaywright(report, status === 0);
    },
  };
}

/** A command that prints what is wrong, with the number of proofs that its success stands for. */
export function command(name: string, line: string, passed = 0): Stage {
  return {
    name,
    run: () => {
      const { status } = spawnSync(line, { shell: true, stdio: 'inherit', env: bare() });
      return status === 0 ? { ...none, passed } : failure(`${name}: ${line}`);
    },
  };
}

/** With the temporary folder of this run. */
function bare(): NodeJS.ProcessEnv {
  return { ...bareEnvironment, TMPDIR: process.env['TMPDIR'] };
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
}
