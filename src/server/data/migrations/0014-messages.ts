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
  // What an older release decides would be missing in conversations.
  await database.updateTable('compatibility').set({ oldest: '0014-messages' }).execute();
}
