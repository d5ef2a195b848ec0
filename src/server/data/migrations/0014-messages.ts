import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

export async function createMessages(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('conversations')
    .addColumn('id', 'uuid', column => column.primaryKey())
    .addColumn('one_id', 'uuid', column => column.references('members.id').onDelete('set null'))
    .addColumn('two_id', 'uuid', column => column.references('members.id').onDelete('set null'))
    .addColumn('one_read', 'integer', column => column.notNull())
    .addColumn('two_read', 'integer', column => column.notNull())
    .addColumn('count', 'integer', column => column.notNull())
    .addColumn('created_at', 'timestamptz', column => column.notNull())
    .addColumn('changed_at', 'timestamptz', column => column.notNull())
    .addUniqueConstraint('conversations_pair', ['one_id', 'two_id'])
    .execute();
  for (const side of ['one_id', 'two_id'] as const) {
    await database.schema
      .createIndex(`conversations_${side}`)
      .on('conversations')
      .columns([side, 'changed_at'])
      .execute();
  }

  await database.schema
    .createTable('entries')
    .addColumn('conversation_id', 'uuid', column =>
      column.notNull().references('conversations.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('sender', 'text')
    .addColumn('key', 'uuid')
    .addColumn('text', 'text')
    .addColumn('event_id', 'bigint', column =>
      column.references('request_events.id').onDelete('cascade'),
    )
    .addColumn('at', 'timestamptz', column => column.notNull())
    .addPrimaryKeyConstraint('entries_number', ['conversation_id', 'number'])
    .addUniqueConstraint('entries_key', ['conversation_id', 'sender', 'key'])
    .execute();
  await database.schema.createIndex('entries_event').on('entries').column('event_id').execute();

  await database.schema
    .createTable('notices')
    .addColumn('id', 'uuid', column => column.primaryKey())
    .addColumn('member_id', 'uuid', column =>
      column.notNull().references('members.id').onDelete('cascade'),
    )
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('request_id', 'uuid', column => column.references('requests.id').onDelete('cascade'))
    .addColumn('conversation_id', 'uuid', column =>
      column.references('conversations.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'timestamptz', column => column.notNull())
    .addColumn('seen_at', 'timestamptz')
    .addColumn('mail_at', 'timestamptz')
    .execute();
  await database.schema
    .createIndex('notices_member')
    .on('notices')
    .columns(['member_id', 'id'])
    .execute();
  await sql`create index notices_unseen on notices (member_id) where seen_at is null`.execute(
    database,
  );
  await sql`create index notices_mail on notices (mail_at) where mail_at is not null`.execute(
    database,
  );
  for (const column of ['request_id', 'conversation_id'] as const) {
    await database.schema.createIndex(`notices_${column}`).on('notices').column(column).execute();
  }

  await database.schema
    .createTable('preferences')
    .addColumn('member_id', 'uuid', column =>
      column.primaryKey().references('members.id').onDelete('cascade'),
    )
    .addColumn('requests', 'text', column => column.notNull())
    .addColumn('reminders', 'text', column => column.notNull())
    .addColumn('messages', 'text', column => column.notNull())
    .execute();

  // Where one click ends mails of a kind (RFC 8058).
  await database.schema.alterTable('outbox').addColumn('unsubscribe', 'text').execute();
  await gatherEvents(database);
  // What an older release decides would be missing in conversations.
  await database.updateTable('compatibility').set({ oldest: '0014-messages' }).execute();
}

/** Begins the conversations of all requests that there are, with what has happened to these; all of it is read. */
export async function gatherEvents(database: Kysely<Tables>): Promise<void> {
  // Of the requests of those who have left each has one of its own, lest two leavers share one.
  await sql`
    with threads as materialized (
      select gen_random_uuid() as id, one, two, array_agg(request) as requests,
        min(created_at) as created_at, max(changed_at) as changed_at
      from (
        select id as request, created_at, changed_at, least(asker_id, owner_id) as one,
          nullif(greatest(asker_id, owner_id), least(asker_id, owner_id)) as two
        from requests
      ) pairs
      where one is not null
      group by one, two, case when two is null then request end
    ), lines as materialized (
      select threads.id as thread, events.id as event, events.at,
        case when by is null then null
          when case by when 'asker' then asker_id else owner_id end = one then 'one'
          else 'two' end as sender,
        row_number() over (partition by threads.id order by events.id) as number
      from threads
      join requests on requests.id = any(threads.requests)
      join (
        select *, lag(version) over (partition by request_id order by id) as before
        from request_events
      ) events on events.request_id = requests.id
      -- A reminder changes no version, and is no entry.
      where by is not null or events.version is distinct from before
    ), begun as (
      insert into conversations
        (id, one_id, two_id, one_read, two_read, count, created_at, changed_at)
      select id, one, two, count, count, count, created_at, changed_at
      from threads
      join (select thread, count(*)::int as count from lines group by thread) counts on thread = id
    )
    insert into entries (conversation_id, number, sender, event_id, at)
    select thread, number, sender, event, at from lines
  `.execute(database);
}
