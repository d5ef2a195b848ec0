import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import type { Config } from '../../../src/server/ground/config.ts';
import { demoHash, demoPassword } from '../../../src/server/members/demo-password.ts';
import { hasPassword } from '../../../src/server/members/members.ts';
import { hashPassword, isPassword } from '../../../src/server/members/passwords.ts';
import { beginSession } from '../../../src/server/sessions/sessions.ts';
import { type Browser, openBrowser } from '../kit/browser.ts';
import { hour, minute, openWorld, type World } from '../kit/world.ts';

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
    message: 'The email address or the password isn’t right, or the address isn’t confirmed yet.',
    error: true,
    code: 'sign-in refused',
  },
};
const signedOut = {
  status: 401,
  body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
};
const sessionEnded = {
  status: 401,
  body: {
    message:
      'You’ve been signed out, for instance because your password was changed on another device.',
    error: true,
    code: 'session ended',
  },
};
const suspended = {
  status: 401,
  body: {
    message: 'A moderator has suspended this account. If you think that’s a mistake, write to us.',
    error: true,
    code: 'account suspended',
  },
};
const withoutToken = {
  status: 403,
  body: {
    message:
      'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
    error: true,
    code: 'xsrf token refused',
  },
};
const fromAnotherSite = {
  status: 403,
  body: { message: 'This call came from another site.', error: true, code: 'another site' },
};

async function member({ isConfirmed = true } = {}) {
  const id = await world.member();
  const { email } = await world.database
    .updateTable('members')
    .set({ password_hash: hash, email_verified_at: isConfirmed ? world.now() : null })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow();
  const self = {
    id,
    name: 'Member One',
    email,
    about: '',
    languages: [],
    house: { roof: 'gable', colour: 'brick', door: 'square' },
    place: null,
    version: 0,
  };
  return { id, email, body: { member: self } };
}

/** A server with other settings on the same data. */
function serverWith(settings: Partial<Config>) {
  const { config, database, now, log, pseudonym } = world;
  const app = createApp({ config: { ...config, ...settings }, database, now, log, pseudonym });
  return { ...world, app };
}

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
    body: { message: 'You’re signed out.', success: true },
  });
  expect(await browser.open()).toMatchObject(signedOut);
});

test('an unknown address, one that is not confirmed and a wrong password are one answer', async () => {
  const unconfirmed = await member({ isConfirmed: false });
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
  await world.database
    .updateTable('members')
    .set({ email: 'anni@book-exchange.example', password_hash: hash })
    .where('id', '=', id)
    .execute();
  expect(await browser.signIn('annİ@book-exchange.example', password)).toMatchObject(refused);
});

