import { expect, test } from 'vitest';
import { placeAt } from '../../../src/exchange/cells.ts';
import { openBrowser } from '../kit/browser.ts';
import { added } from '../kit/copies.ts';
import { write, written } from '../kit/messages.ts';
import { neighbour } from '../kit/neighbour.ts';
import { password } from '../kit/password.ts';
import { act, ask, asked } from '../kit/requests.ts';
import { hour, worldOfFile } from '../kit/world.ts';

// With half the limits of the manual.
const world = await worldOfFile({ rateLimit: 15 });

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const reached = (message: string) => ({
  status: 429,
  body: { message, error: true, code: 'too many attempts' },
});

test('of 300 searches of one visitor a few are answered at a time, and of others all', async () => {
  const member = await neighbour(world);
  const flood = times(300).map(async () => (await world.app.inject('/api/copies?q=a')).statusCode);
  const others = [
    member.ask('GET', '/api/copies'),
    openBrowser(world).ask('GET', '/api/copies'),
  ].map(async answer => (await answer).status);
  const ready = await world.app.inject('/health/ready');
  expect(await Promise.all(others)).toEqual([200, 200]);
  expect(ready.statusCode).toBe(200);
  const statuses = await Promise.all(flood);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(statuses.filter(status => status === 200).length).toBeLessThan(30);
});

test('what the line has no room for is answered with when to come back', async () => {
  const asked = { url: '/api/copies', remoteAddress: '192.0.2.1' };
  const answers = await Promise.all(times(50).map(() => world.app.inject(asked)));
  const refused = answers.find(({ statusCode }) => statusCode === 503);
  expect(refused?.headers['retry-after']).toBe('5');
  expect(refused?.json()).toEqual({
    message: 'A lot is going on right now. Please try again in a moment.',
    error: true,
    code: 'busy',
  });
});

test('a visitor reads so many times a minute, a member as often as the member likes', async () => {
  const [visitor, member] = [openBrowser(world), await neighbour(world)];
  for (const _ of times(300)) expect((await visitor.open()).status).toBe(401);
  expect(await visitor.ask('GET', '/api/copies')).toMatchObject(
    reached('A lot is being asked from your network. Please try again in 1 second.'),
  );
  for (const _ of times(301)) await member.open();
  expect((await member.open()).status).toBe(200);
});

test('of the calls of one session 32 are answered or wait, and no more', async () => {
  const member = await neighbour(world);
  const answers = await Promise.all(times(40).map(() => member.open()));
  const counts = Map.groupBy(answers, ({ status }) => status);
  expect([counts.get(200)?.length, counts.get(429)?.length]).toEqual([32, 8]);
  expect(counts.get(429)?.[0]).toMatchObject(
    reached('You’ve done a lot at once. Please carry on in 5 seconds.'),
  );
});

test('who gets no answer writes so many messages a day', async () => {
  const [one, two] = [await neighbour(world), await neighbour(world)];
  for (const count of times(15)) await written(one, two.id, `No. ${count}`);
  expect(await write(one, two.id, 'No. 15')).toMatchObject(
    reached('You’ve written a lot without an answer. Wait for one, or carry on in 24 hours.'),
  );
  await written(two, one.id, 'Hello');
  await written(one, two.id, 'No. 15');
});

test('who gets answers writes so many messages a minute', async () => {
  const [one, two] = [await neighbour(world), await neighbour(world)];
  await written(two, one.id, 'Hello');
  for (const count of times(30)) await written(one, two.id, `No. ${count}`);
  expect(await write(one, two.id, 'No. 30')).toMatchObject(
    reached('You’ve written a lot at once. Please carry on in 2 seconds.'),
  );
  world.pass(60_000);
  await written(one, two.id, 'No. 30');
});

test('a member asks for so many books a day, and a repeated call is not counted', async () => {
  const [owner, asker] = [await neighbour(world), await neighbour(world)];
  for (const count of times(10)) {
    const copy = await added(owner, { book: { title: `Part ${count}`, authors: '' } });
    const { id } = await asked(asker, { copyId: copy.id });
    await act(asker, id, 'withdraw');
  }
  const { id: copyId } = await added(owner);
  expect(await ask(asker, { copyId })).toMatchObject(
    reached('You’ve asked for a lot of books today. You can ask for more in 24 hours.'),
  );
  world.pass(24 * hour);
  const key = '0190a6e0-0000-7000-8000-000000000000';
  for (const _ of times(12)) expect((await ask(asker, { copyId }, key)).status).toBe(201);
});

