import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

export async function createWishes(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('wishes')
    .addColumn('id', 'uuid', column => column.primaryKey())
    .addColumn('member_id', 'uuid', column =>
      column.notNull().references('members.id').onDelete('cascade'),
    )
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('authors', 'text', column => column.notNull())
    .addColumn('isbn', 'text')
    .addColumn('plain_title', 'text', column => column.notNull())
    .addColumn('plain_authors', 'text', column => column.notNull())
    .addColumn('query', sql`tsquery`, column => column.notNull())
    .addColumn('keys', sql`text[]`, column => column.notNull())
    .addColumn('within', 'integer', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('due_at', 'timestamptz', column => column.notNull())
    .addColumn('created_at', 'timestamptz', column => column.notNull())
    .addUniqueConstraint('wishes_same', ['member_id', 'plain_title', 'plain_authors'])
    .execute();
  for (const column of ['title', 'authors']) {
    // As migration 0024 has it: also in a database without an encoding a letter is no byte.
    await sql`alter table wishes add constraint ${sql.ref(`wishes_${column}_length`)}
      check (length(convert_to(${sql.ref(column)}, 'UTF8'), 'UTF8') <= 300)`.execute(database);
  }
  await sql`create index wishes_keys on wishes using gin (keys) with (fastupdate = off)`.execute(
    database,
  );
  await database.schema.createIndex('wishes_due').on('wishes').column('due_at').execute();
  await sql`create index members_cell on members (cell) where cell is not null`.execute(database);

  await database.schema
    .createTable('wish_matches')
    .addColumn('copy_id', 'uuid', column =>
      column.notNull().references('copies.id').onDelete('cascade'),
    )
    .addColumn('member_id', 'uuid', column =>
      column.notNull().references('members.id').onDelete('cascade'),
    )
    .addColumn('wish_id', 'uuid', column => column.references('wishes.id').onDelete('set null'))
    .addColumn('told_at', 'timestamptz', column => column.notNull())
    .addPrimaryKeyConstraint('wish_matches_pair', ['copy_id', 'member_id'])
    .execute();
  for (const column of ['member_id', 'wish_id'] as const) {
    await database.schema
      .createIndex(`wish_matches_${column}`)
      .on('wish_matches')
      .column(column)
      .execute();
  }
  await database.schema.alterTable('copies').addColumn('tell_at', 'timestamptz').execute();
  await sql`create index copies_tell on copies (tell_at) where tell_at is not null`.execute(
    database,
  );

  for (const [column, table] of [
    ['copy_id', 'copies'],
    ['wish_id', 'wishes'],
  ] as const) {
    await database.schema
      .alterTable('notices')
      .addColumn(column, 'uuid', one => one.references(`${table}.id`).onDelete('cascade'))
      .execute();
    await database.schema.createIndex(`notices_${column}`).on('notices').column(column).execute();
  }
  await database.schema
    .alterTable('preferences')
    .addColumn('wishes', 'text', column => column.notNull().defaultTo('at once'))
    .execute();

  // An older release would tell nobody, and could not mail these notices.
  await database.updateTable('compatibility').set({ oldest: '0025-wishes' }).execute();
}
