import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chart } from '../model/chart.ts';
import type { Run, Trace } from '../model/trace.ts';
import { folders } from './files.ts';

/** What the tests recorded, sorted by kind, file and title; nothing before they have run. */
export function readTraces(): Trace[] {
  if (!existsSync(folders.traces)) return [];
  return readdirSync(folders.traces)
    .filter(name => name.endsWith('.json'))
    .flatMap(name => tracesIn(join(folders.traces, name)))
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en'));
}

/** What was recorded into a file; nothing where it is not there. */
export function tracesIn(file: string): Trace[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** The last run of all tests; nothing before one has ended. */
export function readRun(): Run | undefined {
  return existsSync(folders.run) ? JSON.parse(readFileSync(folders.run, 'utf8')) : undefined;
}

/** The charts that are others than when all tests ran. */
export function changedSince(run: Run | undefined, charts: Chart[]): Chart[] {
  return charts.filter(chart => run && run.digests[chart.id] !== digestOf(chart));
}

/** Another one for a chart that does something else, the same where it is only described otherwise. */
export function digestOf(chart: Chart): string {
  const done = JSON.stringify(chart, (name, value) =>
    /^(description|looksLike)$/.test(name) ? undefined : value,
  );
  return createHash('sha256').update(done).digest('hex');
}

function keyOf({ kind, file, test, window = '' }: Trace): string {
  return [kind, file, test, window].join('\n');
}
