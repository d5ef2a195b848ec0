import { beforeEach, describe, expect, test } from 'vitest';
import { placeAt } from '../../../src/exchange/cells.ts';
import { dayMs } from '../../../src/exchange/request-timers.ts';
import { mails } from '../../../src/server/mail/outbox.ts';
import { restore, suspend } from '../../../src/server/moderation/suspension.ts';
import { mailNotices } from '../../../src/server/notices/due-notices.ts';
import { tellWaiting } from '../../../src/server/wishes/tell-wishers.ts';
import { added, edit, emma, remove } from '../kit/copies.ts';
import { noticesOf, prefer } from '../kit/messages.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { acted, asked } from '../kit/requests.ts';
import { hour, minute, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();
const { database } = world;
const here = placeAt({ latitude: 52.5, longitude: 13.4 }, 1);
/** Some 3 km away. */
const there = placeAt({ latitude: 52.527, longitude: 13.4 }, 1);

let wisher: Neighbour;
let owner: Neighbour;
beforeEach(async () => {
  await world.clear('members', 'books', 'outbox');
  [wisher, owner] = [await neighbour(world, here), await neighbour(world, there)];
});

async function wish(member: Neighbour, payload: object = emma) {
  world.pass(1);
  const { status, body } = await member.ask('POST', '/api/wishes', {
    payload: { within: 5, ...payload },
  });
  expect(status).toBe(201);
  return body.wish;
}

async function pass(milliseconds: number): Promise<void> {
  world.pass(milliseconds);
  while (await tellWaiting(world));
  while (await mailNotices(world));
}

/** The ids of the copies that a member was told of, the last one first. */
async function told(member: Neighbour): Promise<string[]> {
  const rows = await database
    .selectFrom('notices')
    .select('copy_id')
    .where('member_id', '=', member.id)
    .where('type', '=', 'wish found')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ copy_id: id }) => id ?? []);
}

async function mailed(member: Neighbour): Promise<string[]> {
  const all = await mails(database);
  return all.filter(({ to }) => to === member.email).map(({ subject }) => subject);
}

const subject = 'A neighbour has “Emma”';

