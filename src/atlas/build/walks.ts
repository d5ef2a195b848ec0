import { spawnSync } from 'node:child_process';
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

/** Sorted by file and title; the walks in a browser first, because they have pictures. */
export function readWalks(): Walk[] {
  if (!existsSync(folders.walks)) return [];
  const files = readdirSync(folders.walks).filter(name => /^(unit|browser)-.*\.json$/.test(name));
  const walks = files.flatMap((name): Walk[] => read(name));
  return walks.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en'));
}

function areOfTheseCharts(): boolean {
  return (
    existsSync(join(folders.walks, 'charts.json')) &&
    JSON.stringify(read('charts.json')) === JSON.stringify(extractCharts())
  );
}

function read(name: string) {
  return JSON.parse(readFileSync(join(folders.walks, name), 'utf8'));
}

function keyOf({ kind, file, test, window }: Walk): string {
  return [kind, file, test, window].join('\n');
}
