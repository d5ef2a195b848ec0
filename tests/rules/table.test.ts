import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { operations } from '../../src/api/generated/operations.ts';
import { actsIn } from '../../src/browser/acts.ts';
import { gestures } from '../../src/browser/gestures.ts';
import { Tab } from '../../src/browser/tab.ts';
import type { Nothing } from '../../src/kits/acts.ts';
import { pageKits } from '../../src/kits/page-kits.ts';
import { actsOf, words } from '../../src/kits/words.ts';
import { rules } from '../../src/rules.ts';
import { rows } from './row.ts';
import { type Act, guards } from './vocabulary.ts';

const nothing = {
  offline: null,
  'timed out': null,
  'not understood': null,
  aborted: null,
  'a defect': null,
} satisfies Record<Nothing, null>;

describe('the table', () => {
  test('has rows for every rule, and none of them twice', () => {
    expect(new Set(rows.map(({ rule }) => rule))).toEqual(new Set(Object.keys(rules)));
    const listed = rows.map(({ rule, title }) => `${rule}: ${title}`);
    expect(listed.filter((row, index) => listed.indexOf(row) !== index)).toEqual([]);
  });

  test('has every guard both ways', () => {
    const listed = new Set(rows.flatMap(({ guard }) => guard ?? []));
    expect(listed).toEqual(new Set(Object.entries(guards).flat()));
  });

  test('speaks of every act and in every word, but of what only gestures do', () => {
    const listed = rows.flatMap(({ given, when }) => [...given, when]);
    const done = Object.values(gestures).flatMap(({ acts }) => acts);
    const names = [...listed, ...listed.flatMap(actsOf), ...done].map(act => wordsOf(act)[0]);
    const acts = Object.keys(actsIn(new Tab()));
    expect(new Set(names)).toEqual(new Set([...acts, ...words.keys()]));
  });

  test.each(Object.entries(pageKits))(
    'tells what follows from everything that the calls of %s can come to',
    (page, { asks, address }) => {
      const failures = rows.filter(({ given }) => {
        const [first] = actsOf(given[0]).map(wordsOf);
        return first?.[1] === page || first?.[1] === address;
      });
      const listed = new Set(failures.map(({ when }) => wordsOf(when)[1]));
      const statuses = asks.flatMap(call => operations[call].statuses);
      const possible = [...statuses, ...Object.keys(nothing)];
      expect(possible.filter(end => !listed.has(end))).toEqual([]);
    },
  );

  test('knows nothing of the charts', () => {
    const known =
      /^(src\/(rules|paths|api\/answer|kits\/(acts|words))|tests\/(seen|rules\/(vocabulary|examples|table\/[a-z-]+)))\.ts$/;
    const files = globSync(['tests/rules/{vocabulary,examples}.ts', 'tests/rules/table/*.ts']);
    const targets = files.flatMap(importsOf);
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter(target => !known.test(target))).toEqual([]);
  });
});

function wordsOf(act: Act): readonly unknown[] {
  return typeof act === 'string' ? [act] : act;
}

function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  expect(module.dynamicImports).toEqual([]);
  return module.staticImports.map(({ moduleRequest }) => join(dirname(file), moduleRequest.value));
}
