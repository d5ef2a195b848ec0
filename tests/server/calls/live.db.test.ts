import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import { channel, createStreams } from '../../../src/server/live/streams.ts';
import { deleteOtherSessions } from '../../../src/server/sessions/sessions.ts';
import { added } from '../kit/copies.ts';
import { markRead, written } from '../kit/messages.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { asked } from '../kit/requests.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

/** A server with streams, of several on one database. */
async function serve({ beatMs, passesOn = true }: { beatMs?: number; passesOn?: boolean } = {}) {
  const streams = createStreams(world, beatMs === undefined ? {} : { beatMs });
  const listening = await world.listen(channel, passesOn ? streams.hear : () => {}, streams.miss);
  const app = createApp({ ...world, streams });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await app.close();
    await listening.stop();
  });
  const open = async ({ cookies }: Pick<Neighbour, 'cookies'>, query = '') => {
    const cookie = [...cookies].map(pair => pair.join('=')).join('; ');
    const answer = await fetch(`${origin}/api/live${query}`, { headers: { cookie } });
    return { status: answer.status, headers: answer.headers, ...reading(answer) };
  };
  return { app, streams, open };
}

const hint = 'data: changed';
const beat = 'event: beat\ndata: beat';

/** What has come of a stream so far, without its beats, and the first of all. */
function reading({ body }: Response) {
  const heard: string[] = [];
  const first = Promise.withResolvers<string | undefined>();
  const ended = (async () => {
    for await (const part of body ?? []) {
      const text = Buffer.from(part).toString();
      first.resolve(text.split('\n\n')[0]);
      heard.push(...text.split('\n\n').filter(event => !['', ':', beat].includes(event)));
    }
  })();
  return { heard, first: first.promise, ended: ended.catch(() => {}) };
}

