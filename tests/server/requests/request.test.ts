import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RequestState } from '../../../src/exchange/request-state.ts';
import { dayMs } from '../../../src/exchange/request-timers.ts';
import {
  type Act,
  acts,
  type ExternalEvent,
  externalEvents,
  parties,
  type Party,
} from '../../../src/exchange/request.ts';
import type { EventDetails } from '../../../src/server/data/tables.ts';
import { mails } from '../../../src/server/mail/outbox.ts';
import { hashPassword } from '../../../src/server/members/passwords.ts';
import { suspend } from '../../../src/server/moderation/suspension.ts';
import { mailNotices } from '../../../src/server/notices/due-notices.ts';
import { exportOf } from '../../../src/server/privacy/export.ts';
import { fireAllDueTimers } from '../../../src/server/requests/due-timers.ts';
import { refuseOtherCharts, stateOf } from '../../../src/server/requests/stored.ts';
import { requestAnswers } from '../../../src/words/requests/answers.ts';
import { added, keyKnown, refused } from '../kit/copies.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { act, acted, ask, asked, listed, seen } from '../kit/requests.ts';
import { hour, minute, openWorld, type World } from '../kit/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

let owner: Neighbour;
let asker: Neighbour;
let other: Neighbour;
beforeEach(async () => {
  await world.database.deleteFrom('outbox').execute();
  [owner, asker, other] = [
    await neighbour(world, { name: 'Owner' }),
    await neighbour(world, { name: 'Asker' }),
    await neighbour(world, { name: 'Other' }),
  ];
});

const meeting = (days: number) => ({
  at: new Date(world.now().getTime() + days * dayMs).toISOString(),
  where: 'At the fountain',
});
const meetingIn = (days: number) => () => meeting(days);
const inDays = (days: number) => meeting(days).at;
/** Of who asks for a copy again too soon. */
const refusedUntil = (time: string) => {
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const from = new Date(time).toLocaleDateString('en-GB', day);
  return refused('copyId', `You can ask for this book again on ${from}.`);
};
const copyOf = async (member: Neighbour, id: string) =>
  (await member.ask('GET', `/api/copies/${id}`)).body.copy;

/** The rows of a member by their tables, as they are exported. */
async function dataOf(member: Neighbour) {
  const { database, now } = world;
  const { data } = JSON.parse(await text(exportOf({ database, member, exportedAt: now() })));
  return data;
}

/** Who was written to since the last time, and on what, when ten minutes have passed. */
async function written() {
  world.pass(10 * minute);
  while (await mailNotices(world));
  const all = await mails(world.database);
  await world.database.deleteFrom('outbox').execute();
  const names = new Map(
    [owner, asker, other].map((one, index) => [one.email, ['owner', 'asker', 'other'][index]]),
  );
  return all.toReversed().flatMap(({ to, subject }) => {
    const name = names.get(to ?? '');
    return name ? [`${name}: ${subject}`] : [];
  });
}

