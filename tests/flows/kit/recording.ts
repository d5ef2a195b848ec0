import { afterAll, beforeEach, type TestContext } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { createRecorder } from '../../../src/atlas/model/recorder.ts';
import type { Step } from '../../../src/atlas/model/trace.ts';
import { writeTraces } from '../../evidence/results.ts';

const recorded: { task: TestContext['task']; steps: Step[] }[] = [];
let record = createRecorder(() => undefined);

/** Passed to every actor, it records what the charts do in each test of a file. */
export const inspect = (event: InspectionEvent) => record(event);

/** What the charts did in the test that runs. */
export const stepsSoFar = (): Step[] => recorded.at(-1)?.steps ?? [];

beforeEach(({ task }) => {
  const steps: Step[] = [];
  recorded.push({ task, steps });
  record = createRecorder(step => steps.push(step));
});

afterAll(() => {
  const [first] = recorded;
  if (!first) return;
  const traces = recorded.map(({ task, steps }) => ({
    file: task.file.name,
    test: task.fullTestName.replaceAll(' > ', ' › '),
    kind: 'unit' as const,
    passed: task.result?.state === 'pass',
    steps,
  }));
  writeTraces(first.task.file.name, traces);
});
