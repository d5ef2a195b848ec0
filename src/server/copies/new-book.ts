import { isLegible } from '../../api/legible.ts';
import { isbnIn, looksLikeMusic } from '../../exchange/isbn.ts';
import { sheetMusic, shelfAnswers as words } from '../../words/shelf/answers.ts';
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
  const written = book.isbn ?? undefined;
  const isbn = written === undefined ? undefined : isbnIn(written);
  if (written !== undefined && !isbn) return notAnIsbn('book.isbn', written);
  const described = { title, authors: tidy(book.authors), language, year, isbn };
  return { row: rowOf(described, { now, isImported: false }) };
}

/** What is said of a text in a field where an ISBN was expected. */
export function notAnIsbn(field: 'q' | 'book.isbn' | 'title', text: string) {
  return fieldError(field, looksLikeMusic(text) ? sheetMusic : words.noIsbn);
}
