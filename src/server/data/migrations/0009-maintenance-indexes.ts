import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Maintenance finds what is old without reading all that is not. */
export async function indexMaintenance(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createIndex('one_time_tokens_expires_at')
    .on('one_time_tokens')
    .column('expires_at')
    .execute();
  await sql`create index outbox_ended on outbox (sent_at) where outcome is not null`.execute(
    database,
  );
}
