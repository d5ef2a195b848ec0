import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/data/database.ts';
import { powerWarning } from '../../src/server/data/durability.ts';
import { ownData } from './own-data.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('of a database in memory nothing is said: it is not meant to be kept', async () => {
  const data = { kind: 'pglite', folder: undefined } as const;
  expect(await powerWarning(world.database, data)).toBe(undefined);
});

test('of a folder it is said that it may not survive a loss of power', async () => {
  expect(await powerWarning(world.database, { kind: 'pglite', folder: '.data' })).toBe(
    'The data in .data survives a crash, but perhaps not a loss of power: set DATABASE_URL to a ' +
      'PostgreSQL server where that matters.',
  );
});

describe('PostgreSQL', () => {
  test.skipIf(!process.env['DATABASE_URL'])(
    'is recognised by what it does not wait for',
    async () => {
      const { data, remove } = await ownData();
      const first = await openDatabase(data);
      await sql`
      do $$ begin
        execute format('alter database %I set synchronous_commit = off', current_database());
      end $$
    `.execute(first.database);
      await first.close();
      const second = await openDatabase(data);
      expect(await powerWarning(second.database, data)).toBe(
        'PostgreSQL may lose changes with the power: set fsync and synchronous_commit to on.',
      );
      await second.close();
      await remove();
    },
  );
});
