import { isUtf8 } from 'node:buffer';

/** A table that cannot be read. */
export class TableFault extends Error {
  statusCode = 422;
}

interface Table {
  /** What they are called without capitals, accents, spaces and signs, such as 'authors' of 'Author(s)'. */
  columns: string[];
  rows: string[][];
  /** How many rows have more or fewer cells than there are columns. */
  ragged: number;
}

const delimiters = [',', ';', '\t', '|'];

/** In UTF-16 code units, of a cell in quotes: a quote that is not closed by then is meant as it stands. */
const maxQuoted = 20_000;

/**
 * Reads a table as programs write it: in UTF-8, UTF-16 or windows-1252, with a line of names, and the delimiter by
 * which most of them are known ones. Throws a `TableFault` where it is no text.
 */
export function readTable(bytes: Buffer, known: readonly string[]): Table {
  const text = textIn(bytes).replaceAll(/\r\n?/g, '\n');
  const [line = '', said] = /^"?sep=([^\w\s]|\t)"?.*\n/i.exec(text) ?? [];
  const columnsBy = (delimiter: string) => {
    const [names = []] = recordsIn(text, delimiter, line.length);
    return names.map(nameIn);
  };
  const knownBy = (delimiter: string) =>
    columnsBy(delimiter).filter(name => known.includes(name)).length;
  const [likely = ','] = delimiters.toSorted((one, other) => knownBy(other) - knownBy(one));
  // One column may hold any sign.
  const delimiter = said ?? (columnsBy(likely).length > 1 ? likely : '\0');
  const columns = columnsBy(delimiter);
  const [, ...rows] = recordsIn(text, delimiter, line.length);
  const count = columns.findLastIndex(Boolean) + 1;
  const ragged = rows.filter(cells => cells.length < count || cells.slice(count).some(Boolean));
  return { columns, rows, ragged: ragged.length };
}

function nameIn(cell: string): string {
  return cell
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function textIn(bytes: Buffer): string {
  const text = decoded(bytes);
  const isArchive = bytes.toString('latin1', 0, 4) === 'PK\x03\x04';
  if (isArchive || text.includes('\0'))
    throw new TableFault('It is no text: save the table as CSV.');
  return text;
}

/** Without its byte order mark. */
function decoded(bytes: Buffer): string {
  const encoding = wideEncoding(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  const [utf8, windows] = [new TextDecoder(), new TextDecoder('windows-1252')];
  if (isUtf8(bytes)) return utf8.decode(bytes);
  // Tables may have been put together.
  return [...linesOf(bytes)].map(line => (isUtf8(line) ? utf8 : windows).decode(line)).join('');
}

/** That of two bytes a sign, by its mark, or by the empty half of Latin letters; undefined where it is another. */
function wideEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = [...bytes.subarray(0, 64)];
  const zeros = (half: number) =>
    start.filter((byte, index) => byte === 0 && index % 2 === half).length;
  const [high, low] = [zeros(0), zeros(1)];
  if (Math.max(high, low) * 4 < start.length || Math.max(high, low) < 3 * Math.min(high, low)) {
    return undefined;
  }
  return high > low ? 'utf-16be' : 'utf-16le';
}

/** Each with its end. */
function* linesOf(bytes: Buffer): Generator<Buffer> {
  for (let [start, end] = [0, 0]; start < bytes.length; start = end) {
    end = bytes.indexOf('\n', start) + 1 || bytes.length;
    yield bytes.subarray(start, end);
  }
}

/** The cells of each row that is not empty; `start` is where the first one begins. */
function* recordsIn(text: string, delimiter: string, start: number): Generator<string[]> {
  const cell = cellBy(delimiter);
  cell.lastIndex = start;
  let cells: string[] = [];
  for (;;) {
    const { line, lines, plain = '', end } = cell.exec(text)?.groups ?? {};
    const quoted = line ?? lines;
    cells.push(quoted?.replaceAll(/\\"|""/g, '"') ?? withoutQuotes(plain.trim()));
    if (end === delimiter) continue;
    if (cells.some(Boolean) || cells.length > 1) yield cells;
    if (!end) return;
    cells = [];
  }
}

/** Those around a text in which others stand, and one that is never closed. */
function withoutQuotes(plain: string): string {
  return plain.replace(/^"(.*)"$/, '$1').replace(/^"(?=[^"]*$)/, '');
}

/**
 * A cell with what ends it: in quotes, within which one that ends no cell is meant as it stands, unless the cell has
 * several lines; or without. So a quote that is not closed spoils its own row alone.
 */
function cellBy(delimiter: string): RegExp {
  const [ends, space] = [`[\\${delimiter}\\n]|$`, `[^\\S\\${delimiter}\\n]*`];
  const line = `(?<line>(?:[^"\\n]|""|"(?!"|${space}(?:${ends}))){0,${maxQuoted}})`;
  const lines = `(?<lines>(?:[^"]|""){0,${maxQuoted}})`;
  return new RegExp(
    `(?:${space}"(?:${line}|${lines})"${space}|(?<plain>[^\\${delimiter}\\n]*))(?<end>${ends})`,
    'y',
  );
}
