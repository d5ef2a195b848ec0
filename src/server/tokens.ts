import { createHash, randomBytes } from 'node:crypto';
import type { Database, Purpose } from './tables.ts';

const hour = 60 * 60 * 1000;

/** In milliseconds. */
export const lifetime = {
  'reset-password': 1 * hour,
  'verify-email': 8 * hour,
} satisfies Record<Purpose, number>;

export type Standing = 'live' | 'used' | 'expired' | 'unknown';

interface Issue {
  memberId: string;
  purpose: Purpose;
  now: Date;
  /** Given only where others must know it beforehand. */
  token?: string;
}

/**
 * Gives a member a new token, in place of an unused older one of the same purpose. Resolves to the
 * token's text, 256 random bits, which nobody can read from the database again.
 */
export async function issueToken(database: Database, issue: Issue): Promise<string> {
  const { memberId, purpose, now, token = randomBytes(32).toString('base64url') } = issue;
  const fresh = {
    hash: hashOf(token),
    created_at: now,
    expires_at: new Date(now.getTime() + lifetime[purpose]),
  };
  await database
    .insertInto('one_time_tokens')
    .values({ ...fresh, member_id: memberId, purpose })
    .onConflict(conflict =>
      conflict.columns(['member_id', 'purpose']).where('used_at', 'is', null).doUpdateSet(fresh),
    )
    .execute();
  return token;
}

interface Presented {
  token: string;
  purpose: Purpose;
  now: Date;
}

export async function standingOf(database: Database, presented: Presented): Promise<Standing> {
  const row = await database
    .selectFrom('one_time_tokens')
    .select(['used_at', 'expires_at'])
    .where('hash', '=', hashOf(presented.token))
    .where('purpose', '=', presented.purpose)
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (row.used_at) return 'used';
  return row.expires_at > presented.now ? 'live' : 'expired';
}

/**
 * Uses a live token up, in one statement, so that of many at the same time exactly one gets the
 * member's id; all others get undefined.
 */
export async function consumeToken(
  transaction: Database,
  { token, purpose, now }: Presented,
): Promise<string | undefined> {
  const row = await transaction
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst();
  return row?.member_id;
}

/** A fast hash is enough for 256 random bits: there is nothing to guess. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
