import { afterAll, beforeEach, type TestContext } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { createRecorder } from '../../../src/atlas/model/recorder.ts';
import type { Step, Trace } from '../../../src/atlas/model/trace.ts';
import { compared, lineOf, resultsOf, writeTraces } from '../../evidence/results.ts';

interface Recorded {
  task: TestContext['task'];
  steps: Step[];
}

const recorded: Recorded[] = [];
let record = createRecorder(() => undefined);

/** Passed to every actor, it records what the charts do in each test of a file. */
export const inspect = (event: InspectionEvent) => record(event);

/** What the charts did in the test that runs. */
export const stepsSoFar = (): Step[] => recorded.at(-1)?.steps ?? [];

beforeEach(({ task, onTestFailed }) => {
  const steps: Step[] = [];
  recorded.push({ task, steps });
  record = createRecorder(step => steps.push(step));
  onTestFailed(() => {
    const line = lineOf(traceOf({ task, steps }));
    const [error] = task.result?.errors ?? [];
    if (line && error) error.message = `${line}\n${error.message}`;
  });
});

afterAll(() => {
  const [first] = recorded;
  if (!first) return;
  writeTraces(resultsOf.file(first.task.file.name), recorded.map(traceOf));
});

function traceOf({ task, steps }: Recorded): Trace {
  return compared(resultsOf.file(task.file.name), {
    file: task.file.name,
    test: task.fullTestName.replaceAll(' > ', ' › '),
    kind: 'unit',
    passed: task.result?.state === 'pass',
    steps,
  });
}
