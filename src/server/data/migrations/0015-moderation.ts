import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

export async function createModeration(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .alterTable('members')
    .addColumn('is_moderator', 'boolean', column => column.notNull().defaultTo(false))
    .execute();

  await database.schema.alterTable('copies').addColumn('hidden_at', 'timestamptz').execute();
  await sql`alter table copies add constraint copies_hidden
    check (hidden_at is null or state <> 'offered')`.execute(database);

  await database.schema
    .alterTable('reports')
    .addColumn('copy_id', 'uuid', column => column.references('copies.id').onDelete('set null'))
    .addColumn('conversation_id', 'uuid', column =>
      column.references('conversations.id').onDelete('set null'),
    )
    .addColumn('entry', 'integer')
    .addColumn('decided_at', 'timestamptz')
    .addColumn('decision', 'text')
    .addColumn('moderator_id', 'uuid', column =>
      column.references('members.id').onDelete('set null'),
    )
    .execute();
  for (const column of ['copy_id', 'conversation_id', 'moderator_id'] as const) {
    await database.schema.createIndex(`reports_${column}`).on('reports').column(column).execute();
  }
  await sql`create index reports_open on reports (id) where decided_at is null`.execute(database);

  // An older release would offer again what a moderator has hidden.
  await database.updateTable('compatibility').set({ oldest: '0015-moderation' }).execute();
}
