import { expect, test } from 'vitest';
import { actsOf } from '../../src/kits/words.ts';
import { pairsOf, rowsOfEveryEngine, touched } from './engines.ts';
import { rows } from './row.ts';

const chosen = [...rowsOfEveryEngine];

test('every two acts that follow each other, of which one touches an engine, are seen in each', () => {
  const all = new Set(rows.flatMap(pairsOf));
  expect(all.size).toBeGreaterThan(50);
  expect(new Set(chosen.flatMap(pairsOf))).toEqual(all);
});

test('every act that touches an engine is done in each', () => {
  const done = new Set<string>(
    chosen.flatMap(({ given, when }) =>
      [...given, when].flatMap(actsOf).map(act => (typeof act === 'string' ? act : act[0])),
    ),
  );
  const touching = Object.entries(touched).flatMap(([name, part]) => (part ? [name] : []));
  expect(touching.filter(name => !done.has(name))).toEqual([]);
});

test('most rows are left to one engine', () => {
  expect(chosen.length).toBeLessThan(rows.length / 2);
});
