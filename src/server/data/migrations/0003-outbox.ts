import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export async function createOutbox(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('outbox')
    .addColumn('id', 'integer', column => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('recipient', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('sent_at', 'timestamptz', column => column.notNull())
    .execute();
}
