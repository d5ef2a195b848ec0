import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countAttempt, keysOf } from '../../src/server/limits/rate-limit.ts';
import { createRefused } from '../../src/server/limits/refused.ts';
import { putMail } from '../../src/server/mail/outbox.ts';
import { data } from '../../src/server/members/data.ts';
import { hashPassword } from '../../src/server/members/passwords.ts';
import { added } from './copies.ts';
import { prefer, written } from './messages.ts';
import { type Neighbour, neighbour } from './neighbour.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let hash: string;
beforeAll(async () => {
  world = await openWorld();
  hash = await hashPassword(password);
});
afterAll(() => world.close());

const password = 'nine yellow lanterns';

/** A member with something in every column that takes it, each once in the whole database. */
async function known(letter: string) {
  const text = (name: string) => `${letter} ${name} ${randomBytes(8).toString('hex')}`;
  const canaries = {
    name: text('name'),
    about: text('about'),
    address: randomBytes(8).toString('hex'),
    reason: text('reason'),
    subject: text('subject'),
    mail: text('mail'),
    title: text('title'),
    note: text('note'),
    message: text('message'),
  };
  const { name, about, address, title, note } = canaries;
  const email = `${address}@Bücher.example`;
  const cell = 1_000_000_000 + randomBytes(3).readUIntBE(0, 3);
  const member = await neighbour(world, { name, about, email, password_hash: hash, cell, span: 1 });
  const { database, now, pseudonym } = world;
  await world.token(member.id, 'reset-password');
  await added(member, { book: { title, authors: '' }, note });
  const mail = { to: email.toLowerCase(), subject: canaries.subject, text: canaries.mail };
  await putMail(database, { ...mail, sentAt: now() });
  const keys = keysOf({ operation: 'signIn', address: undefined, token: email, pseudonym });
  await countAttempt(database, { keys, now: now(), limit: 30, refused: createRefused() });
  return { ...member, canaries: { ...canaries, cell: String(cell), id: member.id } };
}

let one: Awaited<ReturnType<typeof known>>;
let other: typeof one;
beforeEach(async () => {
  [one, other] = [await known('one'), await known('other')];
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const { reason, message } = from.canaries;
    await written(from, to.id, message);
    await prefer(from, { messages: 'never' });
    const payload = { memberId: to.id, reason };
    await from.ask('POST', '/api/reports', { payload });
  }
  // Both at once, for the second could not see the first any more.
  const pairs = [
    { blocker_id: one.id, blocked_id: other.id, created_at: world.now() },
    { blocker_id: other.id, blocked_id: one.id, created_at: world.now() },
  ];
  await world.database.insertInto('blocks').values(pairs).execute();
});

/** Everything in the database, by tables. */
async function dump() {
  const tables = await world.database.introspection.getTables();
  return Promise.all(
    tables.map(async ({ name }) => {
      const rows = await sql`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(
        world.database,
      );
      return [name, JSON.stringify(rows.rows)] as const;
    }),
  );
}

/** Which of a member's texts stand where. */
function found({ canaries }: typeof one, tables: Iterable<readonly [string, string]>) {
  const names = (text: string) =>
    Object.entries(canaries).flatMap(([name, canary]) => (text.includes(canary) ? [name] : []));
  const all = [...tables].map(([table, text]) => [table, names(text)] as const);
  return Object.fromEntries(all.filter(([, names]) => names.length > 0));
}

async function exportOf(member: Neighbour) {
  const { status, body } = await member.ask('POST', '/api/user/export', { payload: { password } });
  expect(status).toBe(200);
  return body;
}

test('the table of the data names every column of the database', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
  `.execute(world.database);
  const described = Object.entries(data).flatMap(([table, { columns }]) =>
    Object.keys(columns).map(column => `${table}.${column}`),
  );
  const there = rows.map(({ table, column }) => `${table}.${column}`);
  expect(described.toSorted()).toEqual(there.toSorted());
});

test('the table of the data says of every reference to a member what the database does with it', async () => {
  const { rows } = await sql<{ table: string; column: string; action: string }>`
    select conrelid::regclass::text as table, attname as column, confdeltype as action
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where confrelid = 'members'::regclass
  `.execute(world.database);
  const actions: Record<string, string> = { deleted: 'c', 'kept without a name': 'n' };
  const described = Object.entries(data).flatMap(([table, { leaving }]) =>
    Object.entries(leaving).map(([column, becomes]) => `${table}.${column} ${actions[becomes]}`),
  );
  const references = rows.map(({ table, column, action }) => `${table}.${column} ${action}`);
  const others = ['members.id c', 'outbox.recipient c'];
  expect(described.toSorted()).toEqual([...references, ...others].toSorted());
});

test('an export has all of a member, of others what they have written to the member, and whom the member has blocked or reported', async () => {
  const { exportedAt, data } = await exportOf(one);
  expect(exportedAt).toBe(world.now().toISOString());
  const tables = Object.entries<object>(data).map(
    ([table, rows]) => [table, JSON.stringify(rows)] as const,
  );
  expect(found(one, tables)).toEqual({
    members: ['name', 'about', 'address', 'cell', 'id'],
    one_time_tokens: ['address', 'id'],
    outbox: ['address', 'subject', 'mail'],
    reports: ['reason', 'id'],
    books: ['title'],
    sessions: ['id'],
    blocks: ['id'],
    conversations: ['id'],
    copies: ['note', 'cell', 'id'],
    entries: ['message'],
    notices: ['id'],
    preferences: ['id'],
  });
  expect(found(other, tables)).toEqual({
    reports: ['id'],
    blocks: ['id'],
    entries: ['message'],
  });
});

test('an export opens nothing: it has no hash', async () => {
  const text = JSON.stringify(await exportOf(one));
  const hashes = [
    ...(await world.database.selectFrom('members').select('password_hash as hash').execute()),
    ...(await world.database.selectFrom('sessions').select('hash').execute()),
    ...(await world.database.selectFrom('one_time_tokens').select('hash').execute()),
  ];
  expect(hashes.filter(({ hash }) => text.includes(hash))).toEqual([]);
});

test('of a member who has left nothing stays but what the member has written to others, and what was reported, without the reporter', async () => {
  const before = await dump();
  expect(found(one, before)).toEqual({
    blocks: ['id'],
    books: ['title'],
    conversations: ['id'],
    copies: ['note', 'cell', 'id'],
    entries: ['message'],
    members: ['name', 'about', 'address', 'cell', 'id'],
    notices: ['id'],
    one_time_tokens: ['address', 'id'],
    outbox: ['address', 'subject', 'mail'],
    preferences: ['id'],
    reports: ['name', 'about', 'reason', 'id'],
    sessions: ['id'],
  });
  await one.ask('POST', '/api/user/deletion', { payload: { password } });
  const after = await dump();
  expect(found(one, after)).toEqual({
    entries: ['message'],
    reports: ['name', 'about', 'reason'],
  });
  const { blocks: _, ...rest } = found(other, before);
  expect(found(other, after)).toEqual(rest);
});
