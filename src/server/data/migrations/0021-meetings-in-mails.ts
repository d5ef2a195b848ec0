import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export async function attachMeetings(database: Kysely<Tables>): Promise<void> {
  await database.schema.alterTable('outbox').addColumn('calendar', 'text').execute();
}
