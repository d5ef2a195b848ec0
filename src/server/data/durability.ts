import { sql } from 'kysely';
import type { Config } from '../ground/config.ts';
import type { Database } from './tables.ts';

/** One sentence on what a loss of power could undo; nothing where every answer is on the disk. */
export async function powerWarning(
  database: Database,
  data: Config['data'],
): Promise<string | undefined> {
  if (data.kind === 'postgresql') return postgresWarning(database);
  return data.folder === undefined
    ? undefined
    : `The data in ${data.folder} survives a crash, but perhaps not a loss of power: set ` +
        'DATABASE_URL to a PostgreSQL server where that matters.';
}

/** `local` waits for its own disk, as do all other values but `off` (PostgreSQL, 19.5.1). */
async function postgresWarning(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'
    order by name`.execute(database);
  if (rows.length === 0) return undefined;
  const names = rows.map(({ name }) => name).join(' and ');
  return `PostgreSQL may lose changes with the power: set ${names} to on.`;
}
