import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Walk } from '../model/trace.ts';
import { folders } from './files.ts';

/** What the tests recorded, sorted by kind, file and title; nothing before they have run. */
export function readWalks(): Walk[] {
  if (!existsSync(folders.walks)) return [];
  return readdirSync(folders.walks)
    .filter(name => name.endsWith('.json'))
    .flatMap(name => walksIn(join(folders.walks, name)))
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en'));
}

function walksIn(file: string): Walk[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function keyOf({ kind, file, test, window = '' }: Walk): string {
  return [kind, file, test, window].join('\n');
}
