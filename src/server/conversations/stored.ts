import type { Selectable } from 'kysely';
import type { Database, Tables } from '../data/tables.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';

/** The id of the one conversation of two members, who are locked. */
export async function conversationOf(
  transaction: Database,
  { pair, at }: { pair: [string, string]; at: Date },
): Promise<string> {
  const [one = '', two = ''] = pair.toSorted();
  await transaction
    .insertInto('conversations')
    .values({
      id: uuidV7(at),
      one_id: one,
      two_id: two,
      one_read: 0,
      two_read: 0,
      count: 0,
      created_at: at,
      changed_at: at,
    })
    .onConflict(conflict => conflict.columns(['one_id', 'two_id']).doNothing())
    .execute();
  const { id } = await transaction
    .selectFrom('conversations')
    .select('id')
    .where('one_id', '=', one)
    .where('two_id', '=', two)
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks the conversations of some requests, and resolves to them by the requests: after these, in the order of the ids. */
export async function lockConversations(
  transaction: Database,
  requests: string[],
): Promise<Map<string, string>> {
  // By what has happened first: the members may have left.
  const rows = await transaction
    .selectFrom('request_events')
    .innerJoin('entries', 'event_id', 'request_events.id')
    .select(['request_id', 'conversation_id'])
    .where('type', '=', 'asked')
    .where(eb => eb('request_id', '=', eb.fn.any(eb.val(requests))))
    .execute();
  const ids = rows.map(({ conversation_id: id }) => id);
  await transaction
    .selectFrom('conversations')
    .select('id')
    .where(eb => eb('id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(row => [row.request_id, row.conversation_id]));
}

type NewEntry = Partial<
  Pick<Selectable<Tables['entries']>, 'key' | 'digest' | 'text' | 'event_id'>
> & {
  conversation: string;
  /** The member; null for what no member has done. */
  by: string | null;
  at: Date;
};

/** Resolves to the number of the entry, which is one more than that of the one before. */
export async function putEntry(
  transaction: Database,
  { conversation, by, at, ...content }: NewEntry,
): Promise<number> {
  const { count: number, one_id: one } = await transaction
    .updateTable('conversations')
    .set(eb => ({ count: eb('count', '+', 1), changed_at: at }))
    .where('id', '=', conversation)
    .returning(['count', 'one_id'])
    .executeTakeFirstOrThrow();
  const sender = by === null ? null : by === one ? 'one' : 'two';
  await transaction
    .insertInto('entries')
    .values({ conversation_id: conversation, number, sender, at, ...content })
    .execute();
  return number;
}
