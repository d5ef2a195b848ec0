import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../../src/atlas/build/files.ts';

/** Keeps the counts of a proof, for the table of what the tests have proven. */
export function writeProof(name: string, counts: object): void {
  const folder = join(folders.root, 'reports/proofs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(counts)}\n`);
}
