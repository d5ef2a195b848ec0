import { mkdirSync, writeFileSync } from 'node:fs';
import { vi } from 'vitest';
import { folder } from './folder.ts';
import { seed } from './seed.ts';

// A proof has as many rounds as it takes, each with real processes.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 });

/** What a proof has shown: what was done, and what came of it. */
export interface Proof {
  seed: number;
  figures: Record<string, string>;
}

export function writeProof(name: string, figures: Proof['figures']): void {
  mkdirSync(folder, { recursive: true });
  const proof: Proof = { seed, figures };
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(proof, undefined, 2)}\n`);
}

/** How often each occurs, as in `200: 3, 400: 297`. */
export function tally(values: (string | number)[]): string {
  const groups = Map.groupBy(values.map(String), value => value);
  return [...groups]
    .map(([value, all]) => `${value}: ${all.length}`)
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .join(', ');
}
