import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '../../../src/exchange/request-timers.ts';
import { gatherEvents } from '../../../src/server/data/migrations/0014-messages.ts';
import { suspend } from '../../../src/server/moderation/suspension.ts';
import { fireAllDueTimers } from '../../../src/server/requests/due-timers.ts';
import { added, refused } from '../kit/copies.ts';
import { conversationsOf, markRead, thread, write, written } from '../kit/messages.ts';
import { deleteAccount, type Neighbour, neighbour } from '../kit/neighbour.ts';
import { acted, asked, seen } from '../kit/requests.ts';
import { hour, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

let one: Neighbour;
let two: Neighbour;
beforeEach(async () => {
  [one, two] = [await neighbour(world, { name: 'One' }), await neighbour(world, { name: 'Two' })];
});

/** Lets time pass, and then the clocks ring. */
async function pass(milliseconds: number): Promise<void> {
  world.pass(milliseconds);
  while (await fireAllDueTimers(world));
}

const house = { roof: 'gable', colour: 'brick', door: 'square' };
const time = () => world.now().toISOString();
const message = (number: number, by: string, text: string) => ({
  number,
  by,
  at: time(),
  text,
  event: null,
  request: null,
  meeting: null,
});
const unknown = {
  status: 404,
  body: { message: 'We can’t find this neighbour.', error: true, code: 'nothing here' },
};

test('two members write to each other, and each knows what is new', async () => {
  const other = { id: two.id, name: 'Two', house };
  const empty = { id: two.id, other, unread: 0, isOpen: true };
  expect(await thread(one, two.id)).toEqual({ conversation: empty, items: [], next: null });
  expect(await written(one, two.id, '  Hello,\nneighbour!\n')).toEqual(
    message(1, 'me', 'Hello,\nneighbour!'),
  );
  expect(await written(one, two.id, 'Are you at home?')).toEqual(
    message(2, 'me', 'Are you at home?'),
  );
  expect(await thread(two, one.id)).toEqual({
    conversation: {
      id: one.id,
      other: { id: one.id, name: 'One', house },
      unread: 2,
      isOpen: true,
    },
    items: [message(2, 'other', 'Are you at home?'), message(1, 'other', 'Hello,\nneighbour!')],
    next: null,
  });
  await written(two, one.id, 'Yes.');
  expect((await thread(two, one.id)).conversation.unread).toBe(0);
  expect(await conversationsOf(one)).toEqual([
    { ...empty, unread: 1, last: message(3, 'other', 'Yes.') },
  ]);
});

test('what is read stays read, and what is not there yet is not', async () => {
  for (const text of ['A', 'B', 'C']) await written(two, one.id, text);
  const unread = async () => (await thread(one, two.id)).conversation.unread;
  for (const [number, left] of [
    [2, 1],
    [1, 1],
    [99, 0],
  ] as const) {
    expect(await markRead(one, two.id, number)).toMatchObject({
      status: 200,
      body: { message: 'Read.', success: true },
    });
    expect(await unread()).toBe(left);
  }
  await written(two, one.id, 'D');
  expect(await unread()).toBe(1);
});

test('what happens to a request stands in one line with the messages', async () => {
  const copy = await added(one);
  await written(two, one.id, 'Is it still there?');
  const { id } = await asked(two, { copyId: copy.id, text: 'I would like to read it.' });
  await pass(2 * dayMs + hour);
  await acted(one, id, 'accept');
  const meeting = { at: new Date(world.now().getTime() + dayMs).toISOString(), where: 'Here' };
  await acted(two, id, 'propose a meeting', meeting);
  await acted(one, id, 'handed over');
  await acted(two, id, 'handed over');
  await acted(two, id, 'review', { isGood: true, text: 'Thank you.' });
  const shown = async (member: Neighbour, other: Neighbour) =>
    (await thread(member, other.id)).items.map(({ by, text, event }) => [by, text, event]);
  const before = [
    ['other', null, 'handed over'],
    ['me', null, 'handed over'],
    ['other', null, 'propose a meeting'],
    ['me', null, 'accept'],
    ['other', 'I would like to read it.', 'asked'],
    ['other', 'Is it still there?', null],
  ];
  expect(await shown(one, two)).toEqual([['other', null, 'review'], ...before]);
  expect((await thread(one, two.id)).items[3]).toEqual({
    ...message(4, 'other', ''),
    text: null,
    event: 'propose a meeting',
    request: { id, title: 'Emma' },
    meeting,
  });
  expect((await shown(two, one))[0]).toEqual(['me', 'Thank you.', 'review']);
  await pass(8 * dayMs);
  expect((await shown(one, two)).slice(0, 2)).toEqual([
    [null, null, 'reviews open'],
    ['other', 'Thank you.', 'review'],
  ]);
  expect((await thread(one, two.id)).conversation.unread).toBe(1);
});

test('requests that are older than conversations get them, with all that has happened', async () => {
  const { id } = await asked(two, { copyId: (await added(one)).id });
  await pass(2 * dayMs + hour);
  await acted(one, id, 'accept');
  await acted(two, id, 'handed over');
  const third = await neighbour(world);
  const unanswered = await asked(third, { copyId: (await added(one)).id });
  await world.database.deleteFrom('members').where('id', '=', third.id).execute();
  const items = (await thread(one, two.id)).items;
  const withoutOne = (await conversationsOf(one)).find(({ other }) => !other);
  // By it, who has left is known.
  expect(withoutOne?.title).toBe('Emma');
  await world.clear('conversations');
  await gatherEvents(world.database);
  expect(await thread(one, two.id)).toMatchObject({ conversation: { unread: 0 }, items });
  expect((await conversationsOf(one)).filter(({ other }) => !other)).toEqual([
    { ...withoutOne, id: expect.any(String), unread: 0 },
  ]);
  await pass(3 * dayMs);
  await pass(4 * dayMs);
  expect((await thread(one, two.id)).items).toHaveLength(4);
  expect(await seen(one, unanswered.id)).toMatchObject({ state: 'closed' });
});

test('a message has something to read, and fewer than 4,000 characters', async () => {
  expect(await write(one, two.id, '\u200B')).toEqual(refused('text', 'Write something first.'));
  const tooLong = refused('text', 'Please use at most 4000 characters.');
  // The second becomes twice as long in the one form that it has.
  for (const text of ['a'.repeat(4_001), '\u0958'.repeat(2_001)]) {
    expect(await write(one, two.id, text)).toEqual(tooLong);
  }
  expect((await written(one, two.id, 'a'.repeat(4_000))).text).toHaveLength(4_000);
});

test('a member begins at most twenty conversations a day', async () => {
  const many = await Promise.all(Array.from({ length: 21 }, () => neighbour(world)));
  const [last, ...first] = many.map(({ id }) => id);
  for (const id of first) await written(one, id, 'Hello');
  const full = refused(
    'text',
    'You’ve started 20 conversations today. You can start more tomorrow.',
  );
  expect(await write(one, last ?? '', 'Hello')).toEqual(full);
  await written(one, first[0] ?? '', 'Hello again');
  await written(two, one.id, 'Hello');
  await written(one, two.id, 'Hello');
  world.pass(dayMs);
  await written(one, last ?? '', 'Hello');
});

describe('a member who cannot be written to', () => {
  test.each<[who: string, make: () => Promise<string>]>([
    ['does not exist', async () => randomUUID()],
    ['writes', async () => one.id],
    ['has not confirmed the address', () => world.member()],
    [
      'has blocked who writes',
      async () => {
        await two.ask('PUT', `/api/members/${one.id}/block`);
        return two.id;
      },
    ],
    [
      'is suspended',
      async () => {
        await suspend(world, two.email);
        return two.id;
      },
    ],
  ])('%s: there is no such member, byte for byte', async (_, make) => {
    const id = await make();
    const answers = [
      await write(one, id, 'Hello'),
      await one.ask('GET', `/api/conversations/${id}`),
      await markRead(one, id, 1),
    ];
    const expected = { ...unknown, cookies: [] };
    expect(answers).toEqual([expected, expected, expected]);
    expect(await conversationsOf(one)).toEqual([]);
  });

  test('is blocked by who writes: what was written stays', async () => {
    await written(two, one.id, 'Hello');
    await one.ask('PUT', `/api/members/${two.id}/block`);
    expect(await thread(one, two.id)).toMatchObject({
      conversation: { other: { name: 'Two' }, isOpen: false },
      items: [{ text: 'Hello' }],
    });
    expect(await write(one, two.id, 'Hello')).toMatchObject(unknown);
    await one.ask('DELETE', `/api/members/${two.id}/block`);
    await written(one, two.id, 'Hello again');
  });

  test('has left, is suspended or has blocked the reader: all three read the same', async () => {
    const gone: Record<string, (member: Neighbour) => Promise<unknown>> = {
      'has left': deleteAccount,
      'is suspended': member => suspend(world, member.email),
      'has blocked the reader': member => member.ask('PUT', `/api/members/${one.id}/block`),
    };
    for (const go of Object.values(gone)) {
      world.pass(1000);
      const member = await neighbour(world, { name: 'Gone' });
      await written(member, one.id, 'Hello');
      await written(one, member.id, 'Good morning');
      await written(member, one.id, 'Good night');
      await go(member);
      const named = await one.ask('GET', `/api/conversations/${member.id}`);
      const [listed] = await conversationsOf(one);
      const id = listed?.id ?? '';
      const last = { ...message(3, '', 'Good night'), by: null };
      const conversation = { id, other: null, unread: 1, isOpen: false };
      expect(named).toEqual({ ...unknown, cookies: [] });
      expect(listed).toEqual({ ...conversation, last });
      expect(await thread(one, id)).toEqual({
        conversation,
        items: [last, message(2, 'me', 'Good morning'), { ...message(1, '', 'Hello'), by: null }],
        next: null,
      });
      expect(await write(one, id, 'Hello')).toMatchObject(unknown);
      expect((await markRead(one, id, 3)).status).toBe(200);
      const payload = { memberId: id, number: 3, reason: 'Insults.' };
      expect((await one.ask('POST', '/api/reports', { payload })).status).toBe(201);
    }
  });
});

test('a conversation is read and written by its two members alone', async () => {
  await written(one, two.id, 'Hello');
  const { id } = await world.database
    .selectFrom('conversations')
    .select('id')
    .where(eb => eb.or([eb('one_id', '=', one.id), eb('two_id', '=', one.id)]))
    .executeTakeFirstOrThrow();
  const other = await neighbour(world);
  for (const answer of [
    await other.ask('GET', `/api/conversations/${id}`),
    await write(other, id, 'Hello'),
    await markRead(other, id, 1),
  ]) {
    expect(answer).toMatchObject(unknown);
  }
  await written(two, id, 'Hello');
  expect((await thread(one, id)).items).toHaveLength(2);
});

test('a conversation and the list of them come in parts', async () => {
  await written(two, one.id, 'No. 1');
  for (let number = 2; number <= 51; number++) await written(one, two.id, `No. ${number}`);
  const { items, next } = await thread(one, two.id);
  const rest = (await one.ask('GET', `/api/conversations/${two.id}?cursor=${next}`)).body;
  expect([...items, ...rest.items].map(({ number }) => number)).toEqual(
    Array.from({ length: 51 }, (_, index) => 51 - index),
  );
  expect([items.length, rest.next]).toEqual([50, null]);

  const ids = [];
  for (let index = 0; index < 26; index++) {
    world.pass(1000);
    const member = await neighbour(world);
    await written(member, one.id, 'Hello');
    ids.unshift(member.id);
  }
  const first = (await one.ask('GET', '/api/conversations')).body;
  const second = (await one.ask('GET', `/api/conversations?cursor=${first.next}`)).body;
  const all = [...first.items, ...second.items];
  expect(all.map(({ id }) => id)).toEqual([...ids, two.id]);
  expect([first.items.length, second.next]).toEqual([24, null]);
});
