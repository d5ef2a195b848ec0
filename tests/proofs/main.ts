import { readFileSync, writeFileSync } from 'node:fs';
import { type Count, countProofs } from './counts.ts';

const begin = '<!-- counts -->\n';
const end = '\n<!-- /counts -->';

// Prints what the last run has proven, and ends with 1 where the README says otherwise; `--write`
// lets the README say it. What was not counted in this run stays as it was counted last.
const counts = countProofs();
for (const { what, proven } of counts) console.log(`${what}: ${proven}`);
const readme = readFileSync('README.md', 'utf8');
const [before, rest] = readme.split(begin);
const [table, after] = rest?.split(end) ?? [];
if (before === undefined || table === undefined || after === undefined || counts.length === 0) {
  console.error('There is nothing to count, or the README has no place for it.');
  process.exit(1);
}
const written = tableOf(merged(countsIn(table), counts));
if (written === table) process.exit(0);
if (process.argv.includes('--write')) {
  writeFileSync('README.md', before + begin + written + end + after);
} else {
  console.error('The README counts otherwise: npm run proofs -- --write');
  process.exitCode = 1;
}

function merged(old: Count[], fresh: Count[]): Count[] {
  const others = old.filter(({ what }) => !fresh.some(count => count.what === what));
  return [...fresh, ...others].toSorted((one, other) => one.what.localeCompare(other.what, 'en'));
}

function countsIn(table: string): Count[] {
  const lines = table.split('\n').slice(2);
  return lines.map(line => {
    const [, what = '', proven = ''] = line
      .split(' | ')
      .join('|')
      .split('|')
      .map(cell => cell.trim());
    return { what, proven };
  });
}

function tableOf(counts: Count[]): string {
  const rows = counts.map(({ what, proven }) => `| ${what} | ${proven} |`);
  return ['| | proven |', '|---|---|', ...rows].join('\n');
}
