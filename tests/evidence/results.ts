import { execSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDevServers } from '../../src/app/build/dev-servers.ts';
import { folders } from '../../src/atlas/build/files.ts';
import { digestOf, tracesIn } from '../../src/atlas/build/traces.ts';
import type { Chart } from '../../src/atlas/model/chart.ts';
import { type Place, placeOf } from '../../src/atlas/model/place.ts';
import type { Run, Trace } from '../../src/atlas/model/trace.ts';
import { placeName } from '../../src/atlas/words.ts';

/** Where the traces of a file of units are kept, or that of one test in a browser. */
export const resultsOf = {
  file: (file: string) => `unit-${file.replace(/^tests\//, '').replaceAll(/[/.]/g, '-')}.json`,
  test: (testId: string) => `browser-${testId}.json`,
};

/** The trace; that of a test that failed has what it did when it passed last. */
export function compared(name: string, trace: Trace): Trace {
  if (trace.passed) return trace;
  const before = [folders.traces, folders.before]
    .flatMap(folder => tracesIn(join(folder, name)))
    .filter(({ test }) => test === trace.test)
    .map(({ passed, steps, before = [] }) => (passed ? steps : before))
    .find(steps => steps.length > 0);
  return { ...trace, ...(before && { before }) };
}

/** Keeps traces for the gate and the atlas. */
export function writeTraces(name: string, traces: Trace[]): void {
  mkdirSync(folders.traces, { recursive: true });
  writeFileSync(join(folders.traces, name), `${JSON.stringify(traces)}\n`);
}

/** Where a test failed in a chart, with its address in the atlas; nothing where no chart ran. */
export function lineOf(failed: Trace): string | undefined {
  const place = placeOf(failed);
  return place && `${placeName(place)}: ${addressOf(place)}`;
}

/** The address of a state or a transition in the atlas. */
export function addressOf({ chart, id }: Pick<Place, 'chart' | 'id'>): string {
  const { site } = readDevServers(process.env);
  return `http://localhost:${site}/atlas/?chart=${chart}&select=${encodeURIComponent(id)}`;
}

/** Keeps when all tests ran, at which commit, and of which charts. */
export function writeRun(charts: Chart[]): void {
  writeFileSync(folders.run, `${JSON.stringify(runOf(charts))}\n`);
}

/** A run that ends now. */
export function runOf(charts: Chart[]): Run {
  const commit = execSync('git describe --always --dirty --exclude="*" || echo unknown', {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return {
    date: new Date().toISOString(),
    commit: commit.trim(),
    digests: Object.fromEntries(charts.map(chart => [chart.id, digestOf(chart)])),
  };
}
