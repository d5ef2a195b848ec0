import { beforeEach, expect, test } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import { sampleCall, samplePath } from '../../kit/sample-call.ts';
import { minute, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile({ rateLimit: 3, trustedProxies: ['127.0.0.1'] });
beforeEach(async () => {
  // What the server remembers of refusals ends with their period.
  world.pass(15 * minute);
  await world.clear('rate_limits');
});

let tokens = 0;

async function verify(address = '192.0.2.1', token = `unknown ${(tokens += 1)}`) {
  const response = await world.app.inject({
    url: samplePath,
    query: { token },
    headers: { 'X-Forwarded-For': address },
  });
  const { statusCode: status, headers } = response;
  return { status, retryAfter: headers['retry-after'], answer: response.json() };
}

async function verifyOften(times: number, address?: string) {
  const statuses = [];
  for (let time = 0; time < times; time += 1) statuses.push((await verify(address)).status);
  return statuses;
}

test('one attempt too many has to wait until fifteen minutes after the first', async () => {
  expect(await verifyOften(1)).toEqual([400]);
  world.pass(5 * minute);
  expect(await verifyOften(2)).toEqual([400, 400]);
  const tooMany = (time: string) => ({
    message: `Too many attempts. Please try again in ${time}.`,
    error: true,
    code: 'too many attempts',
  });
  expect(await verify()).toEqual({
    status: 429,
    retryAfter: '600',
    answer: tooMany('10 minutes'),
  });
  world.pass(10 * minute - 1);
  expect(await verify()).toEqual({ status: 429, retryAfter: '1', answer: tooMany('1 second') });
  world.pass(1);
  expect(await verifyOften(4)).toEqual([400, 400, 400, 429]);
});

test('a live link is not used up by an attempt too many', async () => {
  await verifyOften(4);
  const token = await world.token(await world.member());
  const ask = () =>
    world.app.inject({
      url: samplePath,
      query: { token },
      headers: { 'X-Forwarded-For': '192.0.2.1' },
    });
  expect((await ask()).statusCode).toBe(429);
  world.pass(15 * minute);
  expect((await ask()).json()).toEqual({
    message: 'Your email address is verified.',
    success: true,
  });
});

test('many attempts at the same time are all counted', async () => {
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => verify()));
  expect(outcomes.filter(({ status }) => status === 400).length).toBe(3);
});

test.each([
  ['192.0.2.1', '192.0.2.2'],
  ['2001:db8:0:1::1', '2001:db8:0:2::1'],
  ['::1', '127.0.0.1'],
])('%s and %s are counted apart', async (one, other) => {
  expect([await verifyOften(4, one), await verifyOften(1, other)]).toEqual([
    [400, 400, 400, 429],
    [400],
  ]);
});

test.each([
  ['2001:db8::1', '2001:db8:0:0:ffff:1:2:3'],
  ['2001:db8:1:2::', '2001:db8:1:2:3::4'],
  ['192.0.2.1', '::ffff:192.0.2.1'],
])('%s and %s belong together', async (one, other) => {
  expect([await verifyOften(3, one), await verifyOften(1, other)]).toEqual([
    [400, 400, 400],
    [429],
  ]);
});

test('attempts with one token are counted together, wherever they come from', async () => {
  const statuses = [];
  for (const last of [1, 2, 3, 4]) {
    statuses.push((await verify(`192.0.2.${last}`, 'one token')).status);
  }
  expect(statuses).toEqual([400, 400, 400, 429]);
  expect(await verify('192.0.2.5', 'one token')).toMatchObject({ status: 429, retryAfter: '900' });
  expect(await verifyOften(1, '192.0.2.5')).toEqual([400]);
});

test('servers that share a database count together', async () => {
  const other = createApp(world);
  await verifyOften(2);
  const asked = { url: sampleCall('another'), remoteAddress: '192.0.2.1' };
  const statuses = [(await other.inject(asked)).statusCode, (await other.inject(asked)).statusCode];
  expect([statuses, await verifyOften(1)]).toEqual([[400, 429], [429]]);
  await other.close();
});

test('refused attempts write nothing', async () => {
  await verifyOften(4);
  const kept = () => world.database.selectFrom('rate_limits').selectAll().orderBy('key').execute();
  const before = await kept();
  expect(await verifyOften(100)).toEqual(Array.from({ length: 100 }, () => 429));
  expect(await kept()).toEqual(before);
});

test('a malformed request is no attempt', async () => {
  for (let time = 0; time < 4; time += 1) {
    await world.app.inject({ url: samplePath, remoteAddress: '192.0.2.1' });
  }
  expect(await verifyOften(1)).toEqual([400]);
});

test('a peer that is not trusted cannot choose the address that counts', async () => {
  const statuses = [];
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
    const { statusCode } = await world.app.inject({
      url: sampleCall(),
      headers: { 'X-Forwarded-For': address },
      remoteAddress: '198.51.100.1',
    });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([400, 400, 400, 429]);
});
