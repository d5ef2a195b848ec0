import { globSync, readFileSync } from 'node:fs';
import { writePart } from '../readme.ts';
import { folder } from './folder.ts';
import type { Proof } from './proof.ts';

// Prints what the proofs in this folder have shown when they ran last; `--write` puts it into the
// README.
const proofs = globSync(`${folder}/*.json`).toSorted().map(read);
if (proofs.length === 0) throw new Error('Nothing has been shown yet.');
const rows = proofs.flatMap(({ figures }) => Object.entries(figures));
const table = [
  '| what | shown |',
  '|---|---|',
  ...rows.map(([what, shown]) => `| ${what} | ${shown} |`),
];
console.log(table.join('\n'));
if (process.argv.includes('--write')) writePart('trust', table.join('\n'));

function read(file: string): Proof {
  return JSON.parse(readFileSync(file, 'utf8'));
}
