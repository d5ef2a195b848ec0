import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { demoHash, demoPassword } from '../../../src/server/members/demo-password.ts';
import { isPassword } from '../../../src/server/members/passwords.ts';
import { type Browser, visit } from '../kit/browser.ts';
import { confirmed } from '../kit/neighbour.ts';
import { hash, password } from '../kit/password.ts';
import { refused, selfOf, serverWith } from '../kit/sessions.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

let one: Awaited<ReturnType<typeof confirmed>>;
let browser: Browser;
beforeEach(async () => {
  await world.clear('rate_limits');
  one = await confirmed(world);
  browser = await visit(world);
});

/** An attempt of somebody who has no browser. */
async function guess(email: string, remoteAddress: string, cookie = '') {
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: '/api/session',
    remoteAddress,
    headers: { 'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '', cookie },
    payload: { email, password: 'wrong' },
  });
  return statusCode;
}

test('an unknown address, one that is not confirmed and a wrong password are one answer', async () => {
  const unconfirmed = await confirmed(world, { email_verified_at: null });
  for (const [email, typed] of [
    ['nobody@book-exchange.example', password],
    [unconfirmed.email, password],
    [unconfirmed.email, `${password} `],
    [one.email, `${password} `],
  ] as const) {
    expect(await browser.signIn(email, typed)).toEqual({ ...refused, cookies: [] });
  }
});

test('a letter that only the database takes for another one is one more address', async () => {
  const id = await world.member();
  await world.setMember(id, { email: 'anni@book-exchange.example', password_hash: hash });
  expect(await browser.signIn('annİ@book-exchange.example', password)).toMatchObject(refused);
});

test.each([
  ['zoë@bücher.example', 'ZOË@xn--bcher-kva.example'],
  ['zoë@xn--bcher-kva.example', ' zoë@BÜCHER.example'],
])('%s and %j are one address', async (stored, typed) => {
  await world.database.deleteFrom('members').where('email', 'like', 'zoë@%').execute();
  await world.setMember(one.id, { email: stored });
  const body = { member: { ...selfOf(one).member, email: stored } };
  expect(await browser.signIn(typed, password)).toMatchObject({ status: 200, body });
});

test('a password that is changed while it is checked begins no session', async () => {
  // They keep the queue busy, so that the check takes a while.
  const others = Array.from({ length: 30 }, () => isPassword('another', hash));
  const attempt = browser.signIn(one.email, password);
  await setTimeout(50);
  await world.setMember(one.id, { password_hash: 'of another password' });
  expect(await attempt).toMatchObject(refused);
  await Promise.all(others);
});

test('an unknown address and one that is not confirmed take as long as a wrong password', async () => {
  const unconfirmed = await confirmed(world, { email_verified_at: null });
  const tries = [
    { email: one.email, typed: 'wrong', spent: 0 },
    { email: 'nobody@book-exchange.example', typed: password, spent: 0 },
    { email: unconfirmed.email, typed: password, spent: 0 },
  ];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    for (const each of tries) {
      // Of the processor: the machine may be busy with something else.
      const start = process.cpuUsage();
      await browser.signIn(each.email, each.typed);
      const { user, system } = process.cpuUsage(start);
      each.spent += user + system;
    }
  }
  const [least = 0, , most = 0] = tries.map(({ spent }) => spent).toSorted((a, b) => a - b);
  expect(most).toBeLessThan(2 * least);
});

test('a password that a mailbox has shown is refused where there is none, and behind a proxy', async () => {
  const { id, email } = await confirmed(world);
  await world.setMember(id, { password_hash: demoHash });
  expect(await browser.signIn(email, demoPassword)).toEqual({ ...refused, cookies: [] });
  const withMailbox = serverWith(world, { mailbox: '/mailbox' });
  const visitor = await visit(withMailbox);
  const forwarded = { 'x-forwarded-for': '198.51.100.7' };
  expect(await visitor.signIn(email, demoPassword, forwarded)).toMatchObject(refused);
  expect((await visitor.signIn(email, demoPassword)).status).toBe(200);
  await withMailbox.app.close();
});

test('a thousand guesses from everywhere keep its member neither out of a known browser, nor of one in which a mail was used', async () => {
  await browser.signIn(one.email, password);
  await browser.signOut();
  const stranger = await visit(world);
  const left = world.config.rateLimit;
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const from = `2001:db8:${attempt.toString(16)}::1`;
    statuses.push(await guess(one.email, from, `device=${attempt}.${attempt}`));
  }
  expect(statuses.filter(status => status === 401)).toHaveLength(left);
  expect(statuses.slice(left).every(status => status === 429)).toBe(true);
  expect((await stranger.signIn(one.email, password)).status).toBe(429);
  expect((await browser.signIn(one.email, password)).status).toBe(200);
  const token = await world.token(one.id, 'reset-password');
  const payload = { token, newPassword: 'ten yellow lanterns' };
  await stranger.ask('POST', '/api/user/reset-password', { payload });
  expect((await stranger.signIn(one.email, payload.newPassword)).status).toBe(200);
});

test('a link that has confirmed an address makes the browser known, once', async () => {
  const two = await confirmed(world, { email_verified_at: null });
  const token = await world.token(two.id, 'verify-email');
  const openLink = () => browser.ask('GET', `/api/user/verify-email?token=${token}`);
  expect((await openLink()).cookies).toEqual([expect.stringMatching(/^device-3000=/)]);
  expect((await openLink()).cookies).toEqual([]);
});

test('one visitor who tries many addresses is stopped as one who tries one', async () => {
  const { rateLimit } = world.config;
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 60; attempt += 1) {
    statuses.push(await guess(`${attempt}@book-exchange.example`, '198.51.100.1'));
  }
  expect(statuses.filter(status => status === 401)).toHaveLength(rateLimit);
  expect(statuses.slice(rateLimit).every(status => status === 429)).toBe(true);
});

test('a browser is known for the address that has signed in there, and for no other', async () => {
  await browser.signIn(one.email, password);
  const other = await confirmed(world);
  const counts = async (email: string) => {
    await world.clear('rate_limits');
    await browser.signIn(email, 'wrong');
    const rows = await world.database.selectFrom('rate_limits').select('key').execute();
    return rows.map(({ key }) => key);
  };
  const byAddress = world.pseudonym(`signIn token ${other.email}`);
  expect(await counts(other.email)).toContain(byAddress);
  expect(await counts(one.email)).not.toContain(world.pseudonym(`signIn token ${one.email}`));
});

test('each sign-in is logged with what came of it, and never with what was sent', async () => {
  world.logged.length = 0;
  await browser.signIn(one.email, 'wrong');
  await browser.signIn(one.email, password);
  const called = {
    level: 'info',
    request: expect.any(String),
    operation: 'POST /api/session',
    milliseconds: expect.any(Number),
    msg: 'A call was answered.',
  };
  const client = world.pseudonym(`client ${browser.remoteAddress}`);
  await expect
    .poll(() => world.logged)
    .toEqual([
      { ...called, status: 401, cause: 'refused', client },
      { ...called, status: 200 },
    ]);
});
