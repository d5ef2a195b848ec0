import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import type { Chart } from '../model/chart.ts';
import { chartsIn } from '../model/description.ts';

/** The charts of a file or a revision of git. Throws where there are none. */
export function openCharts(name: string): Chart[] {
  const isFile = statSync(name, { throwIfNoEntry: false })?.isFile() ?? false;
  const text = isFile ? readFileSync(name, 'utf8') : fromGit(name);
  return chartsIn(text, name);
}

const file = 'src/atlas/charts.json';

function fromGit(revision: string): string {
  if (git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`) === null) {
    throw new Error(`${revision} is neither a file nor a revision of git.`);
  }
  const text = git('show', `${revision}:./${file}`);
  if (text === null) throw new Error(`There is no ${file} at ${revision}.`);
  return text;
}

/** Null where git refuses, or where there is none. */
function git(...words: string[]): string | null {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 });
  } catch {
    return null;
  }
}
