import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type Count, countProofs } from './counts.ts';

const begin = '<!-- counts -->\n';
const end = '\n<!-- /counts -->';

// Prints what the last run has proven, and fails where the README says otherwise; `--write` lets it
// say so. What was not counted in this run stays there as it was counted last.
const counts = countProofs();
for (const { what, proven } of counts) console.log(`${what}: ${proven}`);
const readme = readFileSync('README.md', 'utf8');
const [before, rest] = readme.split(begin);
const [table, after] = rest?.split(end) ?? [];
if (before === undefined || table === undefined || after === undefined || counts.length === 0) {
  console.error('There is nothing to count, or the README has no place for it.');
  process.exit(1);
}
const said = countsIn(table);
const stale = counts.filter(count => !said.some(one => isDeepStrictEqual(one, count)));
if (process.argv.includes('--write')) {
  writeFileSync('README.md', before + begin + tableOf(merged(said, counts)) + end + after);
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
