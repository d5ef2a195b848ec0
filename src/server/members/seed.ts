import { sql } from 'kysely';
import type { Database } from '../data/tables.ts';
import { mailLink } from '../mail/outbox.ts';
import { noPassword } from './passwords.ts';

const firstMembers = [
  { name: 'Member One', email: 'member-one@book-exchange.example' },
  { name: 'Member Two', email: 'member-two@book-exchange.example' },
  { name: 'Member Three', email: 'member-three@book-exchange.example' },
];

interface Occasion {
  /** Without a trailing slash. */
  siteOrigin: string;
  now: Date;
}

/**
 * Gives an empty database a few members without a password, and each of them a link of either
 * kind.
 */
export async function seed(database: Database, occasion: Occasion): Promise<void> {
  const members = await database.transaction().execute(async transaction => {
    // Of several servers that start at the same time, the others wait here and then find members.
    await sql`lock table members in exclusive mode`.execute(transaction);
    const someone = await transaction.selectFrom('members').select('id').executeTakeFirst();
    if (someone) return [];
    const rows = firstMembers.map(({ name, email }, index) => ({
      name,
      email,
      password_hash: noPassword,
      // A millisecond apart, so that the mailbox lists them in this order.
      created_at: new Date(occasion.now.getTime() + index),
    }));
    return transaction.insertInto('members').values(rows).returning('id').execute();
  });
  for (const { id } of members) {
    await mailLink(database, { ...occasion, memberId: id, purpose: 'verify-email' });
    await mailLink(database, { ...occasion, memberId: id, purpose: 'reset-password' });
  }
}
