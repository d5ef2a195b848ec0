import { beforeEach, expect, test } from 'vitest';
import { type Browser, openBrowser, visit } from '../kit/browser.ts';
import { confirmed } from '../kit/neighbour.ts';
import { password } from '../kit/password.ts';
import {
  fromAnotherSite,
  selfOf,
  serverWith,
  sessionEnded,
  signedOut,
  withoutToken,
} from '../kit/sessions.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

let one: Awaited<ReturnType<typeof confirmed>>;
let browser: Browser;
beforeEach(async () => {
  await world.clear('rate_limits');
  one = await confirmed(world);
  browser = await visit(world);
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
  const overTls = serverWith(world, { siteOrigin: 'https://books.example' });
  const secure = await visit(overTls);
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
  const server = serverWith(world, settings);
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
    const servers = [3000, 4000].map(port => serverWith(world, { siteOrigin: `${host}:${port}` }));
    const [first, second] = servers.map(server =>
      openBrowser(server, 'a browser', browser.cookies),
    );
    for (const each of [first, second]) {
      await each?.open();
      await each?.signIn(one.email, password);
    }
    expect(await second?.signOut()).toMatchObject({ status: 200 });
    expect(await first?.open()).toMatchObject({ status: 200, body: selfOf(one) });
    for (const { app } of servers) await app.close();
  },
);

test('over TLS a subdomain cannot plant a session, under whatever name', async () => {
  const overTls = serverWith(world, { siteOrigin: 'https://books.example' });
  const [attacker, secure] = [openBrowser(overTls), openBrowser(overTls)];
  const two = await confirmed(world);
  for (const each of [attacker, secure]) await each.open();
  await attacker.signIn(two.email, password);
  await secure.signIn(one.email, password);
  const planted = attacker.cookies.get('__Host-session');
  const own = secure.cookies.get('__Host-session');
  // A browser takes the third one for another name, of which no prefix asks anything.
  for (const name of ['session-3000', '__Secure-session', '\u00a0__Host-session']) {
    const headers = { cookie: `${name}=${planted}; __Host-session=${own}` };
    const { body } = await secure.ask('GET', '/api/session', { headers });
    expect(body).toEqual(selfOf(one));
    const alone = { cookie: `${name}=${planted}` };
    expect(await secure.ask('GET', '/api/session', { headers: alone })).toMatchObject(signedOut);
  }
  await overTls.app.close();
});

test('a session that was planted before the sign-in is worth nothing after it', async () => {
  const attacker = await visit(world);
  await attacker.signIn((await confirmed(world)).email, password);
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
  const other = await visit(world);
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
