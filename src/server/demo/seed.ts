import { setTimeout } from 'node:timers/promises';
import { type Insertable, sql } from 'kysely';
import { placeAt } from '../../exchange/cells.ts';
import { dayMs } from '../../exchange/request-timers.ts';
import type { Database, Tables } from '../data/tables.ts';
import { isInTheWay } from '../data/transaction.ts';
import type { Deps } from '../deps.ts';
import { mailLink } from '../mail/outbox.ts';
import { demoHash, demoPassword } from '../members/demo-password.ts';
import { noPassword } from '../members/passwords.ts';
import { putClassics } from './copies.ts';
import { putStories } from './requests.ts';
import { putWishes } from './wishes.ts';

/** In milliseconds, after which a server looks again whether another one has ended. */
const retryDelayMs = 100;

/** Who has joined, and has not opened the link yet. */
const newcomer = { name: 'Newcomer', email: 'newcomer@book-exchange.example' };

const firstMembers: Omit<Insertable<Tables['members']>, 'password_hash' | 'created_at'>[] = [
  {
    name: 'Member One',
    email: 'member-one@book-exchange.example',
    about: 'Detective novels, and everything about the sea.',
    languages: ['en', 'de'],
    roof: 'gable',
    colour: 'brick',
    door: 'round',
    ...placeAt({ latitude: 52.499, longitude: 13.403 }, 1),
    version: 1,
  },
  {
    name: 'Member Two',
    email: 'member-two@book-exchange.example',
    about: 'I read what my children have left, and cook from old books.',
    languages: ['en', 'tr'],
    roof: 'stepped',
    colour: 'moss',
    door: 'double',
    ...placeAt({ latitude: 52.507, longitude: 13.39 }, 3),
    version: 1,
  },
  {
    name: 'Member Three',
    email: 'member-three@book-exchange.example',
    about: 'Poems, maps and travels on foot.',
    languages: ['en', 'fr', 'pl'],
    roof: 'dome',
    colour: 'pine',
    door: 'square',
    ...placeAt({ latitude: 52.512, longitude: 13.41 }, 3),
    version: 1,
    is_moderator: true,
  },
  newcomer,
];

/** Of one of the first members: the known password, and whether it has not been changed since. */
export function demoPasswordOf({ email, hash }: { email: string; hash: string }) {
  const isFirst = firstMembers.some(member => member.email === email);
  return isFirst ? { text: demoPassword, holds: hash === demoHash } : undefined;
}

/**
 * Gives an empty database a few members with a known password, with shelves and wishes, the last of them a moderator,
 * and one who has joined and has to confirm the address first; each of them gets a link. Servers that start at
 * the same time wait for the first one, and then find members.
 */
export async function seed(deps: Deps): Promise<void> {
  for (;;) {
    try {
      return await seedAlone(deps);
    } catch (error) {
      if (!isInTheWay(error)) throw error;
      await setTimeout(retryDelayMs);
    }
  }
}

async function seedAlone(deps: Deps): Promise<void> {
  const { database, siteOrigin } = deps;
  const now = deps.now();
  const members = await database.transaction().execute(async transaction => {
    // To wait here would take longer than any query may.
    await sql`lock table members in exclusive mode nowait`.execute(transaction);
    const someone = await transaction.selectFrom('members').select('id').executeTakeFirst();
    if (someone) return [];
    const rows = firstMembers.map((member, index) =>
      Object.assign(
        {
          password_hash: demoHash,
          email_verified_at: member === newcomer ? null : now,
          // A millisecond apart, so that the mailbox lists them in this order.
          created_at: new Date(now.getTime() + index),
        },
        member,
      ),
    );
    const members = await transaction
      .insertInto('members')
      .values(rows)
      .returning(['id', 'cell', 'email_verified_at as confirmedAt'])
      .execute();
    const owners = members.filter(({ confirmedAt }) => confirmedAt);
    // Before they have asked each other for anything.
    const filledAt = new Date(now.getTime() - 8 * dayMs);
    await putClassics(transaction, owners, filledAt);
    const ids = owners.map(({ id }) => id);
    await putStories(transaction, ids, deps);
    await putWishes(transaction, ids, now);
    // The mails of these days have been read.
    const addresses = firstMembers.map(({ email }) => email);
    await transaction.deleteFrom('outbox').where('recipient', 'in', addresses).execute();
    return members;
  });
  for (const { id: memberId, confirmedAt } of members) {
    const purpose = confirmedAt ? 'reset-password' : 'verify-email';
    await mailLink(database, { siteOrigin: siteOrigin(), now, memberId, purpose });
  }
}

/** Takes the known password from all who still have it, and ends what they have begun with it. */
export async function forgetDemoPasswords(database: Database): Promise<void> {
  await database.transaction().execute(async transaction => {
    const members = await transaction
      .updateTable('members')
      .set({ password_hash: noPassword })
      .where('password_hash', '=', demoHash)
      .returning('id')
      .execute();
    const ids = members.map(({ id }) => id);
    if (ids.length === 0) return;
    await transaction.deleteFrom('sessions').where('member_id', 'in', ids).execute();
  });
}
