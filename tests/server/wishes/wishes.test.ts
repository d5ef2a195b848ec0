import { beforeEach, describe, expect, test } from 'vitest';
import { placeAt } from '../../../src/exchange/cells.ts';
import { dayMs } from '../../../src/exchange/request-timers.ts';
import { fireWishTimers } from '../../../src/server/wishes/due-wishes.ts';
import { added, emma, refused } from '../kit/copies.ts';
import { noticesOf } from '../kit/messages.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { acted, asked, seen } from '../kit/requests.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();
const { database } = world;
const here = placeAt({ latitude: 52.5, longitude: 13.4 }, 1);
/** Some 3 km away. */
const there = placeAt({ latitude: 52.527, longitude: 13.4 }, 1);

let wisher: Neighbour;
let other: Neighbour;
beforeEach(async () => {
  await world.clear('members', 'books');
  [wisher, other] = [await neighbour(world, here), await neighbour(world, there)];
});

const wish = (member: Neighbour, payload: object = emma) =>
  member.ask('POST', '/api/wishes', { payload: { within: 5, ...payload } });
const wished = async (member: Neighbour, payload?: object) =>
  (await wish(member, payload)).body.wish;
const remove = (member: Neighbour, id: string) => member.ask('DELETE', `/api/wishes/${id}`);
const listed = async (member: Neighbour) => (await member.ask('GET', '/api/wishes')).body.items;
const nearby = async (member: Neighbour) =>
  (await member.ask('GET', '/api/wishes/nearby')).body.items;

async function pass(milliseconds: number): Promise<void> {
  world.pass(milliseconds);
  // As if the members had come by in between.
  const [last_seen_at, created_at] = [world.now(), world.now()];
  await database.updateTable('sessions').set({ last_seen_at, created_at }).execute();
  while (await fireWishTimers(world));
}

