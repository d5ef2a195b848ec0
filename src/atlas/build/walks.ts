import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Walk } from '../model/walk.ts';
import { extractCharts } from './extract.ts';
import { folders } from './files.ts';
import { CannotBuild } from './options.ts';

/** Lets the tests of the charts walk again where the walks that are there are of other charts. */
export function recordWalks(): void {
  if (areOfTheseCharts()) return;
  console.log('Recording what the tests of the charts do …');
  rmSync(folders.walks, { recursive: true, force: true });
  const { status } = spawnSync(
    'vitest',
    ['run', '--project=unit', '--reporter=dot', 'tests/flows'],
    {
      cwd: folders.root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) {
    throw new CannotBuild('The tests of the charts fail: see npx vitest run tests/flows');
  }
}

/** What the tests of one file did. */
export interface WalkFile {
  /** The charts in which they did it. */
  charts: string;
  walks: Walk[];
}

export function digestOfCharts(): string {
  return createHash('sha256').update(JSON.stringify(extractCharts())).digest('hex');
}

/** Those of the charts as they are, sorted by kind, file and title. */
export function readWalks(): Walk[] {
  const digest = digestOfCharts();
  const walks = readFiles().filter(({ charts }) => charts === digest);
  return walks
    .flatMap(file => file.walks)
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en'));
}

function readFiles(): WalkFile[] {
  if (!existsSync(folders.walks)) return [];
  const names = readdirSync(folders.walks).filter(name => name.endsWith('.json'));
  return names.map(name => JSON.parse(readFileSync(join(folders.walks, name), 'utf8')));
}

function areOfTheseCharts(): boolean {
  const digest = digestOfCharts();
  const files = readFiles();
  return files.length > 0 && files.every(({ charts }) => charts === digest);
}

function keyOf({ kind, file, test, window }: Walk): string {
  return [kind, file, test, window].join('\n');
}
