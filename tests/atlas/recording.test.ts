import { expect, test } from 'vitest';
import type { Kill } from '../../src/atlas/model/proofs.ts';
import type { Step, Walk } from '../../src/atlas/model/walk.ts';
import { resultsIn } from '../flows/record-tests.ts';

const step: Step = { chart: 'door', event: 'start', sender: null, taken: [], states: ['door'] };
const kill: Kill = { file: 'a.test.ts', at: 'door', kind: 'tag dropped', mutant: 'none', row: 'x' };

type State = 'pass' | 'fail' | 'skip';

function recording(test: string, state: State | undefined, steps: Step[], kills: Kill[] = []) {
  const walk: Omit<Walk, 'passed'> = {
    file: 'a.test.ts',
    test,
    kind: 'unit',
    window: null,
    steps,
    ignored: [],
  };
  return { task: state ? { result: { state } } : {}, walk, kills };
}

test('every test that failed or did not run is kept, and of the others what they did', () => {
  const { walks, kills, skipped } = resultsIn([
    recording('opens', 'pass', [step], [kill]),
    recording('counts', 'pass', []),
    recording('shuts', 'fail', [step], [{ ...kill, at: 'window' }]),
    recording('throws at once', 'fail', []),
    recording('is left out', 'skip', []),
    recording('is filtered out', undefined, []),
  ]);
  expect(walks.map(({ test, passed }) => [test, passed])).toEqual([
    ['opens', true],
    ['shuts', false],
    ['throws at once', false],
  ]);
  expect(kills).toEqual([kill]);
  expect(skipped).toEqual(['is left out', 'is filtered out']);
});
