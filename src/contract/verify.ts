import { judgeBy } from './allowed-answers.ts';
import { CannotRun } from './cannot-run.ts';
import { type Finding, findingsOf } from './findings.ts';
import { type Operation, operationAt, operationsOf, readOpenApi } from './operations.ts';
import { type Options, readOptions, usage } from './options.ts';
import { type Interaction, readPact } from './pact.ts';
import { checkBackend, unknownStateFinding } from './preflight.ts';
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
  const operations = operationsOf(readOpenApi());
  const findings = await findingsIn(options, operations);
  console.log(summaryOf(options, findings, operations));
  return findings.every(({ verdict }) => verdict !== 'falls short');
}

/** Verifies in the order of the seed; the findings are in the order of the contract. */
async function findingsIn(options: Options, operations: Operation[]): Promise<Finding[]> {
  const { seed, only } = options;
  const pact = readPact(options.pact);
  const isChosen = (description: string, { method, path }: { method: string; path: string }) => {
    const { operationId, noun } = operationAt(operations, method, path) ?? {};
    const call = `${method} ${path}`;
    const text = [description, call, operationId, `${noun}.md`].join('\n').toLowerCase();
    return only.length === 0 || only.some(part => text.includes(part.toLowerCase()));
  };
  const interactions = pact.interactions.filter(one => isChosen(one.description, one.request));
  const sequences = sequencesOf(pact).filter(one => isChosen(one.name, subjectOf(one)));
  const unknown = unknownStateFinding(options, await checkBackend(options, pact));
  const others = isChosen(unknown.description, unknown) ? [unknown] : [];
  if (interactions.length + sequences.length + others.length === 0) {
    throw new CannotRun(`Nothing of the contract has '${only.join("' or '")}' in it.`);
  }
  const judge = judgeBy(operations);
  const inOrder = shuffled(interactions, seed, one =>
    JSON.stringify([one.description, one.providerStates]),
  );
  const findings = findingsOf({ ...(await record(options, inOrder)), judge });
  for (const sequence of shuffled(sequences, seed, ({ name }) => name)) {
    findings.set(sequence, await runSequence(sequence, options, judge));
  }
  return [...[...interactions, ...sequences].flatMap(one => findings.get(one) ?? []), ...others];
}

/** What the verifier says of these interactions, and what passed by while it asked. */
async function record(options: Options, interactions: Interaction[]) {
  const { stop, entries, ...recorder } = await startRecorder(options);
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
