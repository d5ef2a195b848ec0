import { beforeEach, expect, test } from 'vitest';
import { bandBetween } from '../../../src/exchange/cells.ts';
import { forgetDemoPasswords, seed } from '../../../src/server/demo/seed.ts';
import { mails } from '../../../src/server/mail/outbox.ts';
import { demoHash } from '../../../src/server/members/demo-password.ts';
import { beginSession } from '../../../src/server/sessions/sessions.ts';
import { hour, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();
beforeEach(async () => {
  await world.clear('members', 'requests', 'reports', 'conversations', 'books', 'outbox');
});

const siteOrigin = 'http://books.example';

test('an empty database gets members with places near each other, one join, and a link for each', async () => {
  await seed({ ...world, siteOrigin: () => siteOrigin });
  const members = await world.database
    .selectFrom('members')
    .select(['name', 'password_hash', 'email_verified_at', 'about', 'cell', 'span'])
    .orderBy('created_at')
    .execute();
  const member = (name: string, span: number) => ({
    name,
    password_hash: demoHash,
    email_verified_at: world.now(),
    about: expect.stringMatching(/./),
    cell: expect.any(Number),
    span,
  });
  expect(members).toEqual([
    member('Member One', 1),
    member('Member Two', 3),
    member('Member Three', 3),
    { ...member('Newcomer', 0), email_verified_at: null, about: '', cell: null, span: null },
  ]);
  const places = members.flatMap(({ cell }) => (cell === null ? [] : [{ cell }]));
  const [one = { cell: 0 }, ...others] = places;
  expect(others.map(other => bandBetween(one, other))).toEqual([2, 2]);
  const written = await mails(world.database);
  expect(written.map(({ to, subject }) => [to?.split('@')[0], subject])).toEqual([
    ['newcomer', 'Confirm your email address'],
    ['member-three', 'Choose a new password'],
    ['member-two', 'Choose a new password'],
    ['member-one', 'Choose a new password'],
  ]);
});

test('the first members have shelves of sixty classics in their languages, filled by turns', async () => {
  const { database, now } = world;
  await seed({ ...world, siteOrigin: () => siteOrigin });
  const copies = await database
    .selectFrom('copies')
    .innerJoin('books', 'books.id', 'book_id')
    .innerJoin('members', 'members.id', 'owner_id')
    .select(['name', 'title', 'language', 'languages', 'state', 'ways', 'price'])
    .select(['copies.cell', 'members.cell as home', 'copies.created_at as at'])
    .orderBy('copies.id')
    .execute();
  expect(copies).toHaveLength(63);
  expect(new Set(copies.map(({ title }) => title)).size).toBe(60);
  const names = copies.slice(0, 6).map(({ name }) => name);
  const one = ['Member One', 'Member Two', 'Member Three'];
  expect(names).toEqual([...one, ...one]);
  expect(copies.filter(({ state }) => state === 'aside')).toHaveLength(1);
  const odd = copies.filter(
    ({ language, languages, ways, price, cell, home, at }) =>
      !languages.includes(language ?? '') ||
      ways.includes('sell') !== (price !== null) ||
      cell !== home ||
      at >= now(),
  );
  expect(odd).toEqual([]);
});

test('the first members have written to each other, and what is older than a day has been read', async () => {
  const { database, now } = world;
  await seed({ ...world, siteOrigin: () => siteOrigin });
  const entries = await database
    .selectFrom('entries')
    .innerJoin('conversations', 'id', 'conversation_id')
    .select(['conversation_id', 'number', 'text', 'at', 'one_read', 'two_read'])
    .orderBy('conversation_id')
    .orderBy('number')
    .execute();
  const threads = [...Map.groupBy(entries, one => one.conversation_id).values()];
  const times = threads.map(thread => thread.map(({ at }) => at.getTime()));
  expect(times).toEqual(times.map(all => all.toSorted((one, other) => one - other)));
  expect(threads).toHaveLength(3);
  expect(entries.filter(({ text }) => text)).toHaveLength(9);
  const dayAgo = new Date(now().getTime() - 24 * hour);
  const old = entries.filter(({ at }) => at < dayAgo);
  expect(old.filter(one => one.number > Math.min(one.one_read, one.two_read))).toEqual([]);
  const notices = await database.selectFrom('notices').selectAll().execute();
  const unseen = notices.filter(({ seen_at: at }) => at === null);
  expect(unseen.filter(({ created_at: at }) => at < dayAgo)).toEqual([]);
  expect(unseen.filter(({ type }) => type === 'message')).toHaveLength(2);
  expect(notices.filter(one => one.mail_at !== null)).toEqual([]);
});

test('a message is reported, on which the third member can decide', async () => {
  const { database } = world;
  await seed({ ...world, siteOrigin: () => siteOrigin });
  const moderators = await database
    .selectFrom('members')
    .select('name')
    .where('is_moderator', '=', true)
    .execute();
  expect(moderators).toEqual([{ name: 'Member Three' }]);
  const reports = await database
    .selectFrom('reports')
    .innerJoin('members as reporter', 'reporter.id', 'reporter_id')
    .innerJoin('members as reported', 'reported.id', 'member_id')
    .innerJoin('entries', join =>
      join
        .onRef('entries.conversation_id', '=', 'reports.conversation_id')
        .onRef('number', '=', 'entry'),
    )
    .select(['reporter.name as by', 'reported.name as of', 'text', 'reported as seen', 'decision'])
    .execute();
  const text = expect.stringMatching(/./);
  expect(reports).toEqual([
    { by: 'Member One', of: 'Member Two', text, seen: { text: reports[0]?.text }, decision: null },
  ]);
});

test('without a mailbox the published password is removed, and the sessions that began with it', async () => {
  const now = world.now();
  await seed({ ...world, siteOrigin: () => siteOrigin, now: () => now });
  const [first, second] = await world.database
    .selectFrom('members')
    .select('id')
    .orderBy('created_at')
    .execute();
  if (!first || !second) throw new Error('The seed has too few members');
  await world.setMember(second.id, { password_hash: 'of another password' });
  for (const { id: memberId } of [first, second]) {
    await beginSession(world.database, { memberId, device: '', now });
  }
  await forgetDemoPasswords(world.database);
  const kept = await world.database
    .selectFrom('members')
    .leftJoin('sessions', 'member_id', 'members.id')
    .select(['password_hash', 'member_id'])
    .orderBy('members.created_at')
    .execute();
  expect(kept).toEqual([
    { password_hash: 'none', member_id: null },
    { password_hash: 'of another password', member_id: second.id },
    { password_hash: 'none', member_id: null },
    { password_hash: 'none', member_id: null },
  ]);
});
