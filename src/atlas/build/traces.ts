import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trace } from '../model/trace.ts';
import { folders } from './files.ts';

/** What the tests recorded, sorted by kind, file and title; nothing before they have run. */
export function readTraces(): Trace[] {
  if (!existsSync(folders.traces)) return [];
  return readdirSync(folders.traces)
    .filter(name => name.endsWith('.json'))
    .flatMap(name => tracesIn(join(folders.traces, name)))
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en'));
}

function tracesIn(file: string): Trace[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function keyOf({ kind, file, test, window = '' }: Trace): string {
  return [kind, file, test, window].join('\n');
}
