import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { placeAt } from '../../../src/exchange/cells.ts';
import { openBrowser } from '../kit/browser.ts';
import { add, added, edit, emma, keyKnown, look, noPrice, refused, remove } from '../kit/copies.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

const here = placeAt({ latitude: 52.52, longitude: 13.405 }, 1);
const near = placeAt({ latitude: 52.52, longitude: 13.43 }, 1);
const house = { roof: 'gable', colour: 'brick', door: 'square' };
const isbn = '9780141439587';
const unknownId = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22';

let one: Neighbour;
let other: Neighbour;
beforeEach(async () => {
  await world.clear('copies', 'books');
  one = await neighbour(world, here);
  other = await neighbour(world, near);
});

const count = async (table: 'books' | 'copies') =>
  (await world.database.selectFrom(table).select('id').execute()).length;

test('a copy of a book that was unknown stands on the shelf, with all that was said', async () => {
  const book = { title: ' Emma\n\t(1815) ', authors: '  Jane  Austen', language: 'en', year: 1815 };
  const ways = ['swap', 'sell', 'swap'];
  const { status, body } = await add(one, {
    book: { ...book, isbn: '0-14-143958-0' },
    ways,
    price: 500,
    note: ' Torn.\n',
  });
  expect(status).toBe(201);
  const { id } = body.copy;
  const copy = {
    id,
    book: {
      id: expect.any(String),
      title: 'Emma (1815)',
      authors: 'Jane Austen',
      language: 'en',
      year: 1815,
      isbn,
    },
    ways: ['sell', 'swap'],
    price: 500,
    condition: 'good',
    note: 'Torn.',
    state: 'offered',
    owner: { id: one.id, name: 'Member One', house },
    band: 1,
    version: 1,
    addedAt: world.now().toISOString(),
  };
  expect(body).toEqual({ copy });
  expect((await look(one, id)).body).toEqual({ copy, requestId: null });
  expect((await look(other, id)).body).toEqual({
    copy: { ...copy, band: 2 },
    requestId: null,
  });
  expect((await look(openBrowser(world), id)).body).toEqual({
    copy: { ...copy, note: '', owner: null, band: null },
    requestId: null,
  });
});

test('a price is kept only where the book is for sale', async () => {
  expect(await added(one, { price: 500 })).toMatchObject({ ways: ['give'], price: null });
});

test('many calls with one key add one copy', async () => {
  const key = randomUUID();
  const [first, ...others] = await Promise.all(Array.from({ length: 30 }, () => add(one, {}, key)));
  expect(first?.status).toBe(201);
  expect(others).toEqual(Array.from({ length: 29 }, () => first));
  expect(await count('copies')).toBe(1);
  const ofOther = await add(other, {}, key);
  expect(ofOther.status).toBe(201);
  expect(ofOther.body.copy.id).not.toBe(first?.body.copy.id);
});

test('a key with another body is refused, and with the same in another order it is a repeat', async () => {
  const key = randomUUID();
  const first = await add(one, { ways: ['sell'], price: 500 }, key);
  const book = { authors: emma.authors, title: emma.title };
  const again = await one.ask('POST', '/api/copies', {
    headers: { 'idempotency-key': key },
    payload: { condition: 'good', price: 500, ways: ['sell'], book },
  });
  expect([first.status, again]).toEqual([201, first]);
  for (const change of [{ price: 501 }, { note: '' }, { book: { ...book, title: 'Persuasion' } }]) {
    expect(await add(one, { ways: ['sell'], price: 500, ...change }, key)).toEqual(keyKnown);
  }
  expect(await count('copies')).toBe(1);
});

test('a key from before digests were kept is a repeat, whatever comes with it', async () => {
  const key = randomUUID();
  const first = await add(one, {}, key);
  await world.database.updateTable('copies').set({ digest: null }).execute();
  expect(await add(one, { condition: 'worn' }, key)).toEqual(first);
});

test('a key in the body is none', async () => {
  const payload = {
    book: emma,
    ways: ['give'],
    condition: 'good',
    'Idempotency-Key': randomUUID(),
  };
  expect((await one.ask('POST', '/api/copies', { payload })).status).toBe(400);
  const key = randomUUID();
  const both = () =>
    one.ask('POST', '/api/copies', { headers: { 'idempotency-key': key }, payload });
  const first = await both();
  payload['Idempotency-Key'] = randomUUID();
  expect([first.status, await both()]).toEqual([201, first]);
});

