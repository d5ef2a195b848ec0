import { sql } from 'kysely';
import type { Conversation } from '../../api/schemas.ts';
import type { Database } from '../data/tables.ts';
import { othersOf } from '../members/member.ts';

/** Those of a member, with the columns of which `shapeOf` is made. What has been read is not looked at. */
export function selectConversations(database: Database, viewer: string) {
  const side = sql<'one' | 'two'>`case when one_id = ${viewer} then 'one' else 'two' end`;
  const read = sql<number>`case when one_id = ${viewer} then one_read else two_read end`;
  return database
    .selectFrom('conversations')
    .where(eb => eb.or([eb('one_id', '=', viewer), eb('two_id', '=', viewer)]))
    .select(['id', 'changed_at', 'count', side.as('side')])
    .select([
      otherThan(viewer).as('other_id'),
      sql<number>`(select count(*)::int from entries
        where conversation_id = conversations.id and number > ${read}
        and sender <> ${side} and event_id is null)`.as('unread'),
    ]);
}

/** The id of the other member. */
function otherThan(viewer: string) {
  return sql<string | null>`case when one_id = ${viewer} then two_id else one_id end`;
}

type Row = Awaited<ReturnType<ReturnType<typeof selectConversations>['execute']>>[number];
type Others = Awaited<ReturnType<typeof othersOf>>;

/** What a member sees of an own conversation. */
export function shapeOf({ id, other_id: otherId, unread }: Row, others: Others): Conversation {
  const known = others.get(otherId ?? '');
  const other = known?.other ?? null;
  return { id: other?.id ?? id, other, unread, isOpen: known?.isBlocked === false };
}

interface Named {
  /** Of the other member, or of a conversation. */
  id: string;
  viewer: string;
}

/**
 * The conversation that a member names, and what the member sees of it: an empty one, without a row, with
 * another member to whom nothing was written yet. Undefined where there is none. The id of a member whom the
 * viewer cannot see names nothing, as if the member had left.
 */
export async function conversationNamed(database: Database, { id, viewer }: Named) {
  if (id === viewer) return undefined;
  const row = await selectConversations(database, viewer)
    .where(eb => eb.or([eb('id', '=', id), eb(otherThan(viewer), '=', id)]))
    .executeTakeFirst();
  const others = await othersOf(database, [row ? row.other_id : id], viewer);
  if (row) {
    const shape = shapeOf(row, others);
    return shape.other || row.id === id ? { row, shape } : undefined;
  }
  const known = others.get(id);
  if (!known) return undefined;
  const { other, isBlocked } = known;
  return { row, shape: { id, other, unread: 0, isOpen: !isBlocked } };
}
