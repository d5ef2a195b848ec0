import {
  type Expression,
  type Insertable,
  type OnConflictBuilder,
  sql,
  type SqlBool,
} from 'kysely';
import type { Database, Tables } from '../data/tables.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';
import { plainText } from './plain-text.ts';

export { lineOf as tidy } from '../../exchange/text.ts';

interface Described {
  title: string;
  authors: string;
  language?: string | null | undefined;
  year?: number | null | undefined;
  /** Thirteen digits. */
  isbn?: string | undefined;
}

/** Of a book: whether it was imported, or stands on a shelf. Any other one may be a mistake that was taken back. */
export const isInUse: Expression<SqlBool> = sql<boolean>`(books.is_imported or exists (
  select from copies where copies.book_id = books.id and copies.state <> 'gone'
))`;

/** A title without a word that can be searched, such as '!!!', is itself. */
export function plainTitle(title: string): string {
  return plainText(title) || title.slice(0, 300);
}

/** The row of a book whose title and authors are tidy. */
export function rowOf(
  { title, authors, language = null, year = null, isbn }: Described,
  { now, isImported }: { now: Date; isImported: boolean },
): Insertable<Tables['books']> {
  return {
    id: uuidV7(now),
    isbn: isbn ?? null,
    title,
    authors,
    language,
    year,
    is_imported: isImported,
    plain_title: plainTitle(title),
    plain_authors: plainText(authors),
  };
}

/**
 * The id of the known book of this ISBN or, without one, of this title and these authors; otherwise it is
 * known from now on. Until the transaction ends, it stays.
 */
export async function idOfBook(
  transaction: Database,
  row: Insertable<Tables['books']>,
): Promise<string> {
  const { id } = await transaction
    .insertInto('books')
    .values(row)
    .onConflict(conflict =>
      knownAs(conflict, row.isbn).doUpdateSet(eb => ({ title: eb.ref('books.title') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: _, ...described } = row;
  await transaction
    .updateTable('books')
    .set(described)
    .where('id', '=', id)
    .where(eb => eb.not(isInUse))
    .execute();
  return id;
}

/** What makes a book the same as a known one. */
export function knownAs(
  conflict: OnConflictBuilder<Tables, 'books'>,
  isbn: string | null | undefined,
) {
  return isbn
    ? conflict.column('isbn')
    : conflict.columns(['plain_title', 'plain_authors']).where('isbn', 'is', null);
}

/** Deletes those of some books that were not imported and of which no copy is left. */
export async function forgetBooks(transaction: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await transaction
    .selectFrom('books')
    .select('id')
    .where(sql<boolean>`id = any(${ids}) and not is_imported`)
    .orderBy('id')
    .forUpdate()
    .execute();
  // Only now no other transaction adds or deletes a copy of them.
  await transaction
    .deleteFrom('books')
    .where(sql<boolean>`id = any(${rows.map(({ id }) => id)})`)
    .where(sql<boolean>`not exists (select from copies where book_id = books.id)`)
    .execute();
}
