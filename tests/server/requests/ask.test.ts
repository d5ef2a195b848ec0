import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '../../../src/exchange/request-timers.ts';
import { requestAnswers } from '../../../src/words/requests/answers.ts';
import { added, edit, keyKnown, refused } from '../kit/copies.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { meetingIn, news, pass, replayAll } from '../kit/request-moves.ts';
import { acted, ask, asked, refusedUntil } from '../kit/requests.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

let owner: Neighbour;
let asker: Neighbour;
let other: Neighbour;
beforeEach(async () => {
  await world.clear('outbox');
  [owner, asker, other] = [
    await neighbour(world, { name: 'Owner' }),
    await neighbour(world, { name: 'Asker' }),
    await neighbour(world, { name: 'Other' }),
  ];
});

const written = () => news(world, { owner, asker, other });

describe('the same copy is asked for again', () => {
  const withdraw = (id: string) => acted(asker, id, 'withdraw');
  const decline = (id: string) => acted(owner, id, 'decline');
  const blockForAMoment = async () => {
    await asker.ask('PUT', `/api/members/${owner.id}/block`);
    await asker.ask('DELETE', `/api/members/${owner.id}/block`);
  };
  test.each<[rests: [end: (id: string) => Promise<unknown>, days: number][], title: string]>([
    [[[decline, 30]], '30 days after a no'],
    [[[() => pass(world, 2).then(() => pass(world, 2)), 30]], '30 days after no answer'],
    [
      [
        [withdraw, 1],
        [withdraw, 30],
        [withdraw, 1],
      ],
      'a day after the member has taken it back, and 30 after a second time',
    ],
    [
      [
        [decline, 30],
        [withdraw, 1],
        [decline, 30],
      ],
      'a day after it was taken back the first time, whatever was before',
    ],
    [
      [
        [blockForAMoment, 1],
        [blockForAMoment, 1],
        [withdraw, 1],
      ],
      'a day after a block has ended it',
    ],
  ])('%j %s', async rests => {
    const { id: copyId } = await added(owner);
    const lookedAt = async (by: Neighbour) => (await by.ask('GET', `/api/copies/${copyId}`)).body;
    const looked = () => lookedAt(asker);
    for (const [end, days] of rests) {
      const { id } = await asked(asker, { copyId });
      expect(await looked()).toEqual({ copy: expect.anything(), requestId: id });
      await end(id);
      const askableFrom = meetingIn(world, days).at;
      world.pass((days * dayMs) / 2);
      // A session lasts as long as it is used.
      for (const one of [owner, asker, other]) await lookedAt(one);
      world.pass((days * dayMs) / 2 - 1);
      const rest = { copy: expect.anything(), requestId: null };
      expect(await looked()).toEqual({ ...rest, askableFrom });
      expect(await ask(asker, { copyId })).toEqual(refusedUntil(askableFrom));
      expect(await lookedAt(other)).toEqual(rest);
      world.pass(1);
      expect(await looked()).toEqual(rest);
    }
    await asked(asker, { copyId });
  });

  test('at once after it was cancelled', async () => {
    const { id, copy } = await asked(asker, { copyId: (await added(owner)).id });
    await acted(owner, id, 'accept');
    await acted(owner, id, 'cancel');
    expect(await ask(asker, { copyId: copy.id })).toMatchObject({ status: 201 });
  });
});

test('what would be refused is said before, and not of what can be asked for', async () => {
  const copy = await added(owner);
  const toSwap = await added(owner, { ways: ['swap'] });
  const unaskable = async (id: string) =>
    (await asker.ask('GET', `/api/copies/${id}`)).body.unaskable;
  expect(await unaskable(toSwap.id)).toBe('nothing to swap');
  expect(await unaskable(copy.id)).toBeUndefined();
  await added(asker, { ways: ['swap'] });
  expect(await unaskable(toSwap.id)).toBeUndefined();
  for (let index = 0; index < 10; index++) {
    await asked(asker, { copyId: (await added(owner)).id });
  }
  for (const { id } of [copy, toSwap]) expect(await unaskable(id)).toBe('too many open');
  expect((await ask(asker, { copyId: copy.id })).body.faults).toEqual([
    { field: 'copyId', message: requestAnswers.tooManyOpen },
  ]);
});

describe('what cannot be asked', () => {
  const own = 'This book isn’t on any shelf.';
  test.each<[payload: object, field: string, message: string]>([
    [{ way: 'swap', offers: [randomUUID()] }, 'way', 'This book isn’t offered that way.'],
    [{ way: 'sell' }, 'price', 'Say how much you’d pay.'],
  ])('%j', async (payload, field, message) => {
    const copy = await added(owner, { ways: ['give', 'sell'], price: 500 });
    expect(await ask(asker, { copyId: copy.id, ...payload })).toEqual(refused(field, message));
  });

  test('of others what they do not offer, of the own shelf what is not offered, and nothing twice', async () => {
    const copy = await added(owner, { ways: ['swap'] });
    const aside = await added(asker);
    await edit(asker, aside.id, { version: 1, state: 'aside' });
    const wrong = refused('offers', 'Choose books from your shelf that are on offer.');
    for (const offers of [undefined, [aside.id], [copy.id], [randomUUID()]]) {
      expect(await ask(asker, { copyId: copy.id, way: 'swap', offers })).toEqual(wrong);
    }
    const offered = await added(asker);
    const { id } = await asked(asker, { copyId: copy.id, way: 'swap', offers: [offered.id] });
    const twice = await ask(asker, { copyId: copy.id, way: 'swap', offers: [offered.id] });
    expect(twice).toEqual(refused('copyId', 'You’ve already asked for this book.'));
    expect((await asker.ask('GET', `/api/copies/${copy.id}`)).body).toMatchObject({
      requestId: id,
    });
    for (const [member, copyId] of [
      [owner, copy.id],
      [other, aside.id],
      [other, randomUUID()],
    ] as const) {
      const { status, body } = await ask(member, { copyId, way: 'swap', offers: [offered.id] });
      expect([status, body.message]).toEqual([404, own]);
    }
  });

  test('more than ten at the same time', async () => {
    const copies = [];
    for (let index = 0; index < 11; index++)
      copies.push(await added(owner, { book: { title: `Part ${index}`, authors: '' } }));
    const answers = await Promise.all(copies.map(({ id }) => ask(asker, { copyId: id })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  });
});

test('however often it is repeated, a request is made once, with one mail', async () => {
  const { id: copyId } = await added(owner);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(asker, { copyId }, key)));
  const ids = new Set(answers.map(({ status, body }) => `${status} ${body.request.id}`));
  expect([ids.size, await written()]).toEqual([1, ['owner: Asker asks for “Emma”']]);
});

test('a key with which something else was asked is refused', async () => {
  const [{ id: copyId }, another] = [await added(owner), await added(owner)];
  const key = randomUUID();
  const first = await ask(asker, { copyId, text: 'Hello.' }, key);
  expect(await ask(asker, { text: 'Hello.', copyId }, key)).toEqual(first);
  for (const change of [{ copyId: another.id }, { text: 'Hello!' }, { text: undefined }]) {
    expect(await ask(asker, { copyId, text: 'Hello.', ...change }, key)).toEqual(keyKnown);
  }
  expect(await written()).toEqual(['owner: Asker asks for “Emma”']);
});

test('the state of each of these requests can be found again from what has happened to it', async () => {
  expect(await replayAll(world)).toBeGreaterThan(20);
});