test('a book is asked for, promised, handed over and praised, and each learns of it in one mail', async () => {
  const copy = await added(owner);
  const { body } = await ask(asker, { copyId: copy.id, text: 'I live around the corner.' });
  const { id } = body.request;
  expect(body).toMatchObject({
    request: {
      role: 'asker',
      state: 'asked',
      actions: ['withdraw'],
      isYourTurn: false,
      endsAt: meeting(4).at,
    },
    events: [{ type: 'asked', by: 'asker', text: 'I live around the corner.' }],
  });
  const [mail] = await mails(world.database);
  expect(mail?.text).toContain('I live around the corner.');
  expect(mail?.text).toContain(`/home/requests/${id}`);
  expect(await written()).toEqual(['owner: Asker asks for “Emma”']);
  expect(await listed(owner, 'waiting')).toMatchObject([
    { id, role: 'owner', actions: ['accept', 'decline'] },
  ]);

  const second = await asked(other, { copyId: copy.id });
  await written();
  expect((await act(owner, id, 'accept')).body.request).toMatchObject({
    state: 'agreed',
    isYourTurn: true,
  });
  expect(await copyOf(other, copy.id)).toMatchObject({ state: 'promised' });
  expect(await seen(other, second.id)).toMatchObject({
    state: 'waiting',
    actions: ['withdraw', 'still wanted'],
  });
  expect(await written()).toEqual([
    'asker: Owner said yes to “Emma”',
    'other: You’re in line for “Emma”',
  ]);

  await act(asker, id, 'propose a meeting', meeting(3));
  expect(await seen(owner, id)).toMatchObject({
    proposal: { by: 'asker', ...meeting(3) },
    isYourTurn: true,
  });
  expect((await act(owner, id, 'accept the meeting')).body.request).toMatchObject({
    proposal: null,
    meeting: meeting(3),
    isYourTurn: false,
    endsAt: inDays(3 + 14),
  });
  expect(await written()).toEqual([
    'owner: Asker suggests a time and place for “Emma”',
    expect.stringMatching(/^asker: You’re meeting Owner: /),
  ]);
  await act(owner, id, 'handed over');
  expect(await seen(asker, id)).toMatchObject({
    state: 'confirming',
    actions: ['handed over', 'not handed over'],
  });
  expect(await written()).toEqual(['asker: Did “Emma” change hands?']);
  expect((await act(asker, id, 'handed over')).body.request).toMatchObject({ state: 'done' });
  expect((await asker.ask('GET', `/api/copies/${copy.id}`)).status).toBe(404);
  expect(await seen(other, second.id)).toMatchObject({
    state: 'closed',
    outcome: 'unavailable',
    actions: [],
  });
  expect(await written()).toEqual([
    'owner: “Emma” has changed hands',
    'other: “Emma” is no longer available',
  ]);

  const { version } = await seen(owner, id);
  await act(asker, id, 'review', { isGood: true, text: 'A warm welcome.' });
  const [news] = await mails(world.database);
  expect(news).toMatchObject({ to: owner.email, subject: 'How did it go with “Emma”?' });
  const { request_events } = await dataOf(owner);
  const known = [news?.text, (await seen(owner, id)).reviews, request_events];
  expect(JSON.stringify(known)).not.toMatch(/A warm welcome|isGood/);
  const own = await dataOf(asker);
  expect(own['request_events']?.at(-1)).toMatchObject({
    type: 'review',
    details: { isGood: true, text: 'A warm welcome.' },
  });
  // Whose page is older than what the other has said.
  for (const [isGood, status] of [
    [true, 200],
    [true, 200],
    [false, 409],
  ] as const) {
    expect((await act(owner, id, 'review', { isGood, version })).status).toBe(status);
  }
  expect(await seen(asker, id)).toMatchObject({
    state: 'settled',
    reviews: [
      { by: 'asker', isGood: true, text: 'A warm welcome.' },
      { by: 'owner', isGood: true, text: '' },
    ],
  });
});

/** How a gift gets into a state of the chart: by acts, and by days that pass. */
type Move = ['asker' | 'owner', string, (() => object)?] | number;
const agreed: Move[] = [['owner', 'accept']];
const proposed: Move[] = [...agreed, ['asker', 'propose a meeting', meetingIn(3)]];
const scheduled: Move[] = [...proposed, ['owner', 'accept the meeting']];
const confirming: Move[] = [...agreed, ['owner', 'handed over']];
const disputed: Move[] = [...confirming, ['asker', 'not handed over']];
const done: Move[] = [...confirming, ['asker', 'handed over']];
const reviewed: Move[] = [...done, ['asker', 'review', () => ({ isGood: false })]];
const ways: [state: string, moves: Move[]][] = [
  ['open.asked', []],
  ['open.asked', [3]],
  ['agreed.arranging', agreed],
  ['agreed.arranging', proposed],
  ['agreed.scheduled', scheduled],
  ['agreed.met', [...scheduled, 2, 2]],
  ['confirming', confirming],
  ['confirming', [...confirming, 4]],
  ['disputed', disputed],
  ['done.reviewing', done],
  ['done.reviewing', [...confirming, 4, 4]],
  ['done.reviewing', reviewed],
  ['done.settled', [...done, 8]],
  ['closed.declined', [['owner', 'decline']]],
  ['closed.withdrawn', [['asker', 'withdraw']]],
  ['closed.expired', [3, 2]],
  ['closed.cancelled', [...agreed, ['asker', 'cancel']]],
  ['closed.cancelled', [...disputed, ['owner', 'not handed over']]],
  ['closed.lapsed', [...agreed, 8, 7]],
  ['closed.lapsed', [...scheduled, 4, 14]],
  ['closed.disputed', [...disputed, 4, 14]],
];

