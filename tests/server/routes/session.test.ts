import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import { hashPassword, isPassword } from '../../../src/server/members/passwords.ts';
import { type Browser, openBrowser } from '../browser.ts';
import { hour, minute, openWorld, type World } from '../world.ts';

let world: World;
let hash: string;
beforeAll(async () => {
  world = await openWorld();
  hash = await hashPassword(password);
});
afterAll(() => world.close());

const password = 'nine yellow lanterns';
const day = 24 * hour;
const refused = {
  status: 401,
  body: {
    message: 'This address and this password do not belong together.',
    error: true,
    code: 'sign-in refused',
  },
};
const signedOut = {
  status: 401,
  body: { message: 'You are not signed in.', error: true, code: 'signed out' },
};
const withoutToken = {
  status: 403,
  body: {
    message: 'The page was open for too long. Please try again.',
    error: true,
    code: 'xsrf token refused',
  },
};
const fromAnotherSite = {
  status: 403,
  body: { message: 'Another site has made this call.', error: true, code: 'another site' },
};

async function member({ isConfirmed = true } = {}) {
  const id = await world.member();
  const { email } = await world.database
    .updateTable('members')
    .set({ password_hash: hash, email_verified_at: isConfirmed ? world.now() : null })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow();
  return { id, email, body: { member: { id, name: 'Member One' } } };
}

let one: Awaited<ReturnType<typeof member>>;
let browser: Browser;
beforeEach(async () => {
  await world.database.deleteFrom('rate_limits').execute();
  one = await member();
  browser = openBrowser(world);
  await browser.open();
});

test('who signs in is known in every call until the sign-out', async () => {
  expect(await browser.open()).toMatchObject(signedOut);
  expect(await browser.signIn(one.email, password)).toMatchObject({ status: 200, body: one.body });
  expect(await browser.open()).toMatchObject({ status: 200, body: one.body });
  expect(await browser.signOut()).toMatchObject({
    status: 200,
    body: { message: 'You are signed out.', success: true },
  });
  expect(await browser.open()).toMatchObject(signedOut);
});

test('capital letters and white space around an address do not count', async () => {
  const email = ` ${one.email.toUpperCase()}\n`;
  expect((await browser.signIn(email, password)).status).toBe(200);
});

test('an unknown address and a wrong password are one answer', async () => {
  const unknown = await browser.signIn('nobody@book-exchange.example', password);
  const wrong = await browser.signIn(one.email, `${password} `);
  expect(unknown).toEqual({ ...refused, cookies: [] });
  expect(wrong).toEqual(unknown);
});

test('a letter that only the database takes for another one is one more address', async () => {
  const id = await world.member();
  await world.database
    .updateTable('members')
    .set({ email: 'anni@book-exchange.example', password_hash: hash })
    .where('id', '=', id)
    .execute();
  expect(await browser.signIn('annİ@book-exchange.example', password)).toMatchObject(refused);
});

test('an address with a null character is nobody’s', async () => {
  expect(await browser.signIn('a\0b@book-exchange.example', password)).toMatchObject(refused);
});

test('a password that is changed while it is checked begins no session', async () => {
  // They keep the queue busy, so that the check takes a while.
  const others = Array.from({ length: 30 }, () => isPassword('another', hash));
  const attempt = browser.signIn(one.email, password);
  await setTimeout(50);
  await world.database
    .updateTable('members')
    .set({ password_hash: 'of another password' })
    .where('id', '=', one.id)
    .execute();
  expect(await attempt).toMatchObject(refused);
  await Promise.all(others);
});

test('a member without a password is refused', async () => {
  await world.database
    .updateTable('members')
    .set({ password_hash: 'none' })
    .where('id', '=', one.id)
    .execute();
  expect(await browser.signIn(one.email, password)).toMatchObject(refused);
});

test('only the right password is told that the address is not confirmed, and begins no session', async () => {
  const { email } = await member({ isConfirmed: false });
  expect(await browser.signIn(email, 'wrong')).toMatchObject(refused);
  expect(await browser.signIn(email, password)).toEqual({
    status: 403,
    body: {
      message:
        'Please confirm your e-mail address first. The link is in the mail that we sent you.',
      error: true,
      code: 'address not confirmed',
    },
    cookies: [],
  });
});

test('a session is a cookie that no script reads, and that the browser sends to this site alone', async () => {
  const { cookies } = await browser.signIn(one.email, password);
  const [session, device, xsrf] = cookies;
  expect(session).toMatch(/^session=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly; Max-Age=7776000$/);
  expect(device).toMatch(/^device=\S+; Path=\/; SameSite=Lax; HttpOnly; Max-Age=34560000$/);
  expect(xsrf).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=7776000$/);
});

test('over TLS the cookies are `Secure`, and those of plain http are worth nothing', async () => {
  const { config, database, now, log, pseudonym } = world;
  const siteOrigin = 'https://books.example';
  const app = createApp({
    config: { ...config, siteOrigin },
    database,
    now,
    log,
    pseudonym,
  });
  const secure = openBrowser({ ...world, app });
  await secure.open();
  const { cookies } = await secure.signIn(one.email, password);
  expect(cookies.map(line => line.split('=')[0])).toEqual([
    '__Host-session',
    '__Host-device',
    'XSRF-TOKEN',
  ]);
  for (const line of cookies) expect(line).toContain('; Secure');
  expect((await secure.open()).status).toBe(200);
  const token = secure.cookies.get('__Host-session') ?? '';
  const plain = openBrowser({ ...world, app });
  plain.cookies.set('session', token);
  expect(await plain.open()).toMatchObject(signedOut);
  await app.close();
});