describe('a wish', () => {
  test('is listed for the member alone, the newest first', async () => {
    const first = await wished(wisher);
    expect(first).toEqual({
      id: expect.any(String),
      ...emma,
      within: 5,
      wishedAt: world.now().toISOString(),
      endsAt: null,
    });
    world.pass(1000);
    const second = await wished(wisher, { title: '  Moby \t Dick ', within: 25 });
    expect(second).toMatchObject({ title: 'Moby Dick', authors: '', within: 25 });
    expect(await listed(wisher)).toEqual([second, first]);
    expect(await listed(other)).toEqual([]);
  });

  test('is one, however often and however it is written, and its distance is the last', async () => {
    const first = await wished(wisher);
    const all = await Promise.all([1, 2, 5].map(within => wish(wisher, { ...emma, within })));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
    world.pass(dayMs);
    const again = await wished(wisher, { title: 'EMMA', authors: 'jane  austen', within: 1 });
    expect(again).toMatchObject({ id: first.id, wishedAt: first.wishedAt, within: 1 });
    expect(await listed(wisher)).toEqual([again]);
  });

  test('of an ISBN is one of its book, where that is known', async () => {
    const isbn = '978-0-14-143958-7';
    expect(await wished(wisher, { title: isbn })).toMatchObject({ title: isbn, authors: '' });
    await added(other, { book: { ...emma, isbn } });
    expect(await wished(wisher, { title: isbn.replaceAll('-', ' ') })).toMatchObject(emma);
    expect(await wished(wisher, { ...emma, within: undefined })).toMatchObject({ within: 5 });
    expect(await listed(wisher)).toHaveLength(1);
    const [stored] = await database.selectFrom('wishes').select('isbn').execute();
    expect(stored?.isbn).toBe('9780141439587');
  });

  test('is refused where nothing can be seen of it, or its ISBN is none', async () => {
    expect(await wish(wisher, { title: '\u200B' })).toEqual(
      refused('title', 'Say which book you’re looking for.'),
    );
    expect(await wish(wisher, { title: '978-0-14-143958-8' })).toEqual(
      refused('title', 'That isn’t a valid ISBN. Check the digits.'),
    );
    expect(await wish(wisher, { title: 'a'.repeat(301) })).toEqual(
      refused('title', 'Please use at most 300 characters.'),
    );
    expect((await wish(wisher, { title: 'Emma', within: 3 })).status).toBe(400);
    expect(await listed(wisher)).toEqual([]);
  });

  test('is refused where a moderator has hidden a book of that name, and is shown to nobody', async () => {
    await wish(wisher);
    await added(other);
    await database.updateTable('books').set({ hidden_at: world.now() }).execute();
    expect(await wish(other, emma)).toEqual(
      refused('title', 'A moderator has taken this title off the exchange.'),
    );
    expect(await nearby(other)).toEqual([]);
  });

  test('is one of fifty at most', async () => {
    const all = [];
    for (let index = 0; index < 50; index++) all.push(await wished(wisher, { title: `${index}` }));
    const full = refused(
      'title',
      'You’re looking for 50 books already. Take one off your list first.',
    );
    expect(await wish(wisher)).toEqual(full);
    expect((await wish(wisher, { title: '7' })).status).toBe(201);
    await remove(wisher, all[0].id);
    expect((await wish(wisher)).status).toBe(201);
    expect(await wish(wisher, { title: '0' })).toEqual(full);
  });

  test('that is removed is gone, and can be brought back for a day, as old as it was', async () => {
    const first = await wished(wisher);
    for (const member of [other, wisher, wisher]) {
      expect(await remove(member, first.id)).toMatchObject({ status: 200 });
      expect(await listed(wisher)).toEqual(member === other ? [first] : []);
    }
    expect(await nearby(other)).toEqual([]);
    await pass(dayMs - 1);
    expect(await wished(wisher)).toEqual(first);
    await remove(wisher, first.id);
    await pass(dayMs);
    expect(await wished(wisher)).not.toMatchObject({ id: first.id });
  });

  test('is asked about after 180 days, and gone 30 days later', async () => {
    const first = await wished(wisher);
    await pass(180 * dayMs - 1);
    expect(await noticesOf(wisher)).toMatchObject({ items: [] });
    await pass(1);
    const endsAt = new Date(world.now().getTime() + 30 * dayMs).toISOString();
    expect(await listed(wisher)).toEqual([{ ...first, endsAt }]);
    const type = 'is it still wished for';
    expect(await noticesOf(wisher)).toMatchObject({
      items: [{ type, wish: { ...emma, copyId: null }, isSeen: false }],
    });
    expect(await wished(wisher)).toEqual(first);
    expect(await noticesOf(wisher)).toMatchObject({ items: [{ type, isSeen: true }] });
    await pass(180 * dayMs);
    await pass(30 * dayMs - 1);
    expect(await listed(wisher)).toHaveLength(1);
    await pass(1);
    expect(await listed(wisher)).toEqual([]);
    expect(await noticesOf(wisher)).toMatchObject({ items: [] });
  });

  test('ends for both who have got such a book by a request', async () => {
    const copy = await added(other, { ways: ['swap'] });
    const offered = await added(wisher, {
      book: { title: 'Moby Dick', authors: 'Melville' },
      ways: ['swap'],
    });
    const notTaken = await added(wisher, {
      book: { title: 'Dubliners', authors: 'Joyce' },
      ways: ['swap'],
    });
    await wish(wisher);
    await wish(wisher, { title: 'persuasion' });
    await wish(other, { title: 'moby' });
    await wish(other, { title: 'dubliners' });
    const offers = [offered.id, notTaken.id];
    const { id } = await asked(wisher, { copyId: copy.id, way: 'swap', offers });
    await acted(other, id, 'accept', { copyId: offered.id });
    await acted(wisher, id, 'handed over');
    expect(await listed(wisher)).toHaveLength(2);
    await acted(other, id, 'handed over');
    expect(await listed(wisher)).toMatchObject([{ title: 'persuasion' }]);
    expect(await listed(other)).toMatchObject([{ title: 'dubliners' }]);
  });

  test('is found by as it is written last', async () => {
    await wished(wisher, { title: 'Muller' });
    await wished(wisher, { title: 'Müller' });
    expect(await nearby(other)).toMatchObject([{ title: 'Müller' }]);
    await added(other, { book: { title: 'Herztier', authors: 'Herta Mueller' } });
    expect(await noticesOf(wisher)).toMatchObject({ items: [{ type: 'wish found' }] });
  });

  test('cannot be guessed by who calls a book that is asked for otherwise', async () => {
    await wish(wisher, { title: 'divorce' });
    const copy = await added(other);
    const { id } = await asked(wisher, { copyId: copy.id });
    const book = { title: 'Divorce', authors: '' };
    await other.ask('PATCH', `/api/copies/${copy.id}`, { payload: { version: 1, book } });
    expect(await seen(other, id)).not.toHaveProperty('wishedSince');
  });

  test('stands beside the request of who had it before, for the owner and by the month', async () => {
    await wish(wisher, { title: 'austen' });
    const month = world.now().toISOString().slice(0, 7);
    await pass(40 * dayMs);
    const copy = await added(other);
    const { id } = await asked(wisher, { copyId: copy.id, way: 'give' });
    expect(await seen(other, id)).toMatchObject({ wishedSince: month });
    expect(await seen(wisher, id)).not.toHaveProperty('wishedSince');
    await acted(other, id, 'decline');
    expect(await seen(other, id)).not.toHaveProperty('wishedSince');
  });
});

describe('what neighbours wish for', () => {
  test('is counted by name, in the distance of the farthest, and names nobody', async () => {
    const third = await neighbour(world, there);
    await wish(wisher);
    world.pass(1);
    await wish(third, { title: 'emma', authors: 'JANE AUSTEN', within: 1 });
    await wish(third, { title: 'Persuasion' });
    expect(await nearby(other)).toEqual([
      { ...emma, count: 2, within: 5 },
      { title: 'Persuasion', authors: '', count: 1, within: 1 },
    ]);
  });

  test('is not shown beyond the distance of the wish, without a place, or to who is blocked', async () => {
    await wish(wisher, { ...emma, within: 2 });
    expect(await nearby(other)).toEqual([]);
    await wish(wisher);
    expect(await nearby(other)).toHaveLength(1);
    await world.setMember(other.id, { cell: null, span: null });
    expect(await nearby(other)).toEqual([]);
    await world.setMember(other.id, there);
    for (const [one, two] of [
      [wisher, other],
      [other, wisher],
    ] as const) {
      await one.ask('PUT', `/api/members/${two.id}/block`);
      expect(await nearby(other)).toEqual([]);
      await one.ask('DELETE', `/api/members/${two.id}/block`);
      expect(await nearby(other)).toHaveLength(1);
    }
    await world.setMember(wisher.id, { suspended_at: world.now() });
    expect(await nearby(other)).toEqual([]);
  });

  test('is left out where the wisher was told of a copy of the viewer', async () => {
    await wish(wisher);
    await wish(wisher, { title: 'Persuasion' });
    await added(other);
    expect(await nearby(other)).toMatchObject([{ title: 'Persuasion' }]);
  });
});
