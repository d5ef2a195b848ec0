import { join } from 'node:path';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/server/data/database.ts';
import { firstMigration, migrate, migrations } from '../../../src/server/data/migrations.ts';
import type { Database } from '../../../src/server/data/tables.ts';
import { seed } from '../../../src/server/demo/seed.ts';
import { StartFault } from '../../../src/server/ground/start-fault.ts';
import { startBackend } from '../../kit/backend.ts';
import { depsWith } from '../../kit/deps.ts';
import { freePort } from '../../kit/free-port.ts';
import { sampleCall } from '../../kit/sample-call.ts';
import { temporaryFolder } from '../../kit/temporary-folder.ts';
import { emptyData, ownData } from '../kit/own-data.ts';
import { recordingLog, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();
beforeEach(async () => {
  await world.clear('members');
});

async function signUp(database: Database, email: string): Promise<void> {
  await database
    .insertInto('members')
    .values({ email, name: 'Member One', password_hash: 'none', created_at: new Date(0) })
    .execute();
}

async function emails(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('members').select('email').execute();
  return rows.map(({ email }) => email);
}

describe('a folder', () => {
  // Not a copy: tables come into being, and the folder itself.
  test('keeps what was written, and is brought up to date only once', async () => {
    const temporary = await temporaryFolder();
    const folder = join(temporary.folder, 'new', 'data');
    const first = await openDatabase({ kind: 'pglite', folder });
    await signUp(first.database, 'member@book-exchange.example');
    await first.close();
    const second = await openDatabase({ kind: 'pglite', folder });
    expect(await emails(second.database)).toEqual(['member@book-exchange.example']);
    await second.close();
    await temporary.remove();
  });
});

test('whoever else has something to do gets a turn between queries', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    turn = setImmediate(count);
  };
  let turn = setImmediate(count);
  await Promise.all(Array.from({ length: 500 }, () => emails(world.database)));
  clearImmediate(turn);
  expect(turns).toBeGreaterThan(1);
});

test('tables that are up to date stay as they are', async () => {
  const { database } = world;
  await signUp(database, 'member@book-exchange.example');
  await Promise.all([migrate(database), migrate(database)]);
  expect(await emails(database)).toEqual(['member@book-exchange.example']);
});

describe('tables of a newer release', () => {
  /** Adds a column, as a release that older ones can work beside. */
  const add: Migration = {
    up: database => database.schema.alterTable('members').addColumn('street', 'text').execute(),
  };
  /** Takes away what this release needs, and says so. */
  const remove: Migration = {
    up: async (database: Database) => {
      await database.schema.alterTable('members').dropColumn('name').execute();
      await database.updateTable('compatibility').set({ oldest: '9999-remove' }).execute();
    },
  };
  const tooNew = new StartFault(
    'The data were brought up to date by a newer release, and this one cannot work with them: ' +
      'start the newer one, or restore a backup of before.',
  );

  async function dataAfter(newer: Record<string, Migration>) {
    const { data, remove } = await ownData();
    onTestFinished(remove);
    const { database, close } = await openDatabase(data);
    await migrate(database, { ...migrations, ...newer });
    await close();
    return data;
  }

  test('that this one cannot work with are refused in one sentence', async () => {
    const newer = { '9998-add': add, '9999-remove': remove };
    await expect(openDatabase(await dataAfter(newer))).rejects.toThrow(tooNew);
  });

  test('that come while this one starts are noticed, too', async () => {
    const { data, remove: removeData } = await ownData();
    onTestFinished(removeData);
    const { database, close } = await openDatabase(data);
    onTestFinished(close);
    const [begun, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow: Migration = {
      up: async database => {
        begun.resolve();
        await waited.promise;
        await remove.up(database);
      },
    };
    const newer = migrate(database, { ...migrations, '9999-remove': slow });
    await begun.promise;
    const older = migrate(database).catch((error: unknown) => error);
    waited.resolve();
    await newer;
    expect(await older).toEqual(tooNew);
  });
});

test('tables of another product are refused in one sentence', async () => {
  const { data, remove } = await ownData();
  onTestFinished(remove);
  const { database, close } = await openDatabase(data);
  await sql`delete from kysely_migration where name > ${firstMigration}`.execute(database);
  await sql`update kysely_migration set name = '2020-diary'`.execute(database);
  await close();
  await expect(openDatabase(data)).rejects.toThrow(
    new StartFault(
      'The database has tables of another product: choose another DATABASE_URL or DATA_FOLDER.',
    ),
  );
});

describe('PostgreSQL', () => {
  test.skipIf(!process.env['DATABASE_URL'])(
    'is brought up to date once by several servers that start at the same time',
    async () => {
      const { data, remove } = await emptyData();
      const open = () => openDatabase(data);
      const servers = await Promise.all([open(), open(), open()]);
      for (const { database } of servers) expect(await emails(database)).toEqual([]);
      for (const { close } of servers) await close();
      await remove();
    },
  );

  test.skipIf(!process.env['DATABASE_URL'])(
    'may end a connection: that is logged, and the next query gets another one',
    async () => {
      const { data, remove } = await ownData();
      const { log, logged } = recordingLog();
      const { database, close } = await openDatabase(data, log);
      const other = await openDatabase(data);
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
      `.execute(other.database);
      await expect
        .poll(() => logged)
        .toEqual([
          {
            level: 'error',
            err: { type: 'error', code: '57P01', at: expect.any(Array) },
            msg: 'A connection to PostgreSQL was lost.',
          },
        ]);
      expect(await emails(database)).toEqual([]);
      await other.close();
      await close();
      await remove();
    },
  );

  test.skipIf(!process.env['DATABASE_URL'])(
    'lets servers share a port, of which one goes on alone',
    async () => {
      const { settings, remove } = await ownData();
      onTestFinished(remove);
      const port = String(await freePort());
      const shared = { ...settings, SITE_FOLDER: 'none', PORT: port, SHARE_PORT: 'on' };
      const [one, other] = [await startBackend(shared), await startBackend(shared)];
      expect(other.origin).toBe(one.origin);
      expect((await one.stop()).code).toBe(0);
      expect((await fetch(other.origin + sampleCall())).status).toBe(400);
      expect((await other.stop()).code).toBe(0);
    },
  );

  test.skipIf(!process.env['DATABASE_URL'])(
    'is filled once by servers that start at the same time, however long that takes',
    async () => {
      const { data, remove } = await ownData();
      const servers = await Promise.all([1, 2, 3].map(() => openDatabase(data)));
      const [first] = servers;
      const locked = Promise.withResolvers<void>();
      const slow = first?.database.transaction().execute(async transaction => {
        await sql`lock table members in exclusive mode`.execute(transaction);
        locked.resolve();
        // Longer than a query may wait for a lock.
        await sql`select pg_sleep(2.5)`.execute(transaction);
      });
      await locked.promise;
      const occasion = { siteOrigin: () => 'http://books.example', now: world.now };
      await Promise.all([
        slow,
        ...servers.map(({ database }) => seed(depsWith({ database, ...occasion }))),
      ]);
      for (const { database } of servers) expect(await emails(database)).toHaveLength(4);
      for (const { close } of servers) await close();
      await remove();
    },
  );

  test('that does not answer is named without its password', async () => {
    const port = await freePort();
    const url = `postgresql://exchange:secret@127.0.0.1:${port}/exchange`;
    await expect(openDatabase({ kind: 'postgresql', url })).rejects.toThrow(
      new Error(
        `PostgreSQL does not answer at DATABASE_URL: connect ECONNREFUSED 127.0.0.1:${port}`,
      ),
    );
  });
});
