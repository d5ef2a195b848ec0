import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

export async function createMembers(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('members')
    .addColumn('id', 'uuid', column => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('password_hash', 'text', column => column.notNull())
    .addColumn('email_verified_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', column => column.notNull())
    .execute();
  await sql`create unique index members_email on members (lower(email))`.execute(database);

  await database.schema
    .createTable('sessions')
    .addColumn('id', 'integer', column => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('hash', 'text', column => column.notNull().unique())
    .addColumn('member_id', 'uuid', column =>
      column.notNull().references('members.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'timestamptz', column => column.notNull())
    .execute();
  await database.schema.createIndex('sessions_member').on('sessions').column('member_id').execute();
}
