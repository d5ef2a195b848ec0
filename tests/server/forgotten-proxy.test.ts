import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgottenProxy } from '../../src/server/forgotten-proxy.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld({ rateLimit: 3 });
});
afterEach(() => world.close());

const url = '/api/user/verify-email';

async function ask(visitor: string, token: string, remoteAddress = '127.0.0.1') {
  const headers = { 'X-Forwarded-For': visitor };
  const { statusCode } = await world.app.inject({ url, query: { token }, headers, remoteAddress });
  return statusCode;
}

async function readiness(): Promise<unknown> {
  return (await world.app.inject('/health/ready')).json();
}

function warnings(): unknown[] {
  return world.logged.filter(({ msg }) => msg === forgottenProxy);
}

test('behind a forgotten proxy the calls of one visitor do not lock others out', async () => {
  for (let call = 1; call <= 30; call += 1) {
    expect(await ask('192.0.2.1', `token ${call}`)).toBe(400);
  }
  expect(await ask('192.0.2.2', 'another token')).toBe(400);
});

test('behind a forgotten proxy attempts with one token are limited', async () => {
  for (let call = 1; call <= 3; call += 1) expect(await ask('192.0.2.1', 'token')).toBe(400);
  expect(await ask('192.0.2.2', 'token')).toBe(429);
});

test.each([
  '127.0.0.1',
  '::ffff:127.0.0.1',
  '::1',
  '10.1.2.3',
  '172.17.0.1',
  '192.168.0.9',
  'fd00::1',
])('a forgotten proxy at %s is logged once, and readiness says so from then on', async proxy => {
  expect(await readiness()).toEqual({ status: 'ready' });
  await ask('192.0.2.1', 'token', proxy);
  await ask('192.0.2.1', 'token', proxy);
  expect(warnings()).toEqual([{ level: 'error', msg: forgottenProxy }]);
  expect(await readiness()).toEqual({ status: 'ready', warning: forgottenProxy });
});

test('a peer that is neither is limited by its own address, whatever it forwards', async () => {
  for (let call = 1; call <= 3; call += 1) await ask('192.0.2.1', `token ${call}`, '203.0.113.1');
  expect(await ask('192.0.2.2', 'token', '203.0.113.1')).toBe(429);
  expect(warnings()).toEqual([]);
});

test('behind a proxy that is named each visitor is limited alone', async () => {
  await world.close();
  world = await openWorld({ rateLimit: 3, trustedProxies: ['127.0.0.1'] });
  for (let call = 1; call <= 3; call += 1) await ask('192.0.2.1', `token ${call}`);
  expect(await ask('192.0.2.1', 'token')).toBe(429);
  expect(await ask('192.0.2.2', 'token')).toBe(400);
  expect(warnings()).toEqual([]);
});
