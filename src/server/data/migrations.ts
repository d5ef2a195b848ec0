import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartFault } from '../ground/start-fault.ts';
import { createMembers } from './migrations/0001-members.ts';
import { createOneTimeTokens } from './migrations/0002-one-time-tokens.ts';
import { createOutbox } from './migrations/0003-outbox.ts';
import { createRateLimits } from './migrations/0004-rate-limits.ts';
import { addDelivery } from './migrations/0005-delivery.ts';
import { forgetRateLimitsInCrashes } from './migrations/0006-unlogged-rate-limits.ts';
import { bindTokensToAddresses } from './migrations/0007-token-addresses.ts';
import { createCompatibility } from './migrations/0008-compatibility.ts';
import { indexMaintenance } from './migrations/0009-maintenance-indexes.ts';
import { createSessions } from './migrations/0010-sessions.ts';
import { createAccounts } from './migrations/0011-accounts.ts';
import { createShelves } from './migrations/0012-shelves.ts';
import { createRequests } from './migrations/0013-requests.ts';
import { createMessages } from './migrations/0014-messages.ts';
import { createModeration } from './migrations/0015-moderation.ts';
import { rememberNoticeMails } from './migrations/0016-notice-mails.ts';
import { addDigests } from './migrations/0017-idempotency.ts';
import { separateEditions } from './migrations/0018-book-editions.ts';
import { attachMeetings } from './migrations/0021-meetings-in-mails.ts';
import { addReplies } from './migrations/0022-replies.ts';
import { foldWords } from './migrations/0023-folded-words.ts';
import { limitTexts } from './migrations/0024-text-limits.ts';
import { createWishes } from './migrations/0025-wishes.ts';
import type { Database } from './tables.ts';

/** In order of their names. One that has run anywhere is never changed again. */
export const migrations = {
  '0001-members': { up: createMembers },
  '0002-one-time-tokens': { up: createOneTimeTokens },
  '0003-outbox': { up: createOutbox },
  '0004-rate-limits': { up: createRateLimits },
  '0005-delivery': { up: addDelivery },
  '0006-unlogged-rate-limits': { up: forgetRateLimitsInCrashes },
  '0007-token-addresses': { up: bindTokensToAddresses },
  '0008-compatibility': { up: createCompatibility },
  '0009-maintenance-indexes': { up: indexMaintenance },
  '0010-sessions': { up: createSessions },
  '0011-accounts': { up: createAccounts },
  '0012-shelves': { up: createShelves },
  '0013-requests': { up: createRequests },
  '0014-messages': { up: createMessages },
  '0015-moderation': { up: createModeration },
  '0016-notice-mails': { up: rememberNoticeMails },
  '0017-idempotency': { up: addDigests },
  '0018-book-editions': { up: separateEditions },
  '0021-meetings-in-mails': { up: attachMeetings },
  '0022-replies': { up: addReplies },
  '0023-folded-words': { up: foldWords },
  '0024-text-limits': { up: limitTexts },
  '0025-wishes': { up: createWishes },
};

/** Every database of this server, and no other, has run it. */
export const firstMigration = '0001-members' satisfies keyof typeof migrations;

/** Why a release that does not know the oldest migration it must know writes nothing. */
export const tooNew =
  'The data were brought up to date by a newer release, and this one cannot work with them: start ' +
  'the newer one, or restore a backup of before.';

/**
 * Brings the tables up to date, all or nothing; several servers may do so at the same time. Tables of
 * a newer release stay as they are: throws a `StartFault` where this one cannot work with them.
 */
export async function migrate(
  database: Database,
  release: Record<string, Migration> = migrations,
): Promise<void> {
  const all = Object.entries(release).map(([name, one]) => [name, alone(one)]);
  const provider = { getMigrations: async () => Object.fromEntries(all) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (!error) return;
  const names = await namesIn(database);
  if (names.every(name => Object.hasOwn(release, name))) throw error;
  if (!names.includes(firstMigration)) throw ofAnotherProduct();
  const { oldest } = await database
    .selectFrom('compatibility')
    .select('oldest')
    .executeTakeFirstOrThrow();
  if (!Object.hasOwn(release, oldest)) throw new StartFault(tooNew);
}

/**
 * Before a migration changes anything, it waits until every transaction that writes has ended, and lets none begin
 * until its own has: each begins by reading this table. So it cannot deadlock with them either.
 */
function alone(migration: Migration): Migration {
  return {
    up: async database => {
      await sql`do $$ begin
        if to_regclass('compatibility') is not null then
          lock table compatibility in access exclusive mode;
        end if;
      end $$`.execute(database);
      await migration.up(database);
    },
  };
}

/** The names of the migrations that the tables have gone through. */
async function namesIn(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name);
}

function ofAnotherProduct(): StartFault {
  return new StartFault(
    'The database has tables of another product: choose another DATABASE_URL or DATA_FOLDER.',
  );
}
