import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

export async function createShelves(database: Kysely<Tables>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(database);
  await database.schema
    .createTable('books')
    .addColumn('id', 'uuid', column => column.primaryKey())
    .addColumn('isbn', 'text', column => column.unique())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('authors', 'text', column => column.notNull())
    .addColumn('language', 'text')
    .addColumn('year', 'integer')
    .addColumn('is_imported', 'boolean', column => column.notNull())
    .addColumn('plain_title', 'text', column => column.notNull())
    .addColumn('plain_authors', 'text', column => column.notNull())
    .addColumn('plain', 'text', column =>
      column
        .notNull()
        .generatedAlwaysAs(sql`plain_title || ' ' || plain_authors`)
        .stored(),
    )
    .addColumn('words', sql`tsvector`, column =>
      column
        .notNull()
        .generatedAlwaysAs(sql`to_tsvector('simple', plain_title || ' ' || plain_authors)`)
        .stored(),
    )
    .execute();
  await sql`create unique index books_without_isbn
    on books (plain_title, plain_authors) where isbn is null`.execute(database);
  // Otherwise a search also reads a list of what came last, which PGlite, without autovacuum, never shortens.
  const atOnce = sql`with (fastupdate = off)`;
  await sql`create index books_words on books using gin (words) ${atOnce}`.execute(database);
  await sql`create index books_plain on books using gin (plain gin_trgm_ops) ${atOnce}`.execute(
    database,
  );
  await sql`create index books_title on books (plain_title text_pattern_ops)`.execute(database);
  await database.schema.createIndex('books_language').on('books').column('language').execute();

  await database.schema
    .createTable('copies')
    .addColumn('id', 'uuid', column => column.primaryKey())
    .addColumn('key', 'uuid', column => column.notNull())
    .addColumn('owner_id', 'uuid', column =>
      column.notNull().references('members.id').onDelete('cascade'),
    )
    .addColumn('book_id', 'uuid', column => column.notNull().references('books.id'))
    .addColumn('ways', sql`text[]`, column => column.notNull())
    .addColumn('price', 'integer')
    .addColumn('condition', 'text', column => column.notNull())
    .addColumn('note', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('cell', 'integer')
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('created_at', 'timestamptz', column => column.notNull())
    .addColumn('changed_at', 'timestamptz', column => column.notNull())
    .addUniqueConstraint('copies_key', ['owner_id', 'key'])
    .execute();
  // Also for the database, which looks here whether a book may be deleted.
  await database.schema.createIndex('copies_of_book').on('copies').column('book_id').execute();
  await database.schema
    .createIndex('copies_owner')
    .on('copies')
    .columns(['owner_id', 'id'])
    .execute();
  await sql`create index copies_book
    on copies (book_id, cell) where state = 'offered'`.execute(database);
  await sql`create index copies_cell on copies (cell, id) where state = 'offered'`.execute(
    database,
  );
  await sql`create index copies_newest on copies (id) where state = 'offered'`.execute(database);
  await sql`create index copies_gone on copies (changed_at) where state = 'gone'`.execute(database);
}
