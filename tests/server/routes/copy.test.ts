import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeAt } from '../../../src/exchange/cells.ts';
import { openBrowser } from '../browser.ts';
import { type Neighbour, neighbour } from '../neighbour.ts';
import { hour, openWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const here = placeAt({ latitude: 52.52, longitude: 13.405 }, 1);
const near = placeAt({ latitude: 52.52, longitude: 13.43 }, 1);
const house = { roof: 'gable', colour: 'brick', door: 'square' };
const isbn = '9780141439587';
const emma = { title: 'Emma', authors: 'Jane Austen' };
const unknownId = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22';
const unknown = {
  status: 404,
  body: { message: 'This book stands on no shelf.', error: true, code: 'nothing here' },
  cookies: [],
};

let one: Neighbour;
let other: Neighbour;
beforeEach(async () => {
  await world.database.deleteFrom('copies').execute();
  await world.database.deleteFrom('books').execute();
  one = await neighbour(world, here);
  other = await neighbour(world, near);
});

const add = (owner: Neighbour, payload: object = {}, key = randomUUID()) =>
  owner.ask('POST', '/api/copies', {
    headers: { 'idempotency-key': key },
    payload: { book: emma, ways: ['give'], condition: 'good', ...payload },
  });
const look = (viewer: Pick<Neighbour, 'ask'>, id: string) => viewer.ask('GET', `/api/copies/${id}`);
const edit = (owner: Neighbour, id: string, payload: object) =>
  owner.ask('PATCH', `/api/copies/${id}`, { payload });
const remove = (owner: Neighbour, id: string) => owner.ask('DELETE', `/api/copies/${id}`);

async function added(owner: Neighbour, payload: object = {}) {
  const { status, body } = await add(owner, payload);
  expect(status).toBe(201);
  return body.copy;
}

const refused = (field: string, message: string) => ({
  status: 422,
  body: { message, error: true, code: 'values refused', faults: [{ field, message }] },
  cookies: [],
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
    note: ' Torn.\n',
    state: 'offered',
    owner: { id: one.id, name: 'Member One', house },
    band: 1,
    version: 1,
    addedAt: world.now().toISOString(),
  };
  expect(body).toEqual({ copy });
  expect((await look(one, id)).body).toEqual({ copy });
  expect((await look(other, id)).body).toEqual({ copy: { ...copy, band: 2 } });
  expect((await look(openBrowser(world), id)).body).toEqual({
    copy: { ...copy, owner: null, band: null },
  });
});

test('a price is kept only where the book is for sale', async () => {
  expect(await added(one, { price: 500 })).toMatchObject({ ways: ['give'], price: null });
});

test('many calls with one key add one copy', async () => {
  const key = randomUUID();
  const [first, ...others] = await Promise.all(Array.from({ length: 50 }, () => add(one, {}, key)));
  expect(first?.status).toBe(201);
  expect(others).toEqual(Array.from({ length: 49 }, () => first));
  expect(await count('copies')).toBe(1);
  const ofOther = await add(other, {}, key);
  expect(ofOther.status).toBe(201);
  expect(ofOther.body.copy.id).not.toBe(first?.body.copy.id);
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
  ['its ISBN', { ...emma, isbn }, () => ({ title: 'Other', authors: '', isbn: '0141439580' })],
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
  const first = await added(one, { book: { title: 'Ema', authors: '', isbn } });
  await remove(one, first.id);
  const { book } = await added(one, { book: { ...emma, isbn } });
  expect(book).toEqual({ ...first.book, ...emma });
  await added(other, { book: { title: 'Spam', authors: '', isbn } });
  expect((await look(one, first.id)).status).toBe(404);
  expect((await added(one, { book: { id: book.id } })).book).toEqual(book);
});

const noIsbn = 'This is no ISBN: it has 10 or 13 digits, the last of which checks them.';
const noPrice = 'A book that is for sale needs a price.';

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
    ...unknown,
    body: { ...unknown.body, message: 'There is no such book.' },
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

test('what is sent of a copy changes, and the rest stays', async () => {
  const copy = await added(one, { ways: ['sell'], price: 500, note: 'Torn.' });
  const { id } = copy;
  const worn = { ...copy, condition: 'worn', note: '', version: 2 };
  expect(await edit(one, id, { version: 1, condition: 'worn', note: '' })).toEqual({
    status: 200,
    body: { copy: worn },
    cookies: [],
  });
  const given = { ...worn, ways: ['give'], price: null, state: 'aside', version: 3 };
  const change = { version: 2, ways: ['give'], state: 'aside' };
  expect((await edit(one, id, change)).body).toEqual({ copy: given });
  expect(await edit(one, id, { version: 3, ways: ['sell'] })).toEqual(refused('price', noPrice));
  expect((await edit(one, id, { version: 3 })).body).toEqual({ copy: { ...given, version: 4 } });
  expect((await look(one, id)).body).toEqual({ copy: { ...given, version: 4 } });
});

