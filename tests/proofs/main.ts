import { writePart } from '../readme.ts';
import { countProofs } from './counts.ts';
import { type Count, keptCounts } from './kept.ts';
import { codeOf } from './sources.ts';
import { tableOf } from './table.ts';

// Prints what the last run has proven, and fails where the table of `tests/README.md` says otherwise;
// `--write` puts it there. What was not counted in this run stays as it was counted last, with the
// code of which it was.
const counts = countProofs();
for (const { what, proven } of counts) console.log(`${what}: ${proven}`);
if (counts.length === 0) throw new Error('There is nothing to count');
const kept = keptCounts();
if (process.argv.includes('--write')) write();
else compare();

function write(): void {
  const others = kept.filter(({ what }) => !counts.some(count => count.what === what));
  const all = [...counts, ...others].toSorted((one, other) =>
    one.what.localeCompare(other.what, 'en'),
  );
  const rows = all.map(({ what, proven, code }) => [what, proven, code]);
  writePart('counts', tableOf(['what', 'proven', 'of the code'], rows));
}

function compare(): void {
  const outdated = kept.filter(({ what, code }) => code !== codeOf(what));
  for (const { what } of outdated) console.log(`Proven of earlier code only: ${what}`);
  const missing = counts.filter(count => !kept.some(({ what }) => what === count.what));
  for (const { what } of missing) console.log(`Not in the table yet: ${what}`);
  const stale = counts.filter(count => kept.some(row => contradicts(row, count)));
  if (stale.length === 0) return;
  const lines = stale.map(({ what }) => `  ${what}`).join('\n');
  console.error(
    `tests/README.md says otherwise; \`npm run proofs -- --write\` mends it:\n${lines}`,
  );
  process.exitCode = 1;
}

function contradicts(one: Count, other: Count): boolean {
  return one.what === other.what && one.proven !== other.proven;
}
