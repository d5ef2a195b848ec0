import { expect, test } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import { forgottenProxy } from '../../../src/server/limits/missing-proxy-setting.ts';
import { sampleCall } from '../../kit/sample-call.ts';
import { minute, recordingLog, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile({ rateLimit: 3 });

const warning = { level: 'error', msg: forgottenProxy };
let visitors = 0;

/** A server that has not seen a proxy yet; `visitor` gives addresses that were not counted before. */
function startServer(trustedProxies: string[] = []) {
  const { config, database } = world;
  const { log, logged } = recordingLog();
  const { now } = world;
  const app = createApp({ config: { ...config, trustedProxies }, database, now, log });
  return {
    visitor: () => `192.0.2.${(visitors += 1)}`,
    ask: async (visitor: string, token: string, remoteAddress = '127.0.0.1') => {
      const headers = { 'X-Forwarded-For': visitor };
      return (await app.inject({ url: sampleCall(token), headers, remoteAddress })).statusCode;
    },
    readiness: async () => (await app.inject('/health/ready')).json(),
    warnings: () => logged.filter(({ msg }) => msg === forgottenProxy),
  };
}

test('behind a forgotten proxy the calls of one visitor do not lock others out', async () => {
  const { ask, visitor } = startServer();
  const one = visitor();
  for (let call = 1; call <= 10; call += 1) expect(await ask(one, `guess ${call}`)).toBe(400);
  expect(await ask(visitor(), 'another guess')).toBe(400);
});

test('behind a forgotten proxy attempts with one token are limited', async () => {
  const { ask, visitor } = startServer();
  for (let call = 1; call <= 3; call += 1) expect(await ask(visitor(), 'one token')).toBe(400);
  expect(await ask(visitor(), 'one token')).toBe(429);
});

test.each([
  '127.0.0.1',
  '::ffff:127.0.0.1',
  '::1',
  '10.1.2.3',
  '172.17.0.1',
  '192.168.0.9',
  'fd00::1',
])('a forgotten proxy at %s is logged once, and readiness says so', async proxy => {
  const { ask, visitor, readiness, warnings } = startServer();
  expect(await readiness()).toEqual({ status: 'ready' });
  await ask(visitor(), 'token', proxy);
  await ask(visitor(), 'token', proxy);
  expect(warnings()).toEqual([warning]);
  expect(await readiness()).toEqual({ status: 'ready', warning: forgottenProxy });
});

test('a forgotten proxy counts until nothing has come from it for ten minutes', async () => {
  const { ask, visitor, readiness, warnings } = startServer();
  for (const _ of [1, 2, 3]) {
    await ask(visitor(), 'token');
    world.pass(10 * minute - 1);
    expect(await readiness()).toEqual({ status: 'ready', warning: forgottenProxy });
  }
  expect(warnings()).toEqual([warning]);
  world.pass(1);
  expect(await readiness()).toEqual({ status: 'ready' });
  await ask(visitor(), 'token');
  expect(await readiness()).toEqual({ status: 'ready', warning: forgottenProxy });
  expect(warnings()).toEqual([warning, warning]);
});

test('a peer that is no proxy is limited by its own address, whatever it forwards', async () => {
  const { ask, visitor, warnings } = startServer();
  for (let call = 1; call <= 3; call += 1) await ask(visitor(), `try ${call}`, '203.0.113.1');
  expect(await ask(visitor(), 'try 4', '203.0.113.1')).toBe(429);
  expect(warnings()).toEqual([]);
});

test('behind a proxy that is named each visitor is limited alone', async () => {
  const { ask, visitor, warnings } = startServer(['127.0.0.1']);
  const one = visitor();
  for (let call = 1; call <= 3; call += 1) await ask(one, `call ${call}`);
  expect(await ask(one, 'call 4')).toBe(429);
  expect(await ask(visitor(), 'call 5')).toBe(400);
  expect(warnings()).toEqual([]);
});
