import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Notice } from '../../api/schemas.ts';
import { isReadableBy } from '../copies/visibility.ts';
import type { Database } from '../data/tables.ts';
import { othersOf } from '../members/member.ts';

/** Of a notice: whether it is of no copy, or of one that the member may look at now. */
export function isShownTo(member: string): RawBuilder<SqlBool> {
  return sql`(notices.copy_id is null or exists (select from copies
    where copies.id = notices.copy_id and ${isReadableBy({ id: member })}))`;
}

/** All columns of which `noticesOf` makes notices. */
export function selectNotices(database: Database, member: string) {
  return database
    .selectFrom('notices')
    .leftJoin('requests', 'requests.id', 'notices.request_id')
    .leftJoin('request_copies', join =>
      join.onRef('request_copies.request_id', '=', 'requests.id').on('position', '=', 0),
    )
    .leftJoin('conversations', 'conversations.id', 'conversation_id')
    .leftJoin('copies', 'copies.id', 'notices.copy_id')
    .leftJoin('books', 'books.id', 'book_id')
    .leftJoin('wishes', 'wishes.id', 'wish_id')
    .where('notices.member_id', '=', member)
    .where(isShownTo(member))
    .select(['notices.id', 'type', 'notices.created_at', 'seen_at'])
    .select(['notices.request_id', 'requests.owner_id', 'conversation_id'])
    .select(['request_copies.title', 'request_copies.authors', 'notices.copy_id'])
    .select(sql<string | null>`coalesce(books.title, wishes.title)`.as('wished_title'))
    .select(sql<string | null>`coalesce(books.authors, wishes.authors)`.as('wished_authors'))
    .select(
      sql<string | null>`case notices.member_id
        when asker_id then requests.owner_id when requests.owner_id then asker_id
        when one_id then two_id when two_id then one_id end`.as('other_id'),
    )
    .select(
      sql<boolean | null>`case notices.member_id
        when asker_id then awaits_asker when requests.owner_id then awaits_owner end`.as('is_turn'),
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
      ...wishOf(row),
      at: row.created_at.toISOString(),
      isSeen: row.seen_at !== null,
    };
  });
}

function requestOf({ request_id: id, title, authors, is_turn: isTurn }: Row): Notice['request'] {
  if (id === null) return null;
  return { id, title: title ?? '', authors: authors ?? '', isYourTurn: isTurn ?? false };
}

/** Whose a copy is, is told nowhere in it: that member may be blocked by now. */
function wishOf({ wished_title: title, wished_authors: authors, copy_id: copyId }: Row) {
  return title === null ? {} : { wish: { title, authors: authors ?? '', copyId } };
}
