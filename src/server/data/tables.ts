import type { Generated, GeneratedAlways, JSONColumnType, Kysely } from 'kysely';
import type { Channel, Copy, Decision, House, NoticeType, Self } from '../../api/schemas.ts';
import type { Span } from '../../exchange/cells.ts';
import type { RequestState } from '../../exchange/request-state.ts';
import type { Party } from '../../exchange/request.ts';
import type { WishDistance, WishState } from '../../exchange/wish.ts';

export type Purpose = 'reset-password' | 'verify-email';

/** What became of a mail in the end. */
export type Outcome = 'delivered' | 'refused' | 'expired';

export interface EventDetails {
  text?: string;
  /** Of the meeting that is proposed, in milliseconds since the epoch. */
  at?: number;
  where?: string;
  /** Of the copy that is taken. */
  copyId?: string;
  isGood?: boolean;
  /** The member who has left or was suspended. */
  who?: Party;
}

/** What a moderator gets to see of what is reported. */
export type Reported =
  | Pick<Self, 'name' | 'about' | 'languages' | 'house'>
  | { title: string; authors: string; note: string }
  | { text: string; where?: string };

export interface Tables {
  members: {
    id: Generated<string>;
    email: string;
    name: string;
    password_hash: string;
    /** Null before the link of the join was opened; of one address only one row has more. */
    email_verified_at: Date | null;
    created_at: Date;
    about: Generated<string>;
    /** By ISO 639. */
    languages: Generated<string[]>;
    roof: Generated<House['roof']>;
    colour: Generated<House['colour']>;
    door: Generated<House['door']>;
    /** See `exchange/cells.ts`; null before the member has chosen a place, as is the span. */
    cell: number | null;
    span: Span | null;
    /** Of the profile: one more with each change. */
    version: Generated<number>;
    /** When a moderator has suspended the member. */
    suspended_at: Date | null;
    is_moderator: Generated<boolean>;
  };
  blocks: {
    blocker_id: string;
    blocked_id: string;
    created_at: Date;
  };
  reports: {
    id: string;
    /** Null once the reporter has left. */
    reporter_id: string | null;
    /** Null once the member has left. */
    member_id: string | null;
    reason: string;
    /** The profile, the copy or the message as it was when it was reported. */
    reported: JSONColumnType<Reported>;
    created_at: Date;
    /** Of a copy that is reported; null once it is deleted. */
    copy_id: string | null;
    /** Of a message that is reported; null once the conversation is deleted. */
    conversation_id: string | null;
    /** The number of that message. */
    entry: number | null;
    /** All three are null while the report is open. */
    decided_at: Date | null;
    decision: Decision | null;
    /** Null also once the moderator has left. */
    moderator_id: string | null;
  };
  /** Each is shared by all who own one; one ISBN may have several, where members call it otherwise. */
  books: {
    id: string;
    /** Thirteen digits. */
    isbn: string | null;
    title: string;
    authors: string;
    /** By ISO 639. */
    language: string | null;
    year: number | null;
    /** Whether it is kept where no member has a copy. */
    is_imported: boolean;
    /** When a moderator has hidden it: nobody finds it, or puts it on a shelf. */
    hidden_at: Generated<Date | null>;
    /** As `plainText` makes it of the title; by these books are told apart. */
    plain_title: string;
    plain_authors: string;
    /** Both: where similar words are looked for. */
    plain: GeneratedAlways<string>;
    /** What is searched, see `books/lexemes.ts`; after a release that does not write them the words of `plain`. */
    words: Generated<string>;
    /** By which `lexemesOf` the words were written, and 0 after such a release; its negative is written, see migration 0023. */
    fold: Generated<number>;
  };
  copies: {
    /** Of version 7, so that a later one is larger. */
    id: string;
    /** The idempotency key with which it was added. */
    key: string;
    /** Of what was asked with it, see `copies/repeated.ts`; null where that was not kept. */
    digest: string | null;
    owner_id: string;
    book_id: string;
    ways: Copy['ways'];
    /** In minor units of the currency. */
    price: number | null;
    condition: Copy['condition'];
    note: string;
    state: Copy['state'];
    /** Always that of its owner, so that copies are found by it. */
    cell: number | null;
    version: number;
    created_at: Date;
    /** When its state changed last. */
    changed_at: Date;
    /** The request to whose asker it is promised; there is one exactly where its state is `promised`. */
    promised_to: Generated<string | null>;
    /** When a moderator has hidden it: it is never offered again. */
    hidden_at: Date | null;
    /** When others who wish for it are told; null where nobody waits. */
    tell_at: Generated<Date | null>;
  };
  wishes: {
    id: string;
    member_id: string;
    title: string;
    authors: string;
    /** Thirteen digits, where the book was named by them. */
    isbn: string | null;
    /** As `plainText` makes it of the title; by these the wishes of a member are told apart. */
    plain_title: string;
    plain_authors: string;
    /** A `tsquery`: with the ISBN, what books fit. */
    query: string;
    /** What the words of a book that fits begin with, see `wishes/fitting.ts`. */
    keys: string[];
    /** In kilometres. */
    within: WishDistance;
    /** See `exchange/wish.ts`. */
    state: WishState['state'];
    /** When its timer is due. */
    due_at: Date;
    created_at: Date;
  };
  /** Who was told of a copy, by which wish: each once. */
  wish_matches: {
    copy_id: string;
    member_id: string;
    /** The oldest one that it fits; null once that has ended. */
    wish_id: string | null;
    told_at: Date;
  };
  requests: {
    id: string;
    /** The idempotency key with which it was asked. */
    key: string;
    /** Of what was asked with it, see `copies/repeated.ts`; null where that was not kept. */
    digest: string | null;
    /** Null once the member has left. */
    asker_id: string | null;
    owner_id: string | null;
    way: Copy['ways'][number];
    /** That the asker offers, in minor units of the currency. */
    price: number | null;
    /** The version of the chart that has decided last. */
    chart: number;
    /** These are a `RequestState`, see `exchange/request-state.ts`. */
    state: RequestState['state'];
    facts: JSONColumnType<RequestState['facts']>;
    clocks: JSONColumnType<RequestState['timers']>;
    /** When its first timer is due, and when it ends if no one acts. */
    due_at: Date | null;
    ends_at: Date | null;
    has_ended: boolean;
    /** Whose turn it is. */
    awaits_asker: boolean;
    awaits_owner: boolean;
    version: number;
    created_at: Date;
    changed_at: Date;
  };
  /** The terms of a request: at position 0 the copy that is asked for, and those that are offered for it. */
  request_copies: {
    request_id: string;
    position: number;
    /** Null once its owner has left. */
    copy_id: string | null;
    title: string;
    authors: string;
    /** Of one that is offered: whether the owner has taken it. */
    is_chosen: boolean;
  };
  /** All that has happened to a request, from which its state can be found again. */
  request_events: {
    id: GeneratedAlways<number>;
    request_id: string;
    /** That the request has had from then on. */
    version: number;
    /** Of an act, an external event or a timer; `asked` for the first. */
    type: string;
    by: Party | null;
    at: Date;
    details: JSONColumnType<EventDetails>;
  };
  /** One for each two members, for ever; `one` is the member whose id is the smaller. */
  conversations: {
    id: string;
    /** Null once the member has left. */
    one_id: string | null;
    two_id: string | null;
    /** The number of the last entry that the member has read. */
    one_read: number;
    two_read: number;
    /** How many entries there are: also the number of the last one. */
    count: number;
    created_at: Date;
    changed_at: Date;
  };
  /** Messages, and events of requests. */
  entries: {
    conversation_id: string;
    /** From 1 on, given while the conversation is locked, so that none is missed. */
    number: number;
    /** Null for what no member has done. */
    sender: 'one' | 'two' | null;
    /** The idempotency key of a message. */
    key: string | null;
    /** Of what was asked with it, see `copies/repeated.ts`; null where that was not kept, and once a moderator has removed it. */
    digest: string | null;
    /** Of a message; null once a moderator has removed it. */
    text: string | null;
    event_id: number | null;
    at: Date;
  };
  notices: {
    id: string;
    member_id: string;
    type: NoticeType;
    request_id: string | null;
    conversation_id: string | null;
    /** Of a notice on a wish, and on the copy that fits it. */
    wish_id: Generated<string | null>;
    copy_id: Generated<string | null>;
    created_at: Date;
    seen_at: Date | null;
    /** When it is to be mailed, unless it was seen before. */
    mail_at: Date | null;
    /** When it was mailed, alone or with others. */
    mailed_at: Date | null;
  };
  /** Of members who have chosen; for others all is mailed at once. */
  preferences: {
    member_id: string;
    requests: Channel;
    reminders: Channel;
    messages: Channel;
    wishes: Channel;
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
    /** Where one click ends mails of this kind (RFC 8058). */
    unsubscribe: Generated<string | null>;
    /** A file with the meeting that the mail is about (RFC 5545). */
    calendar: Generated<string | null>;
    /** Where an answer goes, of what was written to us; null otherwise, and once the mail has an outcome. */
    reply_to: Generated<string | null>;
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
