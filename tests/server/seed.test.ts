import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mails } from '../../src/server/mail/outbox.ts';
import { demoHash, forgetDemoPasswords, seed } from '../../src/server/members/seed.ts';
import { beginSession } from '../../src/server/sessions/sessions.ts';
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

function member(name: string, email: string, email_verified_at: Date | null = null) {
  return { name, email, password_hash: demoHash, email_verified_at };
}

test('an empty database gets members, and each of them a link of either kind', async () => {
  await seed(world.database, { siteOrigin, now: world.now() });
  const members = await world.database
    .selectFrom('members')
    .select(['name', 'email', 'password_hash', 'email_verified_at'])
    .orderBy('created_at')
    .execute();
  expect(members).toEqual([
    member('Member One', 'member-one@book-exchange.example', world.now()),
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

test('without a mailbox the published password is removed, and the sessions that began with it', async () => {
  const now = world.now();
  await seed(world.database, { siteOrigin, now });
  const [first, second] = await world.database
    .selectFrom('members')
    .select('id')
    .orderBy('created_at')
    .execute();
  if (!first || !second) throw new Error('The seed has too few members');
  await world.database
    .updateTable('members')
    .set({ password_hash: 'of another password' })
    .where('id', '=', second.id)
    .execute();
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
  ]);
});
