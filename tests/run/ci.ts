import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { fileOf, readOutcome, runStages, secondsOf } from './outcome.ts';
import { failedLine, failure, none, type Outcome, type Stage } from './stage.ts';
import { command } from './stages.ts';

// What a change must pass, on a clean checkout. `.ci/run` starts it, and sets `BEGAN` to the time at
// which it has begun to install what this needs, in seconds.
const mostMinutes = 30;
const generated = 'src pacts';

await runStages(
  'ci',
  [
    { name: 'installation', run: () => ({ ...none, stages: [installation()] }) },
    script('test', 'npm test'),
    script('deep', 'npm run test:deep -- --turn'),
    check('types', 'npm run --silent check:types'),
    check('lint', 'npm run --silent check:lint'),
    check('format', 'npm run --silent check:format'),
    check('unused code', 'npm run --silent check:unused'),
    check(
      'generated files are fresh',
      `npm run --silent generate >/dev/null && git diff --exit-code -- ${generated}`,
    ),
  ],
  withinLimit,
);

function installation() {
  const now = Date.now() / 1000;
  return { name: 'installation', seconds: now - Number(process.env['BEGAN'] ?? now), passed: 0 };
}

/** A run of its own, which leaves its outcome in a file. */
function script(run: string, line: string): Stage {
  return {
    name: line,
    run: () => {
      rmSync(fileOf(run), { force: true });
      spawnSync(line, { shell: true, stdio: 'inherit' });
      return existsSync(fileOf(run))
        ? readOutcome(run)
        : failure(`${line} has not come to its end`);
    },
  };
}

function check(name: string, line: string): Stage {
  return command(name, line, 1);
}

function withinLimit(outcome: Outcome): Outcome {
  const minutes = secondsOf(outcome) / 60;
  if (minutes <= mostMinutes) return outcome;
  const why = `${minutes.toFixed(1)} minutes are more than ${mostMinutes}`;
  return {
    ...outcome,
    failed: outcome.failed + 1,
    lines: [...outcome.lines, failedLine + why],
  };
}
