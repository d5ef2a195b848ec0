import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/database.ts';
import { powerWarning } from '../../src/server/durability.ts';
import { openWorld, ownDatabase } from './world.ts';

test('of a database in memory nothing is said: it is not meant to be kept', async () => {
  const { database, close } = await openWorld();
  expect(await powerWarning(database, { kind: 'pglite', folder: undefined })).toBe(undefined);
  await close();
});

test('of a folder it is said that it may not survive a loss of power', async () => {
  const { database, close } = await openWorld();
  expect(await powerWarning(database, { kind: 'pglite', folder: '.data' })).toBe(
    'The data in .data survives a crash, but perhaps not a loss of power: set DATABASE_URL to a ' +
      'PostgreSQL server where that matters.',
  );
  await close();
});

describe('PostgreSQL', () => {
  test.skipIf(!process.env['DATABASE_URL'])('is told by what it does not wait for', async () => {
    const { url = '', drop } = await ownDatabase();
    const first = await openDatabase({ kind: 'postgresql', url });
    const name = sql.id(new URL(url).pathname.slice(1));
    await sql`alter database ${name} set synchronous_commit = 'off'`.execute(first.database);
    await first.close();
    const second = await openDatabase({ kind: 'postgresql', url });
    expect(await powerWarning(second.database, { kind: 'postgresql', url })).toBe(
      'PostgreSQL may lose changes with the power: set fsync and synchronous_commit to on.',
    );
    await second.close();
    await drop();
  });
});
