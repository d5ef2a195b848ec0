import { sql } from 'kysely';
import { isbnIn } from '../../exchange/isbn.ts';
import { cut } from '../../exchange/text.ts';
import type { Database } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { type BookRow, edition, rowOf, tidy } from './known-books.ts';
import { readTable, TableFault } from './table.ts';

/** How many rows one statement stores. */
const batchSize = 1000;

/**
 * Takes all books of a table, as `readTable` reads it, which are known for good from now on; those that were
 * known stay as they are. Throws a `TableFault`, and stores nothing, where it cannot be read.
 */
export async function importBooks(database: Database, table: Buffer, now: Date) {
  const { lines, ragged } = linesIn(table);
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
    ragged,
    stored,
    withoutTitle: lines.length - rows.length,
    withoutIsbn: rows.filter(({ isbn }) => !isbn).length,
  };
}

/** What programs call a column, as `readTable` has it; what says most comes first. */
const columns = {
  title: 'title booktitle fulltitle titel buchtitel titre titulo titolo',
  authors:
    'authors author authornames authorname bookauthor primaryauthor creators creator writers writer ' +
    'autoren autor autorin verfasser verfasserin auteurs auteur autores autori autore authorlf',
  isbn: 'isbn isbn13 isbn10 isbns isbnuid ean ean13 eanisbn13 upcisbn10 identifiers',
  // In which the work came out first, then that of the edition.
  year:
    'originalpublicationyear originalyear originaldatepublished year yearpublished publicationyear ' +
    'publishedyear publishyear yearofpublication publicationdate publisheddate publishdate ' +
    'datepublished pubdate published date jahr erscheinungsjahr erscheinungsdatum annee ano anno',
  language: 'language languages languagecode lang sprache sprachen langue idioma lingua',
};
type Field = keyof typeof columns;

/** What a row says of each field: nothing, or in several columns. */
type Line = Record<Field, string[]>;

function linesIn(table: Buffer): { lines: Line[]; ragged: number } {
  const known = Object.values(columns).join(' ').split(' ');
  const { columns: found, rows, ragged } = readTable(table, known);
  const reader = (field: Field) => {
    const places = columns[field].split(' ').flatMap(name => placesOf(name, found));
    return (cells: string[]) => places.flatMap(place => cells[place] || []);
  };
  if (!columns.title.split(' ').some(name => found.includes(name))) {
    throw new TableFault("It has no column 'title'.");
  }
  const [title, authors, isbn] = [reader('title'), reader('authors'), reader('isbn')];
  const [year, language] = [reader('year'), reader('language')];
  const lines = rows.map(cells => ({
    title: title(cells),
    authors: authors(cells),
    isbn: isbn(cells),
    year: year(cells),
    language: language(cells),
  }));
  return { lines, ragged };
}

function placesOf(name: string, columns: readonly string[]): number[] {
  return columns.flatMap((column, place) => (column === name ? place : []));
}

/** Undefined where a line has no title. */
function rowIn(line: Line, now: Date): BookRow | undefined {
  const [titled = '', authors = '', spoken = ''] = [line.title, line.authors, line.language].map(
    ([first = '']) => shown(first),
  );
  const title = withoutSeries(titled);
  if (title === '') return undefined;
  const [isbn] = line.isbn
    .flatMap(text => text.split(/[,;|]/))
    .flatMap(text => isbnIn(withZeros(text.trim())) ?? []);
  const [year] = line.year.flatMap(text => yearIn(text.trim()) ?? []);
  const described = { title, authors, language: languageIn(spoken), year, isbn };
  return rowOf(described, { now, isImported: true });
}

/** In UTF-16 code units, of which a text never has fewer than the code points that the contract counts. */
const maxLength = 300;

function shown(text: string): string {
  return cut(tidy(text), maxLength).trim();
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

/** Of a year, which a spreadsheet may write as 2008.0, or of a day: '2008-05-01', '1/5/2008', 'May 1, 2008'. */
function yearIn(text: string): number | undefined {
  const [, alone, first, last] =
    /^(?:(-?\d{1,4})(?:\.0*)?|([1-9]\d{3})[-/.]\d{1,2}\b.*|(?:(?:\d{1,2}|\p{L}{3,})[-/.,\s]+){1,2}([1-9]\d{3}))$/u.exec(
      text,
    ) ?? [];
  const year = Number(alone ?? first ?? last ?? NaN);
  return year >= -3000 && year <= 2200 ? year : undefined;
}

/** As short as ISO 639 has it: 'en' of 'eng' and of 'en-US'. */
function languageIn(text: string): string | null {
  try {
    const { language } = new Intl.Locale(text);
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
