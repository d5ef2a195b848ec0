import { expect, test } from 'vitest';
import type { Purpose } from '../../../src/server/data/tables.ts';
import { consumeToken, standingOf } from '../../../src/server/members/tokens.ts';
import { hour, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

const purposes = ['reset-password', 'verify-email'] as const;

function standing(token: string, purpose: Purpose) {
  return standingOf(world.database, { token, purpose, now: world.now() });
}

function consume(token: string, purpose: Purpose) {
  const presented = { token, purpose, now: world.now() };
  return world.database.transaction().execute(transaction => consumeToken(transaction, presented));
}

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

test.each(purposes)('a %s token that is used ends the others of its member', async purpose => {
  const [memberId, other] = [await world.member(), await world.member()];
  const [older, newer] = [
    await world.token(memberId, purpose),
    await world.token(memberId, purpose),
  ];
  const ofOther = await world.token(other, purpose);
  expect(await consume(older, purpose)).toBe(memberId);
  expect(await consume(newer, purpose)).toBeUndefined();
  expect(await standing(newer, purpose)).toBe('used');
  expect(await standing(ofOther, purpose)).toBe('live');
});

test.each(purposes)('a %s token is unknown once its member has another address', async purpose => {
  const memberId = await world.member();
  const token = await world.token(memberId, purpose);
  await world.setMember(memberId, { email: `${memberId}@elsewhere.example` });
  expect(await standing(token, purpose)).toBe('unknown');
  expect(await consume(token, purpose)).toBeUndefined();
});

test('a token of one purpose is unknown for the other', async () => {
  const token = await world.token(await world.member(), 'verify-email');
  const presented = { token, purpose: 'reset-password', now: world.now() } as const;
  expect(await standingOf(world.database, presented)).toBe('unknown');
  expect(await consumeToken(world.database, presented)).toBeUndefined();
});

test('of several that are used at the same time exactly one is', async () => {
  const memberId = await world.member();
  const tokens: string[] = [];
  for (let count = 0; count < 10; count += 1) {
    tokens.push(await world.token(memberId, 'reset-password'));
  }
  const consumed = await Promise.all(tokens.map(token => consume(token, 'reset-password')));
  expect(consumed.filter(Boolean)).toEqual([memberId]);
});

test.each([
  ['reset-password', 1],
  ['verify-email', 8],
] as const)('a %s token lives for %i hours, to the millisecond', async (purpose, hours) => {
  const token = await world.token(await world.member(), purpose);
  const end = world.now().getTime() + hours * hour;
  const standingAt = (time: number) =>
    standingOf(world.database, { token, purpose, now: new Date(time) });
  expect([await standingAt(end - 1), await standingAt(end)]).toEqual(['live', 'expired']);
  const late = { token, purpose, now: new Date(end) };
  expect(await consumeToken(world.database, late)).toBeUndefined();
});
