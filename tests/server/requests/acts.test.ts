import { expect, test } from 'vitest';
import { dayMs } from '../../../src/exchange/request-timers.ts';
import { acts, parties } from '../../../src/exchange/request.ts';
import { fireAllDueTimers } from '../../../src/server/requests/due-timers.ts';
import { refuseOtherCharts } from '../../../src/server/requests/stored.ts';
import { refused } from '../kit/copies.ts';
import type { Neighbour } from '../kit/neighbour.ts';
import {
  agreed,
  confirming,
  disputed,
  done,
  lead,
  meetingIn,
  type Move,
  pass,
  proposed,
  replayAll,
  reviewed,
  scheduled,
} from '../kit/request-moves.ts';
import { act, acted, ask, refusedUntil, seen } from '../kit/requests.ts';
import { minute, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

const stored = (id: string) =>
  world.database.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

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

test.each(ways)(
  'in %s, after %j, the server takes exactly the acts that it offers',
  async (state, moves) => {
    let led: Awaited<ReturnType<typeof lead>> | undefined;
    for (const party of parties) {
      for (const type of acts) {
        led ??= await lead(world, moves);
        const { id, [party]: member } = led;
        expect((await stored(id)).state).toBe(state);
        const { actions, version } = await seen(member, id);
        const more = type === 'propose a meeting' ? meetingIn(world, 3) : { isGood: true };
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
  const { id, owner, asker } = await lead(world, []);
  world.pass(2 * dayMs);
  while (await fireAllDueTimers(world));
  world.pass(2 * dayMs);
  const late = await act(owner, id, 'accept', { version: 1 });
  expect([late.status, late.body.current]).toMatchObject([409, { outcome: 'expired', version: 2 }]);
  const again = await ask(asker, { copyId: (await seen(asker, id)).copy.id ?? '' });
  expect(again).toEqual(refusedUntil(meetingIn(world, 30).at));

  const second = await lead(world, []);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => act(second.owner, second.id, 'accept', { version: 1 })),
  );
  expect(answers.map(({ status, body }) => [status, body.request.version])).toEqual(
    answers.map(() => [200, 2]),
  );
});

test('an act is a repeat only with the same details', async () => {
  const { id, asker } = await lead(world, agreed);
  const first = { version: 2, text: 'Shall we?', ...meetingIn(world, 3) };
  await acted(asker, id, 'propose a meeting', first);
  for (const [other, status] of [
    [{}, 200],
    [{ where: 'In the park' }, 409],
    [{ at: meetingIn(world, 4).at }, 409],
    [{ text: 'We shall.' }, 409],
  ] as const) {
    const answer = await act(asker, id, 'propose a meeting', { ...first, ...other });
    const { version, proposal } = answer.body.request ?? answer.body.current;
    expect([answer.status, version, proposal]).toEqual([
      status,
      3,
      { by: 'asker', ...meetingIn(world, 3) },
    ]);
  }
});

test('a meeting whose time is over cannot be accepted, but another one proposed', async () => {
  const led = await lead(world, [
    ...agreed,
    ['owner', 'propose a meeting', () => meetingIn(world, 1)],
  ]);
  const before = await seen(led.asker, led.id);
  expect(before.actions).toContain('accept the meeting');
  world.pass(dayMs);
  expect((await seen(led.asker, led.id)).actions).not.toContain('accept the meeting');
  expect(await act(led.asker, led.id, 'accept the meeting')).toMatchObject({ status: 409 });
  expect(await act(led.asker, led.id, 'propose a meeting', meetingIn(world, 2))).toMatchObject({
    status: 200,
  });
});

test('a server that was away for a week reminds first, and gives a day more', async () => {
  const { id, owner } = await lead(world, []);
  await pass(world, 7);
  expect(await seen(owner, id)).toMatchObject({
    state: 'asked',
    version: 1,
    endsAt: meetingIn(world, 1).at,
  });
  await pass(world, 0.9);
  expect(await seen(owner, id)).toMatchObject({ state: 'asked' });
  await pass(world, 0.1);
  expect(await seen(owner, id)).toMatchObject({ outcome: 'expired' });
});

test('an own proposal is changed four times an hour, as long as the other one says nothing', async () => {
  const led = await lead(world, agreed);
  let days = 0;
  const propose = (by: Neighbour) => act(by, led.id, 'propose a meeting', meetingIn(world, ++days));
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

test('a server does not start on a request that another chart has decided', async () => {
  const { id } = await lead(world, []);
  await refuseOtherCharts(world.database);
  const change = (chart: number) =>
    world.database.updateTable('requests').set({ chart }).where('id', '=', id).execute();
  await change(2);
  await expect(refuseOtherCharts(world.database)).rejects.toThrow(
    `The request ${id} follows chart 2, and this release has chart 1`,
  );
  await change(1);
});

test('the state of each of these requests can be found again from what has happened to it', async () => {
  expect(await replayAll(world)).toBeGreaterThan(50);
});
