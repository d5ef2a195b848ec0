import { type Pact, paramsOf, statesOf, tokenOf } from '../pact.ts';
import { sequencesOfAccount } from './account.ts';
import { sequencesOfConversation } from './conversation.ts';
import { sequencesOfCopy } from './copy.ts';
import { sequencesOfMember } from './member.ts';
import { sequencesOfRequest } from './request.ts';
import type { Sequence } from './sequence.ts';
import { sequencesOfSession } from './session.ts';
import { sequencesOfUser } from './user.ts';
import { sequencesOfWish } from './wish.ts';

/** The sequences of all nouns that begin in a state which the pact demands. */
export function sequencesOf(pact: Pact): Sequence[] {
  const demanded = pact.interactions.filter(({ pending }) => !pending);
  const states = new Set(demanded.flatMap(statesOf));
  const sequences = [
    ...sequencesOfUser(tokenOf(pact)),
    ...sequencesOfSession(pact),
    ...sequencesOfAccount,
    ...sequencesOfMember,
    ...sequencesOfCopy,
    ...sequencesOfWish,
    ...sequencesOfRequest,
    ...sequencesOfConversation,
  ];
  const credentials = paramsOf(pact, 'a member can sign in');
  return sequences
    .filter(({ given }) => states.has(given))
    .map(sequence => {
      // Only where it is needed, for a password costs a backend a while.
      const isNamed = JSON.stringify(sequence.steps).includes('{password}');
      const params = { ...paramsOf(pact, sequence.given), ...(isNamed && credentials) };
      return Object.assign({ with: params }, sequence);
    });
}
