import { type Letter, linkLetters } from './mails.ts';
import type { Database, Purpose } from './tables.ts';
import { issueToken } from './tokens.ts';

export interface Mail extends Letter {
  id: number;
  to: string;
  sentAt: Date;
}

/** Puts a mail with what causes it into one transaction: there is never one without the other. */
export async function putMail(
  transaction: Database,
  { to, subject, text, sentAt }: Omit<Mail, 'id'>,
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({ recipient: to, subject, text, sent_at: sentAt })
    .execute();
}

/** The newest first. */
export async function mails(database: Database): Promise<Mail[]> {
  return database
    .selectFrom('outbox')
    .select(['id', 'recipient as to', 'subject', 'text', 'sent_at as sentAt'])
    .orderBy('id', 'desc')
    .execute();
}

interface Link {
  memberId: string;
  purpose: Purpose;
  siteOrigin: string;
  now: Date;
}

/** Mails a fresh link. Resolves to false where there is no such member. */
export async function mailLink(
  database: Database,
  { memberId, purpose, siteOrigin, now }: Link,
): Promise<boolean> {
  return database.transaction().execute(async transaction => {
    const member = await transaction
      .selectFrom('members')
      .select(['email', 'name'])
      .where('id', '=', memberId)
      .executeTakeFirst();
    if (!member) return false;
    const token = await issueToken(transaction, { memberId, purpose, now });
    const letter = linkLetters[purpose]({ name: member.name, token, siteOrigin });
    await putMail(transaction, { ...letter, to: member.email, sentAt: now });
    return true;
  });
}