test('the database knows a session by a hash alone', async () => {
  await browser.signIn(one.email, password);
  const token = browser.cookies.get('session') ?? '';
  const rows = await world.database.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a session that was planted before the sign-in is worth nothing after it', async () => {
  const attacker = openBrowser(world);
  await attacker.open();
  await attacker.signIn((await member()).email, password);
  const planted = attacker.cookies.get('session') ?? '';
  browser.cookies.set('session', planted);
  await browser.open();
  await browser.signIn(one.email, password);
  expect(browser.cookies.get('session')).not.toBe(planted);
  expect(await attacker.open()).toMatchObject(signedOut);
});

test('a cookie that was stolen is worth nothing after the sign-out', async () => {
  await browser.signIn(one.email, password);
  const thief = openBrowser(world);
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
  await browser.signOut();
  expect(await thief.open()).toMatchObject(signedOut);
  expect(thief.cookies.has('session')).toBe(false);
});

test('a session ends thirty days after its last call, and after ninety in any case', async () => {
  await browser.signIn(one.email, password);
  const idle = openBrowser(world);
  await idle.open();
  await idle.signIn(one.email, password);
  for (const days of [29, 29, 29]) {
    world.pass(days * day);
    expect((await browser.open()).status).toBe(200);
  }
  expect(await idle.open()).toMatchObject(signedOut);
  world.pass(3 * day - minute);
  expect((await browser.open()).status).toBe(200);
  world.pass(minute);
  expect(await browser.open()).toMatchObject(signedOut);
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

test('a session ends with its member', async () => {
  await browser.signIn(one.email, password);
  await world.database.deleteFrom('members').where('id', '=', one.id).execute();
  expect(await browser.open()).toMatchObject(signedOut);
});

test.each(['cross-site', 'same-site'])(
  'a change that a page of a %s makes is refused',
  async from => {
    const headers = { 'sec-fetch-site': from };
    expect(await browser.signIn(one.email, password, headers)).toMatchObject(fromAnotherSite);
    await browser.signIn(one.email, password);
    expect(await browser.signOut(headers)).toMatchObject(fromAnotherSite);
    expect((await browser.open()).status).toBe(200);
  },
);

test('of a browser without Fetch Metadata the origin counts', async () => {
  const own = { 'sec-fetch-site': undefined, host: 'localhost', origin: 'http://localhost' };
  const other = { ...own, origin: 'http://localhost.attacker.example' };
  expect(await browser.signIn(one.email, password, other)).toMatchObject(fromAnotherSite);
  expect((await browser.signIn(one.email, password, own)).status).toBe(200);
});

test.each([undefined, 'abc', 'abc.def'])(
  'a change with the token %s is refused, and the answer brings the right one',
  async token => {
    browser.cookies.delete('XSRF-TOKEN');
    const headers = { 'x-xsrf-token': token };
    expect(await browser.signIn(one.email, password, headers)).toMatchObject(withoutToken);
    expect((await browser.signIn(one.email, password)).status).toBe(200);
  },
);

test('a member’s changes need the token of the very session', async () => {
  const guest = browser.cookies.get('XSRF-TOKEN');
  await browser.signIn(one.email, password);
  const other = openBrowser(world);
  await other.open();
  await other.signIn(one.email, password);
  for (const token of [guest, other.cookies.get('XSRF-TOKEN')]) {
    expect(await browser.signOut({ 'x-xsrf-token': token })).toMatchObject(withoutToken);
  }
  expect((await browser.signOut()).status).toBe(200);
});

test('what is no JSON is refused', async () => {
  const headers = { 'content-type': 'text/plain' };
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: '/api/session',
    headers: { ...headers, 'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '' },
    payload: JSON.stringify({ email: one.email, password }),
  });
  expect(statusCode).toBe(415);
});

test('strangers who guess at an address do not keep its member out of a known browser', async () => {
  await browser.signIn(one.email, password);
  await browser.signOut();
  const left = world.config.rateLimit - 1;
  for (let attempt = 0; attempt <= left; attempt += 1) {
    const stranger = await world.app.inject({
      method: 'POST',
      url: '/api/session',
      remoteAddress: `192.0.2.${attempt}`,
      headers: { 'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '' },
      payload: { email: one.email, password: 'wrong' },
    });
    expect(stranger.statusCode).toBe(attempt < left ? 401 : 429);
  }
  expect((await browser.signIn(one.email, password)).status).toBe(200);
});

test('one visitor who tries many addresses is stopped as one who tries one', async () => {
  const { rateLimit } = world.config;
  const statuses: number[] = [];
  for (let attempt = 0; attempt <= rateLimit; attempt += 1) {
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: '/api/session',
      remoteAddress: '198.51.100.1',
      headers: {
        'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
        cookie: `XSRF-TOKEN=${browser.cookies.get('XSRF-TOKEN')}`,
      },
      payload: { email: `${attempt}@book-exchange.example`, password: 'wrong' },
    });
    statuses.push(statusCode);
  }
  expect(statuses.indexOf(429)).toBe(rateLimit);
});

test('a browser is known for the address that has signed in there, and for no other', async () => {
  await browser.signIn(one.email, password);
  const other = await member();
  const counts = async (email: string) => {
    await world.database.deleteFrom('rate_limits').execute();
    await browser.signIn(email, 'wrong');
    const rows = await world.database.selectFrom('rate_limits').select('key').execute();
    return rows.map(({ key }) => key);
  };
  const byAddress = world.pseudonym(`signIn token ${other.email}`);
  expect(await counts(other.email)).toContain(byAddress);
  expect(await counts(one.email)).not.toContain(world.pseudonym(`signIn token ${one.email}`));
});
