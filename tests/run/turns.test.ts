import { expect, test } from 'vitest';
import { parts } from './parts.ts';
import { turnCount, turnOf, turnsOf } from './turns.ts';

const turns = turnsOf(parts);

test('every part has its place in one turn', () => {
  const names = turns.flat().map(({ name }) => name);
  expect(names.toSorted()).toEqual(parts.map(({ name }) => name).toSorted());
  expect(new Set(names).size).toBe(names.length);
});

test('no turn takes longer than another by more than its longest part', () => {
  const minutes = turns.map(turn => turn.reduce((sum, part) => sum + part.minutes, 0));
  const longest = Math.max(...parts.map(part => part.minutes));
  expect(Math.max(...minutes) - Math.min(...minutes)).toBeLessThanOrEqual(longest);
});

test('the hash of a commit decides its turn, and each turn comes', () => {
  const hashes = Array.from({ length: 64 }, (_, n) =>
    n.toString(16).padStart(8, '0').padEnd(40, 'a'),
  );
  expect(Map.groupBy(hashes, turnOf).size).toBe(turnCount);
  expect(turnOf('cb0f3a8f1c0de')).toBe(0xcb0f3a8f % turnCount);
});
