import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Counts are of use for minutes, and would be what the disk is waited for most. PostgreSQL forgets
 * them when it crashes, as it would when it is restored.
 */
export async function forgetRateLimitsInCrashes(database: Kysely<Tables>): Promise<void> {
  await sql`alter table rate_limits set unlogged`.execute(database);
}
