import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../../src/atlas/build/files.ts';
import { codeOf } from '../../src/atlas/build/walks.ts';
import type { Recorded } from '../../src/atlas/model/doubts.ts';
import type { Kill } from '../../src/atlas/model/proofs.ts';
import type { Walk } from '../../src/atlas/model/walk.ts';

/** Keeps what tests did for the gate and for the atlas, with the code with which they did it. */
export function writeWalks(name: string, walks: Walk[]): void {
  write(name, { code: codeOf(walks.map(({ file }) => file)), walks, kills: [] });
}

/** The same for the mutants of the charts that rows noticed. */
export function writeKills(kills: Kill[]): void {
  write('mutants', { code: codeOf(kills.map(({ file }) => file)), walks: [], kills });
}

function write(name: string, recorded: Recorded): void {
  mkdirSync(folders.walks, { recursive: true });
  writeFileSync(join(folders.walks, `${name}.json`), `${JSON.stringify(recorded)}\n`);
}
