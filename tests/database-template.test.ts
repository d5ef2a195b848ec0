import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfDatabase } from './database-template.ts';
import { look } from './look.ts';
import './server/patience.ts';

test('a copy of the database has every table and no row, and nobody holds it', async () => {
  const { folder, remove } = await copyOfDatabase();
  onTestFinished(remove);
  expect(await readdir(folder)).toEqual(['lock.sqlite', 'pglite']);
  const data = { kind: 'pglite', folder } as const;
  const seen = await look({ data }, async database => {
    const migrations = await sql`select name from kysely_migration`.execute(database);
    const members = await database.selectFrom('members').execute();
    return { migrations: migrations.rows.length, members };
  });
  const files = await readdir('src/server/data/migrations');
  expect(seen).toEqual({ migrations: files.length, members: [] });
});

test('what is written to a copy stands in no other', async () => {
  const [one, other] = [await copyOfDatabase(), await copyOfDatabase()];
  onTestFinished(one.remove);
  onTestFinished(other.remove);
  const member = {
    email: 'a@b.example',
    name: 'A',
    password_hash: 'none',
    created_at: new Date(0),
  };
  await look({ data: { kind: 'pglite', folder: one.folder } }, database =>
    database.insertInto('members').values(member).execute(),
  );
  const members = await look({ data: { kind: 'pglite', folder: other.folder } }, database =>
    database.selectFrom('members').select('name').execute(),
  );
  expect(members).toEqual([]);
});
