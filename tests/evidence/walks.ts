import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { folders } from '../../src/atlas/build/files.ts';
import type { Walk } from '../../src/atlas/model/walk.ts';

/** Keeps what tests did for the gate and for the atlas, beside the charts in which they did it. */
export function writeWalks(name: string, walks: Walk[]): void {
  mkdirSync(folders.walks, { recursive: true });
  write('charts', extractCharts());
  write(name, walks);
}

function write(name: string, content: unknown): void {
  writeFileSync(join(folders.walks, `${name}.json`), `${JSON.stringify(content)}\n`);
}
