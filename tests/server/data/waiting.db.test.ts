import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../../src/server/data/database.ts';
import { added } from '../kit/copies.ts';
import { write } from '../kit/messages.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { ask } from '../kit/requests.ts';
import { openWorld, type World } from '../kit/world.ts';

/** What one call meets of another, which needs two connections. */
describe.runIf(process.env['DATABASE_URL'])('on PostgreSQL', () => {
  let world: World;
  let beside: OpenDatabase;
  beforeAll(async () => {
    world = await openWorld();
    beside = await openDatabase(world.config.data);
  });
  afterAll(async () => {
    await beside.close();
    await world.close();
  });

  /** Has a transaction of another server change something, and ends it once a call waits for it. */
  async function meanwhile<Answer>(
    change: (database: World['database']) => Promise<unknown>,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    const begun = Promise.withResolvers<void>();
    const waits = Promise.withResolvers<void>();
    const other = beside.database.transaction().execute(async transaction => {
      await change(transaction);
      begun.resolve();
      await waits.promise;
    });
    await begun.promise;
    const answer = call();
    await expect.poll(() => waiting()).toBe(1);
    waits.resolve();
    await other;
    return answer;
  }

  async function waiting(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(world.database);
    return rows[0]?.count ?? 0;
  }

  const leave =
    ({ id }: Neighbour) =>
    (database: World['database']) =>
      database.deleteFrom('members').where('id', '=', id).execute();

  test.each<[string, (one: Neighbour, other: Neighbour) => Promise<{ status: number }>]>([
    ['blocks', (one, other) => one.ask('PUT', `/api/members/${other.id}/block`)],
    ['unblocks', (one, other) => one.ask('DELETE', `/api/members/${other.id}/block`)],
    ['reports', reported],
    ['asks', async (one, other) => ask(one, { copyId: (await added(other)).id })],
  ])('who leaves while the same one %s is signed out', async (_, call) => {
    const [one, other] = [await neighbour(world), await neighbour(world)];
    expect((await meanwhile(leave(one), () => call(one, other))).status).toBe(401);
  });

  test('who writes to one who leaves meanwhile finds nobody', async () => {
    const [one, other] = [await neighbour(world), await neighbour(world)];
    const answer = await meanwhile(leave(other), () => write(one, other.id, 'Hello'));
    expect(answer.status).toBe(404);
  });

  test('what waits too long for others is answered with 503, and has changed nothing', async () => {
    const [one, other] = [await neighbour(world), await neighbour(world)];
    const begun = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const holding = beside.database.transaction().execute(async transaction => {
      await sql`select from members where id = ${one.id} for update`.execute(transaction);
      begun.resolve();
      await answered.promise;
    });
    await begun.promise;
    const { status, body } = await write(one, other.id, 'Hello');
    answered.resolve();
    await holding;
    expect([status, body.code]).toEqual([503, 'busy']);
    const rows = await world.database.selectFrom('conversations').selectAll().execute();
    expect(rows).toEqual([]);
  });

  test('who moves locks the own copies in the order of their ids', async () => {
    const member = await neighbour(world);
    const copies = [];
    for (const title of ['One', 'Two']) {
      copies.push((await added(member, { book: { title, authors: '' } })).id);
    }
    const [first, second] = copies.toSorted((one, two) => (one < two ? -1 : 1));
    // In the order in which the table has them, the second one would now come before the first.
    await sql`update copies set note = note where id = ${first}`.execute(world.database);
    const { version } = (await member.open()).body.member;
    const payload = { version, place: { cell: 1_234_567, span: 1 } };
    const begun = Promise.withResolvers<void>();
    const holding = beside.database.transaction().execute(async transaction => {
      await sql`select from copies where id = ${first} for update`.execute(transaction);
      begun.resolve();
      await expect.poll(waiting).toBe(1);
      await sql`select from copies where id = ${second} for update`.execute(transaction);
    });
    await begun.promise;
    const moved = member.ask('PATCH', '/api/user/profile', { payload });
    await holding;
    expect((await moved).status).toBe(200);
  });
});

function reported(one: Neighbour, { id }: Neighbour) {
  return one.ask('POST', '/api/reports', { payload: { memberId: id, reason: 'It is not true.' } });
}
