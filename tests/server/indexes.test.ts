import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maintain } from '../../src/server/data/maintenance.ts';
import { claimMail, endMail, mailLink, postponeMail } from '../../src/server/mail/outbox.ts';
import { resetPassword, verifyEmail } from '../../src/server/members/members.ts';
import { sampleCall } from '../sample-call.ts';
import { hour, openWorld, type World } from './world.ts';

/** So many rows that reading all of a table costs more than any index. */
const rows = 20_000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const { database, now } = world;
  await sql`insert into members (email, name, password_hash, created_at)
    select n || '@book-exchange.example', 'Member', 'none', ${now()}
    from generate_series(1, ${rows}) n`.execute(database);
  await sql`insert into one_time_tokens (hash, purpose, member_id, email, created_at, expires_at)
    select id, 'reset-password', id, email, ${now()}, ${now()} from members`.execute(database);
  await sql`insert into sessions (id, hash, member_id, device, created_at, last_seen_at)
    select id, id, id, 'a browser', ${now()}, ${now()} from members`.execute(database);
  await sql`insert into outbox (subject, sent_at, next_attempt_at, outcome)
    select 'Hello', ${now()}, ${now()}, 'delivered' from members`.execute(database);
  await sql`insert into rate_limits (key, attempts, resets_at)
    select id, 1, ${new Date(now().getTime() + hour)} from members`.execute(database);
  await sql`analyze`.execute(database);
});
afterAll(() => world.close());

/** How often each table was read whole, where it was. */
async function wholeReads(): Promise<Record<string, number>> {
  const { database } = world;
  await sql`select pg_stat_force_next_flush()`.execute(database);
  const counts = await sql<{ name: string; reads: number }>`
    select relname as name, seq_scan::int as reads from pg_stat_user_tables
    where n_live_tup > ${rows / 2}`.execute(database);
  return Object.fromEntries(counts.rows.map(({ name, reads }) => [name, reads]));
}

test('no query reads a whole table, however many rows it has', async () => {
  const { app, config, database, now } = world;
  const member = await world.member();
  const tokens = {
    reset: await world.token(member, 'reset-password'),
    verify: await world.token(member, 'verify-email'),
  };
  const until = new Date(now().getTime() + hour);
  const before = await wholeReads();
  expect(Object.keys(before).toSorted()).toEqual([
    'members',
    'one_time_tokens',
    'outbox',
    'rate_limits',
    'sessions',
  ]);
  await app.inject(sampleCall());
  await verifyEmail(database, { token: tokens.verify, now: now() });
  await resetPassword(database, {
    token: tokens.reset,
    newPassword: 'lanterns',
    siteOrigin: 'https://books.example',
    now: now(),
  });
  await mailLink(database, {
    memberId: member,
    purpose: 'reset-password',
    siteOrigin: 'http://localhost',
    now: now(),
  });
  const claim = async () => {
    const mail = await claimMail(database, { now: now(), until });
    if (!mail) throw new Error('No mail is due');
    return mail;
  };
  await postponeMail(database, await claim(), until);
  await endMail(database, await claim(), 'delivered');
  await maintain({ database, now, config });
  expect(await wholeReads()).toEqual(before);
});
