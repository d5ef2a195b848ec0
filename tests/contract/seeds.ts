import { type Interaction, readPact } from '../../src/contract/pact.ts';

/** One interaction of the contract, to be changed at will. */
export function copyOf(description: string): Interaction {
  const found = readPact().interactions.find(one => one.description === description);
  if (!found) throw new Error(`No interaction says '${description}'`);
  return structuredClone(found);
}
