import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Description, descriptionIn } from '../model/description.ts';

/** What a file or a revision of git describes, as seen from a folder. Throws where that is no chart. */
export function openDescription(name: string, folder = '.'): Description {
  const path = resolve(folder, name);
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  const text = isFile ? readFileSync(path, 'utf8') : fromGit(name, folder);
  return descriptionIn(text, name);
}

const file = 'src/atlas/charts.json';

function fromGit(revision: string, folder: string): string {
  const git = gitIn(folder);
  if (git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`) === null) {
    throw new Error(`${revision} is neither a file nor a revision of git.`);
  }
  const text = git('show', `${revision}:./${file}`);
  if (text === null) throw new Error(`There is no ${file} at ${revision}.`);
  return text;
}

/** Gives null where git refuses, or where there is none. */
function gitIn(cwd: string) {
  const options = { cwd, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 } as const;
  return (...words: string[]): string | null => {
    try {
      return execFileSync('git', words, options);
    } catch {
      return null;
    }
  };
}