/** Two members with a request in a state. */
async function lead(moves: Move[]) {
  const [owner, asker] = [await neighbour(world), await neighbour(world)];
  const { id } = await asked(asker, { copyId: (await added(owner)).id });
  for (const move of moves) {
    if (typeof move === 'number') await pass(move);
    else {
      const [by, type, more] = move;
      await acted(by === 'owner' ? owner : asker, id, type, more?.());
    }
  }
  return { id, owner, asker };
}

/** Lets days pass, and then the clocks ring. */
async function pass(days: number): Promise<void> {
  world.pass(days * dayMs);
  while (await fireAllDueTimers(world));
}

const stored = (id: string) =>
  world.database.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test.each(ways)(
  'in %s, after %j, the server takes exactly the acts that it offers',
  async (state, moves) => {
    let led: Awaited<ReturnType<typeof lead>> | undefined;
    for (const party of parties) {
      for (const type of acts) {
        led ??= await lead(moves);
        const { id, [party]: member } = led;
        expect((await stored(id)).state).toBe(state);
        const { actions, version } = await seen(member, id);
        const more = type === 'propose a meeting' ? meeting(3) : { isGood: true };
        const { status, body } = await act(member, id, type, more);
        const isOffered = actions.includes(type);
        expect([party, type, status]).toEqual([party, type, isOffered ? 200 : 409]);
        const now = isOffered ? body.request : body.current;
        expect(now.version).toBe(isOffered ? version + 1 : version);
        if (isOffered) led = undefined;
      }
    }
  },
);

test('a clock that has run out decides before who comes too late, and a repeated act is taken once', async () => {
  const { id, owner, asker } = await lead([]);
  world.pass(2 * dayMs);
  while (await fireAllDueTimers(world));
  world.pass(2 * dayMs);
  const late = await act(owner, id, 'accept', { version: 1 });
  expect([late.status, late.body.current]).toMatchObject([409, { outcome: 'expired', version: 2 }]);
  const again = await ask(asker, { copyId: (await seen(asker, id)).copy.id ?? '' });
  expect(again).toEqual(refusedUntil(inDays(30)));

  const second = await lead([]);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => act(second.owner, second.id, 'accept', { version: 1 })),
  );
  expect(answers.map(({ status, body }) => [status, body.request.version])).toEqual(
    answers.map(() => [200, 2]),
  );
});

test('an act is a repeat only with the same details', async () => {
  const { id, asker } = await lead(agreed);
  const first = { version: 2, text: 'Shall we?', ...meeting(3) };
  await acted(asker, id, 'propose a meeting', first);
  for (const [other, status] of [
    [{}, 200],
    [{ where: 'In the park' }, 409],
    [{ at: inDays(4) }, 409],
    [{ text: 'We shall.' }, 409],
  ] as const) {
    const answer = await act(asker, id, 'propose a meeting', { ...first, ...other });
    const { version, proposal } = answer.body.request ?? answer.body.current;
    expect([answer.status, version, proposal]).toEqual([status, 3, { by: 'asker', ...meeting(3) }]);
  }
});

test('a meeting whose time is over cannot be accepted, but another one proposed', async () => {
  const led = await lead([...agreed, ['owner', 'propose a meeting', meetingIn(1)]]);
  const before = await seen(led.asker, led.id);
  expect(before.actions).toContain('accept the meeting');
  world.pass(dayMs);
  expect((await seen(led.asker, led.id)).actions).not.toContain('accept the meeting');
  expect(await act(led.asker, led.id, 'accept the meeting')).toMatchObject({ status: 409 });
  expect(await act(led.asker, led.id, 'propose a meeting', meeting(2))).toMatchObject({
    status: 200,
  });
});

