import { judgeBy } from './allowed-answers.ts';
import { CannotRun } from './cannot-run.ts';
import { type Finding, findingsOf } from './findings.ts';
import { type Operation, operationAt, operationsOf, readOpenApi } from './operations.ts';
import { type Options, readOptions, usage } from './options.ts';
import { type Interaction, readPact } from './pact.ts';
import { checkBackend, stateFindings, unknownStateFinding } from './preflight.ts';
import { type Tell, tellTo } from './progress.ts';
import { startRecorder } from './recorder.ts';
import { runSequence } from './sequences/run.ts';
import { subjectOf } from './sequences/sequence.ts';
import { sequencesOf } from './sequences/sequences.ts';
import { shuffled } from './shuffle.ts';
import { summaryOf } from './summary.ts';
import { type Result, runVerifier } from './verifier.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.error(`It was ended by ${signal}.`);
    process.exit(2);
  });
}
try {
  const options = readOptions(process.argv.slice(2));
  if (options) process.exitCode = (await verify(options)) ? 0 : 1;
  else console.log(usage);
} catch (error) {
  process.exitCode = 2;
  console.error(error instanceof CannotRun ? error.message : error);
}

/** Whether a running backend holds to the contract. Prints what was found. */
async function verify(options: Options): Promise<boolean> {
  const openApi = readOpenApi();
  const operations = operationsOf(openApi);
  const nouns = openApi.tags.map(({ name }) => name);
  const findings = await findingsIn(options, operations, nouns);
  console.log(summaryOf(options, findings, operations));
  return findings.every(({ verdict }) => verdict !== 'falls short');
}

type Line = Pick<Finding, 'method' | 'path'>;

/** Verifies in the order of the seed; the findings are in the order of the contract. */
async function findingsIn(options: Options, operations: Operation[], nouns: string[]) {
  const { seed, only } = options;
  const pact = readPact(options.pact);
  const nounOf = ({ method, path }: Line) => operationAt(operations, method, path)?.noun ?? '';
  const isChosen = (description: string, line: Line, noun = nounOf(line)) => {
    const { method, path } = line;
    const { operationId } = operationAt(operations, method, path) ?? {};
    const call = `${method} ${path}`;
    const text = [description, call, operationId, `${noun}.md`].join('\n').toLowerCase();
    return only.length === 0 || only.some(part => text.includes(part.toLowerCase()));
  };
  const interactions = pact.interactions.filter(one => isChosen(one.description, one.request));
  const sequences = sequencesOf(pact).filter(one => {
    const calls = one.steps.filter(step => 'method' in step);
    // It holds once the last of its nouns is written.
    const last = nouns.findLast(noun => calls.some(call => nounOf(call) === noun));
    return isChosen(one.name, subjectOf(one), last);
  });
  const unknown = unknownStateFinding(options, await checkBackend(options, pact));
  const others = isChosen(unknown.description, unknown) ? [unknown] : [];
  if (interactions.length + sequences.length + others.length === 0) {
    throw new CannotRun(`Nothing of the contract has '${only.join("' or '")}' in it.`);
  }
  if (options.isMissing) return stateFindings(options, interactions, sequences);
  const judge = judgeBy(operations);
  const inOrder = shuffled(interactions, seed, one =>
    JSON.stringify([one.description, one.providerStates]),
  );
  const tell = tellTo(process.stderr);
  const findings = findingsOf({ ...(await record(options, inOrder, tell)), judge });
  for (const sequence of shuffled(sequences, seed, ({ name }) => name)) {
    const finding = await runSequence(sequence, options, judge);
    tell(sequence.name, finding.verdict);
    findings.set(sequence, finding);
  }
  return [...[...interactions, ...sequences].flatMap(one => findings.get(one) ?? []), ...others];
}

/** What the verifier says of these interactions, and what passed by while it asked. */
async function record(options: Options, interactions: Interaction[], tell: Tell) {
  const { stop, entries, ...recorder } = await startRecorder(options, tell);
  try {
    // The verifier does not take a pact without interactions.
    const results =
      interactions.length > 0
        ? await runVerifier({ ...recorder, interactions })
        : new Map<Interaction, Result>();
    return { entries, results };
  } finally {
    await stop();
  }
}
