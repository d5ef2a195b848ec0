import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { forgottenProxy } from '../../src/server/limits/forgotten-proxy.ts';
import { startBackend } from '../backend.ts';
import { findNginx, startNginx } from '../nginx.ts';
import { sampleCall } from '../sample-call.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld({ rateLimit: 3 });
});
afterEach(() => world.close());

async function ask(visitor: string, token: string, remoteAddress = '127.0.0.1') {
  const headers = { 'X-Forwarded-For': visitor };
  const { statusCode } = await world.app.inject({ url: sampleCall(token), headers, remoteAddress });
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

test('a forgotten nginx is noticed, and its visitors do not lock each other out', async context => {
  context.skip(!findNginx(), 'nginx is not installed');
  const server = await startBackend({ SITE_FOLDER: 'none', RATE_LIMIT: '3' });
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  const nginx = await startNginx({
    server: `location / {
      proxy_pass ${server.origin};
      proxy_set_header X-Real-IP $remote_addr;
    }`,
  });
  onTestFinished(nginx.stop);
  for (let call = 1; call <= 10; call += 1) {
    expect((await fetch(nginx.origin + sampleCall(String(call)))).status).toBe(400);
  }
  expect((await fetch(`${nginx.origin}${new URL(server.mailbox).pathname}`)).status).toBe(403);
  expect(await (await fetch(`${nginx.origin}/health/ready`)).json()).toEqual({
    status: 'ready',
    warning: forgottenProxy,
  });
  expect(server.said.err).toContain(forgottenProxy);
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
