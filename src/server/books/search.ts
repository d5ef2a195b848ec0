import { type Expression, sql, type SqlBool } from 'kysely';
import type { Database } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { isbnIn } from './isbn.ts';
import { queryOf, wordsIn } from './plain-text.ts';

/** Of the books that have the words of a text. */
const most = 200;
/** Of the books that have similar words, and of those that are compared to find them. */
const mostSimilar = { found: 50, compared: 1000 };
/**
 * By word similarity. Where the first, which pg_trgm takes by itself, finds nothing, the second still finds
 * 'tolkien' by 'tolkein', at seven times the price.
 */
const similar = ['0.6', '0.45'];

interface Search {
  text: string;
  /** What else is asked of a book. */
  among: Expression<SqlBool>;
}

interface Found {
  ids: string[];
  /** Whether there are more. */
  isCut: boolean;
}

/**
 * The books that a text means: the one of an ISBN, else those that have all of its words, or words that
 * begin like them, in no order, else those that have similar words, the most similar first.
 */
export async function findBooks(database: Database, search: Search): Promise<Found> {
  const rows = await database
    // Apart from the limit, for which PostgreSQL would rather read all books one by one.
    .with(
      cte => cte('found').materialized(),
      with_ =>
        with_
          .selectFrom('books')
          .select('books.id')
          .where(isMeantBy(search.text))
          .where(search.among),
    )
    .selectFrom('found')
    .select('id')
    .limit(most + 1)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) return { ids: ids.slice(0, most), isCut: ids.length > most };
  return { ids: await findSimilar(database, search), isCut: false };
}

/** Of a book: whether it has the ISBN, or all words, of a text. */
export function isMeantBy(text: string): Expression<SqlBool> {
  const isbn = isbnIn(text);
  if (isbn) return sql`books.isbn = ${isbn}`;
  const query = queryOf(text);
  return query === undefined ? sql`false` : sql`books.words @@ to_tsquery('simple', ${query})`;
}

/** The books that have words like those of a text, the most similar first; none for an ISBN. */
export async function findSimilar(database: Database, { text, among }: Search): Promise<string[]> {
  const words = isbnIn(text) ? [] : wordsIn(text);
  if (words.length === 0) return [];
  const isSimilar = words.map(word => sql`books.plain %> ${word}`);
  const similarity = words.map(word => sql`word_similarity(${word}, plain)`);
  return inTransaction(database, async transaction => {
    for (const least of similar) {
      const threshold = 'pg_trgm.word_similarity_threshold';
      await sql`select set_config(${threshold}, ${least}, true)`.execute(transaction);
      const rows = await transaction
        .with(
          cte => cte('similar').materialized(),
          with_ =>
            with_
              .selectFrom('books')
              .select(['books.id', 'plain'])
              .where(sql<boolean>`${sql.join(isSimilar, sql` and `)}`)
              .where(among),
        )
        .selectFrom(eb =>
          eb.selectFrom('similar').selectAll().limit(mostSimilar.compared).as('some'),
        )
        .select('id')
        .orderBy(sql`${sql.join(similarity, sql` + `)}`, 'desc')
        .orderBy('id')
        .limit(mostSimilar.found)
        .execute();
      if (rows.length > 0) return rows.map(({ id }) => id);
    }
    return [];
  });
}
