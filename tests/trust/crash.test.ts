import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../src/server/data/tables.ts';
import { withDatabase } from '../kit/with-database.ts';
import { type Attempt, passwordInForce, prepare, signUp } from './account.ts';
import { inFolder, onPostgres, type Place } from './places.ts';
import { connectTo, resetRequest } from './raw.ts';
import { drawn } from './seed.ts';
import { type Server, startServer } from './server.ts';

/** A part of the time that a reset took last, or what follows its being written or answered, or written for nobody. */
type Moment =
  | { after: 'request'; part: number }
  | { after: 'write' | 'answer' | 'hanging up'; milliseconds: number };

const moments: fc.Arbitrary<Moment> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      after: fc.constant('request'),
      part: fc.integer({ min: 0, max: 150 }).map(percent => percent / 100),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      after: fc.constant('write'),
      milliseconds: fc.integer({ min: 0, max: 1 }),
    }),
  },
);

const allKinds = ['answered, new', 'not answered, new', 'not answered, old'];

/** These two show their kinds for certain. */
const surest: Moment[] = [
  { after: 'answer', milliseconds: 0 },
  { after: 'request', part: 0 },
];
/** Shows the third more often than not: nobody is there to be answered, and the write is waited for. */
const likeliest: Moment = { after: 'hanging up', milliseconds: 0 };
/** How often it is tried, where the drawn moments have not shown the third. */
const mostTries = 30;

describe('a reset whose server is killed has happened wholly or not at all', () => {
  test('with the data in a folder', async () => {
    const all = drawn(moments, 100);
    // Two at a time: each start waits for the disk.
    const lanes = [all.slice(0, 50), all.slice(50)].map(async moments => {
      const place = await inFolder();
      return crash(place, join(place.folder, 'data', 'pglite', 'pg_wal'), moments);
    });
    for (const kinds of await Promise.all(lanes)) expect(kinds).toEqual(allKinds);
  });

  test('with the data on PostgreSQL', async context => {
    const place = await onPostgres(context);
    const { rows } = await withDatabase(place, database =>
      sql<{ data_directory: string }>`show data_directory`.execute(database),
    );
    const log = join(rows[0]?.data_directory ?? '', 'pg_wal');
    expect(await crash(place, log, drawn(moments, 30))).toEqual(allKinds);
  });
});

/**
 * One reset for each moment, and more until every kind was seen, with a server of its own, on the same
 * data. Resolves to the kinds. `log` is written ahead.
 */
async function crash(place: Place, log: string, drawn: Moment[]): Promise<string[]> {
  const kinds = new Set<string>();
  const moments = [...surest, ...drawn];
  const again: (number | undefined)[] = [];
  const member = await withDatabase(place, database => signUp(database, 'password 0'));
  let token = await withDatabase(place, database => prepare(database, member));
  let [oldPassword, changes, lastTook] = ['password 0', 0, 100];
  let used: string | undefined;
  const isEnough = (index: number) =>
    index >= moments.length &&
    (kinds.size === allKinds.length || index === moments.length + mostTries);
  for (let index = 0; !isEnough(index); index += 1) {
    const moment = moments[index] ?? likeliest;
    const attempt = { member, token, oldPassword, newPassword: `password ${index + 1}`, changes };
    const server = await startServer({ ...place.settings, MAILBOX: 'off' });
    if (used) again.push(await statusOf(server, used));
    const { status, took } = await killedAt(moment, { server, attempt, log, lastTook });
    expect([200, undefined]).toContain(status);
    const inForce = await withDatabase(place, async database => {
      await untilAlone(place, database);
      const inForce = await passwordInForce(database, attempt);
      used = inForce === 'new' ? token : used;
      token = await prepare(database, member);
      return inForce;
    });
    if (inForce === 'new') [oldPassword, changes] = [attempt.newPassword, changes + 1];
    if (status) lastTook = took;
    kinds.add(`${status ? 'answered' : 'not answered'}, ${inForce}`);
  }
  // A link that was used stays so, whatever the server went through since.
  expect(new Set(again)).toEqual(new Set([400]));
  return [...kinds].toSorted();
}

interface Killing {
  server: Server;
  attempt: Attempt;
  log: string;
  /** In milliseconds. */
  lastTook: number;
}

/** Asks for the reset, and kills the server at the moment. */
async function killedAt(moment: Moment, { server, attempt, log, lastTook }: Killing) {
  const { promise: written, resolve } = Promise.withResolvers<void>();
  let writes = 0;
  const watcher = watch(log, () => {
    writes += 1;
    // The first is the attempt that was counted.
    if (writes === 2) resolve();
  });
  const connection = await connectTo(server.port);
  const from = performance.now();
  connection.write(resetRequest(attempt.newPassword, attempt.token));
  const answered = connection.answer().then(answer => ({
    status: answer?.status,
    took: performance.now() - from,
  }));
  if (moment.after === 'write') await Promise.race([written, answered, wait(10_000)]);
  if (moment.after === 'answer') await answered;
  if (moment.after === 'hanging up') {
    connection.close();
    await Promise.race([written, wait(10_000)]);
  }
  const delay = 'part' in moment ? moment.part * lastTook : moment.milliseconds;
  if (delay > 0) await wait(delay);
  await server.stop('SIGKILL');
  watcher.close();
  return answered;
}

async function statusOf({ port }: Server, token: string): Promise<number | undefined> {
  const connection = await connectTo(port);
  connection.write(resetRequest('nine yellow lanterns', token));
  const answer = await connection.answer();
  connection.close();
  return answer?.status;
}

/** PostgreSQL may still be at what a killed server has asked of it. */
async function untilAlone({ data }: Place, database: Database): Promise<void> {
  if (data.kind === 'pglite') return;
  const others = sql`
    select pid from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await others.execute(database)).rows).toEqual([]);
}
