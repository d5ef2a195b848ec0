import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import type { Config } from './config.ts';
import { closeToOthers, makeDataFolder } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { createLog, type Log } from './log.ts';
import { migrate } from './migrations.ts';
import { mendPGlite, pgliteIn } from './pglite-folder.ts';
import { StartFault } from './start-fault.ts';
import type { Database, Tables } from './tables.ts';

export interface OpenDatabase {
  database: Database;
  close: () => Promise<void>;
}

/**
 * Opens the database and brings its tables up to date. Throws a `StartFault` where PostgreSQL
 * cannot be reached or another process has the folder open. `log` hears of lost connections.
 */
export async function openDatabase(
  data: Config['data'],
  log: Log = createLog('error'),
): Promise<OpenDatabase> {
  const open =
    data.kind === 'postgresql'
      ? await openPostgresql(data.url, log)
      : await openPGlite(data.folder);
  try {
    await migrate(open.database);
  } catch (error) {
    await open.close();
    throw error;
  }
  return open;
}

async function openPostgresql(url: string, log: Log): Promise<OpenDatabase> {
  const { Pool } = await import('pg');
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 5000 });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', error => log.error({ err: error }, 'A connection to PostgreSQL was lost.'));
  // So would that of one in use, whose query hears of it anyway.
  pool.on('connect', client => client.on('error', () => {}));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = () => database.destroy();
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    await close();
    throw new StartFault(`PostgreSQL does not answer at DATABASE_URL: ${reason(error)}`);
  }
  return { database, close };
}

async function openPGlite(folder: string | undefined): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite');
  const unlock = folder === undefined ? () => {} : await takeFolder(folder);
  const pglite = new PGlite(folder ? pgliteIn(folder) : 'memory://');
  const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  const close = async () => {
    await database.destroy();
    unlock();
  };
  try {
    await sql`select 1`.execute(database);
    if (folder) await closeToOthers(pgliteIn(folder));
  } catch (error) {
    unlock();
    throw new StartFault(`The data in ${folder ?? 'memory'} cannot be opened: ${reason(error)}`);
  }
  return { database, close };
}

async function takeFolder(folder: string): Promise<() => void> {
  await makeDataFolder(folder);
  const unlock = lockFolder(folder);
  await mendPGlite(folder).catch((error: unknown) => {
    unlock();
    throw error;
  });
  return unlock;
}

/** Where every address of a name was tried in vain, Node puts the reasons beside an empty message. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
}
