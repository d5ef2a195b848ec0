import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { mailLink } from './outbox.ts';
import { hashPassword } from './passwords.ts';
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
 * Gives an empty database a few readers, and each of them a link of either kind. Nobody knows
 * their passwords: the reset link is the way in.
 */
export async function seed(database: Database, occasion: Occasion): Promise<void> {
  const passwordHashes = await Promise.all(readers.map(() => hashPassword(randomPassword())));
  const members = await database.transaction().execute(async transaction => {
    // Of several servers that start at the same time, the others wait here and then find readers.
    await sql`lock table members in exclusive mode`.execute(transaction);
    const someone = await transaction.selectFrom('members').select('id').executeTakeFirst();
    if (someone) return [];
    const rows = readers.map((reader, index) => ({
      ...reader,
      password_hash: passwordHashes[index] ?? '',
      created_at: occasion.now,
    }));
    return transaction.insertInto('members').values(rows).returning('id').execute();
  });
  for (const { id } of members) {
    await mailLink(database, { ...occasion, memberId: id, purpose: 'verify-email' });
    await mailLink(database, { ...occasion, memberId: id, purpose: 'reset-password' });
  }
}

function randomPassword(): string {
  return randomBytes(32).toString('base64url');
}
