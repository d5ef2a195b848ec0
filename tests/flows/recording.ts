import { afterAll, beforeEach, type TestContext } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { createRecorder } from '../../src/atlas/model/recorder.ts';
import type { Step, Walk } from '../../src/atlas/model/walk.ts';
import { writeResults } from '../evidence/results.ts';

type Task = TestContext['task'];

const recorded: { task: Task; steps: Step[] }[] = [];
let record = createRecorder(() => undefined);

/** Passed to every actor, it records what the charts do in each test of a file. */
export const inspect = (event: InspectionEvent) => record(event);

beforeEach(({ task }) => {
  const steps: Step[] = [];
  recorded.push({ task, steps });
  record = createRecorder(step => steps.push(step));
});

afterAll(() => {
  const [first] = recorded;
  if (!first) return;
  const walks = recorded.filter(({ steps }) => steps.length > 0).map(walkOf);
  writeResults(first.task.file.name, { walks, kills: [], skipped: [] });
});

function walkOf({ task, steps }: (typeof recorded)[number]): Walk {
  const test = task.fullTestName.replaceAll(' > ', ' › ');
  const passed = task.result?.state === 'pass';
  return { file: task.file.name, test, kind: 'unit', window: null, passed, steps, ignored: [] };
}
