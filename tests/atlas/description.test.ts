import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import type { Chart } from '../../src/atlas/model/chart.ts';
import { descriptionIn, gapIn } from '../../src/atlas/model/description.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';

const walk = chartOf(
  createMachine({
    id: 'walk',
    initial: 'home',
    states: { home: { on: { left: 'park' } }, park: {} },
  }),
);
const [root, home, park] = walk.states;

function read(...charts: Chart[]) {
  return descriptionIn(JSON.stringify(charts), 'old.json');
}

function withStates(...states: (Chart['states'][number] | undefined)[]): Chart {
  return { ...walk, states: states.filter(state => state !== undefined) };
}

describe('a description', () => {
  test('is read as it was written, with or without a byte order mark', () => {
    const whole = { charts: [walk], leftOut: [] };
    expect(read(walk)).toEqual(whole);
    expect(descriptionIn(`\uFEFF${JSON.stringify([walk])}`, 'old.json')).toEqual(whole);
  });

  test('may name what it leaves out', () => {
    const part = { leftOut: ['gate', 'path'], charts: [walk] };
    const read = descriptionIn(JSON.stringify(part), 'part.json');
    expect(read).toEqual(part);
    expect(gapIn(read, 'part.json')).toBe('part.json leaves out gate, path: not compared.');
    expect(gapIn({ ...read, leftOut: [] }, 'part.json')).toBe('');
  });

  test.each([
    ['{', 'old.json is not JSON.'],
    ['[]', 'There are no charts in old.json.'],
    ['{}', 'There are no charts in old.json.'],
    ['{"charts":[],"leftOut":[]}', 'There are no charts in old.json.'],
    ['{"charts":7,"leftOut":[]}', 'There are no charts in old.json.'],
    ['[{"id":"walk"}]', 'There are no charts in old.json.'],
  ])('is refused where it is %s', (text, fault) => {
    expect(() => descriptionIn(text, 'old.json')).toThrow(fault);
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
