import type { Database } from '../data/tables.ts';
import { notifyMembers } from '../live/streams.ts';
import { seeNotices } from '../notices/stored.ts';

interface Reading {
  conversation: string;
  reader: string;
  number: number;
  at: Date;
}

/** Marks a conversation as read; its notices are seen once no message is left that was not. */
export async function readTo(
  transaction: Database,
  { conversation, reader, number, at }: Reading,
): Promise<void> {
  const { count, one_id, one_read, two_read } = await transaction
    .selectFrom('conversations')
    .select(['count', 'one_id', 'one_read', 'two_read'])
    .where('id', '=', conversation)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const isOne = one_id === reader;
  const before = isOne ? one_read : two_read;
  const read = Math.max(before, Math.min(number, count));
  if (read > before) {
    await transaction
      .updateTable('conversations')
      .set(isOne ? { one_read: read } : { two_read: read })
      .where('id', '=', conversation)
      .execute();
    await notifyMembers(transaction, [reader]);
  }
  const unread = await transaction
    .selectFrom('entries')
    .select('number')
    .where('conversation_id', '=', conversation)
    .where('number', '>', read)
    .where('sender', '=', isOne ? 'two' : 'one')
    .where('event_id', 'is', null)
    .executeTakeFirst();
  if (!unread) await seeNotices(transaction, { member: reader, conversation, at });
}
