import { sql } from 'kysely';
import type { Counts, Self } from '../../api/schemas.ts';
import type { Database } from '../data/tables.ts';

/** How much of each kind is new for a member, or waits for what the member does. */
export async function countsFor(
  database: Database,
  { id, isModerator }: Pick<Self, 'id' | 'isModerator'>,
): Promise<Counts> {
  const { rows } = await sql<Counts & { reports: number }>`select
    (select count(*)::int from requests where not has_ended and
      (asker_id = ${id} and awaits_asker or owner_id = ${id} and awaits_owner)) as requests,
    (select count(*)::int from conversations where
      one_id = ${id} and exists (select from entries where conversation_id = conversations.id
        and number > one_read and sender is distinct from 'one') or
      two_id = ${id} and exists (select from entries where conversation_id = conversations.id
        and number > two_read and sender is distinct from 'two')) as messages,
    (select count(*)::int from notices where member_id = ${id} and seen_at is null) as notices,
    -- Who is reported does not learn by whom.
    (select count(*)::int from reports where ${isModerator === true}
      and decided_at is null and member_id is distinct from ${id}) as reports
  `.execute(database);
  const { reports = 0, ...counts } = rows[0] ?? { requests: 0, messages: 0, notices: 0 };
  return isModerator ? { ...counts, reports } : counts;
}
