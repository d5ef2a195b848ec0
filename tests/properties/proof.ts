import { mkdirSync, writeFileSync } from 'node:fs';
import { assert, type IRawProperty } from 'fast-check';
import { vi } from 'vitest';

// Many runs take seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const proven = { properties: 0, runs: 0 };

/** A failure tells the smallest case that was found, and the seed that leads to it again. */
export async function prove<Ts>(property: IRawProperty<Ts>, numRuns: number): Promise<void> {
  await assert(property, { numRuns });
  proven.properties += 1;
  proven.runs += numRuns;
}

export function writeProof(): void {
  mkdirSync('reports/proofs', { recursive: true });
  writeFileSync('reports/proofs/properties.json', `${JSON.stringify(proven)}\n`);
}
