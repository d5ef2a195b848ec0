import { hourMs } from '../../exchange/request-timers.ts';
import type { Database, Purpose } from '../data/tables.ts';
import { hashOf, newToken } from '../ground/token.ts';

/** In milliseconds. */
export const lifetime = {
  'reset-password': 1 * hourMs,
  'verify-email': 8 * hourMs,
} satisfies Record<Purpose, number>;

type Standing = 'live' | 'used' | 'expired' | 'unknown';

interface Issue {
  memberId: string;
  purpose: Purpose;
  now: Date;
  /** Given only where others must know it beforehand. */
  token?: string;
}

/**
 * Gives a member a new token, bound to their present address. Older ones stay valid: otherwise a stranger
 * who asks for links again and again would keep the member from using any. Resolves to the token's
 * text, 256 random bits, which cannot be read from the database again.
 */
export async function issueToken(database: Database, issue: Issue): Promise<string> {
  const { memberId, purpose, now, token = newToken() } = issue;
  await database
    .insertInto('one_time_tokens')
    .values(eb => ({
      hash: hashOf(token),
      purpose,
      member_id: memberId,
      email: eb.selectFrom('members').select('members.email').where('members.id', '=', memberId),
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime[purpose]),
    }))
    .execute();
  return token;
}

interface Presented {
  token: string;
  purpose: Purpose;
  now: Date;
}

/** The address to which a token was mailed; undefined where it is unknown. */
export async function addressOfToken(
  database: Database,
  presented: Presented,
): Promise<string | undefined> {
  const row = await tokenOfMember(database, presented)
    .select('one_time_tokens.email')
    .executeTakeFirst();
  return row?.email;
}

/** A token that was mailed to an earlier address of its member is unknown. */
export async function standingOf(database: Database, presented: Presented): Promise<Standing> {
  const row = await tokenOfMember(database, presented)
    .select(['used_at', 'expires_at'])
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (row.used_at) return 'used';
  return row.expires_at > presented.now ? 'live' : 'expired';
}

/**
 * Uses a live token up, and with it all others of its member and purpose, so that of many at the same
 * time exactly one gets the member's id; all others get undefined.
 */
export async function consumeToken(
  transaction: Database,
  presented: Presented,
): Promise<string | undefined> {
  // Calls with other tokens of this member wait here, and read afterwards that theirs is used.
  const member = await tokenOfMember(transaction, presented)
    .select('members.id')
    .forUpdate('members')
    .executeTakeFirst();
  if (!member || (await standingOf(transaction, presented)) !== 'live') return undefined;
  await transaction
    .updateTable('one_time_tokens')
    .set({ used_at: presented.now })
    .where('member_id', '=', member.id)
    .where('purpose', '=', presented.purpose)
    .where('used_at', 'is', null)
    .execute();
  return member.id;
}

function tokenOfMember(database: Database, { token, purpose }: Presented) {
  return database
    .selectFrom('one_time_tokens')
    .innerJoin('members', 'members.id', 'one_time_tokens.member_id')
    .whereRef('members.email', '=', 'one_time_tokens.email')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose);
}
