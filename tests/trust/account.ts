import { expect } from 'vitest';
import type { Database } from '../../src/server/data/tables.ts';
import { hashPassword, isPassword } from '../../src/server/members/passwords.ts';
import { issueToken } from '../../src/server/members/tokens.ts';
import { beginSession } from '../../src/server/sessions/sessions.ts';

/** What an attempt to reset a password starts from. */
export interface Attempt {
  member: string;
  token: string;
  oldPassword: string;
  newPassword: string;
  /** How often the password was changed before. */
  changes: number;
}

/** Resolves to the id of a new member with this password. */
export async function signUp(database: Database, password: string): Promise<string> {
  const { id } = await database
    .insertInto('members')
    .values({
      email: 'crash-member@book-exchange.example',
      name: 'Crash Member',
      password_hash: await hashPassword(password),
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Signs a member in once, and resolves to the token of a fresh reset link. */
export async function prepare(database: Database, member: string): Promise<string> {
  await database.deleteFrom('sessions').where('member_id', '=', member).execute();
  await database.deleteFrom('one_time_tokens').where('member_id', '=', member).execute();
  const token = await issueToken(database, {
    memberId: member,
    purpose: 'reset-password',
    now: new Date(),
  });
  await beginSession(database, { memberId: member, device: 'a browser', now: new Date() });
  return token;
}

/**
 * Which password is in force after an attempt. Fails where it is neither or both, or where what
 * belongs to a change (the link, the sessions, the mail) is not as the password is.
 */
export async function passwordInForce(
  database: Database,
  { member, oldPassword, newPassword, changes }: Attempt,
): Promise<'old' | 'new'> {
  const { email, password_hash } = await database
    .selectFrom('members')
    .select(['email', 'password_hash'])
    .where('id', '=', member)
    .executeTakeFirstOrThrow();
  const count = (table: 'sessions' | 'one_time_tokens') =>
    database.selectFrom(table).select('id').where('member_id', '=', member);
  const unusedLinks = await count('one_time_tokens').where('used_at', 'is', null).execute();
  const mails = await database
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', email)
    .where('subject', '=', 'Your password has been changed')
    .execute();
  const seen = {
    isOld: await isPassword(oldPassword, password_hash),
    isNew: await isPassword(newPassword, password_hash),
    canUseLinks: unusedLinks.length > 0,
    sessions: (await count('sessions').execute()).length,
    mails: mails.length,
  };
  expect(seen).toEqual(
    seen.isNew
      ? { isOld: false, isNew: true, canUseLinks: false, sessions: 0, mails: changes + 1 }
      : { isOld: true, isNew: false, canUseLinks: true, sessions: 1, mails: changes },
  );
  return seen.isNew ? 'new' : 'old';
}
