import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importBooks } from '../../../src/server/books/import.ts';
import { openWorld, type World } from '../kit/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  await world.database.deleteFrom('books').execute();
});
afterAll(() => world.close());

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
  expect(counts).toEqual({ rows: 6, stored: 5, withoutTitle: 1, withoutIsbn: 3 });
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

test('other names of columns are known, and a title alone is enough', async () => {
  await take('isbn13,isbn,title,author,year,language', '9780141439587,,Emma,Jane Austen,1815,en');
  await take('title', 'Persuasion');
  expect((await stored()).map(({ isbn, title, authors }) => [isbn, title, authors])).toEqual([
    ['9780141439587', 'Emma', 'Jane Austen'],
    [null, 'Persuasion', ''],
  ]);
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

test.each([
  ['another text', Buffer.from('Dear diary'), "It has no column 'title'."],
  ['nothing', Buffer.from(''), "It has no column 'title'."],
  [
    'a line that is cut off',
    Buffer.from('title,authors\nEmma,\nPersuasion'),
    'It is no CSV: Invalid Record Length: expect 2, got 1 on line 3.',
  ],
  [
    'an open quotation mark',
    Buffer.from('title\n"Emma'),
    'It is no CSV: Quote Not Closed: the parsing is finished with an opening quote at line 2.',
  ],
  ['another encoding', Buffer.from('title\nÄrger', 'latin1'), 'It is no text in UTF-8.'],
])('a table with %s is refused, and stores nothing', async (_, table, message) => {
  await expect(importBooks(world.database, table, world.now())).rejects.toThrow(message);
  expect(await stored()).toEqual([]);
});
