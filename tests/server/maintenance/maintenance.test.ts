import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { claimMail, endMail, putMail } from '../../../src/server/mail/outbox.ts';
import { maintain } from '../../../src/server/maintenance/maintenance.ts';
import { beginSession } from '../../../src/server/sessions/sessions.ts';
import { added } from '../kit/copies.ts';
import { markRead, written } from '../kit/messages.ts';
import { neighbour } from '../kit/neighbour.ts';
import { hour, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

const day = 24 * hour;

async function confirmedMember() {
  const id = await world.member('Member');
  await world.setMember(id, { email_verified_at: world.now() });
  return id;
}

async function kept() {
  const { database } = world;
  const tokens = await database.selectFrom('one_time_tokens').select('purpose').execute();
  const mails = await database.selectFrom('outbox').select('subject').orderBy('id').execute();
  return [...tokens.map(({ purpose }) => purpose), ...mails.map(({ subject }) => subject)];
}

test('a session is deleted once it has ended by its age', async () => {
  const { database, now, config } = world;
  await beginSession(database, { memberId: await confirmedMember(), device: '', now: now() });
  const sessions = async () => {
    await maintain(world);
    return (await database.selectFrom('sessions').select('id').execute()).length;
  };
  world.pass(config.sessionLifetime.idle - 1);
  expect(await sessions()).toBe(1);
  world.pass(1);
  expect(await sessions()).toBe(0);
});

test('who has joined is forgotten after seven days without a confirmation', async () => {
  const { database } = world;
  const ids = [await confirmedMember(), await world.member()];
  const left = async () => {
    await maintain(world);
    const rows = await database.selectFrom('members').select('id').where('id', 'in', ids).execute();
    return rows.map(({ id }) => id);
  };
  world.pass(7 * day - 1);
  expect(new Set(await left())).toEqual(new Set(ids));
  world.pass(1);
  expect(await left()).toEqual(ids.slice(0, 1));
});

test('a copy is deleted a day after it was taken away, and its book with the last copy', async () => {
  const { database } = world;
  const owner = await neighbour(world);
  const add = async (title: string) => (await added(owner, { book: { title, authors: '' } })).id;
  const left = async () => {
    await maintain(world);
    const books = database.selectFrom('books').leftJoin('copies', 'book_id', 'books.id');
    const rows = await books.select(['title', 'state']).orderBy('title').orderBy('state').execute();
    return rows.map(({ title, state }) => `${title} ${state}`);
  };
  const gone = [await add('A'), await add('B'), await add('C')];
  await add('B');
  await database.updateTable('books').set({ is_imported: true }).where('title', '=', 'C').execute();
  for (const id of gone) await owner.ask('DELETE', `/api/copies/${id}`);
  world.pass(day - 1);
  expect(await left()).toEqual(['A gone', 'B gone', 'B offered', 'C gone']);
  world.pass(1);
  expect(await left()).toEqual(['B offered', 'C null']);
});

test('a conversation is kept until both members have left, and a notice for ninety days after it was seen', async () => {
  const { database } = world;
  const [one, two] = [await neighbour(world), await neighbour(world)];
  await written(one, two.id, 'Hello');
  await written(two, one.id, 'Hello');
  await markRead(one, two.id, 2);
  await written(one, two.id, 'Good night');
  const left = async () => {
    await maintain(world);
    const entries = await database.selectFrom('entries').select('number').execute();
    const notices = await database.selectFrom('notices').select('member_id').execute();
    const names = notices.map(({ member_id: id }) => (id === one.id ? 'one' : 'two'));
    return [entries.length, names.toSorted()];
  };
  world.pass(90 * day - 1);
  expect(await left()).toEqual([3, ['one', 'two']]);
  world.pass(1);
  expect(await left()).toEqual([3, ['two']]);
  for (const { id } of [one, two]) {
    expect((await left())[0]).toBe(3);
    await database.deleteFrom('members').where('id', '=', id).execute();
  }
  expect((await left())[0]).toBe(0);
});

test('a token and an ended mail are deleted after thirty days, and a waiting mail is kept where mails leave', async () => {
  const { database, now } = world;
  const from = { name: '', address: 'hello@books.example' };
  const smtp = { host: '127.0.0.1', port: 25, secure: false, auth: undefined, from };
  const work = { ...world, config: { ...world.config, smtp } };
  const letter = { to: 'member@book-exchange.example', text: 'Hello', sentAt: now() };
  await putMail(database, { ...letter, subject: 'ended' });
  const until = new Date(now().getTime() + hour);
  const mail = await claimMail(database, { now: now(), until });
  if (mail) await endMail(database, mail, 'delivered');
  await putMail(database, { ...letter, subject: 'waiting' });
  await world.token(await confirmedMember(), 'reset-password');
  world.pass(30 * day - 1);
  await maintain(work);
  expect(await kept()).toEqual(['reset-password', 'ended', 'waiting']);
  world.pass(1);
  await maintain(work);
  expect(await kept()).toEqual(['reset-password', 'waiting']);
  world.pass(hour);
  await maintain(work);
  expect(await kept()).toEqual(['waiting']);
  await maintain({ ...work, config: { ...world.config, smtp: undefined } });
  expect(await kept()).toEqual([]);
});

test('no statement deletes more than a thousand rows, and what fails keeps nothing else from being deleted', async () => {
  const { database, now, config } = world;
  const [one, two] = [await neighbour(world), await neighbour(world)];
  await written(one, two.id, 'Hello');
  await sql`insert into entries (conversation_id, number, sender, text, at)
    select id, number, 'one', 'Hello', ${now()} from conversations, generate_series(2, 2500) number
    where ${one.id} in (one_id, two_id)`.execute(database);
  await database.deleteFrom('members').where('id', 'in', [one.id, two.id]).execute();
  const member = await confirmedMember();
  await sql`insert into sessions (id, hash, member_id, device, created_at, last_seen_at)
    select gen_random_uuid(), number::text, ${member}, '', ${now()}, ${now()}
    from generate_series(1, 2000) number`.execute(database);
  await world.token(member, 'reset-password');
  await sql`create table deleted (task text, count int)`.execute(database);
  await sql`create function note() returns trigger language plpgsql as $$ begin
    insert into deleted select tg_table_name, count(*) from old_rows; return null; end $$`.execute(
    database,
  );
  await sql`create function refuse() returns trigger language plpgsql as $$ begin
    raise exception 'broken'; end $$`.execute(database);
  for (const table of ['entries', 'sessions']) {
    await sql`create trigger note after delete on ${sql.table(table)}
      referencing old table as old_rows execute function note()`.execute(database);
  }
  await sql`create trigger refuse before delete on one_time_tokens
    for each row execute function refuse()`.execute(database);
  world.pass(Math.max(config.sessionLifetime.absolute, 31 * day));
  world.logged.length = 0;
  await maintain(world);
  const { rows } = await sql`select task, count from deleted where count > 0`.execute(database);
  expect(rows).toEqual([
    { task: 'entries', count: 1000 },
    { task: 'entries', count: 1000 },
    { task: 'entries', count: 500 },
    { task: 'sessions', count: 1000 },
    { task: 'sessions', count: 1000 },
  ]);
  expect(world.logged).toMatchObject([
    { task: 'forget tokens', msg: 'A task of the maintenance has failed.' },
  ]);
  const left = await database.selectFrom('conversations').select('id').execute();
  expect(left).toEqual([]);
});
