import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export async function rememberNoticeMails(database: Kysely<Tables>): Promise<void> {
  await database.schema.alterTable('notices').addColumn('mailed_at', 'timestamptz').execute();
}
