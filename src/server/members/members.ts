import { sql } from 'kysely';
import type { Database } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { passwordChanged } from '../mail/mails.ts';
import { putMail } from '../mail/outbox.ts';
import { formsOf } from './addresses.ts';
import { hashPassword } from './passwords.ts';
import { consumeToken, type Standing, standingOf } from './tokens.ts';

/** The member with an e-mail address, in either of its forms. */
export async function memberAt(database: Database, email: string) {
  // PostgreSQL takes no such text, and so keeps none.
  if (email.includes('\0')) return undefined;
  const row = await database
    .selectFrom('members')
    .select(['id', 'name', 'password_hash as passwordHash', 'email_verified_at as confirmedAt'])
    .where(sql<string>`lower(email)`, 'in', formsOf(email))
    .executeTakeFirst();
  if (!row) return undefined;
  const { confirmedAt, ...member } = row;
  return { ...member, isConfirmed: confirmedAt !== null };
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

/** Only the call that verifies resolves to 'verified'. */
export async function verifyEmail(
  database: Database,
  { token, now }: Verification,
): Promise<'verified' | 'alreadyVerified' | 'expired' | 'unknown'> {
  const presented = { token, now, purpose: 'verify-email' } as const;
  return inTransaction(database, async transaction => {
    const memberId = await consumeToken(transaction, presented);
    if (memberId === undefined) {
      const standing = await standingOf(transaction, presented);
      return standing === 'expired' || standing === 'unknown' ? standing : 'alreadyVerified';
    }
    const { numUpdatedRows } = await transaction
      .updateTable('members')
      .set({ email_verified_at: now })
      .where('id', '=', memberId)
      .where('email_verified_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? 'verified' : 'alreadyVerified';
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
): Promise<'changed' | Exclude<Standing, 'live'>> {
  const presented = { token, now, purpose: 'reset-password' } as const;
  const standing = await standingOf(database, presented);
  if (standing !== 'live') return standing;
  // The slow hash comes before the transaction, which would make all others wait for it.
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(database, async transaction => {
    const memberId = await consumeToken(transaction, presented);
    if (memberId === undefined) return 'used';
    const { name, email } = await transaction
      .updateTable('members')
      .set({ password_hash: passwordHash })
      .where('id', '=', memberId)
      .returning(['name', 'email'])
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('sessions').where('member_id', '=', memberId).execute();
    await putMail(transaction, {
      ...passwordChanged({ name, siteOrigin }),
      to: email,
      sentAt: now,
    });
    return 'changed';
  });
}
