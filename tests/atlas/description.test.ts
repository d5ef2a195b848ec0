import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import type { Chart } from '../../src/atlas/model/chart.ts';
import { chartsIn } from '../../src/atlas/model/description.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';

const walk = chartOf(
  createMachine({
    id: 'walk',
    initial: 'home',
    states: { home: { on: { left: 'park' } }, park: {} },
  }),
);
const [root, home, park] = walk.states;

function read(...charts: Chart[]): Chart[] {
  return chartsIn(JSON.stringify(charts), 'old.json');
}

function withStates(...states: (Chart['states'][number] | undefined)[]): Chart {
  return { ...walk, states: states.filter(state => state !== undefined) };
}

describe('a description', () => {
  test('is read as it was written, with or without a byte order mark', () => {
    expect(read(walk)).toEqual([walk]);
    expect(chartsIn(`\uFEFF${JSON.stringify([walk])}`, 'old.json')).toEqual([walk]);
  });

  test.each([
    ['{', 'old.json is not JSON.'],
    ['[]', 'There are no charts in old.json.'],
    ['{}', 'There are no charts in old.json.'],
    ['[{"id":"walk"}]', 'There are no charts in old.json.'],
  ])('is refused where it is %s', (text, fault) => {
    expect(() => chartsIn(text, 'old.json')).toThrow(fault);
  });

  test.each<[string, Chart[]]>([
    ['walk is there twice', [walk, walk]],
    ['walk.park is there twice', [withStates(root, home, park, park)]],
    ['nothing is walk.park', [withStates(root, home)]],
    ['nothing is walk', [withStates(home, park)]],
  ])('is refused where %s', (fault, charts) => {
    const whole = `The charts in old.json do not hold together: ${fault}.`;
    expect(() => read(...charts)).toThrow(whole);
  });
});