test('on every server the two of a request hear that something has changed, and no one else', async () => {
  const [one, two] = [await serve(), await serve()];
  const [owner, asker, other] = [
    await neighbour(world),
    await neighbour(world),
    await neighbour(world),
  ];
  const { id: copyId } = await added(owner);
  const streams = [
    await one.open(owner),
    await two.open(owner),
    await two.open(asker),
    await one.open(other),
  ];
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(streams[0]?.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const heard = () => streams.map(stream => stream.heard);
  await expect.poll(heard).toEqual([[hint], [hint], [hint], [hint]]);
  await asked(asker, { copyId });
  await expect.poll(heard).toEqual([[hint, hint], [hint, hint], [hint, hint], [hint]]);
});

test('what is read or seen in one tab is heard in the others, once', async () => {
  const { open } = await serve();
  const [reader, writer] = [await neighbour(world), await neighbour(world)];
  await written(writer, reader.id, 'Hello');
  const { id } = await asked(writer, { copyId: (await added(reader)).id });
  const { heard } = await open(reader);
  await expect.poll(() => heard).toHaveLength(1);
  const see = () => reader.ask('PUT', '/api/notices/seen', { payload: { requestId: id } });
  await see();
  await expect.poll(() => heard).toHaveLength(2);
  // The read and its notice are one transaction, of which a channel hears once.
  await markRead(reader, writer.id, 2);
  await expect.poll(() => heard).toHaveLength(3);
  await markRead(reader, writer.id, 2);
  await see();
  await written(writer, reader.id, 'Goodbye');
  await expect.poll(() => heard).toHaveLength(4);
});

test('a stream begins with a beat where nothing has changed since its page was asked for', async () => {
  const { open } = await serve();
  const [reader, writer] = [await neighbour(world), await neighbour(world)];
  const ago = (seconds: number) =>
    `?since=${new Date(world.now().getTime() - seconds * 1000).toISOString()}`;
  const beginning = async (query: string) => {
    const { first } = await open(reader, query);
    return first;
  };
  world.pass(5_000);
  expect(await beginning(ago(3))).toBe(beat);
  for (const query of ['', '?since=', '?since=yesterday', ago(6)]) {
    expect(await beginning(query)).toBe(hint);
  }
  await written(writer, reader.id, 'Hello');
  await expect.poll(() => beginning(ago(3))).toBe(hint);
  world.pass(50_000);
  expect(await beginning(ago(48))).toBe(beat);
  world.pass(50_000);
  expect(await beginning(ago(70))).toBe(hint);
});

test.skipIf(!process.env['DATABASE_URL'])(
  'where what is notified may have been missed, all streams say that something may have changed',
  async () => {
    const { open } = await serve();
    const reader = await neighbour(world);
    const { heard } = await open(reader);
    await expect.poll(() => heard).toEqual([hint]);
    world.pass(5_000);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'
    `.execute(world.database);
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual([hint, hint]);
    const since = new Date(world.now().getTime() - 3_000).toISOString();
    expect(await (await open(reader, `?since=${since}`)).first).toBe(hint);
  },
);

test('moderators hear of a report and of its decision, but not the one who is reported', async () => {
  const { open } = await serve();
  const [reporter, reported, moderator] = [
    await neighbour(world),
    await neighbour(world, { is_moderator: true }),
    await neighbour(world, { is_moderator: true }),
  ];
  const streams = [await open(reporter), await open(reported), await open(moderator)];
  const heard = () => streams.map(stream => stream.heard.length);
  await expect.poll(heard).toEqual([1, 1, 1]);
  const payload = { memberId: reported.id, reason: 'Insults.' };
  await reporter.ask('POST', '/api/reports', { payload });
  await expect.poll(heard).toEqual([1, 1, 2]);
  const { items } = (await moderator.ask('GET', '/api/reports')).body;
  const decision = { payload: { decision: 'dismiss' } };
  await moderator.ask('POST', `/api/reports/${items[0].id}/decision`, decision);
  await expect.poll(heard).toEqual([1, 1, 3]);
});

test('a stream beats in an event of its own, as long as the database passes on what is notified', async () => {
  const { cookies } = await neighbour(world);
  const cookie = [...cookies].map(pair => pair.join('=')).join('; ');
  for (const [passesOn, sign] of [
    [true, `${beat}\n\n`],
    [false, ':\n\n:\n\n:\n\n'],
  ] as const) {
    const { app } = await serve({ beatMs: 10, passesOn });
    const stop = new AbortController();
    const url = `${app.listeningOrigin}/api/live`;
    const { headers, body } = await fetch(url, { headers: { cookie }, signal: stop.signal });
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    let text = '';
    for await (const part of body ?? []) {
      text += Buffer.from(part).toString();
      if (text.endsWith(sign)) break;
    }
    expect([text.startsWith('data: changed\n\n'), text.includes(beat)]).toEqual([true, passesOn]);
    stop.abort();
  }
});

test('a stream needs a session, and ends with it', async () => {
  const { open, streams } = await serve({ beatMs: 50 });
  const member = await neighbour(world);
  expect((await open({ cookies: new Map() })).status).toBe(401);
  const { ended, heard } = await open(member);
  await expect.poll(() => heard).toHaveLength(1);
  const other = { id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d17' };
  await deleteOtherSessions(world.database, {
    ...other,
    member: (await member.open()).body.member,
  });
  await ended;
  await expect.poll(streams.count).toBe(0);
});

test('a member has twenty streams, of which the oldest ends for another one', async () => {
  const { open, streams } = await serve();
  const [member, other] = [await neighbour(world), await neighbour(world)];
  const all: Awaited<ReturnType<typeof open>>[] = [];
  for (let count = 1; count <= 21; count += 1) all.push(await open(member));
  await all[0]?.ended;
  expect(streams.count()).toBe(20);
  await written(other, member.id, 'Hello');
  const heard = () => all.map(one => one.heard.length);
  await expect.poll(heard).toEqual([1, ...Array.from({ length: 20 }, () => 2)]);
});

test('a member who has signed out hears of nothing more', async () => {
  const { open } = await serve();
  const [member, other] = [await neighbour(world), await neighbour(world)];
  const { ended, heard } = await open(member);
  await expect.poll(() => heard).toHaveLength(1);
  await member.ask('DELETE', '/api/session');
  await written(other, member.id, 'Hello');
  await ended;
  expect(heard).toHaveLength(1);
});

test('a server that ends does not wait for streams', async () => {
  const { app, open } = await serve();
  const { ended } = await open(await neighbour(world));
  await Promise.all([app.close(), ended]);
  expect(app.server.listening).toBe(false);
});
