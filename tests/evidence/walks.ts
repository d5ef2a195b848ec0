import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../../src/atlas/build/files.ts';
import { codeOfCharts } from '../../src/atlas/build/walks.ts';
import type { Recorded } from '../../src/atlas/model/doubts.ts';
import type { Walk } from '../../src/atlas/model/walk.ts';

/** Keeps what tests did for the gate and for the atlas, with the charts in which they did it. */
export function writeWalks(name: string, walks: Walk[]): void {
  mkdirSync(folders.walks, { recursive: true });
  const file: Recorded = { code: codeOfCharts(), walks };
  writeFileSync(join(folders.walks, `${name}.json`), `${JSON.stringify(file)}\n`);
}
