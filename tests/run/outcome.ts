import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cleanUpAfterwards } from './cleanup.ts';
import { type Counts, failure, none, type Outcome, type Stage } from './stage.ts';

/**
 * Runs stages one after the other, all of them. Prints what did not pass at once, the minutes of each
 * stage, and last the counts; the exit code is 1 unless something has passed and nothing has failed.
 * `judge` may add to the outcome before it is printed.
 */
export async function runStages(
  run: string,
  stages: Stage[],
  judge: (outcome: Outcome) => Outcome = outcome => outcome,
): Promise<void> {
  const cleanUp = cleanUpAfterwards();
  let outcome: Outcome = { ...none, stages: [] };
  for (const stage of stages) outcome = added(outcome, await timed(stage));
  await cleanUp();
  outcome = judge(outcome);
  writeOutcome(run, outcome);
  const { passed, failed, skipped, lines } = outcome;
  console.log(['', ...lines, '', minutesOf(outcome)].join('\n'));
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

/** Throws where the run has written none. */
export function readOutcome(run: string): Outcome {
  return JSON.parse(readFileSync(fileOf(run), 'utf8'));
}

export function fileOf(run: string): string {
  return `reports/outcome-${run}.json`;
}

export function secondsOf({ stages }: Outcome): number {
  return stages.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** A line for each stage and one for all, in minutes. */
function minutesOf(outcome: Outcome): string {
  const { stages } = outcome;
  const passed = stages.reduce((sum, stage) => sum + stage.passed, 0);
  return [...stages, { name: 'in all', seconds: secondsOf(outcome), passed }]
    .map(({ name, seconds, passed }) => {
      const minutes = (seconds / 60).toFixed(1).padStart(5);
      return `${minutes} min ${String(passed).padStart(6)} passed   ${name}`;
    })
    .join('\n');
}

async function timed({ name, run }: Stage): Promise<Outcome> {
  console.log(`── ${name}`);
  const from = performance.now();
  const counts = await resultOf(run);
  const seconds = (performance.now() - from) / 1000;
  const { stages = [{ name, seconds, passed: counts.passed }] } = counts;
  return { ...counts, stages };
}

/** A stage that throws has failed, and the next one runs all the same. */
async function resultOf(run: Stage['run']): Promise<Counts> {
  try {
    return await run();
  } catch (error) {
    return failure(String(error));
  }
}

function added(one: Outcome, other: Outcome): Outcome {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    lines: [...one.lines, ...other.lines],
    stages: [...one.stages, ...other.stages],
  };
}

function writeOutcome(run: string, outcome: Outcome): void {
  mkdirSync('reports', { recursive: true });
  writeFileSync(fileOf(run), `${JSON.stringify(outcome)}\n`);
}
