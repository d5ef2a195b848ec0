import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import type { Insertable } from 'kysely';
import type { Database, Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { errorMessage } from '../ground/error-message.ts';
import { isbnIn } from './isbn.ts';
import { knownAs, rowOf, tidy } from './known-books.ts';

type Row = Insertable<Tables['books']>;

/** A table that cannot be read. */
class TableFault extends Error {
  statusCode = 422;
}

/** How many rows one statement stores. */
const batchSize = 1000;

/**
 * Takes all books of a table, in CSV with a line of names, which are known for good from now on; those
 * that were known stay as they are. Throws a `TableFault`, and stores nothing, where it cannot be read.
 */
export async function importBooks(database: Database, table: Buffer, now: Date) {
  const lines = linesIn(table);
  const rows = lines.flatMap(line => rowIn(line, now) ?? []);
  const kinds = [rows.filter(({ isbn }) => isbn), rows.filter(({ isbn }) => !isbn)];
  const stored = await inTransaction(database, async transaction => {
    let count = 0;
    for (const kind of kinds) {
      const books = distinct(kind);
      for (let first = 0; first < books.length; first += batchSize) {
        count += await store(transaction, books.slice(first, first + batchSize));
      }
    }
    return count;
  });
  return {
    rows: lines.length,
    stored,
    withoutTitle: lines.length - rows.length,
    withoutIsbn: kinds[1]?.length ?? 0,
  };
}

interface Line {
  title: string;
  authors: string;
  /** Of two columns, for the two lengths. */
  isbns: string[];
  year: string;
  language: string;
}

function linesIn(table: Buffer): Line[] {
  const [header = [], ...lines] = cellsIn(table);
  const named = header.map(name => name.trim().toLowerCase());
  if (!named.includes('title')) throw new TableFault("It has no column 'title'.");
  const cell = (line: string[], ...names: string[]) =>
    line.filter((_, index) => names.includes(named[index] ?? ''));
  return lines.map(line => {
    const [title = ''] = cell(line, 'title');
    const [authors = ''] = cell(line, 'authors', 'author');
    const [year = ''] = cell(line, 'year', 'original_publication_year');
    const [language = ''] = cell(line, 'language', 'language_code');
    return { title, authors, isbns: cell(line, 'isbn', 'isbn13'), year, language };
  });
}

function cellsIn(table: Buffer): string[][] {
  if (!isUtf8(table)) throw new TableFault('It is no text in UTF-8.');
  try {
    return parse(table, { bom: true, skip_empty_lines: true });
  } catch (error) {
    throw new TableFault(`It is no CSV: ${errorMessage(error)}.`);
  }
}

/** Undefined where a line has no title. */
function rowIn(line: Line, now: Date): Row | undefined {
  const title = withoutSeries(tidy(line.title));
  if (title === '') return undefined;
  const [isbn] = line.isbns.flatMap(text => isbnIn(withZeros(text.trim())) ?? []);
  const authors = tidy(line.authors);
  const [year, language] = [yearIn(line.year), languageIn(line.language)];
  return rowOf({ title, authors, language, year, isbn }, { now, isImported: true });
}

/** Without the likes of '(The Hunger Games, #1)', by which lists of readers end a title. */
function withoutSeries(title: string): string {
  return title.replace(/(?<=\S)\s*\([^()]*#\d[^()]*\)$/, '');
}

/** Spreadsheets take an ISBN for a number, and drop the zeros that it begins with. */
function withZeros(text: string): string {
  return /^\d{1,8}[\dX]$/i.test(text) ? text.padStart(10, '0') : text;
}

/** A spreadsheet may write 2008.0. */
function yearIn(text: string): number | null {
  const year = /^\s*-?\d{1,4}(\.0*)?\s*$/.test(text) ? Number(text) : NaN;
  return year >= -3000 && year <= 2200 ? year : null;
}

/** As short as ISO 639 has it: 'en' of 'eng' and of 'en-US'. */
function languageIn(text: string): string | null {
  try {
    const { language } = new Intl.Locale(text.trim());
    return /^[a-z]{2,3}$/.test(language) ? language : null;
  } catch {
    return null;
  }
}

/** The first of each book. */
function distinct(rows: Row[]): Row[] {
  const books = Map.groupBy(rows, row => row.isbn ?? `${row.plain_title}\n${row.plain_authors}`);
  return [...books.values()].flatMap(([first]) => first ?? []);
}

/** Resolves to how many were unknown. All have an ISBN, or none has. */
async function store(transaction: Database, rows: Row[]): Promise<number> {
  const ids = new Set(rows.map(({ id }) => id));
  const changed = await transaction
    .insertInto('books')
    .values(rows)
    .onConflict(conflict =>
      knownAs(conflict, rows[0]?.isbn)
        .doUpdateSet({ is_imported: true })
        .where('books.is_imported', '=', false),
    )
    .returning('id')
    .execute();
  return changed.filter(({ id }) => ids.has(id)).length;
}
