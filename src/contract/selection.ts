import type { Clause, Contract } from './clauses.ts';
import type { Pact } from './pact.ts';
import type { Sequence } from './sequences/sequence.ts';
import { sequencesOf } from './sequences/sequences.ts';
import { CannotRun } from './trouble.ts';

/** What is verified, in the order of the contract. */
interface Selection {
  clauses: Clause[];
  sequences: Sequence[];
}

/** The operationId of a request, or nothing where none is declared. */
export type OperationIdOf = (method: string, path: string) => string | undefined;

interface Chosen {
  description: string;
  method: string;
  path: string;
}

/**
 * What has one of these texts in its description, its call or its operationId; all where there are
 * none. Throws `CannotRun` where that is nothing.
 */
export function selectionOf(
  { clauses }: Contract,
  pact: Pact,
  { only, operationIdOf }: { only: string[]; operationIdOf: OperationIdOf },
): Selection {
  const isChosen = ({ description, method, path }: Chosen) => {
    const id = operationIdOf(method, path) ?? '';
    const texts = [description, `${method} ${path}`, id].map(text => text.toLowerCase());
    return only.some(part => texts.some(text => text.includes(part.toLowerCase())));
  };
  const isAll = only.length === 0;
  const selection = {
    clauses: clauses.filter(clause => isAll || isChosen(clause)),
    sequences: sequencesOf(pact, clauses).filter(
      ({ name: description, steps }) =>
        isAll || steps.some(step => 'method' in step && isChosen({ ...step, description })),
    ),
  };
  if (selection.clauses.length + selection.sequences.length === 0) {
    throw new CannotRun(`Nothing of the contract has '${only.join("' or '")}' in it.`);
  }
  return selection;
}
