import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

export async function createRequests(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('requests')
    .addColumn('id', 'uuid', column => column.primaryKey())
    .addColumn('key', 'uuid', column => column.notNull())
    .addColumn('asker_id', 'uuid', column => column.references('members.id').onDelete('set null'))
    .addColumn('owner_id', 'uuid', column => column.references('members.id').onDelete('set null'))
    .addColumn('way', 'text', column => column.notNull())
    .addColumn('price', 'integer')
    .addColumn('chart', 'integer', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('facts', 'jsonb', column => column.notNull())
    .addColumn('clocks', 'jsonb', column => column.notNull())
    .addColumn('due_at', 'timestamptz')
    .addColumn('ends_at', 'timestamptz')
    .addColumn('has_ended', 'boolean', column => column.notNull())
    .addColumn('awaits_asker', 'boolean', column => column.notNull())
    .addColumn('awaits_owner', 'boolean', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('created_at', 'timestamptz', column => column.notNull())
    .addColumn('changed_at', 'timestamptz', column => column.notNull())
    .addUniqueConstraint('requests_key', ['asker_id', 'key'])
    .execute();
  for (const side of ['asker_id', 'owner_id'] as const) {
    await database.schema
      .createIndex(`requests_${side}`)
      .on('requests')
      .columns([side, 'has_ended', 'changed_at'])
      .execute();
  }
  await sql`create index requests_due on requests (due_at) where due_at is not null`.execute(
    database,
  );

  await database.schema
    .createTable('request_copies')
    .addColumn('request_id', 'uuid', column =>
      column.notNull().references('requests.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('copy_id', 'uuid', column => column.references('copies.id').onDelete('set null'))
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('authors', 'text', column => column.notNull())
    .addColumn('is_chosen', 'boolean', column => column.notNull())
    .addPrimaryKeyConstraint('request_copies_position', ['request_id', 'position'])
    .execute();
  await database.schema
    .createIndex('request_copies_copy')
    .on('request_copies')
    .column('copy_id')
    .execute();

  await database.schema
    .createTable('request_events')
    .addColumn('id', 'bigint', column => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('request_id', 'uuid', column =>
      column.notNull().references('requests.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('by', 'text')
    .addColumn('at', 'timestamptz', column => column.notNull())
    .addColumn('details', 'jsonb', column => column.notNull())
    .execute();
  await database.schema
    .createIndex('request_events_request')
    .on('request_events')
    .columns(['request_id', 'id'])
    .execute();

  await database.schema
    .alterTable('copies')
    .addColumn('promised_to', 'uuid', column => column.references('requests.id'))
    .execute();
  await sql`alter table copies add constraint copies_promised
    check ((state = 'promised') = (promised_to is not null))`.execute(database);
  await sql`create index copies_promised_to on copies (promised_to)
    where promised_to is not null`.execute(database);

  // An older release would let a promised copy go.
  await database.updateTable('compatibility').set({ oldest: '0013-requests' }).execute();
}
