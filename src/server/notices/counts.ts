import { sql } from 'kysely';
import type { Counts, Self } from '../../api/schemas.ts';
import type { Database } from '../data/tables.ts';
import type { Handlers } from '../ground/handler.ts';
import { isShownTo } from './notice-of.ts';

export const counts: Handlers['counts'] = {
  answer: async (_, { database }, { session: { member } }) => ({
    status: 200,
    body: await countsFor(database, member),
    logReason: 'counted',
  }),
};

/** How much of each kind is new for a member, or waits for what the member does: each thing once. */
export async function countsFor(
  database: Database,
  { id, isModerator }: Pick<Self, 'id' | 'isModerator'>,
): Promise<Counts> {
  const { rows } = await sql<Counts & { reports: number }>`with turns as materialized (
      select id, owner_id = ${id} as "isForThem" from requests where not has_ended and
        (asker_id = ${id} and awaits_asker or owner_id = ${id} and awaits_owner))
    select
    (select count(*)::int from turns) as requests,
    (select count(*)::int from turns where "isForThem") as "forMe",
    (select count(*)::int from conversations where
      one_id = ${id} and one_read < count and exists (select from entries
        where conversation_id = conversations.id and number > one_read
        and sender = 'two' and event_id is null) or
      two_id = ${id} and two_read < count and exists (select from entries
        where conversation_id = conversations.id and number > two_read
        and sender = 'one' and event_id is null)) as messages,
    (select count(*)::int from notices where member_id = ${id} and seen_at is null
      and conversation_id is null and ${isShownTo(id)}
      and not exists (select from turns where turns.id = request_id)) as notices,
    -- Who is reported does not learn by whom.
    (select count(*)::int from reports where ${isModerator === true}
      and decided_at is null and member_id is distinct from ${id}) as reports
  `.execute(database);
  const nothing = { requests: 0, forMe: 0, messages: 0, notices: 0, reports: 0 };
  const { reports, ...counts } = rows[0] ?? nothing;
  return isModerator ? { ...counts, reports } : counts;
}
