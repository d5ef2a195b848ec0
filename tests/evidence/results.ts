import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../../src/atlas/build/files.ts';
import type { Trace } from '../../src/atlas/model/trace.ts';

/** Keeps what the tests of a file took, for the gate and the atlas. */
export function writeTraces(file: string, traces: Trace[]): void {
  write(`unit-${file.replace(/^tests\//, '').replaceAll(/[/.]/g, '-')}`, traces);
}

/** Keeps what one test in a browser took. */
export function writeTrace(testId: string, trace: Trace): void {
  write(`browser-${testId}`, [trace]);
}

function write(name: string, traces: Trace[]): void {
  mkdirSync(folders.traces, { recursive: true });
  writeFileSync(join(folders.traces, `${name}.json`), `${JSON.stringify(traces)}\n`);
}
