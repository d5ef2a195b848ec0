import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { added, edit } from '../kit/copies.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { acted, asked } from '../kit/requests.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

const unknownId = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19';
const unknown = {
  status: 404,
  body: { message: 'We can’t find this neighbour.', error: true, code: 'nothing here' },
  cookies: [],
};

let one: Neighbour;
let other: Neighbour;
beforeEach(async () => {
  await world.clear('copies', 'books');
  one = await neighbour(world);
  other = await neighbour(world);
});

/** Puts a book on a shelf, a minute after the last one. */
function put(title: string, authors = '', more: object = {}, owner = one) {
  world.pass(60_000);
  return added(owner, { book: { title, authors, ...more } });
}

const setAside = (id: string) => edit(one, id, { version: 1, state: 'aside' });

const look = (viewer: Neighbour, query: Record<string, string> = {}, id = one.id) =>
  viewer.ask('GET', `/api/members/${id}/copies?${new URLSearchParams(query)}`);

async function titles(viewer: Neighbour, query?: Record<string, string>) {
  const { status, body } = await look(viewer, query);
  expect(status).toBe(200);
  const items: { book: { title: string } }[] = body.items;
  return items.map(({ book }) => book.title);
}

test('a member sees the own shelf with what is set aside, and others see what is offered', async () => {
  const [emma, , gone] = [await put('Emma'), await put('Persuasion'), await put('Lady Susan')];
  const { body } = await setAside(emma.id);
  await one.ask('DELETE', `/api/copies/${gone.id}`);
  const seen = await look(one);
  expect(seen).toMatchObject({ status: 200, cookies: [] });
  expect(seen.body).toMatchObject({ items: [{}, body.copy], next: null });
  expect(await titles(one)).toEqual(['Persuasion', 'Emma']);
  expect(await titles(one, { state: 'aside' })).toEqual(['Emma']);
  expect(await titles(other)).toEqual(['Persuasion']);
  expect(await titles(other, { state: 'aside' })).toEqual([]);
});

test('a shelf is searched by the beginnings of words and by ISBN', async () => {
  await put('Война и мир', 'Лев Толстой');
  await put('Emma', 'Jane Austen', { isbn: '9780141439587' });
  await put('Persuasion', 'Jane Austen');
  expect(await titles(other, { q: 'tolst voy' })).toEqual(['Война и мир']);
  expect(await titles(other, { q: 'AUSTÉN' })).toEqual(['Persuasion', 'Emma']);
  expect(await titles(other, { q: '0-14-143958-0' })).toEqual(['Emma']);
  expect(await titles(other, { q: '!' })).toEqual([]);
});

test.each([
  ['newest', 'CADB'],
  ['title', 'ABCD'],
  ['authors', 'BACD'],
])('a shelf is sorted by %s', async (sort, order) => {
  await put('B', 'Austen');
  await put('D', 'Eliot');
  await put('A', 'Brontë');
  await put('C', 'Eliot');
  expect(await titles(other, { sort })).toEqual(order.split(''));
});

test('authors are sorted by the last name of the first of them, and books without come last', async () => {
  await put('no author');
  await put('Pratchett', 'Terry Pratchett and Anna Gaiman');
  await put('Tolstoy', 'Tolstoy, Leo');
  await put('Čapek', 'Karel Čapek');
  await put('Austen', 'Jane Austen, Zoe Brown');
  const order = ['Austen', 'Čapek', 'Pratchett', 'Tolstoy', 'no author'];
  expect(await titles(other, { sort: 'authors' })).toEqual(order);
});

test('the first part says how many copies all parts have', async () => {
  await putMany();
  const first = await look(one);
  const second = await look(one, { cursor: first.body.next });
  const found = await look(other, { q: 'x' });
  expect([first, second, found].map(({ body }) => body.count)).toEqual([102, undefined, 34]);
});

test('an own copy says which request there is for it, the agreed one first', async () => {
  const third = await neighbour(world);
  const { id } = await put('Emma');
  const requestOf = async (viewer: Neighbour) => (await look(viewer)).body.items[0].requestId;
  expect(await requestOf(one)).toBe(undefined);
  const first = await asked(other, { copyId: id });
  world.pass(60_000);
  const second = await asked(third, { copyId: id });
  expect([await requestOf(one), await requestOf(other)]).toEqual([first.id, undefined]);
  await acted(one, second.id, 'accept');
  expect(await requestOf(one)).toBe(second.id);
  expect([await titles(third), await titles(third, { state: 'offered' })]).toEqual([['Emma'], []]);
  const { body } = await edit(one, id, { version: 2, note: 'Torn.' });
  expect(body.copy ?? body).toMatchObject({ note: 'Torn.', requestId: second.id });
});

/** Puts a hundred copies of few books on the shelf of `one`, and resolves to their ids. */
async function putMany(): Promise<string[]> {
  for (const title of ['A', 'B', 'C']) await put(title, title === 'B' ? 'X' : 'Y');
  const { database } = world;
  const rows = await database.selectFrom('copies').selectAll().execute();
  const more = Array.from({ length: 33 }, () =>
    rows.map(row => Object.assign({}, row, { id: randomUUID(), key: randomUUID() })),
  ).flat();
  await database.insertInto('copies').values(more).execute();
  return [...rows, ...more].map(({ id }) => id);
}

test.each(['newest', 'title', 'authors'])(
  'by %s, every copy comes once, page by page, also while others come and go',
  async sort => {
    const all = await putMany();
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null; page += 1) {
      const { body } = await look(one, cursor === '' ? { sort } : { sort, cursor });
      const items: { id: string }[] = body.items;
      expect(items).toHaveLength([48, 48, 6][page] ?? 0);
      seen.push(...items.map(({ id }) => id));
      cursor = body.next;
      await one.ask('DELETE', `/api/copies/${seen.at(-1)}`);
    }
    expect(seen.toSorted()).toEqual(all.toSorted());
  },
);

test('a cursor of another order or of another shelf is malformed', async () => {
  const older = await put('Emma', '', {}, other);
  await putMany();
  const byTitle = (await look(one, { sort: 'title' })).body.next;
  const ofOther = Buffer.from(`newest.${older.id}`).toString('base64url');
  for (const cursor of [byTitle, ofOther]) {
    expect((await look(one, { cursor })).status).toBe(400);
  }
});

test.each<[string, () => Promise<unknown>]>([
  ['has blocked the caller', () => block(one.id, other.id)],
  ['is suspended', () => change({ suspended_at: new Date() })],
  ['has not confirmed the address', () => change({ email_verified_at: null })],
])('the shelf of one who %s is that of one who does not exist', async (_, hide) => {
  await put('Emma');
  await hide();
  expect(await look(other)).toEqual(unknown);
  expect(await look(other, {}, unknownId)).toEqual(unknown);
});

test('the shelf of one whom the caller has blocked is empty', async () => {
  await put('Emma');
  await block(other.id, one.id);
  expect((await look(other)).body).toEqual({ items: [], next: null, count: 0 });
});

function block(blocker_id: string, blocked_id: string) {
  const pair = { blocker_id, blocked_id, created_at: world.now() };
  return world.database.insertInto('blocks').values(pair).execute();
}

function change(columns: { suspended_at?: Date; email_verified_at?: null }) {
  return world.setMember(one.id, columns);
}
