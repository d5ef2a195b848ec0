import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Path, pathsOf } from '../../src/atlas/build/ways.ts';
import { madeOnce } from '../made-once.ts';

/** What `pathsOf` finds, which takes it seconds. */
export async function knownPaths(): Promise<Record<string, Path>> {
  const folder = await madeOnce({ name: 'paths', sources, make });
  return JSON.parse(await readFile(join(folder, 'paths.json'), 'utf8'));
}

const sources = ['src/**/*.ts', 'package-lock.json', 'tests/atlas/known-paths.ts'];

async function make(folder: string): Promise<void> {
  await writeFile(join(folder, 'paths.json'), JSON.stringify(await pathsOf()));
}
