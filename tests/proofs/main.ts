import { readFileSync, writeFileSync } from 'node:fs';
import { type Count, countProofs } from './counts.ts';

const begin = '<!-- counts -->\n';
const end = '\n<!-- /counts -->';

// Prints what the last run has proven; `--write` lets the README say it. What was not counted in
// this run stays there as it was counted last.
const counts = countProofs();
for (const { what, proven } of counts) console.log(`${what}: ${proven}`);
const readme = readFileSync('README.md', 'utf8');
const [before, rest] = readme.split(begin);
const [table, after] = rest?.split(end) ?? [];
if (before === undefined || table === undefined || after === undefined || counts.length === 0) {
  console.error('There is nothing to count, or the README has no place for it.');
  process.exit(1);
}
if (process.argv.includes('--write')) {
  const written = tableOf(merged(countsIn(table), counts));
  writeFileSync('README.md', before + begin + written + end + after);
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
