import { basename } from 'node:path';
import { afterAll, afterEach, beforeEach, type TestContext } from 'vitest';
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { coverageOf, unvisited } from '../../src/atlas/model/coverage.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';
import { createRecorder } from '../../src/atlas/model/recorder.ts';
import type { Row, Step, Walk } from '../../src/atlas/model/walk.ts';
import { writeWalks } from '../evidence/walks.ts';

/**
 * Records a walk of every test of a file: pass `inspect` to every actor. The walks are written down
 * at the end, and `missing` tells what of a chart they have left out.
 */
export function recordWalks() {
  const walks: Walk[] = [];
  let walk: Walk | undefined;
  let record = createRecorder(() => undefined);
  beforeEach(({ task }) => {
    const begun = walkOf(task);
    record = createRecorder(step => begun.steps.push(step));
    walk = begun;
  });
  afterEach(({ task }) => {
    if (!walk || walk.steps.length === 0) return;
    walks.push({ ...walk, passed: task.result?.state === 'pass' });
  });
  afterAll(() => {
    if (walk) writeWalks(`unit-${basename(walk.file, '.test.ts')}`, walks);
  });
  return {
    inspect: (event: InspectionEvent) => record(event),
    /** What the test that runs has recorded so far. */
    steps: (): Step[] => walk?.steps ?? [],
    /** Notes that the test that runs has seen nothing happen in a cell. */
    noteIgnored: (cell: string) => walk?.ignored.push(cell),
    /** Notes the row of the rules that the test that runs has played. */
    noteRow: (row: Row) => {
      if (walk) walk.row = row;
    },
    missing: (machine: AnyStateMachine) =>
      unvisited(coverageOf([chartOf(machine)], { walks, kills: [] })),
  };
}

function walkOf(task: TestContext['task']): Walk {
  return {
    file: task.file.name,
    test: titlesOf(task).join(' › '),
    kind: 'unit',
    window: null,
    passed: false,
    steps: [],
    ignored: [],
  };
}

function titlesOf({ name, suite }: Pick<TestContext['task'], 'name' | 'suite'>): string[] {
  return suite ? [...titlesOf(suite), name] : [name];
}
