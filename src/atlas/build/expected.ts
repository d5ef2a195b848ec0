import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Expected } from '../model/doubts.ts';
import { folders } from './files.ts';
import { journeyName, unitName } from './recorded.ts';

/** The files of unit tests that record what the charts do, by their paths from the root of the project. */
export function recordingTests(): string[] {
  const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: folders.root });
  return files
    .filter(file => readFileSync(join(folders.root, file), 'utf8').includes(' = recordTests();'))
    .toSorted();
}

/** What they record. */
export function expectedOfUnits(): Expected[] {
  return recordingTests().map(file => ({ name: unitName(file), title: file }));
}

/**
 * What the tests in a browser record that `npm test` runs on every machine. Rejects where they
 * cannot be loaded.
 */
export async function expectedOfJourneys(): Promise<Expected[]> {
  const { stdout } = await promisify(execFile)(
    'playwright',
    [
      'test',
      '--list',
      '--reporter=./tests/evidence/list.ts',
      '--config=tests/playwright.config.ts',
      ...['desktop', 'phone', 'chromium'].map(project => `--project=${project}`),
      'tests/journeys',
      'tests/walks',
    ],
    { cwd: folders.root, maxBuffer: 2 ** 28 },
  );
  const tests: { id: string; title: string }[] = JSON.parse(stdout);
  return tests.map(({ id, title }) => ({ name: journeyName(id), title }));
}
