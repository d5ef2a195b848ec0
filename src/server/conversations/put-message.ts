import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { notifyMembers } from '../live/streams.ts';
import { putNotice } from '../notices/stored.ts';
import { readTo } from './read-to.ts';
import { conversationOf, putEntry } from './stored.ts';

interface NewMessage {
  from: string;
  to: string;
  key: string;
  /** Of what was asked, where it can be asked again. */
  digest?: string | null;
  text: string;
}

/** Writes a message of one of two locked members to the other. Resolves to where it stands. */
export async function putMessage(
  transaction: Database,
  { from, to, key, digest = null, text }: NewMessage,
  deps: Deps,
): Promise<{ conversation: string; number: number }> {
  const at = deps.now();
  const conversation = await conversationOf(transaction, { pair: [from, to], at });
  const number = await putEntry(transaction, { conversation, by: from, key, digest, text, at });
  // Who answers has read what was there.
  await readTo(transaction, { conversation, reader: from, number, at });
  const unseen = await transaction
    .selectFrom('notices')
    .select('id')
    .where('conversation_id', '=', conversation)
    .where('member_id', '=', to)
    .where('seen_at', 'is', null)
    .executeTakeFirst();
  await notifyMembers(transaction, [from, to]);
  if (!unseen) {
    // It takes the place of the one before, lest a long talk fills the list.
    await transaction
      .deleteFrom('notices')
      .where('conversation_id', '=', conversation)
      .where('member_id', '=', to)
      .execute();
    await putNotice(transaction, { member: to, type: 'message', conversation }, deps);
  }
  return { conversation, number };
}
