import { beforeEach, expect, test } from 'vitest';
import { placeAt } from '../../../src/exchange/cells.ts';
import { added } from '../kit/copies.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { acted, asked } from '../kit/requests.ts';
import { hour, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile({ rateLimit: 1000 });

const here = placeAt({ latitude: 52.52, longitude: 13.405 }, 1);
const near = placeAt({ latitude: 52.52, longitude: 13.43 }, 1);
const house = { roof: 'dome', colour: 'moss', door: 'round' } as const;
const text = { name: 'Other', about: 'I read detective novels.', languages: ['en'] };
const profile = { ...text, house };
/** Of who has not exchanged a book yet. */
const fresh = { since: expect.stringMatching(/^\d{4}-\d{2}$/), exchanges: 0, thumbsUp: 0 };
const unknownId = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19';
const unknown = {
  status: 404,
  body: { message: 'We can’t find this neighbour.', error: true, code: 'nothing here' },
  cookies: [],
};
const reported = {
  status: 201,
  body: { message: 'Thank you. A moderator will read your report.', success: true },
  cookies: [],
};

let one: Neighbour;
let other: Neighbour;
beforeEach(async () => {
  await world.clear('reports');
  one = await neighbour(world, here);
  other = await neighbour(world, { ...text, ...house, ...near });
});

const look = (viewer: Neighbour, id: string) => viewer.ask('GET', `/api/members/${id}`);
const block = (viewer: Neighbour, id: string) => viewer.ask('PUT', `/api/members/${id}/block`);
const unblock = (viewer: Neighbour, id: string) => viewer.ask('DELETE', `/api/members/${id}/block`);
const report = (reporter: Neighbour, memberId: string, reason = 'Insults.') =>
  reporter.ask('POST', '/api/reports', { payload: { memberId, reason } });

function reports() {
  return world.database
    .selectFrom('reports')
    .select(['reporter_id', 'member_id', 'reason', 'reported', 'created_at'])
    .orderBy('id')
    .execute();
}

test('members see of each other a profile and how far away they are, but no place', async () => {
  const member = { id: other.id, ...profile, band: 2, isBlocked: false, ...fresh };
  expect(await look(one, other.id)).toEqual({ status: 200, body: { member }, cookies: [] });
});

test('exchanges are counted, and thumbs up as far as both can read them, from three on', async () => {
  const counts = async () => {
    const { exchanges, thumbsUp } = (await look(one, other.id)).body.member;
    return [exchanges, thumbsUp];
  };
  const review = async (isGood: boolean) => {
    const { id } = await asked(one, { copyId: (await added(other)).id });
    for (const [by, type] of [
      [other, 'accept'],
      [one, 'handed over'],
      [other, 'handed over'],
    ] as const) {
      await acted(by, id, type);
    }
    await acted(one, id, 'review', { isGood });
    return () => acted(other, id, 'review', { isGood: false });
  };
  for (const isGood of [true, false, true]) await (await review(isGood))();
  expect(await counts()).toEqual([3, 0]);
  const answer = await review(true);
  expect(await counts()).toEqual([4, 0]);
  await answer();
  expect(await counts()).toEqual([4, 3]);
  expect((await look(other, one.id)).body.member).toMatchObject({ exchanges: 4, thumbsUp: 0 });
  await world.database.deleteFrom('members').where('id', '=', one.id).execute();
  one = await neighbour(world, here);
  expect(await counts()).toEqual([4, 3]);
});

test('half an id is that of no member', async () => {
  expect(await look(one, other.id.slice(0, 9))).toEqual(unknown);
});

test('members see themselves', async () => {
  const { body } = await look(other, other.id);
  expect(body).toEqual({
    member: { id: other.id, ...profile, band: 1, isBlocked: false, ...fresh },
  });
});

test('there is no distance without two places', async () => {
  const nowhere = await neighbour(world);
  expect((await look(nowhere, other.id)).body.member.band).toBe(null);
  expect((await look(other, nowhere.id)).body.member.band).toBe(null);
});

test('a block is seen by its member, lasts until it is taken back, and may be repeated', async () => {
  const isBlocked = async () => (await look(one, other.id)).body.member.isBlocked;
  const blocked = {
    status: 200,
    body: { message: 'They can’t see you any more, and we don’t tell them.', success: true },
    cookies: [],
  };
  expect([await block(one, other.id), await block(one, other.id)]).toEqual([blocked, blocked]);
  expect(await isBlocked()).toBe(true);
  const unblocked = {
    status: 200,
    body: { message: 'They can see you again.', success: true },
    cookies: [],
  };
  const twice = [await unblock(one, other.id), await unblock(one, other.id)];
  expect(twice).toEqual([unblocked, unblocked]);
  expect(await isBlocked()).toBe(false);
  expect((await look(other, one.id)).status).toBe(200);
});

test('a member cannot block the own profile', async () => {
  expect(await block(one, one.id.toUpperCase())).toEqual(unknown);
  expect(await unblock(one, one.id)).toEqual(unknown);
});

test.each([
  ['has blocked the caller', async () => void (await block(other, one.id))],
  ['is suspended', () => change({ suspended_at: new Date() })],
  ['has not confirmed the address', () => change({ email_verified_at: null })],
])('one who %s is, byte for byte, one who does not exist', async (_, hide) => {
  const raw = async (id: string) => {
    const cookie = [...one.cookies].map(pair => pair.join('=')).join('; ');
    const url = `/api/members/${id}`;
    const { statusCode, headers, payload } = await world.app.inject({ url, headers: { cookie } });
    return { statusCode, headers: { ...headers, date: '' }, payload };
  };
  await hide();
  expect(await raw(other.id)).toEqual(await raw(unknownId));
  const answers = await Promise.all(
    [other.id, unknownId].flatMap(id => [look, block, unblock, report].map(ask => ask(one, id))),
  );
  expect(answers).toEqual(Array.from({ length: 8 }, () => unknown));
  expect(await reports()).toEqual([]);
});

async function change(columns: { suspended_at?: Date; email_verified_at?: null }) {
  await world.setMember(other.id, columns);
}

test('moderators get the profile as it was when it was reported', async () => {
  expect(await report(one, other.id)).toEqual(reported);
  await other.ask('PATCH', '/api/user/profile', { payload: { version: 0, about: 'Harmless.' } });
  expect(await reports()).toEqual([
    {
      reporter_id: one.id,
      member_id: other.id,
      reason: 'Insults.',
      reported: profile,
      created_at: world.now(),
    },
  ]);
});

test('the same report counts once a day, however often it is sent at the same time', async () => {
  const many = await Promise.all(Array.from({ length: 10 }, () => report(one, other.id)));
  expect(many).toEqual(Array.from({ length: 10 }, () => reported));
  world.pass(23 * hour);
  await report(one, other.id);
  expect(await reports()).toHaveLength(1);
  await report(one, other.id, 'Insults again.');
  world.pass(hour);
  await report(one, other.id);
  const third = await neighbour(world);
  await report(third, other.id);
  const reasons = (await reports()).map(({ reason }) => reason);
  expect(reasons).toEqual(['Insults.', 'Insults again.', 'Insults.', 'Insults.']);
});
