import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { dayMs } from '../../../src/exchange/request-timers.ts';
import { createMetrics } from '../../../src/server/ground/metrics.ts';
import { mailNotices } from '../../../src/server/notices/due-notices.ts';
import { fireAllDueTimers } from '../../../src/server/requests/due-timers.ts';
import { added } from '../kit/copies.ts';
import { written } from '../kit/messages.ts';
import { deleteAccount, type Neighbour, neighbour } from '../kit/neighbour.ts';
import { act, asked } from '../kit/requests.ts';
import { hour, minute, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

let owner: Neighbour;
let asker: Neighbour;
beforeEach(async () => {
  await world.database.updateTable('copies').set({ state: 'gone', promised_to: null }).execute();
  await world.clear('requests', 'notices', 'outbox');
  world.logged.length = 0;
  [owner, asker] = [await neighbour(world), await neighbour(world, { name: 'Asker' })];
});

/** Asks for a copy, a millisecond after what was before, so that its clocks ring in this order. */
async function askFor(copyId: string, member = asker): Promise<string> {
  world.pass(1);
  return (await asked(member, { copyId })).id;
}

const change = (id: string, columns: object) =>
  world.database.updateTable('requests').set(columns).where('id', '=', id).execute();

/** What a request can lack, by what it is decided with. */
const breaks: Record<string, (id: string) => Promise<unknown>> = {
  conversation: id =>
    sql`delete from entries using request_events
      where event_id = request_events.id and request_id = ${id}`.execute(world.database),
  state: id => change(id, { state: 'open.nowhere' }),
  clocks: id => change(id, { clocks: 'null' }),
};

async function found(ids: string[]) {
  const rows = await world.database
    .selectFrom('requests')
    .select(['id', 'state', 'due_at as dueAt'])
    .where('id', 'in', ids)
    .execute();
  return ids.map(id => {
    const { state, dueAt } = rows.find(row => row.id === id) ?? {};
    return [state, (dueAt?.getTime() ?? 0) - world.now().getTime()];
  });
}

const failed = () =>
  world.logged.flatMap(({ level, kind, id }) => (level === 'error' ? [{ kind, id }] : []));

test('a request that cannot be decided keeps no other waiting: it is logged, counted, and tried again in an hour', async () => {
  const broken: string[] = [];
  for (const breakIt of Object.values(breaks)) {
    const id = await askFor((await added(owner)).id);
    await breakIt(id);
    broken.push(id);
  }
  const healthy = [await askFor((await added(owner)).id), await askFor((await added(owner)).id)];
  world.pass(2 * dayMs);
  const metrics = createMetrics();
  const ring = async () => {
    while (await fireAllDueTimers({ ...world, metrics }));
    return found(broken);
  };
  expect(await ring()).toEqual([
    ['open.asked', hour],
    ['open.nowhere', hour],
    ['open.asked', hour],
  ]);
  expect(await found(healthy)).toEqual([
    ['open.asked', 2 * dayMs - 1],
    ['open.asked', 2 * dayMs],
  ]);
  const lines = broken.map(id => ({ kind: 'request', id }));
  expect(failed()).toEqual(lines);
  const { payload } = await metrics.app.inject('/metrics');
  expect(payload).toContain('book_exchange_failed_rows_total{kind="request"} 3');
  await metrics.app.close();

  world.pass(hour - 1);
  expect((await ring()).map(([, due]) => due)).toEqual([1, 1, 1]);
  world.pass(1);
  await ring();
  expect(failed()).toEqual([...lines, ...lines]);
});

test('a request that is due by no clock waits for its clocks', async () => {
  const id = await askFor((await added(owner)).id);
  await change(id, { due_at: world.now() });
  while (await fireAllDueTimers(world));
  expect([await found([id]), failed()]).toEqual([[['open.asked', 2 * dayMs]], []]);
});

test.each(['conversation', 'state'])(
  'one without its %s keeps no other one for the same copy from its end, and nobody from leaving',
  async what => {
    const { id: copyId } = await added(owner);
    const [broken, chosen] = [await askFor(copyId), await askFor(copyId, await neighbour(world))];
    await breaks[what]?.(broken);
    expect((await act(owner, chosen, 'accept')).status).toBe(200);
    while (await fireAllDueTimers(world));
    const [first, second] = [await found([broken]), await found([chosen])];
    expect([first[0]?.[1], second[0]?.[0]]).toEqual([hour, 'agreed.arranging']);
    expect(new Set(failed().map(({ id }) => id))).toEqual(new Set([broken]));
    expect((await deleteAccount(owner)).status).toBe(200);
    expect((await found([chosen]))[0]?.[0]).toBe('closed.unavailable');
  },
);

test('what such a request has missed reaches it once it can be decided', async () => {
  const { id: copyId } = await added(owner);
  const [broken, chosen] = [await askFor(copyId), await askFor(copyId, await neighbour(world))];
  await change(broken, { state: 'open.nowhere' });
  await act(owner, chosen, 'accept');
  while (await fireAllDueTimers(world));
  await change(broken, { state: 'open.asked' });
  world.pass(hour);
  while (await fireAllDueTimers(world));
  expect((await found([broken]))[0]?.[0]).toBe('open.waiting');
});

test('notices that cannot be mailed keep no other member waiting', async () => {
  const members = [owner, await neighbour(world), await neighbour(world)];
  for (const { id } of members) await written(asker, id, 'Hello');
  await sql`update notices set type = 'nonsense' where member_id = ${owner.id}`.execute(
    world.database,
  );
  world.pass(5 * minute);
  const mailAll = async () => {
    while (await mailNotices(world));
    const mails = await world.database.selectFrom('outbox').select('recipient').execute();
    return new Set(mails.map(({ recipient }) => recipient));
  };
  const others = new Set(members.slice(1).map(({ email }) => email));
  expect(await mailAll()).toEqual(others);
  expect(failed()).toEqual([{ kind: 'notices of a member', id: owner.id }]);
  await sql`update notices set type = 'message'`.execute(world.database);
  expect(await mailAll()).toEqual(others);
  world.pass(hour);
  expect(await mailAll()).toEqual(new Set([owner.email, ...others]));
});

test('a database that takes nothing ends the round', async () => {
  await askFor((await added(owner)).id);
  world.pass(2 * dayMs);
  await sql`alter table requests add constraint broken check (due_at < ${sql.lit(world.now().toISOString())}) not valid`.execute(
    world.database,
  );
  await expect(fireAllDueTimers(world)).rejects.toThrow('broken');
  await sql`alter table requests drop constraint broken`.execute(world.database);
});
