import { operationsOf, readOpenApi } from '../../src/contract/operations.ts';
import { type Interaction, operationIdOf, type Pact, readPact } from '../../src/contract/pact.ts';
import { pactFile } from './pact.ts';

/** What the links in mails ask for: tests that change something need no more of the contract. */
export function ofMailLinks() {
  return ofNouns('user');
}

export function ofNouns(...nouns: string[]) {
  const openApi = readOpenApi();
  const operations = operationsOf(openApi).filter(({ noun }) => nouns.includes(noun));
  const names = operations.map(({ operationId }) => operationId);
  const interactions = readPact(pactFile).interactions.filter(interaction =>
    names.some(name => name === operationIdOf(interaction)),
  );
  return { operations, pact: { interactions } };
}

/** One interaction, to be changed at will. */
export function copyOf({ interactions }: Pact, description: string): Interaction {
  const found = interactions.find(one => one.description === description);
  if (!found) throw new Error(`No interaction says '${description}'`);
  return structuredClone(found);
}

/** The contract with one interaction changed. */
export function seeded(
  pact: Pact,
  description: string,
  change: (interaction: Interaction) => void,
): Pact {
  const copy = copyOf(pact, description);
  change(copy);
  const interactions = pact.interactions.map(one => (one.description === description ? copy : one));
  return { interactions };
}

/** Also where the contract has no body. */
export function withBody(body: object) {
  return { body: { content: body, contentType: 'application/json' } };
}
