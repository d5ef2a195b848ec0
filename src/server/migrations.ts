import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { createMembers } from './migrations/0001-members.ts';
import { createOneTimeTokens } from './migrations/0002-one-time-tokens.ts';
import { createOutbox } from './migrations/0003-outbox.ts';
import { createRateLimits } from './migrations/0004-rate-limits.ts';
import { addDelivery } from './migrations/0005-delivery.ts';
import { forgetRateLimitsInCrashes } from './migrations/0006-unlogged-rate-limits.ts';
import { bindTokensToAddresses } from './migrations/0007-token-addresses.ts';
import { createCompatibility } from './migrations/0008-compatibility.ts';
import { StartFault } from './start-fault.ts';
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
  '0008-compatibility': { up: createCompatibility },
};

/** Every database of this server, and no other, has run it. */
export const firstMigration = '0001-members' satisfies keyof typeof migrations;

/**
 * Brings the tables up to date, all or nothing; several servers may do so at the same time. Tables of
 * a newer release stay as they are: throws a `StartFault` where this one cannot work with them.
 */
export async function migrate(database: Database): Promise<void> {
  if (await isNewer(database)) return refuseIncompatible(database);
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) throw error;
}

/** Whether the tables have gone through a migration that this release does not know. */
async function isNewer(database: Database): Promise<boolean> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.some(({ name }) => !Object.hasOwn(migrations, name));
}

async function refuseIncompatible(database: Database): Promise<void> {
  const { oldest } = await database
    .selectFrom('compatibility')
    .select('oldest')
    .executeTakeFirstOrThrow();
  if (Object.hasOwn(migrations, oldest)) return;
  throw new StartFault(
    'The data were brought up to date by a newer release, and this one cannot work with them: start ' +
      'the newer one, or restore a backup of before.',
  );
}
