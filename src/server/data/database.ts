import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type DatabaseConnection,
  Kysely,
  PGliteDialect,
  PostgresDialect,
  type PostgresDialectConfig,
  sql,
} from 'kysely';
import type { PoolConfig } from 'pg';
import type { Config } from '../ground/config.ts';
import { errorMessage } from '../ground/error-message.ts';
import { createLog, type Log } from '../ground/log.ts';
import { StartFault } from '../ground/start-fault.ts';
import { closeToOthers, makeDataFolder } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { inLine } from './line.ts';
import { type Listen, listenOnPGlite, listenOnPostgresql } from './listen.ts';
import { migrate } from './migrations.ts';
import { openPGlite } from './open-pglite.ts';
import { checkRelease, type PastRelease } from './past-release.ts';
import { mendPGlite, pgliteIn } from './pglite-folder.ts';
import { takeBack } from './put-aside.ts';
import type { Database, Tables } from './tables.ts';

const connectionTimeoutMillis = 5000;

/** In milliseconds, for which queries of PGlite follow each other, the last one ending later. */
const maxBusyMs = 5;

/** How many turns follow each other, and, in milliseconds, in how short a one nothing has happened. */
const maxTurns = 100;
const shortTurnMs = 0.02;

/** Of one server to PostgreSQL. */
const connections = 10;

/**
 * In milliseconds. Our queries take a few; visitors soon get an answer about one that hangs. The last limit is
 * kept here, for a PostgreSQL that answers nothing, so it is the longest of a query
 * (https://www.postgresql.org/docs/15/runtime-config-client.html).
 */
const limits = {
  lock_timeout: 2000,
  statement_timeout: 4000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 5000,
  // The pool would use a connection that has become silent again and again.
  maxLifetimeSeconds: 60,
};

export interface OpenDatabase {
  database: Database;
  listen: Listen;
  /** Resolves once a newer release has changed the tables so that this one cannot work with them. */
  past: Promise<PastRelease>;
  close: () => Promise<void>;
}

/**
 * Opens the database and brings its tables up to date. Throws a `StartFault` where PostgreSQL
 * cannot be reached or another process has the folder open. Lost connections are written to `log`.
 */
export async function openDatabase(
  data: Config['data'],
  log: Log = createLog('error'),
): Promise<OpenDatabase> {
  if (data.kind === 'pglite') {
    // No other release can open the folder meanwhile.
    return { ...(await migrated(await openFolder(data.folder))), past: new Promise(() => {}) };
  }
  const connectionString = data.url;
  // A migration may take long, and waits for one of another server.
  const unlimited = await migrated(await openPostgresql({ connectionString }, {}, log));
  await unlimited.close();
  const { promise: past, resolve } = Promise.withResolvers<PastRelease>();
  const checked = { onCreateConnection: checkRelease(resolve) };
  const open = await openPostgresql({ connectionString, ...limits }, checked, log);
  return { ...open, listen: listenOnPostgresql(data.listenUrl ?? data.url, log), past };
}

async function migrated<Open extends Pick<OpenDatabase, 'database' | 'close'>>(
  open: Open,
): Promise<Open> {
  try {
    await takeBack(open.database);
    await migrate(open.database);
  } catch (error) {
    await open.close();
    throw error;
  }
  return open;
}

async function openPostgresql(
  options: PoolConfig,
  hooks: Pick<PostgresDialectConfig, 'onCreateConnection'>,
  log: Log,
): Promise<Pick<OpenDatabase, 'database' | 'close'>> {
  const { Pool } = await import('pg');
  const pool = new Pool({ ...options, connectionTimeoutMillis, max: connections });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', error => log.error({ err: error }, 'A connection to PostgreSQL was lost.'));
  // An error of a connection in use rejects its query as well.
  pool.on('connect', client => client.on('error', () => {}));
  const dialect = inLine(new PostgresDialect({ pool, ...hooks }), connections);
  const database = new Kysely<Tables>({ dialect });
  const close = () => database.destroy();
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    await close();
    throw new StartFault(`PostgreSQL does not answer at DATABASE_URL: ${errorMessage(error)}`);
  }
  return { database, close };
}

async function openFolder(folder: string | undefined): Promise<Omit<OpenDatabase, 'past'>> {
  const unlock = folder === undefined ? () => {} : await takeFolder(folder);
  const pglite = await openPGlite(folder ? pgliteIn(folder) : 'memory://');
  const dialect = inLine(new PGliteDialect({ pglite, onCreateConnection: takeTurns }), 1);
  const database = new Kysely<Tables>({ dialect });
  const close = async () => {
    await database.destroy();
    unlock();
  };
  try {
    await sql`select 1`.execute(database);
    if (folder) await closeToOthers(pgliteIn(folder));
  } catch (error) {
    unlock();
    throw new StartFault(
      `The data in ${folder ?? 'memory'} cannot be opened: ${errorMessage(error)}`,
    );
  }
  return { database, listen: listenOnPGlite(pglite), close };
}

/**
 * PGlite works in our thread, query after query: all that has come in meanwhile gets a turn now and then, or the
 * server would answer nobody, not even with a file, until there is no more to ask.
 */
async function takeTurns(connection: DatabaseConnection): Promise<void> {
  const execute = connection.executeQuery.bind(connection);
  /** Of the first query since the last turn. */
  let startedAt: number | undefined;
  connection.executeQuery = async (...query) => {
    if (startedAt !== undefined && performance.now() - startedAt > maxBusyMs) await letOthers();
    if (startedAt === undefined) {
      startedAt = performance.now();
      setImmediate(() => {
        startedAt = undefined;
      });
    }
    return execute(...query);
  };
}

/** Until the event loop has nothing more to do, most likely: Node accepts one connection in a turn. */
async function letOthers(): Promise<void> {
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const startedAt = performance.now();
    await nextTurn();
    if (performance.now() - startedAt < shortTurnMs) return;
  }
}

async function takeFolder(folder: string): Promise<() => void> {
  await makeDataFolder(folder);
  const unlock = lockFolder(folder);
  await mendPGlite(folder).catch((error: unknown) => {
    unlock();
    throw new StartFault(`The data in ${folder} cannot be opened: ${errorMessage(error)}`);
  });
  return unlock;
}
