import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * The link that is opened first makes the member: several may have joined with one address, of which only
 * one can be confirmed.
 */
export async function createAccounts(database: Kysely<Tables>): Promise<void> {
  await sql`drop index members_email`.execute(database);
  await sql`create unique index members_email
    on members (lower(email)) where email_verified_at is not null`.execute(database);
  await sql`create index members_address on members (lower(email))`.execute(database);
  await database.schema
    .alterTable('members')
    .addColumn('about', 'text', column => column.notNull().defaultTo(''))
    .addColumn('languages', sql`text[]`, column => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('roof', 'text', column => column.notNull().defaultTo('gable'))
    .addColumn('colour', 'text', column => column.notNull().defaultTo('brick'))
    .addColumn('door', 'text', column => column.notNull().defaultTo('square'))
    .addColumn('cell', 'integer')
    .addColumn('span', 'integer')
    .addColumn('version', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('suspended_at', 'timestamptz')
    .execute();

  await database.schema
    .createTable('blocks')
    .addColumn('blocker_id', 'uuid', column =>
      column.notNull().references('members.id').onDelete('cascade'),
    )
    .addColumn('blocked_id', 'uuid', column =>
      column.notNull().references('members.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'timestamptz', column => column.notNull())
    .addPrimaryKeyConstraint('blocks_pair', ['blocker_id', 'blocked_id'])
    .execute();
  await database.schema.createIndex('blocks_blocked').on('blocks').column('blocked_id').execute();

  await database.schema
    .createTable('reports')
    .addColumn('id', 'uuid', column => column.primaryKey())
    .addColumn('reporter_id', 'uuid', column =>
      column.references('members.id').onDelete('set null'),
    )
    .addColumn('member_id', 'uuid', column => column.references('members.id').onDelete('set null'))
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('reported', 'jsonb', column => column.notNull())
    .addColumn('created_at', 'timestamptz', column => column.notNull())
    .execute();
  for (const column of ['reporter_id', 'member_id'] as const) {
    await database.schema.createIndex(`reports_${column}`).on('reports').column(column).execute();
  }

  // An older release takes an address that has joined twice for one member.
  await database.updateTable('compatibility').set({ oldest: '0011-accounts' }).execute();
}
