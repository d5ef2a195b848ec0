import { createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/database.ts';
import { migrate } from '../../src/server/migrations.ts';
import type { Database } from '../../src/server/tables.ts';
import { openWorld, ownDatabase, recordingLog, temporaryFolder } from './world.ts';

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
  let folder: string;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    const temporary = await temporaryFolder();
    folder = join(temporary.folder, 'new', 'data');
    remove = temporary.remove;
  });
  afterEach(() => remove());

  test('keeps what was written, and is brought up to date only once', async () => {
    const first = await openDatabase({ kind: 'pglite', folder });
    await signUp(first.database, 'member@book-exchange.example');
    await first.close();
    const second = await openDatabase({ kind: 'pglite', folder });
    expect(await emails(second.database)).toEqual(['member@book-exchange.example']);
    await second.close();
  });

  test('that is a file is told in one sentence', async () => {
    const file = join(import.meta.dirname, 'world.ts');
    await expect(openDatabase({ kind: 'pglite', folder: file })).rejects.toThrow(
      `DATA_FOLDER ${file} cannot be used: `,
    );
  });

  test('that is open cannot be opened once more', async () => {
    const { database, close } = await openDatabase({ kind: 'pglite', folder });
    await expect(openDatabase({ kind: 'pglite', folder })).rejects.toThrow(
      `The data in ${folder} is in use by process ${process.pid}.`,
    );
    expect(await emails(database)).toEqual([]);
    await close();
  });
});

test('tables that are up to date stay as they are', async () => {
  const { database, close } = await openWorld();
  await signUp(database, 'member@book-exchange.example');
  await Promise.all([migrate(database), migrate(database)]);
  expect(await emails(database)).toEqual(['member@book-exchange.example']);
  await close();
});

test('an e-mail address belongs to one member, however it is written', async () => {
  const { database, close } = await openWorld();
  await signUp(database, 'member@book-exchange.example');
  await expect(signUp(database, 'Member@Book-Exchange.example')).rejects.toThrow('members_email');
  await close();
});

test('a transaction that fails leaves nothing, also while others write', async () => {
  const { database, close } = await openWorld();
  const failing = database.transaction().execute(async transaction => {
    await signUp(transaction, 'failing@book-exchange.example');
    throw new Error('no');
  });
  await Promise.allSettled([failing, signUp(database, 'other@book-exchange.example')]);
  expect(await emails(database)).toEqual(['other@book-exchange.example']);
  await close();
});

describe('PostgreSQL', () => {
  test.skipIf(!process.env['DATABASE_URL'])(
    'is brought up to date once by several servers that start at the same time',
    async () => {
      const { url = '', drop } = await ownDatabase();
      const open = () => openDatabase({ kind: 'postgresql', url });
      const servers = await Promise.all([open(), open(), open()]);
      for (const { database } of servers) expect(await emails(database)).toEqual([]);
      for (const { close } of servers) await close();
      await drop();
    },
  );

  test.skipIf(!process.env['DATABASE_URL'])(
    'may end a connection: that is logged, and the next query gets another one',
    async () => {
      const { url = '', drop } = await ownDatabase();
      const { log, logged } = recordingLog();
      const { database, close } = await openDatabase({ kind: 'postgresql', url }, log);
      const other = await openDatabase({ kind: 'postgresql', url });
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
      await drop();
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
