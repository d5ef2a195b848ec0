import { sql } from 'kysely';
import type { Database } from '../data/tables.ts';
import { addressOf, formsOf } from './addresses.ts';
import { selfColumns } from './self.ts';

/** As the indexes have it. */
export const lowerEmail = sql<string>`lower(email)`;

/**
 * The member with an email address, in either of its forms; where there is none, the latest of those
 * who have joined with it and have not opened their link yet.
 */
export async function memberAt(database: Database, email: string) {
  // PostgreSQL takes no such text, and so keeps none.
  if (email.includes('\0')) return undefined;
  const row = await database
    .selectFrom('members')
    .select(selfColumns)
    .select(['password_hash as passwordHash', 'suspended_at as suspendedAt'])
    .select('email_verified_at as confirmedAt')
    .where(lowerEmail, 'in', formsOf(email))
    .orderBy(sql`email_verified_at is null`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { confirmedAt, suspendedAt, ...member } = row;
  return { ...member, isConfirmed: confirmedAt !== null, isSuspended: suspendedAt !== null };
}

/**
 * Until the transaction ends, none of these members leaves, is blocked or suspended, asks for a copy or writes.
 * Resolves to whether all are there.
 */
export async function lockMembers(transaction: Database, ids: string[]): Promise<boolean> {
  const rows = await transaction
    .selectFrom('members')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.length === ids.length;
}

/** Until the transaction ends, no other one joins with an address or confirms it. */
export async function lockAddress(transaction: Database, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${addressOf(email)}))`.execute(transaction);
}

interface Checked {
  memberId: string;
  passwordHash: string;
}

/**
 * Whether a password that was checked is still in force: until the transaction ends it cannot change.
 * Otherwise a session that began with the old one could outlive the change, which ends all.
 */
export async function hasPassword(
  transaction: Database,
  { memberId, passwordHash }: Checked,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
