import type { Clause } from '../clauses.ts';
import { type Pact, tokenOf } from '../pact.ts';
import type { Sequence } from './sequence.ts';
import { sequencesOfSession } from './session.ts';
import { sequencesOfUser } from './user.ts';

/** The sequences of all nouns that begin in a state of these interactions, with one of their calls. */
export function sequencesOf(pact: Pact, clauses: Clause[]): Sequence[] {
  const token = tokenOf(pact) ?? '';
  const sequences = [...sequencesOfUser(token), ...sequencesOfSession(pact)];
  return sequences.filter(({ given, steps }) => {
    const calls = steps.filter(step => 'method' in step);
    return clauses.some(
      ({ states, method, path, pending }) =>
        !pending &&
        states.some(({ name }) => name === given) &&
        calls.some(call => call.method === method && call.path === path),
    );
  });
}
