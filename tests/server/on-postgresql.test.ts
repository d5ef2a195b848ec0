import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alwaysOnPostgres, onPostgresql, sometimesOnPostgres } from './on-postgresql.ts';

test('of every file of tests it is known whether it runs on PostgreSQL', () => {
  const files = globSync('**/*.test.ts', { cwd: import.meta.dirname });
  expect(Object.keys(onPostgresql).toSorted()).toEqual(files.toSorted());
});

test('each file runs there always, sometimes or never', () => {
  const files = [...alwaysOnPostgres, ...sometimesOnPostgres];
  expect(new Set(files).size).toBe(files.length);
  expect(alwaysOnPostgres).toContain('tests/server/database.test.ts');
  expect(sometimesOnPostgres).toContain('tests/server/routes/site.test.ts');
  expect(files).not.toContain('tests/server/queue.test.ts');
});
