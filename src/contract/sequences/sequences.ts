import { type Pact, statesOf, tokenOf } from '../pact.ts';
import type { Sequence } from './sequence.ts';
import { sequencesOfSession } from './session.ts';
import { sequencesOfUser } from './user.ts';

/** The sequences of all nouns that begin in a state which the pact demands. */
export function sequencesOf(pact: Pact): Sequence[] {
  const demanded = pact.interactions.filter(({ pending }) => !pending);
  const states = new Set(demanded.flatMap(statesOf));
  const sequences = [...sequencesOfUser(tokenOf(pact)), ...sequencesOfSession(pact)];
  return sequences.filter(({ given }) => states.has(given));
}
