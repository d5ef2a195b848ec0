import { sql } from 'kysely';
import type { Notice } from '../../api/schemas.ts';
import type { Database } from '../data/tables.ts';
import { othersOf } from '../members/member.ts';

/** All columns of which `noticesOf` makes notices. */
export function selectNotices(database: Database, member: string) {
  return database
    .selectFrom('notices')
    .leftJoin('requests', 'requests.id', 'notices.request_id')
    .leftJoin('request_copies', join =>
      join.onRef('request_copies.request_id', '=', 'requests.id').on('position', '=', 0),
    )
    .leftJoin('conversations', 'conversations.id', 'conversation_id')
    .where('notices.member_id', '=', member)
    .select(['notices.id', 'type', 'notices.created_at', 'seen_at'])
    .select(['notices.request_id', 'title', 'authors', 'owner_id', 'conversation_id'])
    .select(
      sql<string | null>`case notices.member_id
        when asker_id then owner_id when owner_id then asker_id
        when one_id then two_id when two_id then one_id end`.as('other_id'),
    )
    .select(
      sql<boolean | null>`case notices.member_id
        when asker_id then awaits_asker when owner_id then awaits_owner end`.as('is_turn'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectNotices>['execute']>>[number];

/** Notices as their member sees them. */
export async function noticesOf(
  database: Database,
  rows: Row[],
  member: string,
): Promise<Notice[]> {
  const ids = rows.map(({ other_id: id }) => id);
  const others = await othersOf(database, ids, member);
  return rows.map(row => {
    const { id, type, conversation_id: conversation } = row;
    const other = others.get(row.other_id ?? '')?.other ?? null;
    return {
      id,
      type,
      other,
      request: requestOf(row),
      isOwner: row.owner_id === member,
      conversationId: conversation === null ? null : (other?.id ?? conversation),
      at: row.created_at.toISOString(),
      isSeen: row.seen_at !== null,
    };
  });
}

function requestOf({ request_id: id, title, authors, is_turn: isTurn }: Row): Notice['request'] {
  if (id === null) return null;
  return { id, title: title ?? '', authors: authors ?? '', isYourTurn: isTurn ?? false };
}
