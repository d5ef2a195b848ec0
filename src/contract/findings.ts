import type { Judge } from './allowed-answers.ts';
import { answerFaults } from './answer-faults.ts';
import type { Clause } from './clauses.ts';
import type { Answered } from './exchange.ts';
import type { Entry } from './recorder.ts';
import { inWords, wentWell } from './states.ts';
import type { Result } from './verifier.ts';

export interface Finding {
  clause: Clause;
  /** A pending clause never fails, it is 'coming'; nor does what a baseline names, it is 'known'. */
  verdict: 'ok' | 'falls short' | 'coming' | 'known';
  /** In words; nothing where the clause holds. */
  differences: string[];
  /** Answers that were checked against `openapi.yaml`. */
  answers: number;
}

export interface MissingState {
  state: string;
  /** What came of asking for it. */
  reply: string;
  neededBy: Clause[];
}

interface Material {
  results: Map<Clause, Result>;
  entries: Entry[];
  judge: Judge;
}

/** Puts together what Pact's verifier found, what was recorded, and what `openapi.yaml` allows. */
export function findingsOf({ results, entries, judge }: Material): Finding[] {
  const recorded = byClause([...results.keys()], entries);
  return [...results].map(([clause, result]) => {
    const own = recorded.get(clause) ?? [];
    const answers = own.flatMap(givenIn);
    const differences = differencesOf(result, own, judge);
    const verdict = differences.length > 0 ? 'falls short' : 'ok';
    return {
      clause,
      verdict: clause.pending ? 'coming' : verdict,
      differences,
      answers: answers.length,
    };
  });
}

export function missingStates(clauses: Clause[], entries: Entry[]): MissingState[] {
  const refused = entries.flatMap(entry =>
    entry.kind === 'setup' && !wentWell(entry.reply) ? [[entry.state, entry.reply] as const] : [],
  );
  return [...new Map(refused)].map(([state, reply]) => ({
    state,
    reply: inWords(reply),
    neededBy: clauses.filter(({ states }) => states.some(({ name }) => name === state)),
  }));
}

/** The verifier goes through these clauses in order, and asks for each state, or for '' once. */
function byClause(clauses: Clause[], entries: Entry[]): Map<Clause, Entry[]> {
  const setups = clauses.flatMap(clause =>
    Array.from({ length: Math.max(1, clause.states.length) }, () => clause),
  );
  const recorded = new Map<Clause, Entry[]>();
  let current: Clause | undefined;
  for (const entry of entries) {
    if (entry.kind === 'setup') current = setups.shift();
    if (!current) throw new Error('The verifier asked for more than the pact names');
    recorded.set(current, [...(recorded.get(current) ?? []), entry]);
  }
  return recorded;
}

function differencesOf(result: Result, entries: Entry[], judge: Judge): string[] {
  const troubles = entries.flatMap(troubleIn);
  const answers = entries.flatMap(givenIn);
  if (answers.length === 0 && troubles.length > 0) return troubles;
  const isReadable = answers.every(({ unreadable }) => unreadable === undefined);
  const found = [
    ...troubles,
    // Of a body that cannot be decoded the verifier sees nothing, and has no more to say than that.
    ...(isReadable ? result.differences : []),
    ...answers.flatMap(answer => answerFaults(answer, judge)),
  ];
  // Nothing seen must never look like nothing wrong.
  if (answers.length === 0) found.push('no answer was recorded, so nothing was checked');
  if (found.length > 0 || result.holds) return found;
  return result.trouble.length > 0 ? result.trouble : ['the verifier does not say what differs'];
}

function givenIn(entry: Entry): (Answered & { method: string; path: string })[] {
  if (entry.kind !== 'answer' || 'silence' in entry.reply) return [];
  const { method, path, reply } = entry;
  return [{ method, path, ...reply }];
}

function troubleIn(entry: Entry): string[] {
  if (wentWell(entry.reply)) return [];
  const how = inWords(entry.reply);
  switch (entry.kind) {
    case 'setup':
      return [`the state '${entry.state}' was not brought about: ${how}`];
    case 'teardown':
      return [`the state '${entry.state}' was not taken back: ${how}`];
    default:
      return 'silence' in entry.reply ? [`${entry.method} ${entry.path}: ${how}`] : [];
  }
}
