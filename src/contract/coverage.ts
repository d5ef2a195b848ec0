import { type Answer, type Operation, operationAt } from './operations.ts';
import { type Interaction, meaningsIn, operationIdOf, type Pact, statesOf } from './pact.ts';

/** One answer of one operation, and what of the contract asks for it. */
export interface Row {
  operation: Operation;
  answer: Answer;
  /** Demanded. */
  interactions: Interaction[];
  /** Announced. */
  coming: Interaction[];
  /** Why nothing asks for it. */
  exception: string | undefined;
}

/**
 * The answers that `openapi.yaml` declares and the contract leaves out, with the reason: `default` for
 * every operation, `signOut 403` for one, and `shared` for one that several operations of a noun have in
 * common, where it is asked of another of them.
 */
export const exceptions: Record<string, string> = {
  default:
    'Any status that something in between may send, a proxy for instance. No backend can be asked to bring it about; the web shows the message if there is one.',
  shared:
    'An answer that several calls have in common (`openapi.yaml` has it under `components`). It is asked for once for each noun: a backend decides it in one place, and the web takes it in one way.',
  'live 200':
    'A stream does not end, so that no pact can show it. The web does without it where it gets none.',
  'discover 400': 'The web sends what fits, and cursors that it was given.',
  'contactForm 400': 'The web sends nothing that could be malformed.',
};

interface Coverage {
  rows: Row[];
  /** One sentence each; empty when description and contract cover each other. */
  faults: string[];
}

/** Compares the answers of `openapi.yaml` with those that the contract asks for, both ways. */
export function coverageOf(
  operations: Operation[],
  pact: Pact,
  leftOut: Record<string, string> = exceptions,
): Coverage {
  const { interactions } = pact;
  const rows = operations.flatMap(operation =>
    operation.answers.map(answer => rowOf(operation, answer, interactions, leftOut)),
  );
  const shared = new Set(rows.filter(isAskedFor).flatMap(sharedName));
  for (const row of rows) {
    const isElsewhere = sharedName(row).some(name => shared.has(name));
    if (isElsewhere && !isAskedFor(row)) row.exception ??= leftOut['shared'];
  }
  const meanings = meaningsIn(pact);
  const states = [...new Set(interactions.flatMap(statesOf))];
  return {
    rows,
    faults: [
      ...rows.flatMap(rowFaults),
      ...interactions.flatMap(interaction =>
        interactionFaults(interaction, operations).map(
          fault => `'${interaction.description}' ${fault}.`,
        ),
      ),
      ...states
        .filter(name => !(name in meanings))
        .map(name => `Nothing says what the state '${name}' means.`),
    ],
  };
}

function rowOf(
  operation: Operation,
  answer: Answer,
  interactions: Interaction[],
  leftOut: Record<string, string>,
): Row {
  const { operationId } = operation;
  const { status } = answer;
  const own = interactions.filter(
    one => operationIdOf(one) === operationId && String(one.response.status) === status,
  );
  return {
    operation,
    answer,
    interactions: own.filter(({ pending }) => !pending),
    coming: own.filter(({ pending }) => pending),
    exception: leftOut[`${operationId} ${status}`] ?? leftOut[status],
  };
}

function isAskedFor({ interactions, coming }: Row): boolean {
  return interactions.length + coming.length > 0;
}

/** Of an answer that the operations of a noun have in common; none of any other. */
function sharedName({ operation, answer: { 'x-shared-as': name } }: Row): string[] {
  return name === undefined ? [] : [`${name} of ${operation.noun}`];
}

function rowFaults(row: Row): string[] {
  const name = `the answer ${row.answer.status} of ${row.operation.operationId}`;
  if (isAskedFor(row) && row.exception) return [`The exception for ${name} is not needed.`];
  return isAskedFor(row) || row.exception ? [] : [`No interaction asks for ${name}.`];
}

function interactionFaults(interaction: Interaction, operations: Operation[]): string[] {
  const { request, response, comments } = interaction;
  const operationId = operationIdOf(interaction);
  const operation = operationAt(operations, request.method, request.path);
  const status = String(response.status);
  const faults = comments?.why ? [] : ['does not say why the web needs it'];
  if (!operation)
    return [...faults, `asks ${request.method} ${request.path}, which is not declared`];
  if (operation.operationId !== operationId) {
    faults.push(`names ${operationId}, but asks ${operation.operationId}`);
  }
  if (!operation.answers.some(answer => answer.status === status)) {
    faults.push(`asks for the answer ${status}, which ${operation.operationId} does not declare`);
  }
  return faults;
}
