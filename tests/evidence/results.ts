import { execSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../../src/atlas/build/files.ts';
import { digestOf } from '../../src/atlas/build/traces.ts';
import type { Chart } from '../../src/atlas/model/chart.ts';
import type { Run, Trace } from '../../src/atlas/model/trace.ts';

/** Keeps what the tests of a file took, for the gate and the atlas. */
export function writeTraces(file: string, traces: Trace[]): void {
  write(`unit-${file.replace(/^tests\//, '').replaceAll(/[/.]/g, '-')}`, traces);
}

/** Keeps what one test in a browser took. */
export function writeTrace(testId: string, trace: Trace): void {
  write(`browser-${testId}`, [trace]);
}

/** Keeps when all tests ran, at which commit, and of which charts. */
export function writeRun(charts: Chart[]): void {
  const commit = execSync('git describe --always --dirty --exclude="*" || echo unknown', {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const run: Run = {
    date: new Date().toISOString(),
    commit: commit.trim(),
    digests: Object.fromEntries(charts.map(chart => [chart.id, digestOf(chart)])),
  };
  writeFileSync(folders.run, `${JSON.stringify(run)}\n`);
}

function write(name: string, traces: Trace[]): void {
  mkdirSync(folders.traces, { recursive: true });
  writeFileSync(join(folders.traces, `${name}.json`), `${JSON.stringify(traces)}\n`);
}
