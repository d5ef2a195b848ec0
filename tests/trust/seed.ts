import * as fc from 'fast-check';

/** Of every random choice in the proofs: `SEED` repeats them. */
export const seed = Number(process.env['SEED'] || Date.now() % 2 ** 31);

if (!Number.isInteger(seed)) throw new Error('SEED must be a whole number.');
console.log(`The random choices follow from SEED=${seed}`);

/** As many values as a proof has rounds, the same for the same seed. */
export function drawn<Value>(values: fc.Arbitrary<Value>, rounds: number): Value[] {
  return fc.sample(fc.noBias(values), { seed, numRuns: rounds });
}