describe('who wishes for a book', () => {
  test('is told with the answer that puts it up, by a notice and a mail that lead to it', async () => {
    await wish(wisher);
    const { id } = await added(owner);
    expect(await noticesOf(wisher)).toMatchObject({
      items: [{ type: 'wish found', other: null, request: null, wish: { ...emma, copyId: id } }],
    });
    const [mail] = await mails(database);
    expect(mail).toMatchObject({ to: wisher.email, subject });
    expect(mail?.text).toContain(`/home/copies/${id}`);
    expect(mail?.text).not.toContain('Owner');
    expect(await told(owner)).toEqual([]);
  });

  test.each([
    ['by words, in any order and however they are written', { title: 'AUSTEN emma' }, {}],
    ['by a word inside another one', { title: 'ustenj' }, { authors: 'Austenjane' }],
    ['by an ISBN', { title: '0141439580' }, { isbn: '9780141439587' }],
    ['in another script', { title: '戦争' }, { title: '戦争と平和', authors: '' }],
    ['with an umlaut', { title: 'Müller' }, { title: 'Herztier', authors: 'Herta Mueller' }],
    ['with one for a saint', { title: 'St. Exupéry' }, { authors: 'Antoine de Saint-Exupéry' }],
    ['by one letter', { title: 'V.' }, { title: 'V.', authors: 'Thomas Pynchon' }],
    ['by a sign', { title: 'C++' }, { title: 'C++ Primer', authors: '' }],
    ['by signs alone', { title: '~~' }, { title: '~~', authors: '' }],
  ])('is told %s', async (_, wanted, book) => {
    await wish(wisher, wanted);
    const { id } = await added(owner, { book: { ...emma, ...book } });
    expect(await told(wisher)).toEqual([id]);
  });

  test('is not told of another book, or of one beyond the distance', async () => {
    await wish(wisher, { ...emma, within: 2 });
    await wish(wisher, { title: 'Emma Bovary' });
    await wish(wisher, { title: '9780141439587' });
    await added(owner);
    await added(wisher);
    expect(await told(wisher)).toEqual([]);
    await wish(wisher, { title: 'emma', within: 5 });
    const { id } = await added(owner);
    expect(await told(wisher)).toEqual([id]);
  });

  test('is not told while one of the two has no place, but once its owner has chosen one', async () => {
    await wish(wisher);
    await wisher.ask('PATCH', '/api/user/profile', { payload: { version: 0, place: null } });
    await remove(owner, (await added(owner)).id);
    await wisher.ask('PATCH', '/api/user/profile', { payload: { version: 1, place: here } });
    await owner.ask('PATCH', '/api/user/profile', { payload: { version: 0, place: null } });
    const { id } = await added(owner, { book: { ...emma, title: 'Emma, Emma' } });
    expect(await told(wisher)).toEqual([]);
    await owner.ask('PATCH', '/api/user/profile', { payload: { version: 1, place: there } });
    await pass(0);
    expect(await told(wisher)).toEqual([id]);
  });

  test('is told once of a copy, however often it is set aside, taken away and offered again', async () => {
    await wish(wisher);
    const { id } = await added(owner);
    await wish(wisher, { title: 'austen' });
    await edit(owner, id, { version: 1, state: 'aside' });
    await edit(owner, id, { version: 2, state: 'offered' });
    await remove(owner, id);
    await edit(owner, id, { version: 4, state: 'offered' });
    await edit(owner, id, { version: 5, note: 'As new.' });
    expect(await told(wisher)).toEqual([id]);
    await pass(2 * dayMs);
    expect(await mailed(wisher)).toEqual([subject]);
  });

  test('is told of one that was wished for while it was set aside, or is called otherwise now', async () => {
    const { id } = await added(owner);
    await wish(wisher);
    const { id: other } = await added(owner, { book: { title: 'Ema', authors: 'Jane Austen' } });
    expect(await told(wisher)).toEqual([]);
    await edit(owner, other, { version: 1, book: emma });
    expect(await told(wisher)).toEqual([other]);
    await edit(owner, id, { version: 1, state: 'aside' });
    world.pass(1);
    await edit(owner, id, { version: 2, state: 'offered' });
    expect(await told(wisher)).toEqual([id, other]);
  });

  test('is told when a promise is called off, but not who had asked for it', async () => {
    const { id } = await added(owner);
    const asker = await neighbour(world, here);
    const request = await asked(asker, { copyId: id });
    await acted(owner, request.id, 'accept');
    for (const one of [wisher, asker]) await wish(one);
    await acted(asker, request.id, 'cancel');
    expect(await told(wisher)).toEqual([id]);
    expect(await told(asker)).toEqual([]);
  });

  test('is not told of a copy of who is blocked or has blocked', async () => {
    await wish(wisher);
    const pairs = [
      [wisher, owner],
      [owner, wisher],
    ] as const;
    for (const [one, other] of pairs) {
      await one.ask('PUT', `/api/members/${other.id}/block`);
      await added(owner);
      expect(await told(wisher)).toEqual([]);
      await one.ask('DELETE', `/api/members/${other.id}/block`);
    }
    const { id } = await added(owner);
    for (const version of [1, 3]) {
      await wisher.ask('PUT', `/api/members/${owner.id}/block`);
      expect(await told(wisher)).toEqual([]);
      await wisher.ask('DELETE', `/api/members/${owner.id}/block`);
      await edit(owner, id, { version, state: 'aside' });
      await edit(owner, id, { version: version + 1, state: 'offered' });
    }
    expect(await told(wisher)).toEqual([]);
    expect(await mailed(wisher)).toEqual([subject]);
  });

  test('is told no more once the wish is removed', async () => {
    const { id } = await wish(wisher);
    await wisher.ask('DELETE', `/api/wishes/${id}`);
    await added(owner);
    expect(await told(wisher)).toEqual([]);
  });
});

