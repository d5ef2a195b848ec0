import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { alike, decided, tagsOf, touched } from './engines.ts';

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

describe('the engines that run a fault', () => {
  const reasons: [reason: string, faults: readonly number[]][] = [
    ...Object.entries(touched),
    ...[decided, alike].flatMap(reasons =>
      Object.entries(reasons).map(([reason, { faults }]): [string, readonly number[]] => [
        reason,
        faults,
      ]),
    ),
  ];

  test('are given by one reason', () => {
    const described = catalogue.map(({ number, name }) => {
      const own = reasons.filter(([, faults]) => faults.includes(number));
      return { fault: `${number} ${name}`, reasons: own.map(([reason]) => reason) };
    });
    expect(described.filter(({ reasons }) => reasons.length !== 1)).toEqual([]);
  });

  test.each(reasons)('are not given to a fault that there is not: %s', (_, faults) => {
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter(fault => !numbers.includes(fault))).toEqual([]);
    expect(faults).toEqual([...new Set(faults)].toSorted((one, other) => one - other));
  });

  test('are one alone only where tests for every engine, or a fault in each, stand for it', () => {
    const proofs = Object.values(decided).map(({ proof }) => proof);
    expect(proofs.filter(proof => !existsSync(proof))).toEqual([]);
    const examples = Object.values(alike).map(({ as }) => as);
    expect(examples.filter(fault => tagsOf(fault).length === 0)).toEqual([]);
  });
});
