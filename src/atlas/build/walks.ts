import { spawnSync } from 'node:child_process';
import {
  type Code,
  type Doubts,
  doubtsOf,
  type Recorded,
  type Results,
  resultsOf,
} from '../model/doubts.ts';
import type { Walk } from '../model/walk.ts';
import { digestOfChart, digestOfTest } from './code-digest.ts';
import { extractCharts } from './extract.ts';
import { folders } from './files.ts';
import { readGallery } from './gallery.ts';
import { readRecorded } from './recorded.ts';

/**
 * Lets the tests of the charts, the rules and the mutants run again where some of what they recorded
 * is not of the code as it is. Where they fail, the atlas is built all the same, and says so.
 */
export function recordResults(): void {
  const { outdated, absent } = readDoubts();
  if (outdated.length === 0 && absent.every(kind => kind === 'browser')) return;
  console.log('Recording what the tests of the charts do …');
  const tests = ['tests/flows', 'tests/rules/charts.test.ts', 'tests/mutants/charts.test.ts'];
  spawnSync('vitest', ['run', '--project=unit', '--reporter=dot', ...tests], {
    cwd: folders.root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The code as it is: of all charts, and of the tests in some files. */
export function codeOf(files: string[]): Code {
  return {
    charts: Object.fromEntries(extractCharts().map(({ id }) => [id, digestOfChart(id) ?? ''])),
    tests: Object.fromEntries([...new Set(files)].map(file => [file, digestOfTest(file)])),
  };
}

/** Those of the code as it is, the walks sorted by kind, file and title. */
export function readResults(): Results {
  const { recorded } = readRecorded(folders.walks);
  const { walks, kills } = resultsOf(recorded, codeOf(filesOf(recorded)));
  return {
    walks: walks.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en')),
    kills,
  };
}

export function readDoubts(): Doubts {
  const { recorded, unreadable } = readRecorded(folders.walks);
  return doubtsOf(recorded, codeOf(filesOf(recorded)), [
    ...unreadable,
    ...readGallery(folders.gallery).unreadable,
  ]);
}

function filesOf(recorded: Recorded[]): string[] {
  return recorded.flatMap(({ code }) => Object.keys(code.tests));
}

function keyOf({ kind, file, test, window }: Walk): string {
  return [kind, file, test, window].join('\n');
}
