import type { NotNull } from 'kysely';
import type { Database, Outcome, Purpose } from '../data/tables.ts';
import { issueToken, lifetime } from '../members/tokens.ts';
import { type Letter, linkLetters } from './mails.ts';

interface NewMail extends Letter {
  to: string;
  sentAt: Date;
  /** From when on it is not sent any more; without it, it is sent however late. */
  expiresAt?: Date;
  /** Where one click ends mails of its kind. */
  unsubscribe?: string;
  /** A file that calendars read. */
  calendar?: string | undefined;
  /** Where an answer goes; `isAddress` has looked at it. */
  replyTo?: string;
}

/**
 * Puts a mail with what causes it into one transaction: there is never one without the other.
 * After the commit, `Deps.wakeDelivery` lets it leave at once.
 */
export async function putMail(
  transaction: Database,
  { to, sentAt, expiresAt, replyTo, ...letter }: NewMail,
): Promise<void> {
  const times = { sent_at: sentAt, next_attempt_at: sentAt, expires_at: expiresAt };
  await transaction
    .insertInto('outbox')
    .values({ ...times, recipient: to, reply_to: replyTo ?? null, ...letter })
    .execute();
}

export interface Mail {
  id: number;
  /** Null, as is the text, once there is an outcome. */
  to: string | null;
  subject: string;
  text: string | null;
  replyTo: string | null;
  sentAt: Date;
  outcome: Outcome | null;
}

/** Newest first. */
export async function mails(database: Database): Promise<Mail[]> {
  return database
    .selectFrom('outbox')
    .select(['id', 'recipient as to', 'subject', 'text', 'sent_at as sentAt', 'outcome'])
    .select('reply_to as replyTo')
    .orderBy('id', 'desc')
    .execute();
}

interface Link {
  memberId: string;
  purpose: Purpose;
  siteOrigin: string;
  now: Date;
}

/** Puts a mail with a fresh link into a transaction. Resolves to false where there is no such member. */
export async function putLink(
  transaction: Database,
  { memberId, purpose, siteOrigin, now }: Link,
): Promise<boolean> {
  const member = await transaction
    .selectFrom('members')
    .select(['email', 'name'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!member) return false;
  const token = await issueToken(transaction, { memberId, purpose, now });
  const letter = linkLetters[purpose]({ name: member.name, token, siteOrigin });
  const expiresAt = new Date(now.getTime() + lifetime[purpose]);
  await putMail(transaction, { ...letter, to: member.email, sentAt: now, expiresAt });
  return true;
}

/** As `putLink`, in a transaction of its own. */
export async function mailLink(database: Database, link: Link): Promise<boolean> {
  return database.transaction().execute(transaction => putLink(transaction, link));
}

export interface ClaimedMail extends Letter {
  id: number;
  to: string;
  messageId: string;
  expiresAt: Date | null;
  unsubscribe: string | null;
  calendar: string | null;
  replyTo: string | null;
  /** With the one that it was claimed for. */
  attempts: number;
}

/**
 * Takes the due mail that expires first, or else has been due for longest, and what was written to us after all
 * that members wait for, in one statement, so that of several servers on one database exactly one gets it. Until `until` no other server gets it; then
 * it is due again, lest it is lost with a process that dies.
 */
export async function claimMail(
  database: Database,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedMail | undefined> {
  return database
    .updateTable('outbox')
    .set(eb => ({ attempts: eb('attempts', '+', 1), next_attempt_at: until }))
    .where('id', '=', due =>
      due
        .selectFrom('outbox')
        .select('id')
        .where('outcome', 'is', null)
        .where('next_attempt_at', '<=', now)
        .orderBy(eb => eb('reply_to', 'is not', null))
        .orderBy('expires_at')
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient as to', 'subject', 'text', 'attempts'])
    .returning(['message_id as messageId', 'expires_at as expiresAt', 'unsubscribe', 'calendar'])
    .returning('reply_to as replyTo')
    .$narrowType<{ to: NotNull; text: NotNull }>()
    .executeTakeFirst();
}

/** Ends a mail, and forgets to whom it was and what it said. */
export async function endMail(
  database: Database,
  { id }: ClaimedMail,
  outcome: Outcome,
): Promise<void> {
  await database
    .updateTable('outbox')
    .set({
      outcome,
      recipient: null,
      text: null,
      unsubscribe: null,
      calendar: null,
      reply_to: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Changes nothing where another has claimed the mail in the meantime. */
export async function postponeMail(
  database: Database,
  { id, attempts }: ClaimedMail,
  until: Date,
): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ next_attempt_at: until })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}