test.each([
  ['zoë@bücher.example', 'ZOË@xn--bcher-kva.example'],
  ['zoë@xn--bcher-kva.example', ' zoë@BÜCHER.example'],
])('%s and %j are one address', async (stored, typed) => {
  await world.database.deleteFrom('members').where('email', 'like', 'zoë@%').execute();
  await world.database
    .updateTable('members')
    .set({ email: stored })
    .where('id', '=', one.id)
    .execute();
  const body = { member: { ...one.body.member, email: stored } };
  expect(await browser.signIn(typed, password)).toMatchObject({ status: 200, body });
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

test('an unknown address and one that is not confirmed take as long as a wrong password', async () => {
  const unconfirmed = await member({ isConfirmed: false });
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
  const { id, email } = await member();
  await world.database
    .updateTable('members')
    .set({ password_hash: demoHash })
    .where('id', '=', id)
    .execute();
  expect(await browser.signIn(email, demoPassword)).toEqual({ ...refused, cookies: [] });
  const withMailbox = serverWith({ mailbox: '/mailbox' });
  const visitor = openBrowser(withMailbox);
  await visitor.open();
  const forwarded = { 'x-forwarded-for': '198.51.100.7' };
  expect(await visitor.signIn(email, demoPassword, forwarded)).toMatchObject(refused);
  expect((await visitor.signIn(email, demoPassword)).status).toBe(200);
  await withMailbox.app.close();
});

test('a session is a cookie that no script reads, and that the browser sends to this site alone', async () => {
  const { cookies } = await browser.signIn(one.email, password);
  const [session, device, xsrf] = cookies;
  expect(session).toMatch(
    /^session-3000=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly; Max-Age=7776000$/,
  );
  expect(device).toMatch(
    /^device-3000=[\w-]{22}\.[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly; Max-Age=34560000$/,
  );
  expect(xsrf).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=7776000$/);
});

test('over TLS the cookies are `Secure`, and those of plain http are worth nothing', async () => {
  const overTls = serverWith({ siteOrigin: 'https://books.example' });
  const secure = openBrowser(overTls);
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
  const plain = openBrowser(overTls);
  plain.cookies.set('session-3000', token);
  expect(await plain.open()).toMatchObject(signedOut);
  await overTls.app.close();
});

test.each([
  ['in production', { isProduction: true }, {}],
  ['behind a proxy', {}, { 'x-forwarded-for': '198.51.100.7' }],
])('a local name is not taken for plain http on this machine %s', async (_, settings, headers) => {
  const server = serverWith(settings);
  const visitor = openBrowser(server);
  const lines = [];
  lines.push(...(await visitor.ask('GET', '/api/session', { headers })).cookies);
  lines.push(...(await visitor.signIn(one.email, password, headers)).cookies);
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).toContain('; Secure');
  await server.app.close();
});

test.each(['http://127.0.0.1', 'https://books.example'])(
  'servers on two ports of %s do not end each other’s sessions',
  async host => {
    const servers = [3000, 4000].map(port => serverWith({ siteOrigin: `${host}:${port}` }));
    const [first, second] = servers.map(server =>
      openBrowser(server, 'a browser', browser.cookies),
    );
    for (const each of [first, second]) {
      await each?.open();
      await each?.signIn(one.email, password);
    }
    expect(await second?.signOut()).toMatchObject({ status: 200 });
    expect(await first?.open()).toMatchObject({ status: 200, body: one.body });
    for (const { app } of servers) await app.close();
  },
);

test('over TLS a subdomain cannot plant a session, under whatever name', async () => {
  const overTls = serverWith({ siteOrigin: 'https://books.example' });
  const [attacker, secure] = [openBrowser(overTls), openBrowser(overTls)];
  const two = await member();
  for (const each of [attacker, secure]) await each.open();
  await attacker.signIn(two.email, password);
  await secure.signIn(one.email, password);
  const planted = attacker.cookies.get('__Host-session');
  const own = secure.cookies.get('__Host-session');
  // A browser takes the third one for another name, of which no prefix asks anything.
  for (const name of ['session-3000', '__Secure-session', '\u00a0__Host-session']) {
    const headers = { cookie: `${name}=${planted}; __Host-session=${own}` };
    const { body } = await secure.ask('GET', '/api/session', { headers });
    expect(body).toEqual(one.body);
    const alone = { cookie: `${name}=${planted}` };
    expect(await secure.ask('GET', '/api/session', { headers: alone })).toMatchObject(signedOut);
  }
  await overTls.app.close();
});

test('a session that was planted before the sign-in is worth nothing after it', async () => {
  const attacker = openBrowser(world);
  await attacker.open();
  await attacker.signIn((await member()).email, password);
  const planted = attacker.cookies.get('session-3000') ?? '';
  browser.cookies.set('session-3000', planted);
  await browser.open();
  await browser.signIn(one.email, password);
  expect(browser.cookies.get('session-3000')).not.toBe(planted);
  expect(await attacker.open()).toMatchObject(sessionEnded);
});

test('each sign-in has a token of its own, and takes over none that the browser has', async () => {
  const planted = 'a'.repeat(43);
  browser.cookies.set('session-3000', planted);
  await browser.signIn(one.email, password);
  const first = browser.cookies.get('session-3000');
  await browser.signIn(one.email, password);
  expect(new Set([planted, first, browser.cookies.get('session-3000')]).size).toBe(3);
  for (const token of [planted, first ?? '']) {
    const attacker = openBrowser(world);
    attacker.cookies.set('session-3000', token);
    expect(await attacker.open()).toMatchObject(sessionEnded);
  }
});

test('a cookie that was copied before the sign-out is worth nothing after it', async () => {
  await browser.signIn(one.email, password);
  const thief = openBrowser(world, 'a browser', new Map(browser.cookies));
  await browser.signOut();
  expect(await thief.open()).toMatchObject(sessionEnded);
});

test('a suspended member has no session, and gets none', async () => {
  await browser.signIn(one.email, password);
  await world.database
    .updateTable('members')
    .set({ suspended_at: world.now() })
    .where('id', '=', one.id)
    .execute();
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
  const idle = openBrowser(world);
  await idle.open();
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

test('the token that a browser has is left, though another program has one of the same name', async () => {
  const cookie = `XSRF-TOKEN=foreign; XSRF-TOKEN=${browser.cookies.get('XSRF-TOKEN')}`;
  expect(await browser.ask('GET', '/api/session', { headers: { cookie } })).toEqual({
    ...signedOut,
    cookies: [],
  });
  const headers = { cookie, 'x-xsrf-token': 'foreign' };
  expect(await browser.signIn(one.email, password, headers)).toMatchObject(withoutToken);
});

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
  expect((await other.open()).status).toBe(200);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  undefined,
])('what is no JSON is refused: %s', async type => {
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: '/api/session',
    headers: {
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
      ...(type && { 'content-type': type }),
    },
    payload: JSON.stringify({ email: one.email, password }),
  });
  expect(statusCode).toBe(415);
});

test('a thousand guesses from everywhere keep its member neither out of a known browser, nor of one in which a mail was used', async () => {
  await browser.signIn(one.email, password);
  await browser.signOut();
  const stranger = openBrowser(world);
  await stranger.open();
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
  const two = await member({ isConfirmed: false });
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
