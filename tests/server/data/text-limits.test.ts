import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { rowOf } from '../../../src/server/books/known-books.ts';
import { limitTexts } from '../../../src/server/data/migrations/0024-text-limits.ts';
import { worldOfFile } from '../kit/world.ts';

const { schemas } = parse(readFileSync('openapi.yaml', 'utf8')).components;

/** The columns of each table with a text of a caller, and what the contract says of it. */
const tables = {
  members: {
    email: schemas.EMail,
    name: schemas.Name,
    about: schemas.ProfileChange.properties.about,
  },
  books: { title: schemas.BookTitle, authors: schemas.BookAuthors },
  copies: { note: schemas.Note },
  request_copies: { title: schemas.BookTitle, authors: schemas.BookAuthors },
  entries: { text: schemas.NewMessage.properties.text },
  wishes: { title: schemas.BookTitle, authors: schemas.BookAuthors },
  reports: { reason: schemas.Report.properties.reason },
};
const columns = Object.entries(tables).flatMap(([table, all]) =>
  Object.entries<{ maxLength: number }>(all).map(
    ([column, { maxLength }]) => [table, column, maxLength] as const,
  ),
);

const world = await worldOfFile();

test('a column holds as many characters as the contract says', async () => {
  const { database } = world;
  for (const [table, column, maxLength] of columns) {
    // Takes a row with this column alone.
    const [trial, text] = [sql.table(`trial of ${table} ${column}`), sql.ref(column)];
    await sql`create table ${trial} as select ${text} from ${sql.table(table)}`.execute(database);
    const { rows } = await sql<{ check: string }>`
      select pg_get_constraintdef(oid) as check from pg_constraint
      where conrelid = ${table}::regclass and conname = ${`${table}_${column}_length`}`.execute(
      database,
    );
    await sql`alter table ${trial} add ${sql.raw(rows[0]?.check ?? 'check (false)')}`.execute(
      database,
    );
    for (const letter of ['a', '𝔸']) {
      const store = (text: string) => sql`insert into ${trial} values (${text})`.execute(database);
      await store(letter.repeat(maxLength));
      await expect(store(letter.repeat(maxLength + 1))).rejects.toThrow('check constraint');
    }
  }
});

test('what was longer before is cut between characters', async () => {
  const { database, now } = world;
  for (const [table, column] of columns) {
    const constraint = sql.ref(`${table}_${column}_length`);
    await sql`alter table ${sql.table(table)} drop constraint ${constraint}`.execute(database);
  }
  const titles = Array.from({ length: 120 }, (_, index) => `${index} ${'𝔸é'.repeat(200)}`);
  const context = { now: now(), isImported: true };
  const rows = titles.map(title => rowOf({ title, authors: 'Jane Austen' }, context));
  await database.insertInto('books').values(rows).execute();
  const member = await world.member('x'.repeat(70));
  await limitTexts(database);
  const books = await database.selectFrom('books').select('title').execute();
  const cut = titles.map(title => Array.from(title).slice(0, 300).join(''));
  expect(new Set(books.map(({ title }) => title))).toEqual(new Set(cut));
  const { name } = await database
    .selectFrom('members')
    .select('name')
    .where('id', '=', member)
    .executeTakeFirstOrThrow();
  expect(name).toBe('x'.repeat(60));
});
