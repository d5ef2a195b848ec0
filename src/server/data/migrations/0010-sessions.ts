import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** No member could sign in before, so there are no rows to keep. */
export async function createSessions(database: Kysely<Tables>): Promise<void> {
  await database.schema.dropTable('sessions').execute();
  await database.schema
    .createTable('sessions')
    .addColumn('id', 'uuid', column => column.primaryKey())
    .addColumn('hash', 'text', column => column.notNull().unique())
    .addColumn('member_id', 'uuid', column =>
      column.notNull().references('members.id').onDelete('cascade'),
    )
    .addColumn('device', 'text', column => column.notNull())
    .addColumn('created_at', 'timestamptz', column => column.notNull())
    .addColumn('last_seen_at', 'timestamptz', column => column.notNull())
    .execute();
  await database.schema.createIndex('sessions_member').on('sessions').column('member_id').execute();
  for (const column of ['created_at', 'last_seen_at'] as const) {
    await database.schema.createIndex(`sessions_${column}`).on('sessions').column(column).execute();
  }
}
