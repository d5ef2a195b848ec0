import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeBy } from './allowed-answers.ts';
import { readContract } from './clauses.ts';
import { findingsOf, missingStates } from './findings.ts';
import { junitOf } from './junit.ts';
import { operationAt, readDocument } from './openapi-part.ts';
import { type Options, readOptions, usage } from './options.ts';
import { checkReadiness } from './readiness.ts';
import { startRecorder } from './recorder.ts';
import { summaryOf } from './summary.ts';
import { CannotRun } from './trouble.ts';
import { runVerifier } from './verifier.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options) {
    process.exitCode = (await verify(options)) ? 0 : 1;
  } else {
    console.log(usage);
  }
} catch (error) {
  console.error(error instanceof CannotRun ? error.message : error);
  process.exitCode = 2;
}

/** Whether a running backend holds to the contract. Prints what was found, and leaves reports. */
async function verify(options: Options): Promise<boolean> {
  const { pact: file, reports } = options;
  const contract = readContract(file);
  const openapi = readDocument(options.openapi);
  await checkReadiness(options, contract.clauses);

  mkdirSync(reports, { recursive: true });
  const recorder = await startRecorder(options);
  const { origin, states, entries } = recorder;
  try {
    const results = await runVerifier({ file, contract, origin, states, reports });
    const findings = findingsOf({ results, entries, judge: judgeBy(openapi) });
    const summary = summaryOf(options, {
      findings,
      missing: missingStates(contract.clauses, entries),
      operationIdOf: (method, path) => idOf(operationAt(openapi, method, path)?.value),
    });
    writeFileSync(join(reports, 'summary.txt'), summary);
    writeFileSync(join(reports, 'junit.xml'), junitOf(findings));
    console.log(summary);
    return findings.every(({ verdict }) => verdict !== 'falls short');
  } finally {
    recorder.stop();
  }
}

function idOf(operation: Record<string, unknown> = {}): string | undefined {
  const id = operation['operationId'];
  return typeof id === 'string' ? id : undefined;
}
