import { sql } from 'kysely';
import { forgetBooks } from '../books/known-books.ts';
import { timeToRegret } from '../copies/own-copies.ts';
import { forgetOld } from '../limits/rate-limit.ts';
import type { Config } from '../operation/config.ts';
import type { Ports } from '../ports.ts';
import { forgetEnded } from '../sessions/sessions.ts';
import type { Database } from './tables.ts';
import { newId } from './uuid.ts';

/** In milliseconds. */
const round = 60_000;

const day = 24 * 60 * 60_000;

/** In milliseconds, for which an expired token and a mail are kept, unless the mail is still to leave. */
const retention = 30 * day;

/** In milliseconds, for which a notice is kept that was seen. */
const memory = 90 * day;

/** In milliseconds, for which who has joined may confirm the address. */
const patience = 7 * day;

interface Work extends Pick<Ports, 'database' | 'now'> {
  config: Pick<Config, 'data' | 'sessionLifetime' | 'smtp'>;
}

interface Maintenance {
  /** Begins nothing new, and resolves when what is under way has ended. */
  stop: () => Promise<void>;
}

/** Maintains the database every minute until it is stopped. */
export function startMaintenance({ log, ...work }: Work & Pick<Ports, 'log'>): Maintenance {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= maintain(work)
      .catch((error: unknown) => log.error({ err: error }, 'The database could not be maintained.'))
      .finally(() => {
        running = undefined;
      });
  };
  const rounds = setInterval(run, round);
  return {
    stop: async () => {
      clearInterval(rounds);
      await running;
    },
  };
}

/** Deletes what is of no use any more and, for PGlite, which has no autovacuum, frees its room. */
export async function maintain({ database, now, config }: Work): Promise<void> {
  const limit = new Date(now().getTime() - retention);
  await forgetOld(database, now());
  await forgetTokens(database, limit);
  await forgetMails(database, limit, 'is not');
  // Nothing of them leaves by itself, and they would be kept for good.
  if (!config.smtp) await forgetMails(database, limit, 'is');
  await forgetUnconfirmed(database, new Date(now().getTime() - patience));
  await forgetGone(database, new Date(now().getTime() - timeToRegret));
  await forgetWithoutMembers(database, 'requests', ['asker_id', 'owner_id']);
  await forgetWithoutMembers(database, 'conversations', ['one_id', 'two_id']);
  await forgetSeen(database, new Date(now().getTime() - memory));
  await forgetEnded(database, { now: now(), lifetime: config.sessionLifetime });
  if (config.data.kind === 'pglite') await vacuum(database);
}

/** Several servers may delete at the same time: each skips what another has locked. */
async function forgetTokens(database: Database, limit: Date): Promise<void> {
  await database
    .deleteFrom('one_time_tokens')
    .where('id', 'in', rows =>
      rows
        .selectFrom('one_time_tokens')
        .select('id')
        .where('expires_at', '<=', limit)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

async function forgetMails(
  database: Database,
  limit: Date,
  /** Which outcome they have: none, or any. */
  isNone: 'is' | 'is not',
): Promise<void> {
  await database
    .deleteFrom('outbox')
    .where('id', 'in', rows =>
      rows
        .selectFrom('outbox')
        .select('id')
        .where('outcome', isNone, null)
        .where('sent_at', '<=', limit)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

async function forgetUnconfirmed(database: Database, limit: Date): Promise<void> {
  await database
    .deleteFrom('members')
    .where('id', 'in', rows =>
      rows
        .selectFrom('members')
        .select('id')
        .where('email_verified_at', 'is', null)
        .where('created_at', '<=', limit)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** With the books that were known for such copies alone. */
async function forgetGone(database: Database, limit: Date): Promise<void> {
  await database.transaction().execute(async transaction => {
    const gone = await transaction
      .deleteFrom('copies')
      .where('id', 'in', rows =>
        rows
          .selectFrom('copies')
          .select('id')
          .where('state', '=', 'gone')
          .where('changed_at', '<=', limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning('book_id')
      .execute();
    const ids = gone.map(({ book_id: id }) => id);
    await forgetBooks(transaction, ids);
  });
}

/** What two members had in common who have both left. */
async function forgetWithoutMembers(
  database: Database,
  table: 'requests' | 'conversations',
  [one, other]: [string, string],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where id in (
    select id from ${sql.table(table)}
    where ${sql.ref(one)} is null and ${sql.ref(other)} is null
    for update skip locked)`.execute(database);
}

async function forgetSeen(database: Database, limit: Date): Promise<void> {
  await database
    .deleteFrom('notices')
    .where('id', 'in', rows =>
      rows
        .selectFrom('notices')
        .select('id')
        .where('seen_at', '<=', limit)
        // Ids begin with their time: what is younger is not looked at.
        .where('id', '<', newId(new Date(limit.getTime() + 1)))
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Only where a table is mostly dead rows; the checkpoint lets PGlite use its log files again. */
async function vacuum(database: Database): Promise<void> {
  // Without this the counts may be one round old.
  await sql`select pg_stat_force_next_flush()`.execute(database);
  const { rows } = await sql`
    select from pg_stat_user_tables where n_dead_tup > 1000 and n_dead_tup > n_live_tup
  `.execute(database);
  if (rows.length === 0) return;
  await sql`vacuum`.execute(database);
  await sql`checkpoint`.execute(database);
}
