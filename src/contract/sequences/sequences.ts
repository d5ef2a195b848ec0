import { type Pact, tokenOf } from '../pact.ts';
import type { Sequence } from './sequence.ts';
import { sequencesOfSession } from './session.ts';
import { sequencesOfUser } from './user.ts';

/** The sequences of all nouns. */
export function sequencesOf(pact: Pact): Sequence[] {
  return [...sequencesOfUser(tokenOf(pact)), ...sequencesOfSession(pact)];
}
