import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

const numbers = catalogue.map(({ number }) => number);
const names = catalogue.map(({ name }) => name);

test('the catalogue has at least 50 faults', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(50);
});

test('every fault has a number of its own, in rising order', () => {
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
});

test('every fault has a name of its own', () => {
  expect(names).toEqual([...new Set(names)]);
});
