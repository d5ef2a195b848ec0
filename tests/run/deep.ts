import { keptCounts } from '../proofs/kept.ts';
import { codeOf } from '../proofs/sources.ts';
import { runStages } from './outcome.ts';
import { everyTime, type Part, parts, stagesOf } from './parts.ts';
import { build, proofs } from './stages.ts';
import { currentCommit, turnCount, turnOf, turnsOf } from './turns.ts';

// `npm run test:deep` runs what takes longer than a test may take; `-- NAME …` runs the parts whose
// name contains one of the words; `-- --turn` runs what each commit does: every rule and fault in
// Chromium, one turn of the rest, and the mutants of all files that have changed since they were
// counted.
const words = process.argv.slice(2);
if (words[0] === '--turn') await runTurn();
else await runParts();

async function runTurn(): Promise<void> {
  const commit = currentCommit();
  const turn = turnOf(commit);
  const inTurn = turnsOf(parts)[turn] ?? [];
  const changed = parts.filter(part => !inTurn.includes(part) && hasChanged(part));
  console.log(`Turn ${turn + 1} of ${turnCount}, by the commit ${commit}:`);
  console.log(namesOf(inTurn));
  if (changed.length > 0) console.log(`Changed since they were counted:\n${namesOf(changed)}`);
  const stages = stagesOf([...inTurn, ...changed]);
  await runStages('deep', [build, everyTime, ...stages, proofs]);
}

async function runParts(): Promise<void> {
  const chosen = parts.filter(isNamed);
  const whole = words.length === 0 ? [everyTime] : [];
  if (chosen.length === 0) {
    console.error(`No part has such a name. There are:\n${namesOf(parts)}`);
    process.exit(2);
  }
  await runStages('deep', [build, ...whole, ...stagesOf(chosen), proofs]);
}

function isNamed({ name }: Part): boolean {
  return words.length === 0 || words.some(word => name.includes(word));
}

/** Mutants are counted anew as soon as their file is another one than that of the kept count. */
function hasChanged({ name, kind }: Part): boolean {
  const kept = keptCounts().find(({ what }) => what === name);
  return 'mutates' in kind && kept?.code !== codeOf(name);
}

function namesOf(named: { name: string }[]): string {
  return named.map(({ name }) => `  ${name}`).join('\n');
}
