import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createBlockedKeys } from '../../../src/server/limits/blocked-keys.ts';
import { countAttempt, keysOf } from '../../../src/server/limits/rate-limit.ts';
import { mails, putMail } from '../../../src/server/mail/outbox.ts';
import { data } from '../../../src/server/privacy/personal-data.ts';
import { leave } from '../../../src/words/account/leave.ts';
import { added } from '../kit/copies.ts';
import { prefer, written } from '../kit/messages.ts';
import { deleteAccount, type Neighbour, neighbour } from '../kit/neighbour.ts';
import { password } from '../kit/password.ts';
import { asked } from '../kit/requests.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

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
  const member = await neighbour(world, { name, about, email, cell, span: 1 });
  const { database, now, pseudonym } = world;
  await world.token(member.id, 'reset-password');
  await added(member, { book: { title, authors: '' }, note });
  const mail = { to: email.toLowerCase(), subject: canaries.subject, text: canaries.mail };
  await putMail(database, { ...mail, sentAt: now() });
  const keys = keysOf({ operation: 'signIn', address: undefined, token: email, pseudonym });
  await countAttempt(database, { keys, now: now(), limit: 30, blockedKeys: createBlockedKeys() });
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

test('the page to leave says of every table that names a member what becomes of it', async () => {
  const { rows } = await sql<{ table: string; action: string }>`
    select distinct conrelid::regclass::text as table, confdeltype as action
    from pg_constraint where confrelid = 'members'::regclass
  `.execute(world.database);
  const tablesWith = (action: string) =>
    rows.filter(row => row.action === action).map(({ table }) => table);
  const deleted = [...tablesWith('c'), 'members', 'outbox'];
  expect(Object.keys(leave.ends).toSorted()).toEqual(deleted.toSorted());
  expect(Object.keys(leave.stays).toSorted()).toEqual(tablesWith('n').toSorted());
});

test('an export has all of a member, of others what they have written to the member, and whom the member has blocked', async () => {
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
  // The other one has blocked the member, too: the report of it names nobody.
  expect(found(other, tables)).toEqual({ blocks: ['id'], entries: ['message'] });
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
  await deleteAccount(one);
  const after = await dump();
  expect(found(one, after)).toEqual({
    entries: ['message'],
    // The mail that says so.
    outbox: ['name', 'address'],
    reports: ['name', 'about', 'reason'],
  });
  const [last] = await mails(world.database);
  expect(last).toMatchObject({
    to: one.email,
    subject: 'You’ve left the Neighbourhood Book Exchange',
  });
  expect(last?.text).toContain('/contact-us?about=account\n');
  const { blocks: _, ...rest } = found(other, before);
  expect(found(other, after)).toEqual(rest);
});

test('an export has every row once, however many there are', async () => {
  const { database, now } = world;
  const member = await neighbour(world);
  const { id: requestId } = await asked(member, { copyId: (await added(other)).id });
  for (const to of [one, await neighbour(world)]) await written(member, to.id, 'Hello');
  const fill = (query: RawBuilder<unknown>) => query.execute(database);
  await fill(sql`insert into entries (conversation_id, number, sender, text, at)
    select id, number, 'one', 'No. ' || number, ${now()}
    from conversations, generate_series(2, case when ${one.id} in (one_id, two_id) then 250 else 100 end) number
    where ${member.id} in (one_id, two_id) and ${other.id} not in (one_id, two_id)`);
  await fill(sql`insert into request_events (request_id, version, type, by, at, details)
    select ${requestId}, number, 'propose a meeting', 'asker', ${now()}, '{}'
    from generate_series(2, 250) number`);
  await fill(sql`insert into notices (id, member_id, type, created_at)
    select gen_random_uuid(), ${member.id}, 'asked', ${now()} from generate_series(1, 250)`);
  await fill(sql`insert into books (id, title, authors, is_imported, plain_title, plain_authors)
    select gen_random_uuid(), 'No. ' || number, '', true, 'no ' || number, 'of many'
    from generate_series(1, 250) number`);
  await fill(sql`insert into copies (id, key, owner_id, book_id, ways, condition, note, state, version, created_at, changed_at)
    select id, id, ${member.id}, id, '{give}', 'good', '', 'offered', 1, ${now()}, ${now()}
    from books where plain_authors = 'of many'`);

  const { data } = await exportOf(member);
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const conversations: { id: string; one_id: string; two_id: string }[] = data.conversations;
  expect(conversations).toHaveLength(3);
  const entries: { conversation_id: string; number: number }[] = data.entries;
  const threads = conversations.map(({ id }) =>
    entries.filter(entry => entry.conversation_id === id).map(({ number }) => number),
  );
  expect(threads.toSorted((a, b) => a.length - b.length)).toEqual([
    numbers(1, 1),
    numbers(1, 100),
    numbers(1, 250),
  ]);
  const events: { version: number }[] = data.request_events;
  expect(events.map(({ version }) => version)).toEqual(numbers(1, 250));
  for (const [table, count] of [
    ['notices', 250],
    ['books', 250],
    ['copies', 250],
  ] as const) {
    const rows: { id: string }[] = data[table];
    expect([table, rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([
      table,
      count,
      count,
    ]);
  }
});

test('an export that fails half-way is cut off, and logged', async () => {
  await world.database.schema.alterTable('outbox').renameTo('away').execute();
  const failed = exportOf(one);
  await expect(failed).rejects.toThrow('response destroyed');
  await world.database.schema.alterTable('away').renameTo('outbox').execute();
  expect(world.logged).toContainEqual(
    expect.objectContaining({ level: 'error', msg: 'An answer ended half-way.' }),
  );
});
