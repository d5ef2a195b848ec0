import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './findings.ts';
import { junitOf, junitOfTrouble } from './junit.ts';

interface Verified {
  seed: string;
  findings: Finding[];
  holds: boolean;
  /** As a person reads it. */
  summary: string;
}

const files = ['summary.txt', 'junit.xml', 'verification.json', 'verification.html'];

/** An empty place for reports, made where there is none. */
export function clearReports(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of files) rmSync(join(folder, name), { force: true });
}

export function writeReports(folder: string, { summary, ...verified }: Verified): void {
  const { seed, findings, holds } = verified;
  writeFileSync(join(folder, 'summary.txt'), summary);
  writeFileSync(join(folder, 'junit.xml'), junitOf(findings));
  writeFileSync(
    join(folder, 'verification.json'),
    JSON.stringify({ holds, seed, findings }, undefined, 2),
  );
}

/**
 * Leaves nothing but why nothing could be verified, where build servers look for it. Never throws: where
 * the folder cannot be written, it says so.
 */
export function reportTrouble(folder: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  try {
    clearReports(folder);
    writeFileSync(join(folder, 'junit.xml'), junitOfTrouble(message));
  } catch (fault) {
    console.error(`No report could be left in ${folder}: ${String(fault)}`);
  }
}
