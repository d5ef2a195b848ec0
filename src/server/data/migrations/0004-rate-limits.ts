import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export async function createRateLimits(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', column => column.primaryKey())
    .addColumn('attempts', 'integer', column => column.notNull())
    .addColumn('resets_at', 'timestamptz', column => column.notNull())
    .execute();
  await database.schema
    .createIndex('rate_limits_resets_at')
    .on('rate_limits')
    .column('resets_at')
    .execute();
}
