import { sql } from 'kysely';
import { dayMs } from '../../exchange/request-timers.ts';
import { foldSome } from '../books/fold-some.ts';
import { forgetBooks } from '../books/known-books.ts';
import { undoMs } from '../copies/own-copies.ts';
import { batchSize, deleteReturning, deleteSome } from '../data/delete-some.ts';
import type { Database } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Config } from '../ground/config.ts';
import { every } from '../ground/every.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';
import { forgetOld } from '../limits/rate-limit.ts';
import { forgetEnded } from '../sessions/sessions.ts';

/** In milliseconds. */
const intervalMs = 60_000;

/** In milliseconds, for which a round goes on with a task; each task that comes after it begins all the same. */
const maxTaskMs = 20_000;

/** In milliseconds, for which an expired token and a mail are kept, unless the mail is still to leave. */
const retentionMs = 30 * dayMs;

/** In milliseconds, for which a notice is kept that was seen. */
const seenNoticeMs = 90 * dayMs;

/** In milliseconds, for which who has joined may confirm the address. */
const confirmationMs = 7 * dayMs;

interface Work extends Pick<Deps, 'database' | 'now' | 'log'> {
  config: Pick<Config, 'data' | 'sessionLifetime' | 'smtp'>;
}

/** Maintains the database every minute until it is stopped. */
export function startMaintenance(work: Work) {
  return every(intervalMs, stopping => maintain(work, stopping));
}

/**
 * Deletes what is of no use any more, folds what another release has written and, for PGlite, which has no
 * autovacuum, frees its room. A task that fails is logged, and keeps no other from its work.
 */
export async function maintain(work: Work, stopping = new AbortController().signal): Promise<void> {
  const end = performance.now() + maxTaskMs;
  for (const [task, doPart] of Object.entries(tasksOf(work))) {
    try {
      while (!stopping.aborted && (await doPart()) && performance.now() < end);
    } catch (error) {
      work.log.error({ err: error, task }, 'A task of the maintenance has failed.');
    }
  }
}

/** Each does a part, and resolves to whether there may be more. */
function tasksOf({ database, now, config }: Work): Record<string, () => Promise<boolean>> {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  const old = before(retentionMs);
  const lifetime = config.sessionLifetime;
  return {
    'forget limits': () => forgetOld(database, now()),
    'forget tokens': () =>
      deleteSome(database, { table: 'one_time_tokens', where: sql`expires_at <= ${old}` }),
    'forget ended mails': () =>
      deleteSome(database, {
        table: 'outbox',
        where: sql`outcome is not null and sent_at <= ${old}`,
      }),
    // Nothing of them leaves by itself, and they would be kept for good.
    ...(!config.smtp && {
      'forget mails of the mailbox': () =>
        deleteSome(database, {
          table: 'outbox',
          where: sql`outcome is null and sent_at <= ${old}`,
        }),
    }),
    'forget unconfirmed members': () =>
      deleteSome(database, {
        table: 'members',
        where: sql`email_verified_at is null and created_at <= ${before(confirmationMs)}`,
      }),
    'forget copies': () => forgetGone(database, before(undoMs)),
    'forget requests': () => deleteSome(database, { table: 'requests', where: withoutParties }),
    'forget entries': () => forgetEntries(database),
    'forget conversations': () =>
      deleteSome(database, {
        table: 'conversations',
        where: sql`${withoutMembers}
          and not exists (select from entries where conversation_id = conversations.id)`,
      }),
    'forget seen notices': () =>
      deleteSome(database, {
        table: 'notices',
        // Ids begin with their time: what is younger is not looked at.
        where: sql`seen_at <= ${before(seenNoticeMs)} and id < ${uuidV7(before(seenNoticeMs - 1))}`,
      }),
    'forget sessions': () => forgetEnded(database, { now: now(), lifetime }),
    'fold words': () => foldSome(database),
    ...(config.data.kind === 'pglite' && { vacuum: () => vacuum(database) }),
  };
}

/** What two members had in common who have both left. */
const withoutParties = sql`asker_id is null and owner_id is null`;
const withoutMembers = sql`one_id is null and two_id is null`;

/** With the books that were known for such copies alone. */
async function forgetGone(database: Database, limit: Date): Promise<boolean> {
  return inTransaction(database, async transaction => {
    const where = sql`state = 'gone' and changed_at <= ${limit}`;
    const books = await deleteReturning(transaction, { table: 'copies', where }, 'book_id');
    await forgetBooks(transaction, books);
    return books.length === batchSize;
  });
}

/** Before their conversations, each of which may have many. */
async function forgetEntries(database: Database): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from entries using (
      select conversation_id, number from entries
      where conversation_id = any(array(select id from conversations where ${withoutMembers} limit ${batchSize}))
      limit ${batchSize} for update skip locked
    ) old
    where entries.conversation_id = old.conversation_id and entries.number = old.number
  `.execute(database);
  return Number(numAffectedRows) === batchSize;
}

/** Only where a table is mostly dead rows; the checkpoint lets PGlite use its log files again. */
async function vacuum(database: Database): Promise<boolean> {
  // Without this the counts may be one round old.
  await sql`select pg_stat_force_next_flush()`.execute(database);
  const { rows } = await sql`
    select from pg_stat_user_tables where n_dead_tup > 1000 and n_dead_tup > n_live_tup
  `.execute(database);
  if (rows.length === 0) return false;
  await sql`vacuum`.execute(database);
  await sql`checkpoint`.execute(database);
  return false;
}
