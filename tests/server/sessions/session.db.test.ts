import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { hasPassword } from '../../../src/server/members/members.ts';
import { beginSession } from '../../../src/server/sessions/sessions.ts';
import { type Browser, openBrowser, visit } from '../kit/browser.ts';
import { confirmed } from '../kit/neighbour.ts';
import { hash, password } from '../kit/password.ts';
import { refused, selfOf, sessionEnded, signedOut, suspended } from '../kit/sessions.ts';
import { hour, minute, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

let one: Awaited<ReturnType<typeof confirmed>>;
let browser: Browser;
beforeEach(async () => {
  await world.clear('rate_limits');
  one = await confirmed(world);
  browser = await visit(world);
});

const day = 24 * hour;

test('who signs in is known in every call until the sign-out', async () => {
  expect(await browser.open()).toMatchObject(signedOut);
  expect(await browser.signIn(one.email, password)).toMatchObject({
    status: 200,
    body: selfOf(one),
  });
  expect(await browser.open()).toMatchObject({ status: 200, body: selfOf(one) });
  expect(await browser.signOut()).toMatchObject({
    status: 200,
    body: { message: 'You’re signed out.', success: true },
  });
  expect(await browser.open()).toMatchObject(signedOut);
});

test('a cookie that was copied before the sign-out is worth nothing after it', async () => {
  await browser.signIn(one.email, password);
  const thief = openBrowser(world, 'a browser', new Map(browser.cookies));
  await browser.signOut();
  expect(await thief.open()).toMatchObject(sessionEnded);
});

test('a suspended member has no session, and gets none', async () => {
  await browser.signIn(one.email, password);
  await world.setMember(one.id, { suspended_at: world.now() });
  expect(await browser.open()).toMatchObject(suspended);
  expect(await browser.signIn(one.email, 'wrong')).toMatchObject(refused);
  expect(await browser.open()).toMatchObject(signedOut);
  expect(await browser.signIn(one.email, password)).toEqual({
    ...suspended,
    status: 403,
    cookies: [],
  });
});

test('a session ends thirty days after its last call, and after ninety in any case', async () => {
  await browser.signIn(one.email, password);
  const idle = await visit(world);
  await idle.signIn(one.email, password);
  for (const days of [29, 29, 29]) {
    world.pass(days * day);
    expect((await browser.open()).status).toBe(200);
  }
  expect(await idle.open()).toMatchObject(sessionEnded);
  world.pass(3 * day - minute);
  expect((await browser.open()).status).toBe(200);
  world.pass(minute);
  expect(await browser.open()).toMatchObject(sessionEnded);
});

test('a session that is used is written to every five minutes at most', async () => {
  await browser.signIn(one.email, password);
  const seen = async () => {
    const row = await world.database
      .selectFrom('sessions')
      .select('last_seen_at')
      .where('member_id', '=', one.id)
      .executeTakeFirstOrThrow();
    return row.last_seen_at;
  };
  const begun = await seen();
  world.pass(5 * minute - 1);
  await browser.open();
  expect(await seen()).toEqual(begun);
  world.pass(1);
  await browser.open();
  expect(await seen()).toEqual(world.now());
});

test('a new password ends every session, and those that begin just now with the old one', async () => {
  const browsers = Array.from({ length: 20 }, () => openBrowser(world));
  for (const each of browsers) await each.open();
  await browser.signIn(one.email, password);
  const token = await world.token(one.id, 'reset-password');
  const payload = { token, newPassword: 'ten yellow lanterns' };
  const [reset] = await Promise.all([
    browser.ask('POST', '/api/user/reset-password', { payload }),
    ...browsers.map(each => each.signIn(one.email, password)),
  ]);
  expect(reset.status).toBe(200);
  for (const each of [browser, ...browsers]) expect((await each.open()).status).toBe(401);
});

test('who chooses a new password waits for a session that is just beginning, and ends it', async () => {
  const { database, now } = world;
  const token = await world.token(one.id, 'reset-password');
  const payload = { token, newPassword: 'ten yellow lanterns' };
  const choose = () => browser.ask('POST', '/api/user/reset-password', { payload });
  const reset = await database.transaction().execute(async transaction => {
    expect(await hasPassword(transaction, { memberId: one.id, passwordHash: hash })).toBe(true);
    const chosen = choose();
    await Promise.race([chosen, setTimeout(300)]);
    await beginSession(transaction, { memberId: one.id, device: '', now: now() });
    return { chosen };
  });
  expect((await reset.chosen).status).toBe(200);
  const left = await database
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', one.id)
    .execute();
  expect(left).toEqual([]);
});
