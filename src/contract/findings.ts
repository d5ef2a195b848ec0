import type { Judge } from './allowed-answers.ts';
import { answerFaults } from './answer-faults.ts';
import { type Interaction, statesOf } from './pact.ts';
import type { Entry } from './recorder.ts';
import { inWords, wentWell } from './states.ts';
import type { Result } from './verifier.ts';

export interface Finding {
  /** What was asked, in words. */
  description: string;
  method: string;
  path: string;
  states: string[];
  /** What the web needs it for. */
  why: string;
  /** What is only announced never falls short, it is 'coming'. */
  verdict: 'ok' | 'falls short' | 'coming';
  /** In words; none where it holds. */
  differences: string[];
}

interface Material {
  results: Map<Interaction, Result>;
  entries: Entry[];
  judge: Judge;
}

/** Puts together what Pact's verifier found, what was recorded, and what `openapi.yaml` allows. */
export function findingsOf({ results, entries, judge }: Material): Map<unknown, Finding> {
  const recorded = byInteraction([...results.keys()], entries);
  return new Map(
    [...results].map(([interaction, result]) => {
      const { description, request, comments, pending } = interaction;
      const differences = differencesOf(result, recorded.get(interaction) ?? [], judge);
      const verdict = differences.length > 0 ? 'falls short' : 'ok';
      return [
        interaction,
        {
          description,
          method: request.method,
          path: request.path,
          states: statesOf(interaction),
          why: comments?.why ?? '',
          verdict: pending ? 'coming' : verdict,
          differences,
        },
      ];
    }),
  );
}

/** The verifier goes through these interactions in order, and asks for each state, or for '' once. */
function byInteraction(interactions: Interaction[], entries: Entry[]) {
  const setups = interactions.flatMap(interaction =>
    Array.from({ length: Math.max(1, statesOf(interaction).length) }, () => interaction),
  );
  let current: Interaction | undefined;
  return Map.groupBy(entries, entry => {
    if (entry.kind === 'setup') current = setups.shift();
    return current;
  });
}

function differencesOf({ holds, differences, trouble }: Result, entries: Entry[], judge: Judge) {
  const troubles = entries.flatMap(troubleIn);
  const answers = entries.flatMap(entry =>
    entry.kind === 'answer' && !('silence' in entry.reply)
      ? [{ method: entry.method, path: entry.path, ...entry.reply }]
      : [],
  );
  if (answers.length === 0 && troubles.length > 0) return troubles;
  const isReadable = answers.every(({ unreadable }) => unreadable === undefined);
  const found = [
    ...troubles,
    // The verifier got no body where it cannot be decoded, and would complain of that alone.
    ...(isReadable ? differences : []),
    ...answers.flatMap(answer => answerFaults(answer, judge)),
  ];
  // Nothing seen must never look like nothing wrong.
  if (answers.length === 0) found.push('no answer was recorded, so nothing was checked');
  if (found.length > 0 || holds) return found;
  return trouble.length > 0 ? trouble : ['the verifier does not say what differs'];
}

function troubleIn(entry: Entry): string[] {
  const { reply } = entry;
  if (entry.kind === 'answer') {
    return 'silence' in reply ? [`there was no answer, ${reply.silence}`] : [];
  }
  if (wentWell(reply)) return [];
  const what = entry.kind === 'setup' ? 'brought about' : 'taken back';
  return [`the state '${entry.state}' was not ${what}: ${inWords(reply)}`];
}
