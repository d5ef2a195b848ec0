import { sql } from 'kysely';
import { isReadBy } from '../copies/wanted.ts';
import type { Database, Tables } from '../data/tables.ts';
import { eventsKnownTo } from '../requests/event-of.ts';
import { formsOf } from './addresses.ts';

/** Whether the export of a member has a column of the member's rows, or why it does not. */
type Use =
  | 'exported'
  /** It opens something, or is checked against what does. */
  | 'secret'
  /** It says something of another member. */
  | 'of another member'
  /** It is of use to the server alone, and says nothing of the member. */
  | 'of the server';

/** What becomes of the rows that name a member who leaves. */
type Leaving =
  /** The whole row. */
  | 'deleted'
  /** The row stays for others, and the column is emptied. */
  | 'kept without a name';

/** What is kept of members. A column that is missing here does not compile. */
type Data = {
  [Name in keyof Tables]: {
    /** The columns that say whose a row is; none where it is no member's. */
    owner?: keyof Tables[Name] | (keyof Tables[Name])[];
    /** All columns that name a member. */
    leaving: { [Column in keyof Tables[Name]]?: Leaving };
    columns: { [Column in keyof Tables[Name]]: Use };
  };
};

export const data: Data = {
  blocks: {
    owner: 'blocker_id',
    // A member must not learn by whom the member is blocked.
    leaving: { blocker_id: 'deleted', blocked_id: 'deleted' },
    columns: { blocker_id: 'exported', blocked_id: 'exported', created_at: 'exported' },
  },
  reports: {
    owner: 'reporter_id',
    leaving: {
      reporter_id: 'kept without a name',
      member_id: 'kept without a name',
      moderator_id: 'kept without a name',
    },
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
    leaving: { owner_id: 'deleted' },
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
    },
  },
  requests: {
    owner: ['asker_id', 'owner_id'],
    leaving: { asker_id: 'kept without a name', owner_id: 'kept without a name' },
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
    // Those of the leaver are emptied where the copies are deleted.
    leaving: {},
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
    leaving: {},
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
    leaving: { one_id: 'kept without a name', two_id: 'kept without a name' },
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
    leaving: {},
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
    leaving: { member_id: 'deleted' },
    columns: {
      id: 'exported',
      member_id: 'exported',
      type: 'exported',
      request_id: 'exported',
      conversation_id: 'exported',
      created_at: 'exported',
      seen_at: 'exported',
      mail_at: 'of the server',
    },
  },
  preferences: {
    owner: 'member_id',
    leaving: { member_id: 'deleted' },
    columns: {
      member_id: 'exported',
      requests: 'exported',
      reminders: 'exported',
      messages: 'exported',
    },
  },
  one_time_tokens: {
    owner: 'member_id',
    leaving: { member_id: 'deleted' },
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
    leaving: { member_id: 'deleted' },
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
    leaving: { recipient: 'deleted' },
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
    },
  },
  members: {
    owner: 'id',
    leaving: { id: 'deleted' },
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
    leaving: {},
    columns: { key: 'of the server', attempts: 'of the server', resets_at: 'of the server' },
  },
  // Shared by all who own one: they say nothing of a member.
  books: {
    leaving: {},
    columns: {
      id: 'of the server',
      isbn: 'of the server',
      title: 'of the server',
      authors: 'of the server',
      language: 'of the server',
      year: 'of the server',
      is_imported: 'of the server',
      plain_title: 'of the server',
      plain_authors: 'of the server',
      plain: 'of the server',
      words: 'of the server',
    },
  },
  compatibility: { leaving: {}, columns: { oldest: 'of the server' } },
};

interface Whose {
  id: string;
  email: string;
}

/** The rows of a member by their tables. */
export async function dataOf(
  database: Database,
  member: Whose,
): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {
    // As it is kept, it says whether a block has ended a request.
    request_events: await eventsKnownTo(database, member.id),
    // Many members may have a copy of one.
    books: await database
      .selectFrom('books')
      .select(['id', 'isbn', 'title', 'authors', 'language', 'year'])
      .where('id', 'in', eb =>
        eb.selectFrom('copies').select('book_id').where('owner_id', '=', member.id),
      )
      .execute(),
  };
  for (const [table, { owner, columns }] of Object.entries(data)) {
    if (!owner || table in tables) continue;
    const exported = Object.entries(columns).filter(([, use]) => use === 'exported');
    const owners: string[] = [owner].flat();
    const names = sql.join(
      exported.map(([name]) => {
        const column = sql.ref(name);
        // The other one may have blocked the member, which must look like absence.
        const isOfTwo = owners.length > 1 && owners.includes(name);
        if (isOfTwo) return sql`case when ${column} = ${member.id} then ${column} end as ${column}`;
        const isOfTerms = table === 'request_copies' && name === 'copy_id';
        return isOfTerms
          ? sql`(select id from copies where id = ${column} and ${isReadBy(member)}) as ${column}`
          : column;
      }),
    );
    const isOwn = owners.map(column => isNamedIn(column, member));
    const query = sql`select ${names} from ${sql.table(table)} where ${sql.join(isOwn, sql` or `)}`;
    tables[table] = (await query.execute(database)).rows;
  }
  return tables;
}

/** Leaves nothing in any table that names a member. */
export async function forgetMember(transaction: Database, member: Whose): Promise<void> {
  for (const [name, { leaving }] of Object.entries(data)) {
    const table = sql.table(name);
    for (const [column, becomes] of Object.entries(leaving)) {
      const change =
        becomes === 'deleted'
          ? sql`delete from ${table}`
          : sql`update ${table} set ${sql.ref(column)} = null`;
      await sql`${change} where ${isNamedIn(column, member)}`.execute(transaction);
    }
  }
}

/**
 * Whether a column names a member: by the address in mails, by a request or a conversation of the
 * member, or by the id.
 */
function isNamedIn(column: string, { id, email }: Whose) {
  if (column === 'recipient') return sql`lower(recipient) in (${sql.join(formsOf(email))})`;
  if (column === 'conversation_id') {
    return sql`conversation_id in (select id from conversations where ${id} in (one_id, two_id))`;
  }
  if (column !== 'request_id') return sql`${sql.ref(column)} = ${id}`;
  return sql`request_id in (select id from requests where ${id} in (asker_id, owner_id))`;
}
