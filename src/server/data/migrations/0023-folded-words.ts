import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * From now on the server writes the words of a book, and says by a negative number of its fold that it has. What
 * an older release writes beside it keeps the words that it is searched by there, until maintenance writes all.
 */
export async function foldWords(database: Kysely<Tables>): Promise<void> {
  await sql`alter table books alter column words drop expression`.execute(database);
  await database.schema
    .alterTable('books')
    .addColumn('fold', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await sql`create index books_unfolded on books (id) where fold = 0`.execute(database);
  await sql`create function keep_words() returns trigger language plpgsql as $$ begin
    if new.fold < 0 then
      new.fold := -new.fold;
    else
      new.fold := 0;
      new.words := to_tsvector('simple', new.plain_title || ' ' || new.plain_authors);
    end if;
    return new;
  end $$`.execute(database);
  await sql`create trigger books_words before insert or update of plain_title, plain_authors
    on books for each row execute function keep_words()`.execute(database);
}
