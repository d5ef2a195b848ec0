import { beforeEach, expect, test } from 'vitest';
import { importBooks } from '../../../src/server/books/import.ts';
import { add, added, edit, emma, refused } from '../kit/copies.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

const isbn = '9780140449136';
const joke = { title: 'WRONG TITLE', authors: 'A vandal', isbn };
const right = { title: 'Crime and Punishment', authors: 'Fyodor Dostoevsky', isbn };
const imported = Buffer.from(`title,authors,isbn\n${right.title},${right.authors},${isbn}`);

let one: Neighbour;
let other: Neighbour;
beforeEach(async () => {
  await world.clear('copies', 'books');
  one = await neighbour(world);
  other = await neighbour(world);
});

const bookOf = async (viewer: Neighbour, id: string) =>
  (await viewer.ask('GET', `/api/copies/${id}`)).body.copy.book;
const rename = (owner: Neighbour, { id, version }: { id: string; version: number }, book: object) =>
  edit(owner, id, { version, book });
const lookUp = async (viewer: Neighbour, q: string) =>
  (await viewer.ask('GET', `/api/books?q=${encodeURIComponent(q)}`)).body;

test('who names an ISBN first names the book of nobody else', async () => {
  const first = await added(one, { book: joke });
  const { book } = await added(other, { book: right });
  expect(book).toMatchObject(right);
  expect(await bookOf(one, first.id)).toMatchObject(joke);
  const { items, match } = await lookUp(one, isbn);
  expect(items).toHaveLength(2);
  expect(match).toBeNull();
});

test('an imported book is meant by its ISBN, whatever members call it', async () => {
  await added(one, { book: joke });
  await importBooks(world.database, imported, world.now());
  const { items, match } = await lookUp(one, isbn);
  expect(items).toMatchObject([right, joke]);
  expect(match).toBe(items[0].id);
});

test('a look-up says which books stand on the own shelf', async () => {
  const copy = await added(one, { book: joke });
  expect((await lookUp(one, isbn)).owned).toEqual([copy.book.id]);
  expect((await lookUp(other, isbn)).owned).toEqual([]);
  await one.ask('DELETE', `/api/copies/${copy.id}`);
  expect((await lookUp(one, isbn)).owned).toEqual([]);
});

test('a book that nobody else has is called otherwise in its place', async () => {
  const copy = await added(one, { book: joke });
  const { status, body } = await rename(one, copy, right);
  expect([status, body.copy.book]).toEqual([200, { ...copy.book, ...right }]);
  expect(body.copy.version).toBe(copy.version + 1);
  expect((await lookUp(one, isbn)).items).toEqual([{ ...copy.book, ...right }]);
});

test.each([
  ['title', { title: 'Verbrechen und Strafe' }],
  ['authors', { authors: 'F. M. Dostoyevsky' }],
  ['language', { language: 'de' }],
])('with another %s it is another book where somebody else has it', async (_, change) => {
  const theirs = await added(other, { book: { ...right, language: 'en' } });
  const copy = await added(one, { book: { id: theirs.book.id } });
  const { body } = await rename(one, copy, { ...right, ...change });
  expect(body.copy.book).toMatchObject({ ...right, ...change });
  expect(body.copy.book.id).not.toBe(theirs.book.id);
  expect(await bookOf(other, theirs.id)).toEqual(theirs.book);
});

test('a book that was imported stays, and its namesake is found again', async () => {
  await importBooks(world.database, imported, world.now());
  const { match } = await lookUp(one, isbn);
  const copy = await added(one, { book: { id: match } });
  const renamed = await rename(one, copy, joke);
  expect(renamed.body.copy.book).toMatchObject(joke);
  const back = await rename(one, renamed.body.copy, right);
  expect(back.body.copy.book).toEqual(copy.book);
  expect((await lookUp(one, isbn)).items).toEqual([copy.book]);
});

test('where the language is said by one alone, it is the same book', async () => {
  const { book } = await added(one, { book: { ...emma, language: 'en' } });
  expect((await added(other, { book: emma })).book).toEqual(book);
  expect((await added(other, { book: { ...emma, language: 'de' } })).book.id).not.toBe(book.id);
});

test.each([
  [{ title: '\u200B', authors: '' }, 'A book needs a title.'],
  [{ title: 'Spam', authors: 'Spam' }, 'A moderator has taken this title off the exchange.'],
])('%j is refused, and changes nothing', async (book, message) => {
  const spam = await added(other, { book: { title: 'spam', authors: 'SPAM' } });
  await world.database
    .updateTable('books')
    .set({ hidden_at: world.now() })
    .where('id', '=', spam.book.id)
    .execute();
  const copy = await added(one);
  expect(await rename(one, copy, book)).toEqual(refused('book.title', message));
  expect(await bookOf(one, copy.id)).toEqual(copy.book);
  expect(await add(one, { book: { ...book, isbn } })).toEqual(refused('book.title', message));
  expect((await add(one, { book: { id: spam.book.id } })).status).toBe(404);
  expect((await lookUp(one, 'spam')).items).toEqual([]);
});
