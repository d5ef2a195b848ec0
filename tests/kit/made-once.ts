import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from './digest.ts';

const cache = join(import.meta.dirname, '../../node_modules/.cache/tests');
const hour = 3_600_000;

interface Product {
  /** No other product has it. */
  name: string;
  /** Glob patterns of the files from which it follows: it is made again when one of them changes. */
  sources: readonly string[];
  /** Fills an empty folder. */
  make: (folder: string) => Promise<void>;
}

/**
 * The path of a folder that is expensive to fill. The first test that asks for it makes it, and all
 * later runs share it: read or copy it, never write to it.
 */
export async function madeOnce({ name, sources, make }: Product): Promise<string> {
  const home = join(cache, name);
  const finished = join(home, digestOf(sources));
  if (existsSync(finished)) return finished;
  await mkdir(home, { recursive: true });
  await removeOld(home);
  const folder = await mkdtemp(join(home, 'unfinished-'));
  try {
    await make(folder);
    await rename(folder, finished);
  } catch (error) {
    await rm(folder, { recursive: true });
    // Another process may have made it at the same time.
    if (!existsSync(finished)) throw error;
  }
  return finished;
}

/** What was made of earlier files, or never finished. */
async function removeOld(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const { mtimeMs } = await stat(join(home, name));
    if (Date.now() - mtimeMs > hour) await rm(join(home, name), { recursive: true, force: true });
  }
}
