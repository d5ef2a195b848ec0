import { sql } from 'kysely';
import type { Tables } from '../data/tables.ts';
import { formsOf } from '../members/addresses.ts';

/** Whether the export of a member has a column of the member's rows, or why it does not. */
type Use =
  | 'exported'
  /** It opens something, or is checked against what does. */
  | 'secret'
  /** It says something of another member. */
  | 'of another member'
  /** It is of use to the server alone, and says nothing of the member. */
  | 'of the server';

/** Neither where the rows of a table are no member's. */
type Owned<Column> =
  | { owner?: undefined; key?: undefined }
  | {
      /** The columns that say whose a row is. */
      owner: Column | Column[];
      /** What tells the rows of one owner apart. */
      key: Column;
    };

/** What is kept of members. A column that is missing here does not compile. */
type Data = {
  [Name in keyof Tables]: Owned<keyof Tables[Name]> & {
    columns: { [Column in keyof Tables[Name]]: Use };
  };
};

export const data: Data = {
  blocks: {
    owner: 'blocker_id',
    key: 'blocked_id',
    // A member must not learn by whom the member is blocked.
    columns: { blocker_id: 'exported', blocked_id: 'exported', created_at: 'exported' },
  },
  reports: {
    owner: 'reporter_id',
    key: 'id',
    columns: {
      id: 'exported',
      reporter_id: 'exported',
      member_id: 'exported',
      reason: 'exported',
      reported: 'of another member',
      created_at: 'exported',
      copy_id: 'exported',
      conversation_id: 'exported',
      entry: 'exported',
      decided_at: 'of another member',
      decision: 'of another member',
      moderator_id: 'of another member',
    },
  },
  copies: {
    owner: 'owner_id',
    key: 'id',
    columns: {
      id: 'exported',
      key: 'of the server',
      digest: 'of the server',
      owner_id: 'exported',
      book_id: 'exported',
      ways: 'exported',
      price: 'exported',
      condition: 'exported',
      note: 'exported',
      state: 'exported',
      cell: 'exported',
      version: 'exported',
      created_at: 'exported',
      changed_at: 'exported',
      promised_to: 'exported',
      hidden_at: 'exported',
      tell_at: 'of another member',
    },
  },
  wishes: {
    owner: 'member_id',
    key: 'id',
    columns: {
      id: 'exported',
      member_id: 'exported',
      title: 'exported',
      authors: 'exported',
      isbn: 'exported',
      plain_title: 'of the server',
      plain_authors: 'of the server',
      query: 'of the server',
      keys: 'of the server',
      within: 'exported',
      state: 'exported',
      due_at: 'exported',
      created_at: 'exported',
    },
  },
  // What a member was told, the notices say; the rest says how many others wish for the same.
  wish_matches: {
    columns: {
      copy_id: 'of another member',
      member_id: 'of the server',
      wish_id: 'of the server',
      told_at: 'of the server',
    },
  },
  requests: {
    owner: ['asker_id', 'owner_id'],
    key: 'id',
    columns: {
      id: 'exported',
      key: 'of the server',
      digest: 'of the server',
      asker_id: 'exported',
      owner_id: 'exported',
      way: 'exported',
      price: 'exported',
      chart: 'of the server',
      state: 'exported',
      facts: 'exported',
      clocks: 'of the server',
      due_at: 'of the server',
      ends_at: 'exported',
      has_ended: 'exported',
      awaits_asker: 'exported',
      awaits_owner: 'exported',
      version: 'exported',
      created_at: 'exported',
      changed_at: 'exported',
    },
  },
  request_copies: {
    owner: 'request_id',
    key: 'position',
    columns: {
      request_id: 'exported',
      position: 'exported',
      copy_id: 'exported',
      title: 'exported',
      authors: 'exported',
      is_chosen: 'exported',
    },
  },
  request_events: {
    owner: 'request_id',
    key: 'id',
    columns: {
      id: 'of the server',
      request_id: 'exported',
      version: 'exported',
      type: 'exported',
      by: 'exported',
      at: 'exported',
      details: 'exported',
    },
  },
  conversations: {
    owner: ['one_id', 'two_id'],
    key: 'id',
    columns: {
      id: 'exported',
      one_id: 'exported',
      two_id: 'exported',
      one_read: 'exported',
      two_read: 'exported',
      count: 'of the server',
      created_at: 'exported',
      changed_at: 'exported',
    },
  },
  entries: {
    owner: 'conversation_id',
    key: 'number',
    columns: {
      conversation_id: 'exported',
      number: 'exported',
      sender: 'exported',
      key: 'of the server',
      digest: 'of the server',
      text: 'exported',
      event_id: 'of the server',
      at: 'exported',
    },
  },
  notices: {
    owner: 'member_id',
    key: 'id',
    columns: {
      id: 'exported',
      member_id: 'exported',
      type: 'exported',
      request_id: 'exported',
      conversation_id: 'exported',
      copy_id: 'exported',
      wish_id: 'exported',
      created_at: 'exported',
      seen_at: 'exported',
      mail_at: 'of the server',
      mailed_at: 'of the server',
    },
  },
  preferences: {
    owner: 'member_id',
    key: 'member_id',
    columns: {
      member_id: 'exported',
      requests: 'exported',
      reminders: 'exported',
      messages: 'exported',
      wishes: 'exported',
    },
  },
  one_time_tokens: {
    owner: 'member_id',
    key: 'id',
    columns: {
      id: 'of the server',
      hash: 'secret',
      purpose: 'exported',
      member_id: 'exported',
      email: 'exported',
      created_at: 'exported',
      expires_at: 'exported',
      used_at: 'exported',
    },
  },
  sessions: {
    owner: 'member_id',
    key: 'id',
    columns: {
      id: 'exported',
      hash: 'secret',
      member_id: 'exported',
      device: 'exported',
      created_at: 'exported',
      last_seen_at: 'exported',
    },
  },
  outbox: {
    owner: 'recipient',
    key: 'id',
    columns: {
      id: 'of the server',
      recipient: 'exported',
      subject: 'exported',
      text: 'exported',
      sent_at: 'exported',
      message_id: 'of the server',
      expires_at: 'of the server',
      attempts: 'of the server',
      next_attempt_at: 'of the server',
      outcome: 'of the server',
      unsubscribe: 'secret',
      calendar: 'exported',
      // Nobody has confirmed it.
      reply_to: 'of another member',
    },
  },
  members: {
    owner: 'id',
    key: 'id',
    columns: {
      id: 'exported',
      email: 'exported',
      name: 'exported',
      password_hash: 'secret',
      email_verified_at: 'exported',
      created_at: 'exported',
      about: 'exported',
      languages: 'exported',
      roof: 'exported',
      colour: 'exported',
      door: 'exported',
      cell: 'exported',
      span: 'exported',
      version: 'exported',
      suspended_at: 'exported',
      is_moderator: 'exported',
    },
  },
  // Their keys are pseudonyms, from which no member can be read.
  rate_limits: {
    columns: { key: 'of the server', attempts: 'of the server', resets_at: 'of the server' },
  },
  // Shared by all who own one: they say nothing of a member.
  books: {
    columns: {
      id: 'of the server',
      isbn: 'of the server',
      title: 'of the server',
      authors: 'of the server',
      language: 'of the server',
      year: 'of the server',
      is_imported: 'of the server',
      hidden_at: 'of the server',
      plain_title: 'of the server',
      plain_authors: 'of the server',
      plain: 'of the server',
      words: 'of the server',
      fold: 'of the server',
    },
  },
  compatibility: { columns: { oldest: 'of the server' } },
};

export interface Whose {
  id: string;
  email: string;
}

/** Whether a column names a member: by an address in mails, otherwise by the id. */
export function isNamedIn(column: string, { id, email }: Whose) {
  return column === 'recipient' || column === 'reply_to'
    ? sql`lower(${sql.ref(column)}) in (${sql.join(formsOf(email))})`
    : sql`${sql.ref(column)} = ${id}`;
}
