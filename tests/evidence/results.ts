import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../../src/atlas/build/files.ts';
import type { Walk } from '../../src/atlas/model/trace.ts';

/** Keeps what the tests of a file took, for the gate and the atlas. */
export function writeWalks(file: string, walks: Walk[]): void {
  write(`unit-${file.replace(/^tests\//, '').replaceAll(/[/.]/g, '-')}`, walks);
}

/** Keeps what one test in a browser took. */
export function writeWalk(testId: string, walk: Walk): void {
  write(`browser-${testId}`, [walk]);
}

function write(name: string, walks: Walk[]): void {
  mkdirSync(folders.walks, { recursive: true });
  writeFileSync(join(folders.walks, `${name}.json`), `${JSON.stringify(walks)}\n`);
}
