import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** A link belongs to the address to which it was mailed, and a member may have several. */
export async function bindTokensToAddresses(database: Kysely<Tables>): Promise<void> {
  await database.schema.alterTable('one_time_tokens').addColumn('email', 'text').execute();
  await sql`update one_time_tokens set email = members.email
    from members where members.id = member_id`.execute(database);
  await database.schema
    .alterTable('one_time_tokens')
    .alterColumn('email', column => column.setNotNull())
    .execute();
  await sql`drop index one_time_tokens_unused`.execute(database);
  await sql`create index one_time_tokens_unused
    on one_time_tokens (member_id, purpose) where used_at is null`.execute(database);
}
