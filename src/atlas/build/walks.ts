import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
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
import { recordingTests } from './expected.ts';
import { extractCharts } from './extract.ts';
import { folders } from './files.ts';
import { readGallery } from './gallery.ts';
import { readRecorded, unitName, writeRecorded } from './recorded.ts';

/**
 * Lets the tests of the charts, the rules and the mutants run again where some of what they recorded
 * is not of the code as it is. Where they fail, the atlas is built all the same, and says so.
 */
export function recordResults(): void {
  const { outdated, absent } = readDoubts();
  if (outdated.length === 0 && absent.every(kind => kind === 'browser')) return;
  if (existsSync(folders.walks) && !statSync(folders.walks).isDirectory()) return;
  console.log('Recording what the tests of the charts do …');
  for (const file of runTests(recordingTests())) {
    const walk: Walk = {
      file,
      test: 'none of its tests could run',
      kind: 'unit',
      window: null,
      passed: false,
      steps: [],
      ignored: [],
    };
    writeRecorded(unitName(file), { code: codeOf([file]), walks: [walk], kills: [], skipped: [] });
  }
}

/** Gives the files that could not even be loaded: they have recorded nothing themselves. */
function runTests(files: string[]): string[] {
  const report = join(folders.root, 'reports/recording.json');
  rmSync(report, { force: true });
  spawnSync(
    'vitest',
    ['run', '--project=unit', '--reporter=json', `--outputFile.json=${report}`, ...files],
    { cwd: folders.root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (!existsSync(report)) return files;
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  const loaded = testResults.filter(({ assertionResults }) => assertionResults.length > 0);
  const names = new Set(loaded.map(({ name }) => relative(folders.root, name)));
  return files.filter(file => !names.has(file));
}

/** Of vitest. */
interface Report {
  testResults: { name: string; assertionResults: unknown[] }[];
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
  // A test that passed without a step has shown nothing of the charts.
  const shown = walks.filter(({ passed, steps }) => !passed || steps.length > 0);
  return {
    walks: shown.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en')),
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
