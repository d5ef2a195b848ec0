import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Walk } from '../model/walk.ts';
import { recordingTests } from './expected.ts';
import { folders } from './files.ts';
import { unitName, writeRecorded } from './recorded.ts';
import { codeOf, needsRecording } from './walks.ts';

/**
 * Lets the tests of the charts, the rules and the mutants run again where some of what they recorded
 * is not of the code as it is. Where they fail, the atlas is built all the same, and says so.
 */
export function recordResults(): void {
  if (existsSync(folders.walks) && !statSync(folders.walks).isDirectory()) return;
  if (!needsRecording()) return;
  console.log('Recording what the tests of the charts do …');
  for (const file of runTests(recordingTests())) {
    writeRecorded({
      name: unitName(file),
      code: codeOf([file]),
      walks: [brokenWalkOf(file)],
      kills: [],
      skipped: [],
    });
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

function brokenWalkOf(file: string): Walk {
  return {
    file,
    test: 'none of its tests could run',
    kind: 'unit',
    window: null,
    passed: false,
    steps: [],
    ignored: [],
  };
}
