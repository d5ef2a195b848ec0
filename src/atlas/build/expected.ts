import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from './files.ts';

/** The files of unit tests that record what the charts do, by their paths from the root of the project. */
export function recordingTests(): string[] {
  const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: folders.root });
  return files
    .filter(file => readFileSync(join(folders.root, file), 'utf8').includes(' = recordTests();'))
    .toSorted();
}
