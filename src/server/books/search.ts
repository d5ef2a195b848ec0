import { type Expression, sql, type SqlBool } from 'kysely';
import { isbnIn } from '../../exchange/isbn.ts';
import type { Database } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { queryOf, wordsIn } from './lexemes.ts';

/** Of the books that have the words of a text. */
const maxFound = 200;
/** Of the books that have similar words, and of those that are compared to find them. */
const maxSimilar = { found: 50, compared: 1000 };
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

/**
 * The books that a text means: the one of an ISBN, else those that have all of its words, or words that
 * begin like them, and where these are too few, also words that have them inside; at most 200 and in no order, else
 * those that have similar words.
 */
export async function findBooks(
  database: Database,
  { text, among, few }: Search & { few: number },
): Promise<string[]> {
  const { begins, has } = meaningOf(text);
  const begun = await some(database, sql`${begins} and ${among}`);
  const found = has && begun.length < few ? await some(database, sql`${has} and ${among}`) : begun;
  return found.length > 0 ? found : findSimilar(database, { text, among });
}

async function some(database: Database, isWanted: Expression<SqlBool>): Promise<string[]> {
  const rows = await database
    // Apart from the limit, for which PostgreSQL would rather read all books one by one.
    .with(
      cte => cte('found').materialized(),
      with_ => with_.selectFrom('books').select('books.id').where(isWanted),
    )
    .selectFrom('found')
    .select('id')
    .limit(maxFound)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of a book. */
export interface Meaning {
  /** Whether it has the ISBN, or words that begin like all words, of a text. */
  begins: Expression<SqlBool>;
  /** Whether it has such words, or words that have them inside; undefined where this means no more. */
  has: Expression<SqlBool> | undefined;
}

/** By an ISBN, or by words. */
export function meaningOf(text: string): Meaning {
  const isbn = isbnIn(text);
  if (isbn) return { begins: sql`books.isbn = ${isbn}`, has: undefined };
  const query = queryOf(text);
  const isFoundBy = (condition: string) => sql<SqlBool>`books.words @@ ${condition}::tsquery`;
  if (!query) return { begins: sql`false`, has: undefined };
  return {
    begins: isFoundBy(query.begins),
    has: query.has === undefined ? undefined : isFoundBy(query.has),
  };
}

/** The books that have words like those of a text, the most similar first; none for an ISBN. */
export async function findSimilar(database: Database, { text, among }: Search): Promise<string[]> {
  const words = isbnIn(text) ? [] : wordsIn(text);
  if (words.length === 0) return [];
  return inTransaction(database, async transaction => {
    for (const threshold of similar) {
      await sql`select set_config('pg_trgm.word_similarity_threshold', ${threshold}, true)`.execute(
        transaction,
      );
      const rows = await mostLike(transaction, words, among);
      if (rows.length > 0) return rows.map(({ id }) => id);
    }
    return [];
  });
}

/** By the threshold of the transaction. */
function mostLike(transaction: Database, words: string[], among: Search['among']) {
  const isSimilar = words.map(word => sql`books.plain %> ${word}`);
  const similarities = words.map(word => sql`word_similarity(${word}, plain)`);
  return transaction
    .with(
      cte => cte('similar').materialized(),
      with_ =>
        with_
          .selectFrom('books')
          .select(['books.id', 'plain'])
          .where(sql<boolean>`${sql.join(isSimilar, sql` and `)}`)
          .where(among),
    )
    .selectFrom(eb => eb.selectFrom('similar').selectAll().limit(maxSimilar.compared).as('some'))
    .select('id')
    .orderBy(sql`${sql.join(similarities, sql` + `)}`, 'desc')
    .orderBy('id')
    .limit(maxSimilar.found)
    .execute();
}
