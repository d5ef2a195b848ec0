import type { Clause, Contract } from './clauses.ts';
import { type AskedCall, callName, crossOriginName } from './cross-origin.ts';
import type { Options } from './options.ts';
import type { Interaction, Pact } from './pact.ts';
import { unknownStateCheck } from './readiness.ts';
import type { Sequence } from './sequences/sequence.ts';
import { sequencesOf } from './sequences/sequences.ts';
import { CannotRun } from './trouble.ts';

/** What is verified, in the order of the contract. */
interface Selection {
  clauses: Clause[];
  sequences: Sequence[];
  asksForUnknownState: boolean;
  /** Those that pages of another origin shall be able to make. */
  crossOrigin: AskedCall[];
}

/** The operationId of a request, or nothing where none is declared. */
export type OperationIdOf = (method: string, path: string) => string | undefined;

interface Named extends AskedCall {
  description: string;
}

interface Choice extends Pick<Options, 'only' | 'origin' | 'states'> {
  operationIdOf: OperationIdOf;
}

/**
 * What has one of these texts in its description, its call or its operationId; all where there are
 * none. Throws `CannotRun` where that is nothing.
 */
export function selectionOf(
  { clauses }: Contract,
  pact: Pact,
  { only, origin, states, operationIdOf }: Choice,
): Selection {
  const isChosen = ({ description, method, path }: Named) => {
    const id = operationIdOf(method, path) ?? '';
    const texts = [description, `${method} ${path}`, id].map(text => text.toLowerCase());
    const has = (part: string) => texts.some(text => text.includes(part.toLowerCase()));
    return only.length === 0 || only.some(has);
  };
  const chosen = clauses.filter(isChosen);
  const ofSessions = new Set(
    pact.interactions.filter(sendsCookie).map(({ request }) => callName(request)),
  );
  const open = clauses.filter(clause => !ofSessions.has(callName(clause)));
  const calls = origin === undefined ? [] : callsIn(open);
  const selection = {
    clauses: chosen,
    sequences: sequencesOf(pact, clauses).filter(({ name: description, steps }) =>
      steps.some(step => 'method' in step && isChosen({ ...step, description })),
    ),
    asksForUnknownState: isChosen(unknownStateCheck(states)),
    crossOrigin: calls.filter(
      call =>
        callsIn(chosen).some(one => callName(one) === callName(call)) ||
        isChosen({ ...call, description: crossOriginName(call, `${origin}`) }),
    ),
  };
  if (!Object.values(selection).some(part => (Array.isArray(part) ? part.length > 0 : part))) {
    throw new CannotRun(`Nothing of the contract has '${only.join("' or '")}' in it.`);
  }
  return selection;
}

/** Pages make such a call at their own origin. */
function sendsCookie({ request: { headers = {} } }: Interaction): boolean {
  return 'Cookie' in headers;
}

function callsIn(clauses: Clause[]): AskedCall[] {
  return [...new Map(clauses.map(clause => [callName(clause), clause])).values()];
}