test('many who add an unknown book at the same time make one', async () => {
  const many = await Promise.all(Array.from({ length: 8 }, () => neighbour(world)));
  for (const book of [emma, { ...emma, isbn }]) {
    const copies = await Promise.all(many.map(owner => added(owner, { book })));
    expect(new Set(copies.map(copy => copy.book.id)).size).toBe(1);
  }
  expect(await count('books')).toBe(2);
});

test.each([
  ['its id', emma, (book: object) => ({ id: Reflect.get(book, 'id') })],
  ['its ISBN, title and authors', { ...emma, isbn }, () => ({ ...emma, isbn: '0141439580' })],
  ['title and authors in other letters', emma, () => ({ title: 'ÉMMA!', authors: 'jane austen' })],
])('a book is known by %s', async (_, first, again) => {
  const { book } = await added(one, { book: first });
  expect((await added(other, { book: again(book) })).book).toEqual(book);
});

test('titles without a letter are kept apart', async () => {
  const titles = ['!!!', '???', '!!!'];
  const copies = [];
  for (const title of titles) copies.push(await add(one, { book: { title, authors: '' } }));
  const books = copies.map(({ body }) => body.copy.book);
  expect(books.map(({ title }) => title)).toEqual(titles);
  expect(books.map(({ id }) => id === books[0].id)).toEqual([true, false, true]);
});

test('a book that was taken back is described anew, and one that stands on a shelf is not', async () => {
  const first = await added(one, { book: { title: 'EMMA', authors: 'jane austen', isbn } });
  await remove(one, first.id);
  const { book } = await added(one, { book: { ...emma, isbn } });
  expect(book).toEqual({ ...first.book, ...emma });
  await added(other, { book: { title: 'emma!', authors: 'JANE AUSTEN', isbn } });
  expect((await look(one, first.id)).status).toBe(404);
  expect((await added(one, { book: { id: book.id } })).book).toEqual(book);
});

const noIsbn = 'That isn’t a valid ISBN. Check the digits.';

test.each([
  ['a wrong check digit', { book: { ...emma, isbn: '0141439588' } }, 'book.isbn', noIsbn],
  ['no price', { ways: ['sell', 'give'], price: null }, 'price', noPrice],
  [
    'a title that shows nothing',
    { book: { title: '\u200B\u0001', authors: '' } },
    'book.title',
    'A book needs a title.',
  ],
])('%s is refused', async (_, payload, field, message) => {
  expect(await add(one, payload)).toEqual(refused(field, message));
  expect(await count('books')).toBe(0);
});

test.each([
  ['no way', { ways: [] }],
  ['another way', { ways: ['lend'] }],
  ['half a cent', { ways: ['sell'], price: 0.5 }],
  ['half an id', { book: { id: unknownId.slice(0, 9) } }],
  [
    'a title that is no text, with the id of a book',
    { book: { id: unknownId, title: 1, authors: '' } },
  ],
])('%s is malformed', async (_, payload) => {
  expect((await add(one, payload)).status).toBe(400);
});

test('the id of no book is unknown', async () => {
  expect(await add(one, { book: { id: unknownId } })).toEqual({
    status: 404,
    body: { message: 'We can’t find this book.', error: true, code: 'nothing here' },
    cookies: [],
  });
});

test('a shelf has room for 5,000 copies, those that are gone not counted', async () => {
  const { database, now } = world;
  const { book, id } = await added(one);
  await remove(one, id);
  const rows = Array.from({ length: 5000 }, () => ({
    id: randomUUID(),
    key: randomUUID(),
    owner_id: one.id,
    book_id: book.id,
    ways: ['give' as const],
    condition: 'good' as const,
    note: '',
    state: 'aside' as const,
    version: 1,
    created_at: now(),
    changed_at: now(),
  }));
  await database.insertInto('copies').values(rows.slice(0, 2500)).execute();
  await database.insertInto('copies').values(rows.slice(2501)).execute();
  const last = await added(one);
  const full = refused('book', 'Your shelf is full: it has room for 5,000 books.');
  expect(await add(one)).toEqual(full);
  expect(await edit(one, id, { version: 2, state: 'offered' })).toEqual(full);
  await remove(one, last.id);
  expect((await edit(one, id, { version: 2, state: 'offered' })).status).toBe(200);
});
