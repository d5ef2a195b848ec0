import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { folders } from '../../src/atlas/build/files.ts';
import { windowOf } from '../browser/window.ts';
import { readWalk, removeWalk, writeWalk } from './results.ts';

/**
 * Has the last word on the outcome of every test in a browser: one may fail before or after its
 * walk is written.
 */
export default class OutcomeReporter implements Reporter {
  onTestBegin(test: TestCase): void {
    if (isRecorded(test)) removeWalk(test.id);
  }

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (!isRecorded(test)) return;
    const passed = status === test.expectedStatus;
    const walk = readWalk(test.id) ?? emptyWalkOf(test);
    if (walk.passed !== passed || walk.steps.length === 0) writeWalk(test.id, { ...walk, passed });
  }
}

/** The journeys in the atlas look at what others have recorded. */
function isRecorded({ parent }: TestCase): boolean {
  return parent.project()?.name !== 'atlas';
}

function emptyWalkOf(test: TestCase) {
  const [, project = '', , ...titles] = test.titlePath();
  return {
    file: relative(folders.root, test.location.file),
    test: titles.join(' › '),
    kind: 'browser' as const,
    window: windowOf(project),
    passed: true,
    steps: [],
    ignored: [],
  };
}
