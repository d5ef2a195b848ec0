import { sql } from 'kysely';
import { passwordChangedMail } from '../../words/account/reset-password.ts';
import type { Database } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { passwordChanged } from '../mail/mails.ts';
import { putMail } from '../mail/outbox.ts';
import { addressOf, formsOf } from './addresses.ts';
import { hashPassword } from './passwords.ts';
import { selfColumns } from './self.ts';
import { addressOfToken, consumeToken, type Standing, standingOf } from './tokens.ts';

/** As the indexes have it. */
const lowerEmail = sql<string>`lower(email)`;

/**
 * The member with an e-mail address, in either of its forms; where there is none, the latest of those
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

interface Verification {
  token: string;
  now: Date;
}

/**
 * Makes a member of the one whose link it is, and forgets all others who have joined with the address.
 * Only the call that verifies resolves to 'verified', with the address.
 */
export async function verifyEmail(
  database: Database,
  { token, now }: Verification,
): Promise<
  | { logReason: 'verified'; email: string }
  | { logReason: 'alreadyVerified' | 'expired' | 'unknown' }
> {
  const presented = { token, now, purpose: 'verify-email' } as const;
  return inTransaction(database, async transaction => {
    // Two who open their links of one address at the same time would wait for each other.
    const email = await addressOfToken(transaction, presented);
    if (email === undefined) return { logReason: 'unknown' };
    await lockAddress(transaction, email);
    const memberId = await consumeToken(transaction, presented);
    if (memberId === undefined) {
      const standing = await standingOf(transaction, presented);
      const isRefused = standing === 'expired' || standing === 'unknown';
      return { logReason: isRefused ? standing : 'alreadyVerified' };
    }
    const { numUpdatedRows } = await transaction
      .updateTable('members')
      .set({ email_verified_at: now })
      .where('id', '=', memberId)
      .where('email_verified_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return { logReason: 'alreadyVerified' };
    await transaction
      .deleteFrom('members')
      .where(lowerEmail, 'in', formsOf(email))
      .where('email_verified_at', 'is', null)
      .execute();
    return { logReason: 'verified', email };
  });
}

interface Reset {
  token: string;
  /** Already found long and short enough. */
  newPassword: string;
  /** Without a trailing slash. */
  siteOrigin: string;
  now: Date;
}

/**
 * Changes the password, ends every session of the member and writes the member a mail, or changes
 * nothing. Throws an `UnknownOutcome` where it cannot be known which.
 */
export async function resetPassword(
  database: Database,
  { token, newPassword, siteOrigin, now }: Reset,
): Promise<{ logReason: 'changed'; email: string } | { logReason: Exclude<Standing, 'live'> }> {
  const presented = { token, now, purpose: 'reset-password' } as const;
  const standing = await standingOf(database, presented);
  if (standing !== 'live') return { logReason: standing };
  // The slow hash comes before the transaction, which would make all others wait for it.
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(database, async transaction => {
    const memberId = await consumeToken(transaction, presented);
    if (memberId === undefined) return { logReason: 'used' };
    const { name, email } = await transaction
      .updateTable('members')
      .set({ password_hash: passwordHash })
      .where('id', '=', memberId)
      .returning(['name', 'email'])
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('sessions').where('member_id', '=', memberId).execute();
    await putMail(transaction, {
      ...passwordChanged({ name, siteOrigin, words: passwordChangedMail }),
      to: email,
      sentAt: now,
    });
    return { logReason: 'changed', email };
  });
}
