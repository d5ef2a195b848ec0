import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

export async function separateEditions(database: Kysely<Tables>): Promise<void> {
  await database.schema.alterTable('books').dropConstraint('books_isbn_key').execute();
  await database.schema.dropIndex('books_without_isbn').execute();
  await sql`create unique index books_edition
    on books (coalesce(isbn, ''), plain_title, plain_authors, coalesce(language, ''))`.execute(
    database,
  );
  await database.schema.createIndex('books_isbn').on('books').column('isbn').execute();
  await database.schema.alterTable('books').addColumn('hidden_at', 'timestamptz').execute();

  // An older release would find no constraint for its own books, and offer the hidden ones.
  await database.updateTable('compatibility').set({ oldest: '0018-book-editions' }).execute();
}
