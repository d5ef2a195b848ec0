import { Migrator } from 'kysely/migration';
import { createMembers } from './migrations/0001-members.ts';
import { createOneTimeTokens } from './migrations/0002-one-time-tokens.ts';
import { createOutbox } from './migrations/0003-outbox.ts';
import { createRateLimits } from './migrations/0004-rate-limits.ts';
import { addDelivery } from './migrations/0005-delivery.ts';
import { forgetRateLimitsInCrashes } from './migrations/0006-unlogged-rate-limits.ts';
import { bindTokensToAddresses } from './migrations/0007-token-addresses.ts';
import type { Database } from './tables.ts';

/** In order of their names. One that has run anywhere is never changed again. */
const migrations = {
  '0001-members': { up: createMembers },
  '0002-one-time-tokens': { up: createOneTimeTokens },
  '0003-outbox': { up: createOutbox },
  '0004-rate-limits': { up: createRateLimits },
  '0005-delivery': { up: addDelivery },
  '0006-unlogged-rate-limits': { up: forgetRateLimitsInCrashes },
  '0007-token-addresses': { up: bindTokensToAddresses },
};

/** Every database of this server, and no other, has run it. */
export const firstMigration = '0001-members' satisfies keyof typeof migrations;

/** Brings the tables up to date, all or nothing; several servers may do so at the same time. */
export async function migrate(database: Database): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) throw error;
}
