import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneDay } from '../../../src/exchange/request-clocks.ts';
import { mails } from '../../../src/server/mail/outbox.ts';
import { suspend } from '../../../src/server/members/moderation.ts';
import { hashPassword } from '../../../src/server/members/passwords.ts';
import { ringAll } from '../../../src/server/requests/clocks.ts';
import { added, refused } from '../copies.ts';
import { type Neighbour, neighbour } from '../neighbour.ts';
import { act, ask, asked, listed, seen } from '../requests.ts';
import { openWorld, type World } from '../world.ts';

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
  at: new Date(world.now().getTime() + days * oneDay).toISOString(),
  where: 'At the fountain',
});
const copyOf = async (member: Neighbour, id: string) =>
  (await member.ask('GET', `/api/copies/${id}`)).body.copy;

/** Who was written to since the last time, and on what. */
async function written() {
  const all = await mails(world.database);
  await world.database.deleteFrom('outbox').execute();
  const names = new Map(
    [owner, asker, other].map((one, index) => [one.email, ['owner', 'asker', 'other'][index]]),
  );
  return all.toReversed().map(({ to, subject }) => `${names.get(to ?? '')}: ${subject}`);
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
  expect(await written()).toEqual(['owner: You are asked for “Emma”']);
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
  expect(await written()).toEqual(['asker: Yes to “Emma”', 'other: You wait for “Emma”']);

  await act(asker, id, 'propose a meeting', meeting(3));
  expect(await seen(owner, id)).toMatchObject({
    proposal: { by: 'asker', ...meeting(3) },
    isYourTurn: true,
  });
  expect((await act(owner, id, 'accept the meeting')).body.request).toMatchObject({
    proposal: null,
    meeting: meeting(3),
    isYourTurn: false,
    endsAt: null,
  });
  await act(owner, id, 'handed over');
  expect(await seen(asker, id)).toMatchObject({
    state: 'confirming',
    actions: ['handed over', 'not handed over'],
  });
  expect((await act(asker, id, 'handed over')).body.request).toMatchObject({ state: 'done' });
  expect((await asker.ask('GET', `/api/copies/${copy.id}`)).status).toBe(404);
  expect(await seen(other, second.id)).toMatchObject({
    state: 'closed',
    outcome: 'unavailable',
    actions: [],
  });
  expect(await written()).toEqual([
    'owner: A time and a place for “Emma”',
    'asker: You will meet for “Emma”',
    'asker: Was “Emma” handed over?',
    'owner: “Emma” has changed hands',
    'other: “Emma” is not available any more',
  ]);

  await act(asker, id, 'review', { isGood: true, text: 'A warm welcome.' });
  expect((await seen(owner, id)).reviews).toEqual([]);
  await act(owner, id, 'review', { isGood: true });
  expect(await seen(asker, id)).toMatchObject({
    state: 'settled',
    reviews: [
      { by: 'asker', isGood: true, text: 'A warm welcome.' },
      { by: 'owner', isGood: true, text: '' },
    ],
  });
});
