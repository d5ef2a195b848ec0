import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { placeAt } from '../../../src/exchange/cells.ts';
import { rowOf } from '../../../src/server/books/known-books.ts';
import { uuidV7 } from '../../../src/server/ground/uuid-v7.ts';
import { openBrowser } from '../kit/browser.ts';
import { edit, remove } from '../kit/copies.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { minute, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

/** So many kilometres to the north of the viewer. */
const north = (kilometres: number) =>
  placeAt({ latitude: 52.52 + kilometres / 111.195, longitude: 13.405 }, 1);

let viewer: Neighbour;
beforeEach(async () => {
  await world.clear('copies', 'books');
  viewer = await neighbour(world, north(0));
});

type Terms = Partial<Record<'ways' | 'price' | 'condition', unknown>>;

/** The id of a new copy; each is added a minute after the last. */
async function put(owner: Neighbour, title: string, book: object = {}, terms: Terms = {}) {
  world.pass(minute);
  const { body } = await owner.ask('POST', '/api/copies', {
    headers: { 'idempotency-key': randomUUID() },
    payload: { book: { title, authors: '', ...book }, ways: ['give'], condition: 'good', ...terms },
  });
  const id: string = body.copy.id;
  return id;
}

interface Answer {
  items: {
    id: string;
    book: { title: string };
    band: number | null;
    owner: object | null;
    more?: number;
  }[];
  next: string | null;
  isOwned?: boolean;
}

async function look(asked: Record<string, string> = {}, by: Pick<Neighbour, 'ask'> = viewer) {
  const { status, body } = await by.ask('GET', `/api/copies?${new URLSearchParams(asked)}`);
  expect(status).toBe(200);
  const answer: Answer = body;
  return answer;
}

async function titles(asked: Record<string, string> = {}, by?: Pick<Neighbour, 'ask'>) {
  return (await look(asked, by)).items.map(({ book }) => book.title);
}

test('the nearest come first, and the newest first within a band', async () => {
  const [near, far, farther, nowhere] = await Promise.all([
    neighbour(world, north(0.7)),
    neighbour(world, north(4)),
    neighbour(world, north(40)),
    neighbour(world),
  ]);
  await put(nowhere, 'no place');
  await put(near, 'near, old');
  await put(near, 'near, new');
  await put(farther, 'farther');
  await put(far, 'far');
  const { items, next } = await look();
  expect(items.map(({ book, band }) => [book.title, band])).toEqual([
    ['near, new', 1],
    ['near, old', 1],
    ['far', 5],
    ['farther', 0],
    ['no place', null],
  ]);
  expect(next).toBe(null);
  expect(await titles({ within: '5' })).toEqual(['near, new', 'near, old', 'far']);
  expect(await titles({ within: '2' })).toEqual(['near, new', 'near, old']);
});

test.each([
  [{}, 0],
  [{ q: 'book' }, 0],
  [{ q: 'book' }, 1001],
  [{ language: 'en' }, 0],
])(
  'a long list comes in parts, without loss or repetition, while copies are added: %j, beside %i books of no member',
  async (asked, count) => {
    const now = world.now();
    const others = Array.from({ length: count }, (_, index) =>
      rowOf({ title: `book no. ${index}`, authors: '' }, { now, isImported: true }),
    );
    if (count > 0) await world.database.insertInto('books').values(others).execute();
    const expected: string[] = [];
    const owners: Neighbour[] = [];
    for (const distance of [0.7, 3]) {
      const two = [
        await neighbour(world, north(distance)),
        await neighbour(world, north(distance)),
      ];
      const ids: string[] = [];
      for (let index = 0; index < 15; index += 1) {
        for (const owner of two) ids.unshift(await put(owner, `book ${index}`, { language: 'en' }));
      }
      expected.push(...ids);
      owners.push(...two);
    }
    const first = await look(asked);
    await put(owners[0] ?? viewer, 'book of late', { language: 'en' });
    const second = await look({ ...asked, cursor: first.next ?? '' });
    const third = await look({ ...asked, cursor: second.next ?? '' });
    const found = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
    expect([found, third.next]).toEqual([expected, null]);
  },
);

/** Puts as many copies like another one on its shelf, each newer than the last: their ids. */
async function multiply(id: string, count: number): Promise<string[]> {
  const {
    id: _id,
    key: _key,
    ...copy
  } = await world.database
    .selectFrom('copies')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  world.pass(minute);
  const ids = Array.from({ length: count }, (_, index) =>
    uuidV7(new Date(world.now().getTime() + index)),
  );
  await world.database
    .insertInto('copies')
    .values(ids.map(one => ({ ...copy, id: one, key: one })))
    .execute();
  return ids.toReversed();
}

