import { beforeEach, expect, test } from 'vitest';
import { importBooks } from '../../../src/server/books/import.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();
beforeEach(async () => {
  await world.clear('books');
});

const header = 'ISBN,authors,original_publication_year,Title,language_code';

function take(...lines: string[]) {
  return importBooks(world.database, Buffer.from(lines.join('\r\n')), world.now());
}

function stored() {
  return world.database
    .selectFrom('books')
    .select(['isbn', 'title', 'authors', 'year', 'language', 'is_imported'])
    .orderBy('title')
    .execute();
}

test('a table of a spreadsheet is read as it was meant', async () => {
  const counts = await take(
    `\uFEFF${header}`,
    '439023483,Suzanne Collins,2008.0,"The Hunger Games (The Hunger Games, #1)",eng',
    '9780141439587,"Jane  Austen ",1815,Emma,en-US',
    '0141439588,Homer,-750.0,The Odyssey (Greek),ger',
    ',,,(1),',
    ',Anna,1999,,en',
    ',Лев Толстой,c. 1869,Война и мир,Russian',
  );
  expect(counts).toEqual({ rows: 6, ragged: 0, stored: 5, withoutTitle: 1, withoutIsbn: 3 });
  const book = { is_imported: true, isbn: null, authors: '', year: null, language: null };
  expect(await stored()).toEqual([
    { ...book, title: '(1)' },
    {
      ...book,
      isbn: '9780141439587',
      title: 'Emma',
      authors: 'Jane Austen',
      year: 1815,
      language: 'en',
    },
    {
      ...book,
      isbn: '9780439023481',
      title: 'The Hunger Games',
      authors: 'Suzanne Collins',
      year: 2008,
      language: 'en',
    },
    { ...book, title: 'The Odyssey (Greek)', authors: 'Homer', year: -750, language: 'de' },
    { ...book, title: 'Война и мир', authors: 'Лев Толстой' },
  ]);
});

test.each([
  [
    'Goodreads',
    'Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,Year Published,Original Publication Year',
    '1,Emma,Jane Austen,"Austen, Jane",Ann Other,"=""0141439580""","=""9780141439587""",2003,1815',
  ],
  [
    'Goodreads, without a first year',
    'Title,Author,ISBN,Year Published,Original Publication Year',
    'Emma,Jane Austen,="0141439580",1815,',
  ],
  [
    'LibraryThing',
    'Title\tPrimary Author\tPublication\tDate\tISBN\tISBNs\tLanguages',
    'Emma\tJane Austen\tPenguin (2003)\t1815\t[0141439580]\t0141439580, 9780141439587\t',
  ],
  [
    'Calibre',
    'author_sort,authors,identifiers,isbn,languages,pubdate,title',
    '"Austen, Jane","Jane Austen","goodreads:6969,isbn:9780141439587",,,1815-12-23T00:00:00+00:00,Emma',
  ],
  ['StoryGraph', 'Title,Authors,Contributors,ISBN/UID', 'Emma,Jane Austen,,9780141439587'],
  [
    'Book-Crossing',
    '"ISBN";"Book-Title";"Book-Author";"Year-Of-Publication"',
    '"0141439580";"Emma";"Jane Austen";"1815"',
  ],
  [
    'a German one',
    'Titel;Verfasser;ISBN-13;Erscheinungsjahr',
    'Emma;Jane Austen;978-0-14-143958-7;1815',
  ],
  [
    'an English one',
    'Full title|AUTHOR(S)|ISBN-10|Date published',
    'Emma|Jane Austen|0-14-143958-0|23/12/1815',
  ],
])('the columns of %s are known', async (_, names, line) => {
  await take(names, line);
  const [book] = await stored();
  const { isbn, title, authors, year } = book ?? {};
  expect([isbn, title, authors]).toEqual(['9780141439587', 'Emma', 'Jane Austen']);
  expect(year).toBe(/year|jahr|date/i.test(names) ? 1815 : null);
});

test.each([
  ['2008', 2008],
  ['2008-05-01', 2008],
  ['2008/05', 2008],
  ['1/5/2008', 2008],
  ['01.05.2008', 2008],
  ['May 2008', 2008],
  ['May 1, 2008', 2008],
  ['1 mai 2008', 2008],
  ['0101-01-01T00:00:00+00:00', null],
  ['12345', null],
  ['20080501', null],
  ['soon', null],
])('the year of %j is %j', async (date, year) => {
  await take('title,date', `Emma,"${date}"`);
  expect((await stored()).map(book => book.year)).toEqual([year]);
});

test('a title alone is enough, and what is longer than a title may be is cut', async () => {
  const long = 'Emma '.repeat(400_000);
  await take('title', 'Persuasion', long);
  const [emma, persuasion] = (await stored()).map(({ title }) => title);
  expect([emma, persuasion]).toEqual([long.slice(0, 299), 'Persuasion']);
});

test('what is known stays as it is, and is kept from now on', async () => {
  const lines = [',Jane Austen,,Persuasion,', '9780141439587,Jane Austen,,Emma,'];
  await take(header, ...lines);
  await world.database.updateTable('books').set({ is_imported: false }).execute();
  const again = [
    ',JANE AUSTEN,1817,persuasion,en',
    '0141439580,JANE AUSTEN,1815,EMMA,en',
    ...lines,
  ];
  expect(await take(header, ...again, ',,,Emma,')).toMatchObject({ rows: 5, stored: 1 });
  const books = await stored();
  expect(books.map(({ isbn, title, year }) => [isbn, title, year])).toEqual([
    ['9780141439587', 'Emma', null],
    [null, 'Emma', null],
    [null, 'Persuasion', null],
  ]);
  expect(books.every(book => book.is_imported)).toBe(true);
});

test('rows with too few or too many cells are counted, and taken as they are', async () => {
  const lines = ['Emma,Jane Austen', 'Persuasion', 'Evelina,Fanny,Burney', '"Belinda,Maria'];
  expect(await take('title,authors', ...lines)).toMatchObject({ rows: 4, ragged: 2, stored: 4 });
  expect((await stored()).map(({ title, authors }) => `${title}/${authors}`)).toEqual([
    'Belinda/Maria',
    'Emma/Jane Austen',
    'Evelina/Fanny',
    'Persuasion/',
  ]);
});

test.each([
  ['another text', 'Dear diary', "It has no column 'title'."],
  ['nothing', '', "It has no column 'title'."],
  ['a spreadsheet', 'PK\x03\x04\0', 'It is no text: save the table as CSV.'],
])('a table with %s is refused, and stores nothing', async (_, table, message) => {
  await expect(take(table)).rejects.toThrow(message);
  expect(await stored()).toEqual([]);
});