test('a server that was away for a week reminds first, and gives a day more', async () => {
  const { id, owner } = await lead([]);
  await pass(7);
  expect(await seen(owner, id)).toMatchObject({ state: 'asked', version: 1, endsAt: inDays(1) });
  await pass(0.9);
  expect(await seen(owner, id)).toMatchObject({ state: 'asked' });
  await pass(0.1);
  expect(await seen(owner, id)).toMatchObject({ outcome: 'expired' });
});

test('a copy is set aside whose owner has let two requests in a row run out', async () => {
  const copy = await added(owner);
  for (const [member, state] of [
    [asker, 'offered'],
    [other, 'aside'],
  ] as const) {
    await asked(member, { copyId: copy.id });
    await pass(2);
    await pass(2);
    expect(await copyOf(owner, copy.id)).toMatchObject({ state });
  }
  expect(await written()).toEqual(
    [
      ['asker', 'Asker'],
      ['other', 'Other'],
    ].flatMap(([name, asking]) => [
      `owner: ${asking} asks for “Emma”`,
      `owner: ${asking} is still waiting for your answer about “Emma”`,
      `${name}: No answer about “Emma”`,
      'owner: No answer about “Emma”',
    ]),
  );
});

test('who waits comes next when the book is free again, and is asked after a month', async () => {
  const copy = await added(owner);
  const first = await asked(asker, { copyId: copy.id });
  await act(owner, first.id, 'accept');
  const second = await asked(other, { copyId: copy.id });
  expect(second).toMatchObject({ state: 'waiting', version: 2, isYourTurn: false });
  await written();
  world.pass(hour);
  await act(asker, first.id, 'cancel', { text: 'I have found it elsewhere.' });
  expect(await seen(owner, second.id)).toMatchObject({
    state: 'asked',
    isYourTurn: true,
    endsAt: inDays(4),
  });
  expect((await written()).toSorted()).toEqual([
    'other: “Emma” is free again',
    'owner: Asker called off “Emma”',
    'owner: “Emma” is free again',
  ]);
  await owner.ask('PATCH', `/api/copies/${copy.id}`, { payload: { version: 3, state: 'aside' } });
  world.pass(hour);
  await written();
  await pass(20);
  await listed(other, 'from-me');
  await pass(10);
  expect(await written()).toEqual(['other: Do you still want “Emma”?']);
  expect(await listed(other, 'waiting')).toMatchObject([{ id: second.id, state: 'waiting' }]);
  await act(other, second.id, 'still wanted');
  expect(await seen(other, second.id)).toMatchObject({ state: 'waiting', endsAt: inDays(37) });
});

test('in a swap the owner takes one of the copies, and both change hands', async () => {
  const book = (title: string) => ({ book: { title, authors: 'Somebody' }, ways: ['swap'] });
  const [wanted, one, two] = [
    await added(owner, book('A')),
    await added(asker, book('B')),
    await added(asker, book('C')),
  ];
  const { id, offers } = await asked(asker, {
    copyId: wanted.id,
    way: 'swap',
    offers: [one.id, two.id],
  });
  expect(offers.map(({ title }) => title)).toEqual(['B', 'C']);
  // The other way round: only one of the two can come about.
  const back = await asked(owner, { copyId: one.id, way: 'swap', offers: [wanted.id] });
  expect(await act(owner, id, 'accept')).toEqual(refused('copyId', 'Choose one of the books.'));
  const { body } = await act(owner, id, 'accept', { copyId: one.id });
  expect(body.request).toMatchObject({ state: 'agreed', chosen: one.id });
  expect(await seen(owner, back.id)).toMatchObject({ state: 'waiting' });
  expect(await copyOf(asker, two.id)).toMatchObject({ state: 'offered' });
  await act(owner, id, 'handed over');
  await act(asker, id, 'handed over');
  expect(await seen(owner, id)).toMatchObject({
    state: 'done',
    copy: { id: null },
    offers: [{ id: one.id }, { id: two.id }],
    chosen: one.id,
  });
  const states = await world.database
    .selectFrom('copies')
    .select(['id', 'state', 'promised_to'])
    .where('id', 'in', [wanted.id, one.id, two.id])
    .execute();
  expect(new Map(states.map(row => [row.id, row.state]))).toEqual(
    new Map([
      [wanted.id, 'gone'],
      [one.id, 'gone'],
      [two.id, 'offered'],
    ]),
  );
});

