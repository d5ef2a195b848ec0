import { isLegible } from '../../api/legible.ts';
import { shelfAnswers as words } from '../../words/shelf/answers.ts';
import { isbnIn } from '../books/isbn.ts';
import { rowOf, tidy } from '../books/known-books.ts';
import { fieldError } from '../ground/field-error.ts';

/** Where a moderator has hidden what is called so. */
export const hiddenTitle = fieldError('book.title', words.hiddenTitle);

interface Description {
  title: string;
  authors: string;
  language?: string | null | undefined;
  year?: number | null | undefined;
  /** As it is written. */
  isbn?: string | null | undefined;
}

/** The row of a book that a member describes, or why it cannot be one. */
export function newBook(book: Description, now: Date) {
  const { language, year } = book;
  const title = tidy(book.title);
  if (!isLegible(title)) return fieldError('book.title', words.noTitle);
  const isbn = typeof book.isbn === 'string' ? isbnIn(book.isbn) : undefined;
  if (typeof book.isbn === 'string' && !isbn) return fieldError('book.isbn', words.noIsbn);
  const described = { title, authors: tidy(book.authors), language, year, isbn };
  return { row: rowOf(described, { now, isImported: false }) };
}
