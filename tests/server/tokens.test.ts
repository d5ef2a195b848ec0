import { afterAll, beforeAll, expect, test } from 'vitest';
import { consumeToken, issueToken, standingOf } from '../../src/server/tokens.ts';
import { hour, openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const purposes = ['reset-password', 'verify-email'] as const;

test('a token has 256 random bits and fits into an address', async () => {
  const token = await world.token(await world.member(), 'reset-password');
  expect(token).toMatch(/^[\w-]{43}$/);
});

test('a token is nowhere in the database as plain text', async () => {
  const token = await world.token(await world.member(), 'reset-password');
  const rows = await world.database.selectFrom('one_time_tokens').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test.each(purposes)('the newest %s token takes the place of the older', async purpose => {
  const memberId = await world.member();
  const older = await world.token(memberId, purpose);
  const newest = await world.token(memberId, purpose);
  const standing = (token: string) =>
    standingOf(world.database, { token, purpose, now: world.now() });
  expect([await standing(older), await standing(newest)]).toEqual(['unknown', 'live']);
});

test('tokens of two purposes, and of two members, leave each other alone', async () => {
  const [one, other] = [await world.member(), await world.member()];
  const tokens = [
    { token: await world.token(one, 'reset-password'), purpose: 'reset-password' },
    { token: await world.token(one, 'verify-email'), purpose: 'verify-email' },
    { token: await world.token(other, 'reset-password'), purpose: 'reset-password' },
  ] as const;
  const standings = tokens.map(each => standingOf(world.database, { ...each, now: world.now() }));
  expect(await Promise.all(standings)).toEqual(['live', 'live', 'live']);
});

test('a token of one purpose is unknown for the other', async () => {
  const token = await world.token(await world.member(), 'verify-email');
  const presented = { token, purpose: 'reset-password', now: world.now() } as const;
  expect(await standingOf(world.database, presented)).toBe('unknown');
  expect(await consumeToken(world.database, presented)).toBeUndefined();
});

test('of many that are issued to a member at the same time one is left', async () => {
  const memberId = await world.member();
  const issue = { memberId, purpose: 'reset-password', now: world.now() } as const;
  const tokens = await Promise.all(
    Array.from({ length: 10 }, () => issueToken(world.database, issue)),
  );
  const standings = await Promise.all(
    tokens.map(token => standingOf(world.database, { ...issue, token })),
  );
  expect(standings.toSorted()).toEqual(['live', ...Array.from({ length: 9 }, () => 'unknown')]);
});

test.each([
  ['reset-password', 1],
  ['verify-email', 8],
] as const)('a %s token lives for %i hours, to the millisecond', async (purpose, hours) => {
  const token = await world.token(await world.member(), purpose);
  const end = world.now().getTime() + hours * hour;
  const standing = (time: number) =>
    standingOf(world.database, { token, purpose, now: new Date(time) });
  expect([await standing(end - 1), await standing(end)]).toEqual(['live', 'expired']);
  const late = { token, purpose, now: new Date(end) };
  expect(await consumeToken(world.database, late)).toBeUndefined();
});
