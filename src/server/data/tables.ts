import type { Generated, Kysely } from 'kysely';

export type Purpose = 'reset-password' | 'verify-email';

/** What became of a mail in the end. */
export type Outcome = 'delivered' | 'refused' | 'expired';

export interface Tables {
  members: {
    id: Generated<string>;
    email: string;
    name: string;
    password_hash: string;
    email_verified_at: Date | null;
    created_at: Date;
  };
  one_time_tokens: {
    id: Generated<number>;
    hash: string;
    purpose: Purpose;
    member_id: string;
    /** To which the token was mailed: it is good as long as this is the member's address. */
    email: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  sessions: {
    id: string;
    /** The hash of the session's token, which only the browser has. */
    hash: string;
    member_id: string;
    /** What the browser said of itself when the session began. */
    device: string;
    created_at: Date;
    last_seen_at: Date;
  };
  outbox: {
    id: Generated<number>;
    /** Null once the mail has an outcome, as is the text. */
    recipient: string | null;
    subject: string;
    text: string | null;
    /** When it was written. */
    sent_at: Date;
    message_id: Generated<string>;
    /** When it is no longer worth sending. */
    expires_at: Date | null;
    attempts: Generated<number>;
    /** Until then no other server may send it. */
    next_attempt_at: Generated<Date>;
    outcome: Outcome | null;
  };
  /** One row. */
  compatibility: {
    /** The name of a migration: releases that know it can work with these tables. */
    oldest: string;
  };
  rate_limits: {
    key: string;
    attempts: number;
    resets_at: Date;
  };
}

/**
 * The database, or one transaction in it. Inside a transaction ask nothing but the transaction:
 * PGlite has one connection, and a query beside it would wait for ever.
 */
export type Database = Kysely<Tables>;
