import { existsSync, readFileSync, rmSync } from 'node:fs';
import {
  journeyName,
  pathOfRecord,
  unitName,
  writeRecorded,
} from '../../src/atlas/build/recorded.ts';
import { codeOf } from '../../src/atlas/build/walks.ts';
import type { Recorded } from '../../src/atlas/model/doubts.ts';
import type { Walk } from '../../src/atlas/model/walk.ts';

/** Keeps what the tests of a file did for the gate and the atlas, with the code with which they did it. */
export function writeResults(file: string, results: Omit<Recorded, 'name' | 'code'>): void {
  writeRecorded({ name: unitName(file), code: codeOf([file]), ...results });
}

/** The same for one test in a browser. */
export function writeWalk(testId: string, walk: Walk): void {
  const code = codeOf([walk.file]);
  writeRecorded({ name: journeyName(testId), code, walks: [walk], kills: [], skipped: [] });
}

/** What a test in a browser has written, if it has. */
export function readWalk(testId: string): Walk | undefined {
  const path = pathOfRecord(journeyName(testId));
  if (!existsSync(path)) return undefined;
  const { walks }: Recorded = JSON.parse(readFileSync(path, 'utf8'));
  return walks[0];
}

export function removeWalk(testId: string): void {
  rmSync(pathOfRecord(journeyName(testId)), { force: true });
}