describe('where many wish for one book', () => {
  /** The numbers of those who were told of a copy. */
  const numbersTold = async (all: Neighbour[]) => {
    const counts = await Promise.all(all.map(async one => (await told(one)).length));
    expect(counts.every(count => count <= 1)).toBe(true);
    return counts.flatMap((count, index) => (count > 0 ? [index] : []));
  };
  const many = async (count: number) => {
    const all = [];
    for (let index = 0; index < count; index++) all.push(await neighbour(world, here));
    for (const one of all) await wish(one);
    return all;
  };

  test('five are told at once, the oldest wishes first, and five a day after them', async () => {
    const all = await many(12);
    for (const one of all.slice(11)) await wish(one, { title: 'austen' });
    await added(owner);
    expect(await numbersTold(all)).toEqual([0, 1, 2, 3, 4]);
    await pass(dayMs - 1);
    expect(await numbersTold(all)).toHaveLength(5);
    await pass(1);
    expect(await numbersTold(all)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await pass(dayMs);
    expect(await numbersTold(all)).toHaveLength(12);
  });

  test('setting it aside and offering it again tells no more of them', async () => {
    const all = await many(7);
    const { id } = await added(owner);
    world.pass(20 * hour);
    await edit(owner, id, { version: 1, state: 'aside' });
    await edit(owner, id, { version: 2, state: 'offered' });
    expect(await numbersTold(all)).toEqual([0, 1, 2, 3, 4]);
    await pass(4 * hour);
    expect(await numbersTold(all)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('the others wait while it is set aside, and are told once it is on offer again', async () => {
    const all = await many(6);
    const { id } = await added(owner);
    all.push(...(await many(1)));
    await edit(owner, id, { version: 1, state: 'aside' });
    await pass(dayMs);
    expect(await numbersTold(all)).toHaveLength(5);
    await edit(owner, id, { version: 2, state: 'offered' });
    expect(await numbersTold(all)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('who has blocked the owner since does not hear of it; of one who is suspended nothing is left until then', async () => {
    const all = await many(12);
    await added(owner);
    await all[6]?.ask('PUT', `/api/members/${owner.id}/block`);
    await pass(dayMs);
    expect(await numbersTold(all)).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9, 10]);
    await suspend(world, owner.email);
    await pass(dayMs);
    expect(await numbersTold(all)).toEqual([]);
    await restore(world, owner.email);
    await pass(0);
    expect(await numbersTold(all)).toEqual([11]);
  });
});

describe('a mail on a wish', () => {
  const named = (title: string) => ({ book: { title, authors: 'Jane Austen' } });

  test('follows the preference, and is one for several copies', async () => {
    await wish(wisher, { title: 'austen' });
    for (const title of ['Emma', 'Persuasion', 'Lady Susan']) await added(owner, named(title));
    expect(await mailed(wisher)).toEqual([subject]);
    await pass(10 * minute);
    expect(await mailed(wisher)).toHaveLength(2);
    await prefer(wisher, { wishes: 'never' });
    await added(owner, named('Sanditon'));
    await prefer(wisher, { wishes: 'daily' });
    await added(owner, named('The Watsons'));
    await pass(hour);
    expect(await mailed(wisher)).toHaveLength(2);
    await pass(dayMs);
    expect(await mailed(wisher)).toContain('A neighbour has “The Watsons”');
    expect(await told(wisher)).toHaveLength(5);
  });

  test('is not written any more on a wish that was taken back, and the notice is seen', async () => {
    const { id } = await wish(wisher);
    await prefer(wisher, { wishes: 'daily' });
    await added(owner);
    await wisher.ask('DELETE', `/api/wishes/${id}`);
    await pass(dayMs);
    expect(await mailed(wisher)).toEqual([]);
  });

  test('does not name what is gone by then, or belongs to somebody who is blocked', async () => {
    await wish(wisher, { title: 'austen' });
    await prefer(wisher, { wishes: 'daily' });
    const { id } = await added(owner);
    world.pass(1);
    await added(owner, named('Persuasion'));
    const another = await neighbour(world, here);
    await added(another, named('Lady Susan'));
    await edit(owner, id, { version: 1, state: 'aside' });
    await another.ask('PUT', `/api/members/${wisher.id}/block`);
    const shown = async () => (await noticesOf(wisher)).items.map(({ wish: of }) => of?.title);
    expect(await shown()).toEqual(['Persuasion']);
    await edit(owner, id, { version: 2, state: 'offered' });
    expect(await shown()).toEqual(['Persuasion', 'Emma']);
    await edit(owner, id, { version: 3, state: 'aside' });
    await pass(dayMs);
    expect(await mailed(wisher)).toEqual(['A neighbour has “Persuasion”']);
  });
});
