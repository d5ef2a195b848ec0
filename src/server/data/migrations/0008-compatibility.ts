import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Keeps the name of the oldest migration whose release can work with the tables as they are. A later
 * migration that older releases cannot work with writes its own name there; one that only adds does not.
 */
export async function createCompatibility(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('compatibility')
    .addColumn('oldest', 'text', column => column.notNull())
    .execute();
  await database.insertInto('compatibility').values({ oldest: '0008-compatibility' }).execute();
}
