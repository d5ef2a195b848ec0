import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesIn } from '../../../src/flows/shelf/lines.ts';

const momo = ['Momo', 'Michael Ende'];
const isbn = '978-3-522-20255-8';
const read = (text: string) => linesIn(text).map(({ title, authors }) => [title, authors]);

test.each([
  ['Momo', 'Momo', ''],
  ['Michael Ende, Momo', 'Michael Ende, Momo', ''],
  ['Momo, Michael Ende', ...momo],
  ['Momo – Michael Ende', ...momo],
  ['Momo - Michael Ende', ...momo],
  ['Momo — Michael Ende', ...momo],
  ['Momo (Michael Ende)', ...momo],
  ['Momo [Michael Ende]', ...momo],
  ['Momo / Michael Ende', ...momo],
  ['Momo; Michael Ende', ...momo],
  ['Momo by Michael Ende', ...momo],
  ['Momo (Ende, Michael)', ...momo],
  ['Ende, Michael: Momo', ...momo],
  ['Ende, Michael - Momo', ...momo],
  ['Ende, Michael; Momo', ...momo],
  ['Tolkien, J. R. R.: Der Hobbit', 'Der Hobbit', 'J. R. R. Tolkien'],
  ['J.R.R. Tolkien: Der Hobbit', 'Der Hobbit', 'J.R.R. Tolkien'],
  ['Le Guin, Ursula K.: The Dispossessed', 'The Dispossessed', 'Ursula K. Le Guin'],
  ['Goethe, Johann Wolfgang von: Faust', 'Faust', 'Johann Wolfgang von Goethe'],
  ['García Márquez, Gabriel: Momo', 'Momo', 'Gabriel García Márquez'],
  ['Momo, von Michael Ende', ...momo],
  ['Momo, by Michael Ende', ...momo],
  ['Momo (Michael Ende, 1973)', ...momo],
  ['**Momo** by Michael Ende', ...momo],
  ['_Momo_ – Michael Ende', ...momo],
  ['E. T. A. Hoffmann – Der Sandmann', 'Der Sandmann', 'E. T. A. Hoffmann'],
  ['Good Omens, Terry Pratchett, Neil Gaiman', 'Good Omens', 'Terry Pratchett, Neil Gaiman'],
  [
    'Good Omens by Terry Pratchett and Neil Gaiman',
    'Good Omens',
    'Terry Pratchett and Neil Gaiman',
  ],
  ['Eats, Shoots, Lynne Truss', 'Eats, Shoots', 'Lynne Truss'],
  [
    'The Lord of the Rings: The Two Towers (J. R. R. Tolkien)',
    'The Lord of the Rings: The Two Towers',
    'J. R. R. Tolkien',
  ],
  ['Stolz und Vorurteil / Jane Austen', 'Stolz und Vorurteil', 'Jane Austen'],
  ['Kabale und Liebe, Friedrich von Schiller', 'Kabale und Liebe', 'Friedrich von Schiller'],
  ['The Cat in the Hat, Dr. Seuss', 'The Cat in the Hat', 'Dr. Seuss'],
  ['Unheard of, A Neighbour', 'Unheard of', 'A Neighbour'],
  ['Pippi Langstrumpf; Astrid Lindgren', 'Pippi Langstrumpf', 'Astrid Lindgren'],
  ['1. Momo', 'Momo', ''],
  ['1) Momo', 'Momo', ''],
  ['12) Momo', 'Momo', ''],
  ['(1) Momo', 'Momo', ''],
  ['- Momo', 'Momo', ''],
  ['– Momo', 'Momo', ''],
  ['• Momo', 'Momo', ''],
  ['•Momo', 'Momo', ''],
  ['* Momo', 'Momo', ''],
  ['[x] Momo', 'Momo', ''],
  ['- [ ] Momo', 'Momo', ''],
  ['☐ Momo', 'Momo', ''],
  ['> 1. Momo by Michael Ende', ...momo],
  ['• „Momo“ von Michael Ende', ...momo],
  ['* "Momo" by Michael Ende', ...momo],
  ['“Momo”, Michael Ende', ...momo],
  ['»Momo« (Michael Ende)', ...momo],
  ['Michael Ende: „Momo“', ...momo],
  ['„Faust“ von Goethe', 'Faust', 'Goethe'],
  ['«Momo»', 'Momo', ''],
  ['„Momo“', 'Momo', ''],
  ["'Momo'", 'Momo', ''],
  ['Momo\tMichael Ende', ...momo],
  ['Momo\tEnde, Michael', ...momo],
  ['Ende, Michael\tMomo', ...momo],
  ['1\tMomo\tMichael Ende', ...momo],
  ['| Momo | Michael Ende |', ...momo],
  ['1984\tGeorge Orwell', '1984', 'George Orwell'],
])('%j says what the book is called, and by whom it is', (line, title, authors) => {
  expect(linesIn(line)).toMatchObject([
    { text: line, title, authors, queries: [`${title} ${authors}`.trim()] },
  ]);
});

