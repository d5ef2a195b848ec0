import { sql } from 'kysely';
import type { Database } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { foldVersion, lexemesOf } from './lexemes.ts';

/** So few that the searches between two do not wait long. */
const batchSize = 200;

/**
 * Writes the words of some books that another release has written, which until then are found by fewer. Several
 * servers may do so at the same time. Resolves to whether there may be more.
 */
export async function foldSome(database: Database): Promise<boolean> {
  return inTransaction(database, async transaction => {
    const books = await transaction
      .selectFrom('books')
      .select(['id', 'title', 'authors'])
      .where(sql<boolean>`fold = 0`)
      // From the beginning of their index, instead of all of it each time.
      .orderBy('id')
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = books.map(({ id }) => id);
    const words = books.map(({ title, authors }) => lexemesOf(title, authors));
    await sql`update books set words = folded.words::tsvector, fold = ${foldVersion}
      from unnest(${ids}::uuid[], ${words}::text[]) as folded (id, words)
      where books.id = folded.id`.execute(transaction);
    return books.length === batchSize;
  });
}
