import { setTimeout as wait } from 'node:timers/promises';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/server/data/database.ts';
import type { Database } from '../../src/server/data/tables.ts';
import { refusals } from '../../src/server/ground/answers.ts';
import { passwordInForce, prepare, signUp } from './account.ts';
import { onPostgres } from './places.ts';
import { type Answer, connectTo, resetRequest } from './raw.ts';
import { drawn } from './seed.ts';
import { type Server, startServer } from './server.ts';

/** After a part of the time that a reset took last, or when its transaction has nearly come to its end. */
type Moment = { at: 'some time'; part: number } | { at: 'its last step' };

const moments: fc.Arbitrary<Moment> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      at: fc.constant('some time'),
      part: fc.integer({ min: 0, max: 120 }).map(percent => percent / 100),
    }),
  },
  { weight: 1, arbitrary: fc.record({ at: fc.constant('its last step') }) },
);

test('a reset whose connections to PostgreSQL are cut has happened wholly or not at all', async context => {
  const { settings, url } = await onPostgres(context);
  const { database, close } = await openDatabase({ kind: 'postgresql', url });
  onTestFinished(close);
  const server = await startServer({ ...settings, MAILBOX: 'off' });
  const member = await signUp(database, 'password 0');
  const kinds: string[] = [];
  let [oldPassword, changes, lastTook] = ['password 0', 0, 100];
  for (const [index, moment] of drawn(moments, 50).entries()) {
    const newPassword = `password ${index + 1}`;
    const token = await prepare(database, member);
    const from = performance.now();
    const asking = reset(server, newPassword, token);
    if (moment.at === 'some time') {
      await wait(moment.part * lastTook);
      await cut(database);
    } else await cutAtLastStep(database);
    const { status, body } = await asking;
    if (status === 200) lastTook = performance.now() - from;
    const attempt = { member, token, oldPassword, newPassword, changes };
    const inForce = await passwordInForce(database, attempt);
    kinds.push(`${status} ${body.message}, ${inForce}`);
    if (inForce === 'new') [oldPassword, changes] = [newPassword, changes + 1];
    await untilServed(server);
  }
  await server.stop();
  expect(server.said.err).not.toMatch(/password \d/);
  expect(kinds.filter(kind => !allowed.includes(kind))).toEqual([]);
  expect(kinds).toEqual(expect.arrayContaining(allowed.slice(0, 2)));
});

const unknown = `504 ${refusals.unknownOutcome.body.message}`;
/** The last two may happen where the connection is cut between the change and the word of it. */
const allowed = [
  '200 Your password has been changed., new',
  `500 ${refusals.failed.body.message}, old`,
  `${unknown}, old`,
  `${unknown}, new`,
];

test('a PostgreSQL that is stopped and started again is found again', async context => {
  const { settings, url, halt, resume } = await onPostgres(context);
  const server = await startServer({ ...settings, MAILBOX: 'off' });
  const before = await openDatabase({ kind: 'postgresql', url });
  const member = await signUp(before.database, 'password 0');
  const token = await prepare(before.database, member);
  await before.close();
  await untilServed(server);
  await halt();
  const meanwhile = [];
  for (let time = 1; time <= 10; time += 1)
    meanwhile.push(await reset(server, 'password 1', token));
  expect(meanwhile).toEqual(meanwhile.map(() => ({ status: 500, body: refusals.failed.body })));
  await resume();
  await untilServed(server);
  const after = await reset(server, 'password 1', token);
  expect(after.status).toBe(200);
  const { database, close } = await openDatabase({ kind: 'postgresql', url });
  onTestFinished(close);
  const attempt = {
    member,
    token,
    oldPassword: 'password 0',
    newPassword: 'password 1',
    changes: 0,
  };
  expect(await passwordInForce(database, attempt)).toBe('new');
  await server.stop();
});

async function reset({ port, said, ended }: Server, newPassword: string, token: string) {
  const connection = await connectTo(port);
  connection.write(resetRequest(newPassword, token));
  const answer = await connection.answer();
  connection.close();
  if (!answer) await ended;
  if (!answer) throw new Error(`The connection was closed without an answer: ${said.err}`);
  return { status: answer.status, body: messageOf(answer) };
}

function messageOf({ body }: Answer): { message: string } {
  return JSON.parse(body.toString());
}

async function untilServed(server: Server): Promise<void> {
  const ask = async () => (await reset(server, 'nine yellow lanterns', 'no such token')).status;
  await expect.poll(ask, { timeout: 10_000 }).toBe(400);
}

/** Every connection but the one that asks for it. */
async function cut(database: Database): Promise<void> {
  await sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(database);
}

/** Keeps the mail from being written, which comes last, until a reset waits for it. */
async function cutAtLastStep(database: Database): Promise<void> {
  await database.transaction().execute(async transaction => {
    await sql`lock table outbox in share mode`.execute(transaction);
    const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock'`;
    await expect
      .poll(async () => (await waiting.execute(transaction)).rows.length, { timeout: 10_000 })
      .toBe(1);
    await cut(transaction);
  });
}
