import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/server/data/database.ts';
import { migrate, migrations } from '../../../src/server/data/migrations.ts';
import { PastRelease } from '../../../src/server/data/past-release.ts';
import type { Database } from '../../../src/server/data/tables.ts';
import { inTransaction } from '../../../src/server/data/transaction.ts';
import { refusals } from '../../../src/server/ground/answers.ts';
import { issueToken } from '../../../src/server/members/tokens.ts';
import { runBackend } from '../../kit/backend.ts';
import { ownData } from '../kit/own-data.ts';
import '../kit/long-timeouts.ts';

const sentence =
  'The data were brought up to date by a newer release, and this one cannot work with them: ' +
  'start the newer one, or restore a backup of before.';

/** Changes tables that older releases write to, in an order in which they do not. */
const change: Migration = {
  up: async (database: Database) => {
    for (const table of ['members', 'rate_limits'] as const) {
      await database.schema.alterTable(table).addColumn('newer', 'text').execute();
    }
    await database.updateTable('compatibility').set({ oldest: '9999-change' }).execute();
  },
};

async function openTwo() {
  const { data, settings, remove } = await ownData();
  onTestFinished(remove);
  const [older, newer] = [await openDatabase(data), await openDatabase(data)];
  for (const { close } of [older, newer]) onTestFinished(close);
  const update = () => migrate(newer.database, { ...migrations, '9999-change': change });
  return { older, newer, update, settings };
}

function count(database: Database, key: string): Promise<unknown> {
  const row = { key, attempts: 1, resets_at: new Date() };
  return database.insertInto('rate_limits').values(row).execute();
}

function join(database: Database, name: string) {
  const row = { name, email: `${name}@books.example`, password_hash: 'none' };
  return database
    .insertInto('members')
    .values({ ...row, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Of the members with their passwords, and of the counts. */
async function kept({ database }: { database: Database }) {
  const members = await database.selectFrom('members').select(['name', 'password_hash']).execute();
  const counts = await database.selectFrom('rate_limits').select('key').execute();
  return {
    members: members.map(({ name, password_hash }) => `${name}: ${password_hash}`),
    counts: counts.map(({ key }) => key),
  };
}

/* On PGlite no other release can open the folder meanwhile. */
describe.runIf(process.env['DATABASE_URL'])('on PostgreSQL', () => {
  test('a server that is past answers 503, says that it closes, and ends', async () => {
    const { newer, update, settings } = await openTwo();
    const { id: memberId } = await join(newer.database, 'Anna');
    const link = { memberId, purpose: 'reset-password', now: new Date() } as const;
    const token = await issueToken(newer.database, link);
    const backend = await runBackend({ ...settings, SITE_FOLDER: 'none', CLOSING_PAUSE: '1' });
    onTestFinished(async () => void (await backend.stop('SIGKILL')));
    const origin = await backend.started;
    await update();
    const response = await fetch(`${origin}/api/user/reset-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, newPassword: 'nine yellow lanterns' }),
    });
    expect([response.status, response.headers.get('Retry-After'), await response.json()]).toEqual([
      503,
      '5',
      refusals.busy.body,
    ]);
    const ready = await fetch(`${origin}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'closing' }]);
    const { code, err } = await backend.ended;
    expect([code, err]).toEqual([0, expect.stringContaining(`"The server ends. ${sentence}"`)]);
    expect((await kept(newer)).members).toContain('Anna: none');
  });

  test('what is under way when a migration begins ends before it; nothing after', async () => {
    const { older, newer, update } = await openTwo();
    const waiting = async () => {
      const { rows } = await sql`select from pg_locks where not granted and database =
      (select oid from pg_database where datname = current_database())`.execute(newer.database);
      return rows.length;
    };
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const whole = inTransaction(older.database, async transaction => {
      await count(transaction, 'whole');
      begun.resolve();
      await goOn.promise;
      await join(transaction, 'Whole');
    });
    await begun.promise;
    const updated = update();
    await expect.poll(waiting).toBe(1);
    const next = inTransaction(older.database, async transaction => {
      await join(transaction, 'Next');
    }).catch((error: unknown) => error);
    await expect.poll(waiting).toBe(2);
    goOn.resolve();
    await Promise.all([whole, updated]);
    expect(await next).toEqual(new PastRelease(sentence));
    expect(await older.past).toBe(await next);
    expect(await kept(newer)).toEqual({ members: ['Whole: none'], counts: ['whole'] });
  });

  test('a statement on its own that writes more than counts is refused, and one that reads is not', async () => {
    const { older, update } = await openTwo();
    const { database } = older;
    await join(database, 'Before');
    await update();
    await count(database, 'after');
    for (const write of [
      () => join(database, 'After'),
      () => database.updateTable('members').set({ name: 'After' }).execute(),
      () => database.deleteFrom('members').execute(),
      () => sql`\n  delete from members`.execute(database),
    ]) {
      await expect(write()).rejects.toThrow(PastRelease);
    }
    expect(await kept(older)).toEqual({ members: ['Before: none'], counts: ['after'] });
  });
});
