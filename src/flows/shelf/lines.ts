import { isbnIn, looksLikeIsbn } from '../../exchange/isbn.ts';
import { cut } from '../../exchange/text.ts';
import { mayBeLastName, namesIn, surelyNameIn } from './names.ts';

/** What a line says of a book. */
export interface Line {
  /** As it was typed. */
  text: string;
  title: string;
  authors: string;
  /** As it was typed; empty without one. */
  isbn: string;
  /** What is looked up until one is known: more than one where the line can be read in more than one way. */
  queries: readonly string[];
}

type Reading = Pick<Line, 'title' | 'authors'>;

/** The longest line that is looked up, in UTF-16 code units. */
export const maxLength = 300;

/** Marks of lists, ticked or not. */
const mark = /^(?:(?:[-–—*+>]|\[[ xX✓✔]?\])\s+|[•·‣⁃◦○●▪■□☐☑☒✓✔➢→]\s*)/u;
const number = /^(\(?)(\d{1,3})(?:([.)])(?:\s+|(?=[^\d\s]))|\s+(?=\S))/;
/** Of Markdown. */
const emphasis = /(?<![\p{L}\p{N}_*])(\*\*?|__?)(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu;
const quotes = [
  '„“',
  '„”',
  '“”',
  '””',
  '""',
  '«»',
  '»«',
  '‹›',
  '›‹',
  '‚‘',
  '‘’',
  "''",
  '「」',
  '『』',
];

const label = String.raw`(?<![\p{L}\p{N}])e?(?:ISBN|EAN)(?:[\s\p{Pd}]?1[03])?[\s:#]*`;
const isbn = new RegExp(
  String.raw`(?:${label})?\b97[89](?:[\s\p{Pd}]?\d){10}\b|${label}(?:\d[\s\p{Pd}]?){9}[\dX]\b|\b\d(?:\p{Pd}?\d){8}\p{Pd}?[\dX]\b`,
  'giu',
);

const columnNames = {
  title: /^(?:titel|titles?|titre|título|titolo|books?|buch)$/i,
  authors: /^(?:author|authors|author\(s\)|autor(?:en|in|es)?|auteur|autore|verfasser(?:in)?)$/i,
  isbn: /^(?:isbn|ean)(?:[\s-]?1[03])?$/i,
};
type Column = keyof typeof columnNames;

/** What the lines of a text say, each of a book; left out are those that are blank or name columns. */
export function linesIn(text: string): Line[] {
  const lines = text
    .split(/\r?\n|\r/)
    // A tab at its beginning is an empty column.
    .map(line => cut(line.replaceAll(/^ +|\s+$/g, ''), maxLength).trimEnd())
    .filter(line => line.trim() !== '');
  const [first = '', ...others] = lines;
  for (const sign of ['\t', '|', ';']) {
    const columns = cellsOf(first, sign).map(columnIn);
    if (others.length > 0 && columns.includes('title') && columns.filter(Boolean).length > 1) {
      const rows = others.filter(line => /[\p{L}\p{N}]/u.test(line));
      return rows.map(line => lineOfCells(line, cellsOf(line, sign), columns));
    }
  }
  const bare = lines.map(withoutMarks);
  const numbers = bare.map(line => Number(number.exec(line)?.[2] ?? Number.NaN));
  const countsFrom = (first: number, end?: number) =>
    numbers.slice(0, end).every((one, index) => one === first + index);
  const isList = lines.length > 1 && countsFrom(numbers[0] ?? 0);
  return bare.map((line, index) => {
    const text = lines[index]?.trim() ?? '';
    const [all = '', , , sign] = number.exec(line) ?? [];
    const rest = line.slice(all.length);
    if (isList || sign === ')' || (sign === '.' && countsFrom(1, index + 1))) {
      return lineOf(text, rest);
    }
    return lineOf(text, line, sign === '.' ? lineOf(text, rest).queries : []);
  });
}

/** `line` is its text without the marks of a list, `others` is what else it may mean. */
function lineOf(text: string, line: string, others: readonly string[] = []): Line {
  if (looksLikeIsbn(line)) return { text, title: '', authors: '', isbn: line, queries: [line] };
  if (/\t|\s\|\s/.test(line))
    return lineOfCells(text, cellsOf(line, line.includes('\t') ? '\t' : '|'));
  const found = (line.match(isbn) ?? []).filter(one => isbnIn(one) ?? /^\D|^97[89]/.test(one));
  const rest = line
    .replaceAll(isbn, one => (found.includes(one) ? ' ' : one))
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/^[\s,;:/|–—-]+|[\s,;:/|–—-]+$/g, '');
  return lineWith(text, found.length === 0 ? line : rest, { isbn: found[0], others });
}

interface Beside {
  isbn?: string | undefined;
  /** What else it may mean. */
  others?: readonly string[];
}

/** A line of which two readings are left, or none, is the title; all of them are looked up. */
function lineWith(text: string, line: string, { isbn = '', others = [] }: Beside): Line {
  const read = readingIn(line);
  // Of signs alone nothing may be left.
  const reading = read?.title ? read : undefined;
  const { title, authors } = reading ?? { title: unquoted(line), authors: '' };
  const readings = reading ? [queryOf(reading)] : [line, ...mayMean(line)];
  const queries = [isbn, ...readings, ...others].filter(Boolean);
  return { text, title, authors, isbn, queries };
}

function queryOf({ title, authors }: Reading): string {
  return `${title} ${authors}`.trim();
}

