import { beforeEach, expect, test } from 'vitest';
import { cursorOf } from '../../../src/server/ground/cursor.ts';
import { mails } from '../../../src/server/mail/outbox.ts';
import { added, edit, refused } from '../kit/copies.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { dataOf, meetingIn, news, pass, replayAll } from '../kit/request-moves.ts';
import { act, acted, ask, asked, listed, seen } from '../kit/requests.ts';
import { hour, worldOfFile } from '../kit/world.ts';

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

const copyOf = async (member: Neighbour, id: string) =>
  (await member.ask('GET', `/api/copies/${id}`)).body.copy;

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
      endsAt: meetingIn(world, 4).at,
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

  await act(asker, id, 'propose a meeting', meetingIn(world, 3));
  expect(await seen(owner, id)).toMatchObject({
    proposal: { by: 'asker', ...meetingIn(world, 3) },
    isYourTurn: true,
  });
  expect((await act(owner, id, 'accept the meeting')).body.request).toMatchObject({
    proposal: null,
    meeting: meetingIn(world, 3),
    isYourTurn: false,
    endsAt: meetingIn(world, 3 + 14).at,
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
  const { request_events } = await dataOf(world, owner);
  const known = [news?.text, (await seen(owner, id)).reviews, request_events];
  expect(JSON.stringify(known)).not.toMatch(/A warm welcome|isGood/);
  const own = await dataOf(world, asker);
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

test('a copy is set aside whose owner has let two requests in a row run out', async () => {
  const copy = await added(owner);
  for (const [member, state] of [
    [asker, 'offered'],
    [other, 'aside'],
  ] as const) {
    await asked(member, { copyId: copy.id });
    await pass(world, 2);
    await pass(world, 2);
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
    endsAt: meetingIn(world, 4).at,
  });
  expect((await written()).toSorted()).toEqual([
    'other: “Emma” is free again',
    'owner: Asker called off “Emma”',
    'owner: “Emma” is free again',
  ]);
  await edit(owner, copy.id, { version: 3, state: 'aside' });
  world.pass(hour);
  await written();
  await pass(world, 20);
  await listed(other, 'from-me');
  await pass(world, 10);
  expect(await written()).toEqual(['other: Do you still want “Emma”?']);
  expect(await listed(other, 'waiting')).toMatchObject([{ id: second.id, state: 'waiting' }]);
  await act(other, second.id, 'still wanted');
  expect(await seen(other, second.id)).toMatchObject({
    state: 'waiting',
    endsAt: meetingIn(world, 37).at,
  });
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

test('a list comes in parts, first those in which it is the turn of the member, what has changed last before the rest, and anew by a cursor of a release that knew no turns', async () => {
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
  // It is the turn of others.
  const theirs = ids.splice(0, 4);
  for (const id of theirs) {
    world.pass(1000);
    await acted(owner, id, 'accept');
    await acted(owner, id, 'propose a meeting', meetingIn(world, 3));
  }
  const first = (await owner.ask('GET', '/api/requests?list=for-me')).body;
  const rest = (await owner.ask('GET', `/api/requests?list=for-me&cursor=${first.next}`)).body;
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([
    ...ids,
    ...theirs.toReversed(),
  ]);
  expect([first.items.length, rest.next]).toEqual([24, null]);
  const { changedAt, id } = first.items.at(-1);
  const former = cursorOf(Date.parse(changedAt), id);
  const anew = await owner.ask('GET', `/api/requests?list=for-me&cursor=${former}`);
  expect(anew.body).toEqual(first);
  expect((await listed(owner, 'waiting')).map(({ id }) => id)).toEqual(ids.toReversed());
  expect([await listed(owner, 'from-me'), await listed(owner, 'done')]).toEqual([[], []]);
});

test('the state of each of these requests can be found again from what has happened to it', async () => {
  expect(await replayAll(world)).toBeGreaterThan(30);
});
