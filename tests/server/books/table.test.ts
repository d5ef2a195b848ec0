import { array, assert, boolean, constantFrom, property, string, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { readTable, TableFault } from '../../../src/server/books/table.ts';

const known = ['title', 'authors', 'isbn'];
const header = ['Title', 'Author(s)', 'Notes'];
const columns = ['title', 'authors', 'notes'];

/** The bytes of a text, as programs store it. */
const encodings = {
  'UTF-8': text => Buffer.from(text),
  'UTF-8 with its mark': text => Buffer.from(`\uFEFF${text}`),
  'UTF-16, little end first': text => Buffer.from(text, 'utf16le'),
  'UTF-16 with its mark': text => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16, big end first': text => Buffer.from(text, 'utf16le').swap16(),
  'UTF-16, big end first, with its mark': text => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
} satisfies Record<string, (text: string) => Buffer>;

const encoding = constantFrom(...Object.values(encodings));
const delimiter = constantFrom(',', ';', '\t', '|');
const end = constantFrom('\n', '\r\n', '\r');
const cell = string({ unit: 'grapheme' }).map(text => text.replaceAll(/[\0\r\uFEFF]/g, '').trim());
const row = array(cell, { minLength: 3, maxLength: 3 });

function written(cells: string[], delimiter: string, isQuoted: boolean): string {
  const quote = (text: string) =>
    isQuoted || /[,;|\t\n"]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return cells.map(quote).join(delimiter);
}

test('a table is read as a program has written it', () => {
  assert(
    property(encoding, delimiter, end, boolean(), boolean(), array(row), (...all) => {
      const [encode, delimiter, end, isQuoted, isSaid, rows] = all;
      const lines = [header, ...rows].map(cells => written(cells, delimiter, isQuoted));
      const text = [...(isSaid ? [`sep=${delimiter}`] : []), ...lines, ''].join(end);
      const meant = rows.map(cells => cells.map(text => text.replaceAll('\\"', '"')));
      expect(readTable(encode(text), known)).toEqual({ columns, rows: meant, ragged: 0 });
    }),
  );
});

test('a quote that is not closed, or a cell too many or too few, spoils its own row alone', () => {
  const plain = stringMatching(/^\w[\w ]*\w$/);
  const spoiled = constantFrom('"Emma,Jane,', '"Emma" by,Jane,', 'Emma,"', 'Emma', 'Emma,,,Jane');
  const good = array(plain, { minLength: 3, maxLength: 3 });
  assert(
    property(array(good), spoiled, array(good), boolean(), (before, spoiled, after, isQuoted) => {
      const lines = [header, ...before].map(cells => written(cells, ',', isQuoted));
      const rest = after.map(cells => written(cells, ',', isQuoted));
      const table = Buffer.from([...lines, spoiled, ...rest].join('\n'));
      const { rows, ragged } = readTable(table, known);
      expect(rows.toSpliced(before.length, 1)).toEqual([...before, ...after]);
      expect(rows[before.length]?.[0]).toMatch(/^"?Emma/);
      expect(ragged).toBe(spoiled.split(',').length === 3 ? 0 : 1);
    }),
  );
});

test.each([
  ['title', 'Emma "the best", or "not"', ['Emma "the best", or "not"']],
  ['title', '"Emma "the best""', ['Emma "the best"']],
  ['title', '"Emma \\"the best\\" of all"', ['Emma "the best" of all']],
  ['title\tisbn', '  Emma \t="0141439580"', ['Emma', '="0141439580"']],
  ['title,isbn', ' "Emma, again" , 1 ', ['Emma, again', '1']],
  ['title,isbn', '"Emma,\nagain",1', ['Emma,\nagain', '1']],
  ['title;authors, if known', 'Emma;Austen, Jane', ['Emma', 'Austen, Jane']],
  ['"sep=:"\nname:isbn', 'Emma:1', ['Emma', '1']],
])('under %j, %j is read as %j', (header, line, cells) => {
  const { rows } = readTable(Buffer.from(`${header}\n${line}`), known);
  expect(rows[0]?.slice(0, cells.length)).toEqual(cells);
});

test('what is not UTF-8 is windows-1252, line by line', () => {
  const lines = [Buffer.from('Titel\nÄrger\n'), Buffer.from('d\x92\xC4rger \x80', 'latin1')];
  const { rows } = readTable(Buffer.concat(lines), known);
  expect(rows).toEqual([['Ärger'], ['d’Ärger €']]);
});

test.each([
  ['a spreadsheet', Buffer.from('PK\x03\x04\x14\0\x06\0', 'latin1')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])],
])('%s is no text', (_, bytes) => {
  expect(() => readTable(bytes, known)).toThrow(
    new TableFault('It is no text: save the table as CSV.'),
  );
});
