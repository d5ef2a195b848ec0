import { Migrator } from 'kysely/migration';
import * as members from './migrations/0001-members.ts';
import * as oneTimeTokens from './migrations/0002-one-time-tokens.ts';
import * as outbox from './migrations/0003-outbox.ts';
import * as rateLimits from './migrations/0004-rate-limits.ts';
import type { Database } from './tables.ts';

/** In order of their names. One that has run anywhere is never changed again. */
const migrations = {
  '0001-members': members,
  '0002-one-time-tokens': oneTimeTokens,
  '0003-outbox': outbox,
  '0004-rate-limits': rateLimits,
};

/** Brings the tables up to date, all or nothing; several servers may do so at the same time. */
export async function migrate(database: Database): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) throw error;
}
