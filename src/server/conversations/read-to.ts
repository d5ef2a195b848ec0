import { sql } from 'kysely';
import type { Database } from '../data/tables.ts';
import { seeNotices } from '../notices/stored.ts';

interface Reading {
  conversation: string;
  reader: string;
  number: number;
  at: Date;
}

/** Marks a conversation as read; its notices are seen once nothing is left that was not. */
export async function readTo(
  transaction: Database,
  { conversation, reader, number, at }: Reading,
): Promise<void> {
  const read = (side: 'one' | 'two') => {
    const [id, before] = [sql.ref(`${side}_id`), sql.ref<number>(`${side}_read`)];
    return sql<number>`case when ${id} = ${reader}
      then greatest(${before}, least(${number}, count)) else ${before} end`;
  };
  const { count, one_id, one_read, two_read } = await transaction
    .updateTable('conversations')
    .set({ one_read: read('one'), two_read: read('two') })
    .where('id', '=', conversation)
    .returning(['count', 'one_id', 'one_read', 'two_read'])
    .executeTakeFirstOrThrow();
  if (count > (one_id === reader ? one_read : two_read)) return;
  await seeNotices(transaction, { member: reader, conversation, at });
}
