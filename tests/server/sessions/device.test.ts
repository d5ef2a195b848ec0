import { beforeEach, expect, test } from 'vitest';
import { deviceName } from '../../../src/server/sessions/device-name.ts';
import { type Browser, visit } from '../kit/browser.ts';
import { confirmed } from '../kit/neighbour.ts';
import { password } from '../kit/password.ts';
import { hour, minute, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile({ rateLimit: 1000 });

const day = 24 * hour;
const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0';

async function signedIn(email: string, name: string): Promise<Browser> {
  const browser = await visit(world, name);
  expect((await browser.signIn(email, password)).status).toBe(200);
  return browser;
}

async function devicesIn(browser: Browser) {
  const { body } = await browser.ask('GET', '/api/sessions');
  return body.items;
}

let email: string;
let own: Browser;
let other: Browser;
beforeEach(async () => {
  ({ email } = await confirmed(world));
  own = await signedIn(email, phone);
  world.pass(minute);
  other = await signedIn(email, 'a machine');
});

const known = (browser: Browser) => browser.open().then(({ status }) => status === 200);

test('a member sees the own devices: this one first, then the one that was seen last', async () => {
  await signedIn((await confirmed(world)).email, 'of somebody else');
  const begun = world.now();
  world.pass(minute);
  const third = await signedIn(email, '');
  const id = expect.stringMatching(/^[\da-f-]{36}$/);
  const at = (before: number) => new Date(begun.getTime() - before).toISOString();
  const of = (device: string, time: string) => ({ id, device, beganAt: time, seenAt: time });
  const devices = [
    { ...of('', at(-minute)), isCurrent: false },
    { ...of('', at(0)), isCurrent: false },
  ];
  expect(await devicesIn(own)).toEqual([
    { ...of('Firefox on Android', at(minute)), isCurrent: true },
    ...devices,
  ]);
  await third.signOut();
  world.pass(30 * day - 2 * minute);
  expect(await devicesIn(other)).toEqual([
    { ...of('', at(0)), seenAt: world.now().toISOString(), isCurrent: true },
  ]);
});

test('ending one device leaves the others', async () => {
  const [, { id }] = await devicesIn(own);
  const ended = { status: 200, body: { message: 'The device is signed out.', success: true } };
  expect(await own.ask('DELETE', `/api/sessions/${id}`)).toEqual({ ...ended, cookies: [] });
  expect([await known(own), await known(other)]).toEqual([true, false]);
});

test('ending the device of the call takes its cookie away', async () => {
  const [{ id }] = await devicesIn(own);
  const { cookies } = await own.ask('DELETE', `/api/sessions/${id.toUpperCase()}`);
  expect(cookies).toEqual([
    'session-3000=; Path=/; SameSite=Lax; HttpOnly; Max-Age=0',
    expect.stringMatching(/^XSRF-TOKEN=/),
  ]);
  expect([await known(own), await known(other)]).toEqual([false, true]);
});

test('a device of another member cannot be ended', async () => {
  const stranger = await signedIn((await confirmed(world)).email, phone);
  const [{ id }] = await devicesIn(own);
  expect((await stranger.ask('DELETE', `/api/sessions/${id}`)).status).toBe(200);
  expect((await stranger.ask('DELETE', '/api/sessions')).status).toBe(200);
  expect([await known(own), await known(other)]).toEqual([true, true]);
});

test('all other devices end at once, and this one stays', async () => {
  expect(await own.ask('DELETE', '/api/sessions')).toEqual({
    status: 200,
    body: { message: 'Your other devices are signed out.', success: true },
    cookies: [],
  });
  expect([await known(own), await known(other)]).toEqual([true, false]);
});

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0 Safari/537.36`,
    'Chrome on Linux',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Version/18.6 Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.6 Safari/605.1`,
    'Safari on Mac',
  ],
  ['curl/8.5.0', ''],
])('%s is called %j', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
