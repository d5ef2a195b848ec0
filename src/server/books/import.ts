import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { isbnIn } from '../../exchange/isbn.ts';
import type { Database } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { errorMessage } from '../ground/error-message.ts';
import { type BookRow, edition, rowOf, tidy } from './known-books.ts';

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
  const books = distinct(rows);
  const stored = await inTransaction(database, async transaction => {
    let count = 0;
    for (let first = 0; first < books.length; first += batchSize) {
      count += await store(transaction, books.slice(first, first + batchSize));
    }
    return count;
  });
  return {
    rows: lines.length,
    stored,
    withoutTitle: lines.length - rows.length,
    withoutIsbn: rows.filter(({ isbn }) => !isbn).length,
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
function rowIn(line: Line, now: Date): BookRow | undefined {
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

/** Spreadsheets take an ISBN for a number, drop the zeros that it begins with, and may write 141439580.0. */
function withZeros(text: string): string {
  const [, digits] = /^(\d{1,8}[\dX])(?:\.0+)?$/i.exec(text) ?? [];
  return digits?.padStart(10, '0') ?? text;
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
function distinct(rows: BookRow[]): BookRow[] {
  const books = Map.groupBy(rows, row => row.isbn ?? `${row.plain_title}\n${row.plain_authors}`);
  return [...books.values()].flatMap(([first]) => first ?? []);
}

/** Resolves to how many were unknown. An ISBN has one imported book: what another table calls it is left out. */
async function store(transaction: Database, rows: BookRow[]): Promise<number> {
  const isbns = rows.flatMap(({ isbn }) => isbn ?? []);
  const imported = await transaction
    .selectFrom('books')
    .select('isbn')
    .where(eb => eb('isbn', '=', eb.fn.any(eb.val(isbns))))
    .where('is_imported', '=', true)
    .execute();
  const known = new Set([...imported.map(({ isbn }) => isbn), ...(await keep(transaction, rows))]);
  const unknown = rows.filter(({ id, isbn = null }) => !known.has(id) && !known.has(isbn ?? id));
  if (unknown.length === 0) return 0;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('books')
    .values(unknown)
    .onConflict(conflict => conflict.expression(edition).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/** Keeps for good what members know already. Resolves to the ids of the rows that say the same. */
async function keep(transaction: Database, rows: BookRow[]): Promise<string[]> {
  const column = (name: 'id' | 'isbn' | 'plain_title' | 'plain_authors' | 'language') =>
    sql`${rows.map(row => row[name] ?? null)}::text[]`;
  const kept = await sql<{ id: string }>`
    update books set is_imported = true
    from unnest(${column('id')}, ${column('isbn')}, ${column('plain_title')},
      ${column('plain_authors')}, ${column('language')})
      as row (id, isbn, title, authors, language)
    where coalesce(books.isbn, '') = coalesce(row.isbn, '')
      and plain_title = row.title and plain_authors = row.authors
      and (books.language is null or row.language is null or books.language = row.language)
    returning row.id`.execute(transaction);
  return kept.rows.map(({ id }) => id);
}
