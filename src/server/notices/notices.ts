import { sql } from 'kysely';
import { anId, cursorOf, keysIn } from '../calls/cursor.ts';
import type { Handlers } from '../calls/operation.ts';
import type { Database } from '../data/tables.ts';
import { countOpen } from '../moderation/reports.ts';
import { noticesOf, selectNotices } from './notice-of.ts';

const pageSize = 24;

export const notices: Handlers['notices'] = {
  answer: async ({ cursor }, { database }, { session: { member } }) => {
    let query = selectNotices(database, member.id)
      .orderBy('notices.id', 'desc')
      .limit(pageSize + 1);
    const [after] = keysIn(cursor, anId);
    if (after !== undefined) query = query.where('notices.id', '<', after);
    const rows = await query.execute();
    const shown = rows.slice(0, pageSize);
    const last = shown.length < rows.length ? shown.at(-1) : undefined;
    const counts = await countsOf(database, member.id);
    const body = {
      items: await noticesOf(database, shown, member.id),
      next: last ? cursorOf(last.id) : null,
      counts: member.isModerator
        ? { ...counts, reports: await countOpen(database, member.id) }
        : counts,
    };
    return { status: 200, body, cause: 'shown' };
  },
};

/** What is new in all. */
async function countsOf(database: Database, member: string) {
  const { rows } = await sql<{ requests: number; messages: number; notices: number }>`select
    (select count(*)::int from requests where not has_ended and
      (asker_id = ${member} and awaits_asker or owner_id = ${member} and awaits_owner)) as requests,
    (select count(*)::int from conversations where
      one_id = ${member} and exists (select from entries where conversation_id = conversations.id
        and number > one_read and sender is distinct from 'one') or
      two_id = ${member} and exists (select from entries where conversation_id = conversations.id
        and number > two_read and sender is distinct from 'two')) as messages,
    (select count(*)::int from notices where member_id = ${member} and seen_at is null) as notices
  `.execute(database);
  return rows[0] ?? { requests: 0, messages: 0, notices: 0 };
}
