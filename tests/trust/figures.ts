import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { codeOfTrust } from '../proofs/sources.ts';
import { rowsOf, tableOf } from '../proofs/table.ts';
import { readPart, writePart } from '../readme.ts';
import { folder } from './folder.ts';
import type { Proof } from './proof.ts';

// Prints what the proofs of this folder have shown when they ran last; `--write` puts it into
// `tests/README.md`, in the place of what the same proofs had shown before.
const heading = ['proof', 'what', 'shown', 'of the code'];
const code = codeOfTrust();
const files = globSync(`${folder}/*.json`);
if (files.length === 0) throw new Error('No proof has run yet.');
const rows = files.flatMap(rowsIn);
console.log(tableOf(heading, rows));
if (process.argv.includes('--write')) {
  const shown = new Set(rows.map(([proof]) => proof));
  const others = rowsOf(readPart('trust')).filter(([proof]) => !shown.has(proof));
  const all = [...rows, ...others].toSorted(([one = ''], [other = '']) =>
    one.localeCompare(other, 'en'),
  );
  writePart('trust', tableOf(heading, all));
}

function rowsIn(file: string): string[][] {
  const proof = basename(file, '.json');
  const { figures }: Proof = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(figures).map(([what, shown]) => [proof, what, shown, code]);
}
