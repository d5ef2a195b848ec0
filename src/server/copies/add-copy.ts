import { examples } from '../../api/generated/examples.ts';
import { isLegible } from '../../api/legible.ts';
import type { NewBook } from '../../api/schemas.ts';
import { shelfAnswers as words } from '../../words/shelf/answers.ts';
import { isbnIn } from '../books/isbn.ts';
import { idOfBook, rowOf, tidy } from '../books/known-books.ts';
import type { Database } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { fieldError, tooLong } from '../ground/field-error.ts';
import type { Handlers } from '../ground/handler.ts';
import { digestOf, misuseOf } from '../ground/idempotency.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';
import { copyOf, selectCopies } from './copy-of.ts';
import { full, isFull, lockOwner } from './own-copies.ts';
import { noPrice, termsOf } from './terms.ts';

const { unknown, signedOut } = examples.addCopy;

export const addCopy: Handlers['addCopy'] = {
  refuse: tooLong,
  answer: async (asked, { database, now }, { session: { member } }) => {
    const { 'Idempotency-Key': key, ...said } = asked;
    const { book, condition, note = '' } = said;
    const digest = digestOf(said);
    const terms = termsOf(asked);
    if (!terms) return noPrice;
    const wanted = 'title' in book ? newBook(book, now()) : { id: book.id };
    if ('status' in wanted) return wanted;
    return inTransaction(database, async transaction => {
      const owner = await lockOwner(transaction, member.id);
      // The member has left in the meantime.
      if (!owner) return { ...signedOut, logReason: 'left' };
      const copies = selectCopies(transaction).where('copies.owner_id', '=', member.id);
      const first = await copies.select('copies.digest').where('key', '=', key).executeTakeFirst();
      if (first) {
        const body = { copy: copyOf(first, member) };
        return misuseOf(first, digest) ?? { status: 201, body, logReason: 'repeated' };
      }
      if (await isFull(transaction, member.id)) return full;
      const bookId = await ('row' in wanted
        ? idOfBook(transaction, wanted.row)
        : idThatStays(transaction, wanted.id));
      if (bookId === undefined) return { ...unknown, logReason: 'unknown' };
      const id = uuidV7(now());
      await transaction
        .insertInto('copies')
        .values({
          id,
          key,
          digest,
          owner_id: member.id,
          book_id: bookId,
          ...terms,
          condition,
          note,
          state: 'offered',
          cell: owner.cell,
          version: 1,
          created_at: now(),
          changed_at: now(),
        })
        .execute();
      const added = await copies.where('copies.id', '=', id).executeTakeFirstOrThrow();
      return { status: 201, body: { copy: copyOf(added, member) }, logReason: 'added' };
    });
  },
};

function newBook(book: NewBook, now: Date) {
  const { language, year } = book;
  const title = tidy(book.title);
  if (!isLegible(title)) return fieldError('book.title', words.noTitle);
  const isbn = book.isbn === undefined ? undefined : isbnIn(book.isbn);
  if (book.isbn !== undefined && isbn === undefined) {
    return fieldError('book.isbn', words.noIsbn);
  }
  const described = { title, authors: tidy(book.authors), language, year, isbn };
  return { row: rowOf(described, { now, isImported: false }) };
}

/** Resolves to undefined where no book has this id; until the transaction ends, one that has it stays. */
async function idThatStays(transaction: Database, id: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('books')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row?.id;
}
