import { judgeBy } from './allowed-answers.ts';
import { outdatedIn, withBaseline, writeBaseline } from './baseline.ts';
import { type Clause, type Contract, readContract } from './clauses.ts';
import { crossOriginFindings } from './cross-origin.ts';
import { type Finding, findingsOf, type MissingState, missingStates } from './findings.ts';
import { operationAt, type Part, readDocument } from './openapi-part.ts';
import { type Options, readOptions, reportsIn, usage } from './options.ts';
import { shuffled } from './order.ts';
import { readPact } from './pact.ts';
import { checkReadiness, unknownStateFinding } from './readiness.ts';
import { startRecorder } from './recorder.ts';
import { clearReports, reportTrouble, writeReports } from './reports.ts';
import { type OperationIdOf, selectionOf } from './selection.ts';
import { runSequence } from './sequences/run.ts';
import { summaryOf } from './summary.ts';
import { CannotRun } from './trouble.ts';
import { runVerifier } from './verifier.ts';

const words = process.argv.slice(2);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    giveUp(new CannotRun(`It was ended by ${signal}.`));
    process.exit();
  });
}
try {
  process.exitCode = await run(words);
} catch (error) {
  giveUp(error);
}

function giveUp(error: unknown): void {
  process.exitCode = 2;
  console.error(error instanceof CannotRun ? error.message : error);
  reportTrouble(reportsIn(words), error);
}

async function run(words: string[]): Promise<0 | 1> {
  const options = readOptions(words);
  if (!options) {
    console.log(usage);
    return 0;
  }
  clearReports(options.reports);
  return (await verify(options)) ? 0 : 1;
}

/** Whether a running backend holds to the contract. Prints what was found, and leaves reports. */
async function verify(options: Options): Promise<boolean> {
  const { reports, baseline } = options;
  const openapi = readDocument(options.openapi);
  const operationIdOf: OperationIdOf = (method, path) =>
    idOf(operationAt(openapi, method, path)?.value);
  const { findings: found, missing } = await findingsIn(options, openapi, operationIdOf);
  if (baseline !== undefined && options.updatesBaseline) writeBaseline(found, baseline);

  const findings = withBaseline(found, baseline);
  const outdated = options.only.length > 0 ? [] : outdatedIn(findings, baseline);
  const summary = summaryOf(options, { findings, missing, outdated, operationIdOf });
  const holds = findings.every(({ verdict }) => verdict !== 'falls short');
  writeReports(reports, { seed: options.seed, findings, holds, summary });
  console.log(summary);
  return holds;
}

interface Found {
  findings: Finding[];
  missing: MissingState[];
}

/** Verifies in the order of the seed; the findings are in the order of the contract. */
async function findingsIn(
  options: Options,
  openapi: Part,
  operationIdOf: OperationIdOf,
): Promise<Found> {
  const { pact, seed, origin } = options;
  const contract = readContract(pact);
  const selection = selectionOf(contract, readPact(pact), { ...options, operationIdOf });
  const { clauses, sequences, asksForUnknownState, crossOrigin } = selection;
  await checkReadiness(options, contract.clauses);

  const judge = judgeBy(openapi);
  const { entries, results } = await record(options, contract, shuffled(clauses, seed, nameOf));
  const findings = new Map<unknown, Finding>();
  for (const finding of findingsOf({ results, entries, judge })) {
    findings.set(finding.clause, finding);
  }
  for (const sequence of shuffled(sequences, seed, ({ name }) => name)) {
    findings.set(sequence, await runSequence(sequence, options, judge));
  }
  return {
    findings: [
      ...[...clauses, ...sequences].flatMap(one => findings.get(one) ?? []),
      ...(asksForUnknownState ? [await unknownStateFinding(options)] : []),
      ...(origin === undefined ? [] : await crossOriginFindings(crossOrigin, options, origin)),
    ],
    missing: missingStates(contract.clauses, entries),
  };
}

/** What the verifier says of these clauses, and what passed by while it asked. */
async function record(options: Options, contract: Contract, clauses: Clause[]) {
  const { stop, ...recorder } = await startRecorder(options);
  try {
    // The verifier does not take a pact without interactions.
    if (clauses.length === 0) return { entries: recorder.entries, results: new Map() };
    const results = await runVerifier({ ...recorder, contract, clauses });
    return { entries: recorder.entries, results };
  } finally {
    await stop();
  }
}

function nameOf({ description, states }: Clause): string {
  return JSON.stringify([description, states]);
}

function idOf(operation: Record<string, unknown> = {}): string | undefined {
  const id = operation['operationId'];
  return typeof id === 'string' ? id : undefined;
}