test.each([
  'Stand by Me Tonight',
  'Stand by Me',
  'Step by Step',
  'Side by Side',
  '1984',
  '4 Blondes',
  '2001: A Space Odyssey',
  '24. Dezember',
  'Star Wars: A New Hope',
  'Harry Potter (Band 3)',
  'Emma (Penguin Classics)',
  'Emma (1815)',
  'Der Graf von Monte Cristo',
  'Die Säulen der Erde – Historischer Roman',
  'Dune – Der Wüstenplanet',
  'Paris – Ein Fest fürs Leben',
  'The Lion, the Witch and the Wardrobe',
  'Eats, Shoots & Leaves',
  'Goodbye, Mr. Chips',
  'Dr. Jekyll / Mr. Hyde',
  'Beautiful Boy, A Memoir',
  'Time – A Brief History',
  'Frankenstein; or, The Modern Prometheus',
  'J. K. Rowling, Harry Potter',
  'Guns, Germs, and Steel',
  'Either/Or',
  'Fahrenheit 451',
  'Catch-22',
  "'Salem's Lot",
  "'Tis Pity She's a Whore",
  '"A" Is for Alibi',
  '"Surely You\'re Joking, Mr. Feynman!" Adventures',
  '… trotzdem Ja zum Leben sagen',
  '¿Quién?',
  '*69',
  '-ness',
  'Jane Eyre – Charlotte Brontë',
  'Michael Ende: Momo',
])('%j is a title as long as no known book decides', line => {
  const [{ title, authors, queries } = { title: '', authors: '', queries: [] }] = linesIn(line);
  expect([title, authors, queries[0]]).toEqual([line, '', line]);
});

test.each([
  ['Der Graf von Monte Cristo', 'Der Graf Monte Cristo'],
  ['The Odyssey by Homer', 'The Odyssey Homer'],
  ['Momo von Ende', 'Momo Ende'],
  ['7. Momo', 'Momo'],
  ['7. Momo von Ende', 'Momo von Ende', '7. Momo Ende', 'Momo Ende'],
])('%j may mean something else, which is looked up, too', (line, ...others) => {
  const [read] = linesIn(line);
  expect(read).toMatchObject({ title: line, authors: '' });
  expect(read?.queries.toSorted()).toEqual([line, ...others].toSorted());
});

test.each([
  [`9783522202558 Momo`, '9783522202558', 'Momo', ''],
  [`Momo ISBN ${isbn}`, `ISBN ${isbn}`, 'Momo', ''],
  [`Momo (ISBN: ${isbn})`, `ISBN: ${isbn}`, 'Momo', ''],
  [`Momo (Michael Ende), ${isbn}`, isbn, ...momo],
  [`1. ${isbn} – Momo by Michael Ende`, isbn, ...momo],
  ['Momo\tMichael Ende\t9783522202558', '9783522202558', ...momo],
  ['9783522202558\tMomo\tMichael Ende', '9783522202558', ...momo],
  ['9783522202558;Momo', '9783522202558', 'Momo', ''],
  ['Momo 352220255X', '', 'Momo 352220255X', ''],
  // A wrong digit is told.
  ['9783522202559 Momo', '9783522202559', 'Momo', ''],
])('%j has an ISBN, which is looked up first', (line, number, title, authors) => {
  const queries = [number, `${title} ${authors}`.trim()].filter(Boolean);
  expect(linesIn(line)).toMatchObject([{ isbn: number, title, authors, queries }]);
});

test.each([[isbn], ['ISBN 3-522-20255-8'], [`- ${isbn}`]])('%j is an ISBN alone', line => {
  expect(linesIn(line)).toMatchObject([{ title: '', authors: '', isbn: line.replace('- ', '') }]);
});

describe('of several lines', () => {
  test.each([
    ['Title\tAuthor\nMomo\tMichael Ende', [momo]],
    ['Autor\tTitel\nMichael Ende\tMomo\nEnde, Michael\tMomo', [momo, momo]],
    ['Titel;Autor;ISBN\nMomo;Michael Ende;9783522202558', [momo]],
    ['| Author | Year | Title |\n| Michael Ende | 1973 | Momo |', [momo]],
    [
      '1. Emma\n2. Momo',
      [
        ['Emma', ''],
        ['Momo', ''],
      ],
    ],
    [
      '7. Emma\n8. Momo',
      [
        ['Emma', ''],
        ['Momo', ''],
      ],
    ],
    ['1 Emma\n2 Momo, Michael Ende\n3 4 Blondes', [['Emma', ''], momo, ['4 Blondes', '']]],
    [
      '4 Blondes\n7 Years',
      [
        ['4 Blondes', ''],
        ['7 Years', ''],
      ],
    ],
    [
      'Emma\n2. Weltkrieg',
      [
        ['Emma', ''],
        ['2. Weltkrieg', ''],
      ],
    ],
    ['| Title | Author |\n|---|---|\n| Momo | Michael Ende |', [momo]],
    ['Title', [['Title', '']]],
    ['\n \n', []],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

test('whatever is typed, nothing is made up, and every line is looked up', () => {
  const signs = `Momo|Michael Ende|Ende, Michael|1.|2)|-|•|[x]|„|“|"|(|)| by | von |: | / |; |, | – |ISBN`;
  const piece = constantFrom(...signs.split('|'), '|', '\t', '\n', isbn, '9783522202559');
  const text = array(
    constantFrom(true, false).chain(isPiece => (isPiece ? piece : string({ maxLength: 5 }))),
  );
  const wordsIn = (one: string) => one.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  assert(
    property(text, pieces => {
      for (const line of linesIn(pieces.join(''))) {
        const words = new Set(wordsIn(line.text));
        const said = [line.title, line.authors, line.isbn, ...line.queries].flatMap(wordsIn);
        expect(said.filter(word => !words.has(word))).toEqual([]);
        expect(line.queries.filter(query => query.trim() === '' || query.length > 300)).toEqual([]);
        expect(line.queries.length).toBeGreaterThan(0);
      }
    }),
  );
});