test('of many changes at the same time one is made, and the others learn of it', async () => {
  const { id } = await added(one);
  const changes = Array.from({ length: 20 }, (_, index) =>
    edit(one, id, { version: 1, note: `${index}` }),
  );
  const answers = await Promise.all(changes);
  const [made, ...more] = answers.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  const stale = {
    status: 409,
    body: {
      message: 'Another device has changed this book. Look at it and save again.',
      error: true,
      code: 'version stale',
      current: made?.body.copy,
    },
    cookies: [],
  };
  expect(answers.filter(answer => answer !== made)).toEqual(
    Array.from({ length: 19 }, () => stale),
  );
});

test('of a change and a removal at the same time neither is lost', async () => {
  const copies = await Promise.all(Array.from({ length: 8 }, () => added(one)));
  const answers = copies.map(({ id }) =>
    Promise.all([edit(one, id, { version: 1, note: 'Torn.' }), remove(one, id)]),
  );
  for (const [changed, removed] of await Promise.all(answers)) {
    const { state, version, note } = removed.body.copy;
    const expected =
      changed.status === 200 ? { version: 3, note: 'Torn.' } : { version: 2, note: '' };
    expect({ state, version, note }).toEqual({ state: 'gone', ...expected });
  }
});

test('a copy that was taken from the shelf can be brought back for a day', async () => {
  const copy = await added(one);
  const gone = { status: 200, body: { copy: { ...copy, state: 'gone', version: 2 } }, cookies: [] };
  const twice = await Promise.all([remove(one, copy.id), remove(one, copy.id)]);
  expect(twice).toEqual([gone, gone]);
  expect(await look(one, copy.id)).toEqual(unknown);
  world.pass(24 * hour - 1);
  const back = { ...copy, state: 'aside', version: 3 };
  const { body } = await edit(one, copy.id, { version: 2, state: 'aside' });
  expect(body).toEqual({ copy: back });
  await remove(one, copy.id);
  world.pass(24 * hour);
  expect(await edit(one, copy.id, { version: 4, state: 'offered' })).toEqual(unknown);
  expect(await remove(one, copy.id)).toEqual(unknown);
});

test('a member who moves takes the shelf along, also while a copy is added', async () => {
  const { id } = await added(one);
  const place = { cell: near.cell, span: 1 };
  await Promise.all([
    one.ask('PATCH', '/api/user/profile', { payload: { version: 0, place } }),
    ...Array.from({ length: 5 }, () => add(one)),
  ]);
  const copies = await world.database.selectFrom('copies').select('cell').execute();
  expect(copies).toEqual(Array.from({ length: 6 }, () => ({ cell: near.cell })));
  expect((await look(other, id)).body.copy.band).toBe(1);
});

const block = (blocker_id: string, blocked_id: string) =>
  world.database
    .insertInto('blocks')
    .values({ blocker_id, blocked_id, created_at: world.now() })
    .execute();
const change = (columns: { suspended_at?: Date; email_verified_at?: null }) =>
  world.database.updateTable('members').set(columns).where('id', '=', other.id).execute();

test.each<[string, (id: string) => Promise<unknown>]>([
  ['that is set aside', id => edit(other, id, { version: 1, state: 'aside' })],
  ['that is gone', id => remove(other, id)],
  ['of one who is suspended', () => change({ suspended_at: new Date() })],
  ['of one who has not confirmed the address', () => change({ email_verified_at: null })],
  ['of one who has blocked the caller', () => block(other.id, one.id)],
  ['of one whom the caller has blocked', () => block(one.id, other.id)],
])('a copy %s is, byte for byte, one that does not exist', async (_, hide) => {
  const { id } = await added(other);
  const raw = async (url: string) => {
    const cookie = [...one.cookies].map(pair => pair.join('=')).join('; ');
    const { statusCode, headers, payload } = await world.app.inject({ url, headers: { cookie } });
    return { statusCode, headers: { ...headers, date: '' }, payload };
  };
  expect((await look(one, id)).status).toBe(200);
  await hide(id);
  expect(await raw(`/api/copies/${id}`)).toEqual(await raw(`/api/copies/${unknownId}`));
  expect(await look(one, id)).toEqual(unknown);
});

test('a copy is changed by its owner alone, and half an id is that of no copy', async () => {
  const copy = await added(other);
  for (const id of [copy.id, unknownId]) {
    expect(await edit(one, id, { version: 1, state: 'aside' })).toEqual(unknown);
    expect(await remove(one, id)).toEqual(unknown);
  }
  expect((await look(other, copy.id)).body).toEqual({ copy });
  expect(await look(one, copy.id.slice(0, 9))).toEqual(unknown);
});
