import { sql } from 'kysely';
import { mailLink } from './outbox.ts';
import { noPassword } from './passwords.ts';
import type { Database } from './tables.ts';

const readers = [
  { name: 'Reader One', email: 'reader-one@book-exchange.example' },
  { name: 'Reader Two', email: 'reader-two@book-exchange.example' },
  { name: 'Reader Three', email: 'reader-three@book-exchange.example' },
];

interface Occasion {
  /** Without a trailing slash. */
  siteOrigin: string;
  now: Date;
}

/**
 * Gives an empty database a few readers without a password, and each of them a link of either
 * kind.
 */
export async function seed(database: Database, occasion: Occasion): Promise<void> {
  const members = await database.transaction().execute(async transaction => {
    // Of several servers that start at the same time, the others wait here and then find readers.
    await sql`lock table members in exclusive mode`.execute(transaction);
    const someone = await transaction.selectFrom('members').select('id').executeTakeFirst();
    if (someone) return [];
    const rows = readers.map(({ name, email }, index) => ({
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
