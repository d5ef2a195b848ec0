import { expect, test } from 'vitest';
import { progressAfter } from '../../src/atlas/model/progress.ts';
import type { Step } from '../../src/atlas/model/walk.ts';

const step = (chart: string, states: string[], taken: string[] = []): Step => ({
  chart,
  event: 'any',
  sender: null,
  taken,
  states,
});
const steps = [
  step('a', ['a', 'a.one']),
  step('b', ['b', 'b.one']),
  step('a', ['a', 'a.two'], ['a.one::go::0']),
];

test('is where every chart is, with what the last step took', () => {
  expect([...progressAfter(steps).active]).toEqual(['a', 'a.two', 'b', 'b.one', 'a.one::go::0']);
});

test('remembers all that was visited', () => {
  expect([...progressAfter(steps).visited]).toEqual([
    'a',
    'a.one',
    'b',
    'b.one',
    'a.two',
    'a.one::go::0',
  ]);
});

test('is nowhere before the first step', () => {
  expect(progressAfter([])).toEqual({ active: new Set(), visited: new Set() });
});