test('a member moves so many times a day, and twice as often on the first one', async () => {
  const member = await neighbour(world);
  const move = async (latitude: number) => {
    const { version } = (await member.open()).body.member;
    const payload = { version, place: placeAt({ latitude, longitude: 13 }, 1) };
    return member.ask('PATCH', '/api/user/profile', { payload });
  };
  for (const latitude of times(10)) expect((await move(latitude)).status).toBe(200);
  expect(await move(10)).toMatchObject(
    reached('You’ve changed your place a lot. You can change it again in 24 hours.'),
  );
  expect((await move(9)).status).toBe(200);
  world.pass(24 * hour);
  for (const latitude of times(5)) expect((await move(latitude)).status).toBe(200);
  expect((await move(5)).status).toBe(429);
});

test('a member has the own data so many times an hour, and a wrong password is not counted', async () => {
  const member = await neighbour(world);
  const take = (typed = password) =>
    member.ask('POST', '/api/user/export', { payload: { password: typed } });
  for (const _ of times(3)) expect((await take('wrong')).status).toBe(422);
  for (const _ of times(2)) expect((await take()).status).toBe(200);
  expect(await take()).toMatchObject(
    reached('You’ve just had your data a few times. You can get it again in 60 minutes.'),
  );
});

test('a member reports so many times an hour, and a repeated report is not counted', async () => {
  const member = await neighbour(world);
  const others = [];
  for (const _ of times(3)) others.push((await neighbour(world)).id);
  const report = (memberId: string | undefined) =>
    member.ask('POST', '/api/reports', { payload: { memberId, reason: 'It is not true.' } });
  for (const id of others.slice(0, 2)) {
    expect((await report(id)).status).toBe(201);
    expect((await report(id)).status).toBe(201);
  }
  expect(await report(others[2])).toMatchObject(
    reached('Thank you for your reports. You can send another one in 60 minutes.'),
  );
});

test('twenty neighbours behind one address, of which 15 may fail, join and sign in in one evening', async () => {
  const statuses = [];
  for (const count of times(20)) {
    const browser = openBrowser(world, 'a browser', new Map(), '127.0.0.77');
    await browser.open();
    const email = `evening-${count}@book-exchange.example`;
    const payload = { name: 'Neighbour', email, password, acceptsTerms: true };
    statuses.push((await browser.ask('POST', '/api/user', { payload })).status);
    await world.database
      .updateTable('members')
      .set({ email_verified_at: world.now() })
      .where('email', '=', email)
      .execute();
    statuses.push((await browser.signIn(email, password)).status);
  }
  expect(statuses).toEqual(times(20).flatMap(() => [202, 200]));
});

test('a password that is right takes no wrong one back', async () => {
  const member = await neighbour(world);
  const browser = openBrowser(world);
  await browser.open();
  const { rateLimit } = world.config;
  for (const _ of times(rateLimit - 1)) await browser.signIn('nobody@book-exchange.example', 'no');
  expect((await browser.signIn(member.email, password)).status).toBe(200);
  expect((await browser.signIn(member.email, 'wrong')).status).toBe(401);
  expect((await browser.signIn(member.email, password)).status).toBe(429);
});

test('what confirms the own password has one counter', async () => {
  const member = await neighbour(world);
  const calls = [
    () =>
      member.ask('PUT', '/api/user/password', {
        payload: { password: 'wrong', newPassword: password },
      }),
    () => member.ask('POST', '/api/user/export', { payload: { password: 'wrong' } }),
    () => member.ask('POST', '/api/user/deletion', { payload: { password: 'wrong' } }),
  ];
  for (const count of times(world.config.rateLimit)) {
    expect((await calls[count % 3]?.())?.status).toBe(422);
  }
  for (const call of calls) expect((await call()).status).toBe(429);
});
