import { assert, type IRawProperty } from 'fast-check';
import { vi } from 'vitest';

// Many runs take seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** A failure shows the smallest case that was found, and the seed that leads to it again. */
export function prove<Ts>(property: IRawProperty<Ts>, numRuns: number): Promise<void> {
  return Promise.resolve(assert(property, { numRuns }));
}