test.each([
  ['near', north(0.7)],
  ['farther than all bands', north(40)],
  ['without a place', {}],
])('of thousands of one member three come first, with how many more: %s', async (_, place) => {
  const owner = await neighbour(world, place);
  const other = await neighbour(world, place);
  const oldest = await put(other, 'many');
  const first = await put(owner, 'many');
  const ids = await multiply(first, 2500);
  for (const asked of [{}, { q: 'many' }, { way: 'give' }]) {
    const { items, next } = await look(asked);
    expect(items.map(({ id, more }) => [id, more])).toEqual([
      [ids[0], undefined],
      [ids[1], undefined],
      [ids[2], 2498],
      [oldest, undefined],
    ]);
    expect(next).toBe(null);
  }
  const guest = openBrowser(world);
  const page = await look({}, guest);
  const next = await look({ q: 'many', cursor: page.next ?? '' }, guest);
  const found = [page, next].flatMap(({ items }) => items);
  expect(found.map(({ id }) => id)).toEqual(ids.slice(0, 48));
  expect(found.some(one => 'more' in one)).toBe(false);
  const newest: string[] = [];
  for (let index = 0; index < 40; index += 1) {
    newest.unshift(...(await multiply(index % 2 === 0 ? oldest : first, 1)));
  }
  expect((await look()).items.map(({ id }) => id)).toEqual(newest.slice(0, 24));
});

test.each([{}, { q: 'book' }])(
  'no row of one member is cut by the end of a part, nor begun anew: %j',
  async asked => {
    const [one, other] = [await neighbour(world, north(1)), await neighbour(world, north(1))];
    const expected: [id: string, more: number | undefined][] = [];
    const rows = [7, 2, 5, 22, 2, 4, 3, 2, 30, 3, 4, 2, 6, 5, 3];
    for (const [index, count] of rows.entries()) {
      const oldest = await put(index % 2 === 0 ? one : other, 'book');
      const ids = [...(await multiply(oldest, count - 1)), oldest].slice(0, 3);
      const more = count > 3 ? count - 3 : undefined;
      expected.unshift(
        ...ids.map((id, at): (typeof expected)[0] => [id, at === 2 ? more : undefined]),
      );
    }
    const first = await look(asked);
    const second = await look({ ...asked, cursor: first.next ?? '' });
    expect([first, second].map(({ items }) => items.length)).toEqual([22, expected.length - 22]);
    const found = [first, second].flatMap(({ items }) => items.map(({ id, more }) => [id, more]));
    expect([found, second.next]).toEqual([expected, null]);
  },
);

test('what is one’s own, set aside, gone, or of a member who is not there is left out', async () => {
  await put(viewer, 'own');
  const owner = await neighbour(world, north(1));
  await put(owner, 'offered');
  const aside = await put(owner, 'aside');
  await edit(owner, aside, { version: 1, state: 'aside' });
  const gone = await put(owner, 'gone');
  await remove(owner, gone);
  const suspended = await neighbour(world, north(1));
  await put(suspended, 'suspended');
  await world.setMember(suspended.id, { suspended_at: world.now() });
  const [blocker, blocked] = [await neighbour(world, north(1)), await neighbour(world, north(1))];
  await put(blocker, 'of one who has blocked');
  await put(blocked, 'of one who is blocked');
  await blocker.ask('PUT', `/api/members/${viewer.id}/block`);
  await viewer.ask('PUT', `/api/members/${blocked.id}/block`);
  expect(await titles()).toEqual(['offered']);
  expect(await titles({ q: 'of' })).toEqual(['offered']);
});

test('ways and languages are chosen', async () => {
  const owner = await neighbour(world, north(1));
  await put(owner, 'given', { language: 'en' });
  await put(owner, 'sold', { language: 'de' }, { ways: ['sell', 'swap'], price: 500 });
  expect(await titles({ way: 'sell' })).toEqual(['sold']);
  expect(await titles({ way: 'give' })).toEqual(['given']);
  expect(await titles({ language: 'de' })).toEqual(['sold']);
  expect(await titles({ language: 'de', way: 'give' })).toEqual([]);
});

test('guests see the newest first, without owners and distances', async () => {
  await put(await neighbour(world, north(1)), 'old');
  await put(await neighbour(world, north(9)), 'new');
  const { items } = await look({ within: '1' }, openBrowser(world));
  expect(items.map(({ book, owner, band }) => [book.title, owner, band])).toEqual([
    ['new', null, null],
    ['old', null, null],
  ]);
});

test('a member without a place sees the newest first, and owners', async () => {
  await put(await neighbour(world, north(1)), 'old');
  await put(await neighbour(world, north(9)), 'new');
  const { items } = await look({ within: '1' }, await neighbour(world));
  expect(items.map(({ book, band }) => [book.title, band])).toEqual([
    ['new', null],
    ['old', null],
  ]);
  expect(items.every(({ owner }) => owner)).toBe(true);
});

test('copies move with their owner', async () => {
  const owner = await neighbour(world, north(9));
  await put(owner, 'moved');
  const payload = { version: 0, place: north(0.7) };
  expect((await owner.ask('PATCH', '/api/user/profile', { payload })).status).toBe(200);
  expect((await look()).items.map(({ band }) => band)).toEqual([1]);
});

test('says whether what nobody else has stands on the own shelf', async () => {
  const other = await neighbour(world, north(1));
  const guest = openBrowser(world);
  const told = async (asked: Record<string, string>, by?: Pick<Neighbour, 'ask'>) =>
    (await look(asked, by)).isOwned;
  await put(viewer, 'Emma');
  expect(await told({ q: 'emma' })).toBe(true);
  expect(await told({ q: 'momo' })).toBe(false);
  expect(await told({ q: 'emma' }, guest)).toBe(undefined);
  expect(await told({ language: 'sv' })).toBe(undefined);
  await put(other, 'Emma');
  expect(await told({ q: 'emma' })).toBe(undefined);
});