/** The title and the authors of a line that can hardly be read otherwise. */
function readingIn(line: string): Reading | undefined {
  const [, quoted = '', rest = ''] = quotedAt(line);
  const [, said = ''] = /^\s*(?:[,;:/–—-]|(?:by|von|par|por|di|de)\s)\s*(.+)$/i.exec(rest) ?? [];
  const after = said || namesIn(rest.trim());
  const [, inside = ''] = /^\s*[([](.+)[)\]]$/.exec(rest) ?? [];
  if (quoted && (rest === '' || after || inside)) return readingOf(quoted, after || inside);
  return namesAtEnd(line) ?? namesAtStart(line);
}

/** 'Title (Author)', 'Title by Author', 'Title / Author', 'Title; Author', 'Title – Author', 'Title, Author'. */
function namesAtEnd(line: string): Reading | undefined {
  const forms = [
    /^(.+?)\s*[([]([^()[\]]+)[)\]]$/,
    /^(.+)\s+by\s+(.+)$/i,
    /^(.+)\s+\/\s+(.+)$/,
    /^(.+?)\s*;\s*(.+)$/,
    /^(.+)\s+[–—-]\s+(.+)$/,
  ];
  for (const form of forms) {
    const [, title = '', rest = ''] = form.exec(line) ?? [];
    const names = surelyNameIn(title) ? undefined : namesIn(rest);
    // Which of two is the author a dash does not say.
    const isEither = form === forms.at(-1) && namesIn(title) !== undefined;
    if (names && !isEither) return readingOf(title, names);
  }
  const parts = line.split(/,\s+/);
  const last = parts.findLastIndex(part => namesIn(part) === undefined) + 1;
  // A title may look like a name.
  const from = Math.max(last, 1);
  const names = parts.slice(from).join(', ');
  return names === '' || surelyNameIn(parts[0] ?? '')
    ? undefined
    : readingOf(parts.slice(0, from).join(', '), names);
}

/** 'Last, First: Title', 'J. R. R. Tolkien – Title', and any author before a title in quotes. */
function namesAtStart(line: string): Reading | undefined {
  const [, start = '', title = ''] = /^(.+?)(?:\s*[:;]\s+|\s+[–—/-]\s+)(.+)$/.exec(line) ?? [];
  const names = surelyNameIn(start);
  if (names) return readingOf(title, names);
  const [, before = '', quoted = ''] = /^([^„"“«»]+?)\s*[,:–—-]\s+(.+)$/.exec(line) ?? [];
  return namesIn(before) && unquoted(quoted) !== quoted ? readingOf(quoted, before) : undefined;
}

/** What else a line may mean, in words that are looked up: an author may follow a small word. */
function mayMean(line: string): string[] {
  const [, title = '', names = ''] =
    /^(.+?)\s+(?:by|von|par|por|di|de|door|av|af)\s+(.+)$/iu.exec(line) ?? [];
  const words = title.toLowerCase().split(/\s+/);
  const isOther = !names
    .toLowerCase()
    .split(/\s+/)
    .some(word => words.includes(word));
  return mayBeLastName(names) && isOther ? [`${title} ${names}`] : [];
}

/** The book of a row of columns, which are title, authors and an ISBN in any place where nothing names them. */
function lineOfCells(line: string, cells: string[], columns: (Column | undefined)[] = []): Line {
  const at = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const filled = cells.filter(Boolean);
  const found = at('isbn') || (filled.find(looksLikeIsbn) ?? '');
  const others = filled.filter(cell => cell !== found);
  const isCounted = others.length > 2 && /^\d{1,3}[.)]?$/.test(others[0] ?? '');
  const [first = '', second = ''] = isCounted ? others.slice(1) : others;
  if (second === '') return lineWith(line, first, { isbn: found });
  const isTurned = surelyNameIn(first) !== undefined && surelyNameIn(second) === undefined;
  const [title, authors] = columns.includes('title')
    ? [at('title'), at('authors')]
    : isTurned
      ? [second, first]
      : [first, second];
  const reading = readingOf(title, authors);
  return {
    text: line,
    ...reading,
    isbn: found,
    queries: [found, queryOf(reading)].filter(Boolean),
  };
}

function cellsOf(line: string, sign: string): string[] {
  return line.split(sign).map(cell => unquoted(withoutMarks(cell.trim())));
}

function columnIn(cell: string): Column | undefined {
  const all: Column[] = ['title', 'authors', 'isbn'];
  return all.find(column => columnNames[column].test(cell));
}

function readingOf(title: string, authors: string): Reading {
  const name = title.trim().replace(/\s*[,;:]$/, '');
  return { title: unquoted(name), authors: namesIn(authors.trim()) ?? authors.trim() };
}

function withoutMarks(line: string): string {
  const rest = line.trim().replaceAll(emphasis, '$2').replace(mark, '');
  return rest === line.trim() || rest === '' ? line.trim() : withoutMarks(rest);
}

/** A text in quotes at the beginning of a line, and what follows. */
function quotedAt(line: string): readonly string[] {
  const pair = quotes.find(([open = '', close = '']) => {
    const end = line.indexOf(close, 1);
    return line.startsWith(open) && end > 1;
  });
  if (!pair) return [];
  const end = line.indexOf(pair.slice(1), 1);
  return [line, line.slice(1, end), line.slice(end + 1)];
}

function unquoted(text: string): string {
  const [, quoted = '', rest = ''] = quotedAt(text);
  return quoted && rest === '' ? quoted.trim() : text;
}
