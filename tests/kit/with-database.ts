import { openDatabase } from '../../src/server/data/database.ts';
import type { Database } from '../../src/server/data/tables.ts';
import type { Config } from '../../src/server/ground/config.ts';
import { createLog } from '../../src/server/ground/log.ts';

/** Looks into the data; of a folder, only while no server has it open. */
export async function withDatabase<Seen>(
  { data }: Pick<Config, 'data'>,
  see: (database: Database) => Promise<Seen>,
): Promise<Seen> {
  // A database that is stopped may not have seen the last connection off.
  const { database, close } = await openDatabase(data, createLog('silent'));
  try {
    return await see(database);
  } finally {
    await close();
  }
}
