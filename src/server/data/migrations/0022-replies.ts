import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export async function addReplies(database: Kysely<Tables>): Promise<void> {
  await database.schema.alterTable('outbox').addColumn('reply_to', 'text').execute();
}
