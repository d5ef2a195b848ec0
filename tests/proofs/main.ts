import { isDeepStrictEqual } from 'node:util';
import { readPart, writePart } from '../readme.ts';
import { type Count, countProofs } from './counts.ts';

// Prints what the last run has proven, and fails where the README says otherwise; `--write` lets it
// say so. What was not counted in this run stays there as it was counted last.
const counts = countProofs();
for (const { what, proven } of counts) console.log(`${what}: ${proven}`);
if (counts.length === 0) throw new Error('There is nothing to count');
const said = countsIn(readPart('counts'));
const stale = counts.filter(count => !said.some(one => isDeepStrictEqual(one, count)));
if (process.argv.includes('--write')) {
  writePart('counts', tableOf(merged(said, counts)));
} else if (stale.length > 0) {
  const lines = stale.map(({ what }) => `  ${what}`).join('\n');
  console.error(`The README says otherwise; \`npm run proofs -- --write\` mends it:\n${lines}`);
  process.exitCode = 1;
}

function merged(old: Count[], fresh: Count[]): Count[] {
  const others = old.filter(({ what }) => !fresh.some(count => count.what === what));
  return [...fresh, ...others].toSorted((one, other) => one.what.localeCompare(other.what, 'en'));
}

function countsIn(table: string): Count[] {
  return [...table.matchAll(/^\| (?!what )(.+) \| (.+) \|$/gm)].map(
    ([, what = '', proven = '']) => ({
      what,
      proven,
    }),
  );
}

function tableOf(counts: Count[]): string {
  const rows = counts.map(({ what, proven }) => `| ${what} | ${proven} |`);
  return ['| what | proven |', '|---|---|', ...rows].join('\n');
}
