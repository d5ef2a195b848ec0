import { type Expression, type Insertable, sql, type SqlBool } from 'kysely';
import { cut } from '../../exchange/text.ts';
import type { Database, Tables } from '../data/tables.ts';
import { plainText } from '../ground/fold.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';
import { foldVersion, lexemesOf } from './lexemes.ts';

export { lineOf as tidy } from '../../exchange/text.ts';

export type BookRow = Insertable<Tables['books']>;

interface Described {
  title: string;
  authors: string;
  language?: string | null | undefined;
  year?: number | null | undefined;
  /** Thirteen digits. */
  isbn?: string | undefined;
}

/**
 * Of a book: whether it was imported, or stands on a shelf. Any other one may be a mistake that was taken back.
 * What a moderator has hidden is in use no more.
 */
const isInUse: Expression<SqlBool> = sql<boolean>`(books.hidden_at is null
  and (books.is_imported or exists (
    select from copies where copies.book_id = books.id
      and copies.state <> 'gone' and copies.hidden_at is null)))`;

/** A title without a word that can be searched, such as '!!!', is itself. */
export function plainTitle(title: string): string {
  return plainText(title) || cut(title, 300);
}

/** The row of a book whose title and authors are tidy. */
export function rowOf(
  { title, authors, language = null, year = null, isbn }: Described,
  { now, isImported }: { now: Date; isImported: boolean },
): BookRow {
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
    words: lexemesOf(title, authors),
    fold: -foldVersion,
  };
}

/**
 * The id of the known book of this ISBN or of none, this title, these authors and, where both say one, this language;
 * otherwise it is known from now on. Until the transaction ends, it stays. Resolves to undefined where a moderator
 * has hidden a book that is called so.
 */
export async function idOfBook(transaction: Database, row: BookRow): Promise<string | undefined> {
  const namesakes = await namesakesOf(transaction, row);
  if (namesakes.some(isHidden)) return undefined;
  const known = sameAs(row, namesakes);
  if (!known) return insert(transaction, row);
  const { id: _, ...described } = row;
  // Unless somebody has it, it was called so by a mistake that was taken back.
  await transaction
    .updateTable('books')
    .set(described)
    .where('id', '=', known.id)
    .where(eb => eb.not(isInUse))
    .execute();
  return known.id;
}

interface Correction {
  /** Of the book, which the transaction has locked. */
  id: string;
  /** What it is to be. */
  row: BookRow;
}

/**
 * Calls a book otherwise, for all who have a copy; where another one is called so, their copies are of that one from
 * now on. Resolves to the id of the book, or to undefined where a moderator has hidden one that is called so.
 */
export async function correctBook(
  transaction: Database,
  { id, row }: Correction,
): Promise<string | undefined> {
  const namesakes = await namesakesOf(transaction, row);
  if (namesakes.some(isHidden)) return undefined;
  const { id: _, is_imported: isImported, ...described } = row;
  const others = namesakes.filter(one => one.id !== id);
  const same = sameAs(row, others);
  if (!same) {
    await transaction.updateTable('books').set(described).where('id', '=', id).execute();
    return id;
  }
  await transaction
    .updateTable('copies')
    .set({ book_id: same.id })
    .where('book_id', '=', id)
    .execute();
  await transaction.deleteFrom('books').where('id', '=', id).execute();
  if (isImported) {
    const kept = { is_imported: true };
    await transaction.updateTable('books').set(kept).where('id', '=', same.id).execute();
  }
  return same.id;
}

/** The books that are called the same, of whichever ISBN and language; until the transaction ends, they stay. */
function namesakesOf(transaction: Database, row: BookRow) {
  return transaction
    .selectFrom('books')
    .select(['id', 'isbn', 'language', 'is_imported', 'hidden_at'])
    .where('plain_title', '=', row.plain_title)
    .where('plain_authors', '=', row.plain_authors)
    .orderBy('id')
    .forKeyShare()
    .execute();
}

type Namesake = Awaited<ReturnType<typeof namesakesOf>>[number];

function isHidden({ hidden_at: hiddenAt }: Namesake): boolean {
  return hiddenAt !== null;
}

/** An imported one rather than another, and one of this language rather than one of which it is not known. */
function sameAs({ isbn = null, language = null }: BookRow, namesakes: readonly Namesake[]) {
  const rankOf = (one: Namesake) => (one.is_imported ? 2 : 0) + (one.language === language ? 1 : 0);
  const [same] = namesakes
    .filter(one => one.isbn === isbn)
    .filter(one => !one.language || !language || one.language === language)
    .toSorted((one, other) => rankOf(other) - rankOf(one));
  return same;
}

/** The same may have been inserted by another transaction meanwhile. */
async function insert(transaction: Database, row: BookRow): Promise<string> {
  const { id } = await transaction
    .insertInto('books')
    .values(row)
    .onConflict(conflict =>
      conflict.expression(edition).doUpdateSet(eb => ({ title: eb.ref('books.title') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What no two books have in common, as the index \`books_edition\` has it. */
export const edition = sql`coalesce(isbn, ''), plain_title, plain_authors, coalesce(language, '')`;

/** Deletes those of some books that were neither imported nor hidden, and of which no copy is left. */
export async function forgetBooks(transaction: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await transaction
    .selectFrom('books')
    .select('id')
    .where(sql<boolean>`id = any(${ids}) and not is_imported and hidden_at is null`)
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
