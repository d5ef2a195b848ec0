import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Only a mail that is still to be delivered has a recipient and a text: the text may hold a live
 * token, of which the database otherwise knows only a hash.
 */
export async function addDelivery(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .alterTable('outbox')
    .addColumn('message_id', 'uuid', column => column.notNull().defaultTo(sql`gen_random_uuid()`))
    .addColumn('expires_at', 'timestamptz')
    .addColumn('attempts', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
    .addColumn('outcome', 'text', column =>
      column.check(sql`outcome in ('delivered', 'refused', 'expired')`),
    )
    .alterColumn('recipient', column => column.dropNotNull())
    .alterColumn('text', column => column.dropNotNull())
    .execute();
  await database.schema
    .alterTable('outbox')
    .addCheckConstraint(
      'outbox_secrets',
      sql`num_nonnulls(recipient, text) = case when outcome is null then 2 else 0 end`,
    )
    .execute();
  // What was written before mails could leave was for the mailbox alone, and is never sent.
  await database
    .updateTable('outbox')
    .set(eb => ({ expires_at: eb.ref('sent_at'), next_attempt_at: eb.ref('sent_at') }))
    .execute();
  await sql`create index outbox_next_attempt_at
    on outbox (next_attempt_at, id) where outcome is null`.execute(database);
}