describe('the same copy is asked for again', () => {
  const withdraw = (id: string) => acted(asker, id, 'withdraw');
  const decline = (id: string) => acted(owner, id, 'decline');
  const blockForAMoment = async () => {
    await asker.ask('PUT', `/api/members/${owner.id}/block`);
    await asker.ask('DELETE', `/api/members/${owner.id}/block`);
  };
  test.each<[rests: [end: (id: string) => Promise<unknown>, days: number][], title: string]>([
    [[[decline, 30]], '30 days after a no'],
    [[[() => pass(2).then(() => pass(2)), 30]], '30 days after no answer'],
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
      const askableFrom = inDays(days);
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

test('an own proposal is changed four times an hour, as long as the other one says nothing', async () => {
  const led = await lead(agreed);
  let days = 0;
  const propose = (by: Neighbour) => act(by, led.id, 'propose a meeting', meeting(++days));
  const statuses = async (by: Neighbour, count: number) => {
    const all = [];
    for (let index = 0; index < count; index++) {
      all.push((await propose(by)).status);
      world.pass(minute);
    }
    return all;
  };
  const five = Array(5).fill(200);
  expect(await statuses(led.asker, 5)).toEqual(five);
  const tooMany = (again: string) =>
    refused(
      'at',
      `You’ve changed your proposal four times within an hour. You can change it again in ${again}.`,
    );
  expect(await propose(led.asker)).toEqual(tooMany('56 minutes'));
  world.pass(55 * minute);
  expect(await propose(led.asker)).toEqual(tooMany('1 minute'));
  world.pass(minute);
  expect(await statuses(led.asker, 5)).toEqual([200, 200, 200, 200, 422]);
  // Each answer of the other one begins anew.
  expect(await statuses(led.owner, 6)).toEqual([...five, 422]);
  expect(await statuses(led.asker, 6)).toEqual([...five, 422]);
  await acted(led.owner, led.id, 'accept the meeting');
  expect(await statuses(led.asker, 6)).toEqual([...five, 422]);
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
    await asker.ask('PATCH', `/api/copies/${aside.id}`, {
      payload: { version: 1, state: 'aside' },
    });
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

test('a request is seen by its two members alone', async () => {
  const { id } = await lead([]);
  const unknown = { message: 'We can’t find this request.', error: true, code: 'nothing here' };
  for (const wrong of [id, randomUUID(), 'half']) {
    expect(await other.ask('GET', `/api/requests/${wrong}`)).toMatchObject({
      status: 404,
      body: unknown,
    });
  }
  expect(await act(other, id, 'accept', { version: 1 })).toMatchObject({
    status: 404,
    body: unknown,
  });
});

describe('what happens around a request', () => {
  const password = 'nine yellow lanterns';
  const bringAbout: Record<string, () => Promise<unknown>> = {
    'the owner takes the copy away': async () => {
      const [copy] = (await owner.ask('GET', `/api/members/${owner.id}/copies`)).body.items;
      return owner.ask('DELETE', `/api/copies/${copy.id}`);
    },
    'the owner blocks the asker': () => owner.ask('PUT', `/api/members/${asker.id}/block`),
    'the asker blocks the owner': () => asker.ask('PUT', `/api/members/${owner.id}/block`),
    'the owner is suspended': () => suspend(world, owner.email),
    'the asker is suspended': () => suspend(world, asker.email),
    'the owner leaves': () => owner.ask('POST', '/api/user/deletion', { payload: { password } }),
    'the asker leaves': () => asker.ask('POST', '/api/user/deletion', { payload: { password } }),
  };
  /** What is left of the request, of the copy and of mails, for each: asked, agreed, and handed over by one. */
  test.each<
    [fate: string, moves: Move[], state: string, copy: string | undefined, mails: string[]]
  >([
    ['the owner takes the copy away', [], 'closed.unavailable', 'gone', ['asker']],
    ['the owner takes the copy away', agreed, 'agreed.arranging', 'promised', []],
    ['the owner blocks the asker', [], 'closed.unavailable', 'offered', ['asker']],
    ['the asker blocks the owner', agreed, 'closed.unavailable', 'offered', ['owner']],
    ['the owner blocks the asker', confirming, 'confirming', 'promised', []],
    ['the owner is suspended', [], 'closed.unavailable', 'offered', ['asker']],
    ['the owner is suspended', agreed, 'closed.unavailable', 'aside', ['asker']],
    ['the asker is suspended', agreed, 'closed.unavailable', 'offered', ['owner']],
    ['the owner leaves', agreed, 'closed.unavailable', undefined, ['asker']],
    ['the asker leaves', agreed, 'closed.unavailable', 'offered', ['owner']],
    ['the asker leaves', confirming, 'closed.unavailable', 'aside', ['owner']],
    ['the asker leaves', done, 'done.reviewing', 'gone', []],
  ])('%s, after %j', async (fate, moves, state, copy, to) => {
    const led = await lead(moves);
    [owner, asker] = [led.owner, led.asker];
    await world.database
      .updateTable('members')
      .set({ password_hash: await hashPassword(password) })
      .where('id', 'in', [owner.id, asker.id])
      .execute();
    await written();
    await bringAbout[fate]?.();
    expect((await stored(led.id)).state).toBe(state);
    const rows = await world.database
      .selectFrom('request_copies')
      .leftJoin('copies', 'copies.id', 'copy_id')
      .select('state')
      .where('request_id', '=', led.id)
      .execute();
    expect(rows.map(row => row.state ?? undefined)).toEqual([copy]);
    const ofAccount = /has been suspended|You’ve left/;
    const news = (await written()).filter(subject => !ofAccount.test(subject));
    expect(news).toEqual(
      to.map(name =>
        name === 'owner'
          ? 'owner: The request for “Emma” is closed'
          : 'asker: “Emma” is no longer available',
      ),
    );
  });

  test('of an agreed swap, only the copy of who is suspended is set aside', async () => {
    const book = (title: string) => ({ book: { title, authors: 'Somebody' }, ways: ['swap'] });
    const [wanted, offer] = [await added(owner, book('A')), await added(asker, book('B'))];
    const { id } = await asked(asker, { copyId: wanted.id, way: 'swap', offers: [offer.id] });
    await act(owner, id, 'accept', { copyId: offer.id });
    await suspend(world, owner.email);
    const rows = await world.database
      .selectFrom('copies')
      .select(['id', 'state'])
      .where('id', 'in', [wanted.id, offer.id])
      .execute();
    expect(new Map(rows.map(row => [row.id, row.state]))).toEqual(
      new Map([
        [wanted.id, 'aside'],
        [offer.id, 'offered'],
      ]),
    );
  });

  test('the blocked one reads the same as of a copy that is gone', async () => {
    const [gone, blocked] = [await lead([]), await lead([])];
    const copy = (await seen(gone.asker, gone.id)).copy.id;
    await gone.owner.ask('DELETE', `/api/copies/${copy}`);
    await suspend(world, gone.owner.email);
    await blocked.owner.ask('PUT', `/api/members/${blocked.asker.id}/block`);
    const [one, two] = [await show(gone), await show(blocked)];
    expect(two).toEqual(one);
    expect(two).toMatchObject({
      request: { other: null, copy: { id: null, title: 'Emma' }, outcome: 'unavailable' },
      events: [{}, { type: 'unavailable', by: null }],
    });
  });

  test.each<[fate: string]>([
    ['the owner blocks the asker'],
    ['the asker blocks the owner'],
    ['the owner is suspended'],
  ])('an act counts without its text where %s', async fate => {
    const led = await lead(confirming);
    [owner, asker] = [led.owner, led.asker];
    await bringAbout[fate]?.();
    world.pass(10 * minute);
    await acted(asker, led.id, 'not handed over', { text: 'You were not there.' });
    const { body } = await asker.ask('GET', `/api/requests/${led.id}`);
    expect(body.events.at(-1)).toMatchObject({ type: 'not handed over', text: null });
    const [mail] = await mails(world.database);
    expect(mail?.to).toBe(owner.email);
    expect(mail?.text).not.toContain('You were not there.');
  });

  test('the own data name no other member, nor what has become of the member', async () => {
    const { asker: viewer, owner, id } = await lead([2]);
    await suspend(world, owner.email);
    const { requests, request_copies, request_events } = await dataOf(viewer);
    expect(request_copies).toMatchObject([{ request_id: id, copy_id: null, title: 'Emma' }]);
    expect(requests).toMatchObject([{ asker_id: viewer.id, owner_id: null }]);
    const event = { request_id: id, at: expect.any(String), details: {} };
    expect(request_events).toEqual([
      { ...event, version: 1, type: 'asked', by: 'asker' },
      { ...event, version: 2, type: 'unavailable', by: null },
    ]);
  });

  /** Without what differs from one request to the next. */
  async function show({ asker: viewer, id }: Awaited<ReturnType<typeof lead>>) {
    const { body } = await viewer.ask('GET', `/api/requests/${id}`);
    return { ...body, request: { ...body.request, id: null } };
  }
});

test('a server does not start on a request that another chart has decided', async () => {
  const { id } = await lead([]);
  await refuseOtherCharts(world.database);
  const change = (chart: number) =>
    world.database.updateTable('requests').set({ chart }).where('id', '=', id).execute();
  await change(2);
  await expect(refuseOtherCharts(world.database)).rejects.toThrow(
    `The request ${id} follows chart 2, and this release has chart 1`,
  );
  await change(1);
});

test('a list comes in parts, what has changed last first', async () => {
  const ids = [];
  for (let index = 0; index < 26; index++) {
    world.pass(1000);
    const member = await neighbour(world);
    ids.unshift(
      (
        await asked(member, {
          copyId: (await added(owner, { book: { title: `No. ${index}`, authors: '' } })).id,
        })
      ).id,
    );
  }
  const first = (await owner.ask('GET', '/api/requests?list=for-me')).body;
  const rest = (await owner.ask('GET', `/api/requests?list=for-me&cursor=${first.next}`)).body;
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
  expect([first.items.length, rest.next]).toEqual([24, null]);
  expect((await listed(owner, 'waiting')).map(({ id }) => id)).toEqual(ids.toReversed());
  expect([await listed(owner, 'from-me'), await listed(owner, 'done')]).toEqual([[], []]);
});

test('the state of each of these requests can be found again from what has happened to it', async () => {
  const rows = await world.database.selectFrom('requests').selectAll().execute();
  for (const row of rows) expect(await replayed(row.id)).toEqual(stateOf(row));
  expect(rows.length).toBeGreaterThan(100);
});

/** What the chart makes of the log alone. */
async function replayed(id: string): Promise<RequestState | undefined> {
  const [first, ...entries] = await world.database
    .selectFrom('request_events')
    .select(['type', 'by', 'at', 'details'])
    .where('request_id', '=', id)
    .orderBy('id')
    .execute();
  let life = first && world.states.initialState(first.at.getTime());
  for (const { at: time, ...entry } of entries) {
    const now = time.getTime();
    const event = eventOf(entry);
    const step =
      life &&
      (event ? world.states.applyEvent(life, event, now) : world.states.fireDueTimer(life, now));
    life = step?.next;
  }
  return life;
}

/** Undefined for the end of a clock. */
function eventOf({
  type,
  by,
  details,
}: {
  type: string;
  by: Party | null;
  details: EventDetails;
}): Act | ExternalEvent | undefined {
  const { at = 0, where = '', who } = details;
  const [act, fate] = [acts.find(one => one === type), externalEvents.find(one => one === type)];
  if (by && act)
    return act === 'propose a meeting' ? { type: act, by, at, where } : { type: act, by };
  if (fate === 'member left' || fate === 'member suspended') return who && { type: fate, who };
  return fate && { type: fate };
}
