import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

export async function createOneTimeTokens(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('one_time_tokens')
    .addColumn('id', 'integer', column => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('hash', 'text', column => column.notNull().unique())
    .addColumn('purpose', 'text', column =>
      column.notNull().check(sql`purpose in ('reset-password', 'verify-email')`),
    )
    .addColumn('member_id', 'uuid', column =>
      column.notNull().references('members.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'timestamptz', column => column.notNull())
    .addColumn('expires_at', 'timestamptz', column => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute();
  // A member has at most one unused token of a purpose: the newest takes the place of the older.
  await sql`create unique index one_time_tokens_unused
    on one_time_tokens (member_id, purpose) where used_at is null`.execute(database);
}
