import { sql } from 'kysely';
import type { Copy } from '../../api/schemas.ts';
import { correctBook, idOfBook } from '../books/known-books.ts';
import type { Database } from '../data/tables.ts';
import { hiddenTitle, newBook } from './new-book.ts';

interface Renaming {
  /** The locked copy, and its book as it was. */
  copy: { id: string; book_id: string } & Pick<Copy['book'], 'isbn' | 'year' | 'language'>;
  /** What its owner calls the book. */
  book: Pick<Copy['book'], 'title' | 'authors'> & { language?: string | undefined };
  now: Date;
}

/**
 * Makes a copy one of the book that its owner describes: the one that it was of, called otherwise, where no one else
 * has it, and another one where it was imported or others have it. Resolves to a refusal where that cannot be.
 */
export async function renameCopy(transaction: Database, { copy, book, now }: Renaming) {
  const { isbn, year } = copy;
  const wanted = newBook({ isbn, year, language: copy.language, ...book }, now);
  if ('status' in wanted) return wanted;
  const { is_imported: isImported } = await transaction
    .selectFrom('books')
    .select('is_imported')
    .where('id', '=', copy.book_id)
    // From now on no one else gets a copy of it.
    .forUpdate()
    .executeTakeFirstOrThrow();
  const others = await transaction
    .selectFrom('copies')
    .select(sql`1`.as('one'))
    .where('book_id', '=', copy.book_id)
    .where('id', '<>', copy.id)
    .limit(1)
    .execute();
  const isOwn = !isImported && others.length === 0;
  const id = await (isOwn
    ? correctBook(transaction, { id: copy.book_id, row: wanted.row })
    : idOfBook(transaction, wanted.row));
  if (id === undefined) return hiddenTitle;
  await transaction.updateTable('copies').set({ book_id: id }).where('id', '=', copy.id).execute();
  return undefined;
}
