import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mails } from '../../src/server/mail/outbox.ts';
import { seed } from '../../src/server/members/seed.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  await world.database.deleteFrom('members').execute();
  await world.database.deleteFrom('outbox').execute();
});
afterAll(() => world.close());

const siteOrigin = 'http://books.example';

function member(name: string, email: string) {
  return { name, email, password_hash: 'none', email_verified_at: null };
}

test('an empty database gets members, and each of them a link of either kind', async () => {
  await seed(world.database, { siteOrigin, now: world.now() });
  const members = await world.database
    .selectFrom('members')
    .select(['name', 'email', 'password_hash', 'email_verified_at'])
    .orderBy('created_at')
    .execute();
  expect(members).toEqual([
    member('Member One', 'member-one@book-exchange.example'),
    member('Member Two', 'member-two@book-exchange.example'),
    member('Member Three', 'member-three@book-exchange.example'),
  ]);
  const written = await mails(world.database);
  const verification = 'Confirm your e-mail address';
  const reset = 'Choose a new password';
  expect(written.map(({ to, subject }) => [to?.split('@')[0], subject])).toEqual([
    ['member-three', reset],
    ['member-three', verification],
    ['member-two', reset],
    ['member-two', verification],
    ['member-one', reset],
    ['member-one', verification],
  ]);
});

test('of several servers that start at the same time one seeds', async () => {
  const occasion = { siteOrigin, now: world.now() };
  const servers = Array.from({ length: 8 });
  // Each gets a connection first, so that they are in step.
  await Promise.all(servers.map(() => mails(world.database)));
  await Promise.all(servers.map(() => seed(world.database, occasion)));
  await seed(world.database, occasion);
  expect((await mails(world.database)).length).toBe(6);
});

test('a database with a member is left as it is', async () => {
  const memberId = await world.member();
  await seed(world.database, { siteOrigin, now: world.now() });
  const members = await world.database.selectFrom('members').select('id').execute();
  expect([members, await mails(world.database)]).toEqual([[{ id: memberId }], []]);
});
