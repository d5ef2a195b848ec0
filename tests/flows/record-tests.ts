import { afterAll, beforeEach, type TestContext } from 'vitest';
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { coverageOf, unvisited } from '../../src/atlas/model/coverage.ts';
import type { Recorded } from '../../src/atlas/model/doubts.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';
import type { Kill } from '../../src/atlas/model/proofs.ts';
import { createRecorder } from '../../src/atlas/model/recorder.ts';
import type { Row, Step, Walk } from '../../src/atlas/model/walk.ts';
import { writeResults } from '../evidence/results.ts';

type Task = TestContext['task'];

/** What a test has recorded, which counts once it has passed. */
interface Recording {
  task: Pick<Task, 'result'>;
  walk: Omit<Walk, 'passed'>;
  kills: Kill[];
}

/**
 * Records every test of a file: pass `inspect` to every actor. What passed, what failed and what
 * did not run is written down at the end, and `missing` tells what of a chart the walks have left out.
 */
export function recordTests() {
  const recordings = new Map<string, Recording>();
  let current: ReturnType<typeof recordingOf> | undefined;
  let record = createRecorder(() => undefined);
  beforeEach(({ task }) => {
    const begun = recordingOf(task);
    record = createRecorder(step => begun.walk.steps.push(step));
    recordings.set(task.id, begun);
    current = begun;
  });
  afterAll(() => {
    if (!current) return;
    const { file } = current.task;
    const all = tasksIn(file).map(task => recordings.get(task.id) ?? recordingOf(task));
    writeResults(file.name, resultsIn(all));
  });
  return {
    inspect: (event: InspectionEvent) => record(event),
    /** What the test that runs has recorded so far. */
    steps: (): Step[] => current?.walk.steps ?? [],
    /** Notes that the test that runs has seen nothing happen in a cell. */
    noteIgnored: (cell: string) => current?.walk.ignored.push(cell),
    /** Notes the row of the rules that the test that runs plays. */
    noteRow: (row: Row) => {
      if (current) current.walk.row = row;
    },
    /** Notes a mutant that a row has noticed in the test that runs. */
    noteKill: (kill: Omit<Kill, 'file'>) =>
      current?.kills.push({ file: current.walk.file, ...kill }),
    missing: (machine: AnyStateMachine) => {
      const walks = [...recordings.values()].map(ended);
      return unvisited(coverageOf([chartOf(machine)], { walks, kills: [] }));
    },
  };
}

/** What has come of all tests of a file. One that fails is kept even if it took no step. */
export function resultsIn(all: Recording[]): Omit<Recorded, 'name' | 'code'> {
  const ran = all.filter(hasRun);
  return {
    walks: ran.map(ended).filter(({ passed, steps }) => !passed || steps.length > 0),
    kills: ran.filter(hasPassed).flatMap(({ kills }) => kills),
    skipped: all.filter(one => !hasRun(one)).map(({ walk }) => walk.test),
  };
}

function recordingOf(task: Task) {
  const walk: Recording['walk'] = {
    file: task.file.name,
    test: titlesOf(task).join(' › '),
    kind: 'unit',
    window: null,
    steps: [],
    ignored: [],
  };
  const kills: Kill[] = [];
  return { task, walk, kills };
}

function titlesOf({ name, suite }: Pick<Task, 'name' | 'suite'>): string[] {
  return suite ? [...titlesOf(suite), name] : [name];
}

function tasksIn({ tasks }: Pick<Task['file'], 'tasks'>): Task[] {
  return tasks.flatMap(task => (task.type === 'suite' ? tasksIn(task) : [task]));
}

function hasRun({ task }: Recording): boolean {
  return task.result?.state === 'fail' || task.result?.state === 'pass';
}

function hasPassed({ task }: Recording): boolean {
  return task.result?.state === 'pass';
}

function ended(recording: Recording): Walk {
  return { ...recording.walk, passed: hasPassed(recording) };
}
