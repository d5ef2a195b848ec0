import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export async function addDigests(database: Kysely<Tables>): Promise<void> {
  for (const table of ['copies', 'requests', 'entries'] as const) {
    await database.schema.alterTable(table).addColumn('digest', 'text').execute();
  }
}
