import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { operations } from '../../src/api/generated/operations.ts';
import { rules } from '../../src/rules.ts';
import { actsIn } from './charts/acts.ts';
import { machines } from './charts/machines.ts';
import { Tab } from './charts/tab.ts';
import { rows } from './row.ts';
import { type Act, guards, type Nothing } from './vocabulary.ts';

const nothing = {
  offline: null,
  'timed out': null,
  'not understood': null,
  aborted: null,
  'a defect': null,
} satisfies Record<Nothing, null>;

const links = {
  resetPassword: 'opens a reset link',
  verifyEmail: 'opens a verification link',
} as const;

describe('the table', () => {
  test('has rows for every rule, and none of them twice', () => {
    expect(new Set(rows.map(({ rule }) => rule))).toEqual(new Set(Object.keys(rules)));
    const told = rows.map(({ rule, title }) => `${rule}: ${title}`);
    expect(told.filter((row, index) => told.indexOf(row) !== index)).toEqual([]);
  });

  test('has every guard both ways', () => {
    const told = new Set(rows.flatMap(({ guard }) => guard ?? []));
    expect(told).toEqual(new Set(Object.entries(guards).flat()));
  });

  test('speaks of every act', () => {
    const told = rows.flatMap(({ given, when }) => [...given, when]).map(act => wordsOf(act)[0]);
    const acts = actsIn(new Tab(machines, () => undefined));
    expect(new Set(told)).toEqual(new Set(Object.keys(acts)));
  });

  test.each(['resetPassword', 'verifyEmail'] as const)(
    'tells what follows from everything that the call %s can come to',
    call => {
      const failures = rows.filter(
        ({ rule, given }) => rule === 'failure shown' && given[0] === links[call],
      );
      const told = new Set(failures.map(({ when }) => wordsOf(when)[1]));
      const possible = [...operations[call].statuses, ...Object.keys(nothing)];
      expect(possible.filter(end => !told.has(end))).toEqual([]);
    },
  );

  test('knows nothing of the charts', () => {
    const known = /^(src\/(rules|paths)|tests\/(seen|rules\/vocabulary|rules\/table\/[a-z]+))\.ts$/;
    const files = globSync(['tests/rules/vocabulary.ts', 'tests/rules/table/*.ts']);
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
