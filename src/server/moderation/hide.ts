import { sql } from 'kysely';
import type { Database } from '../data/tables.ts';
import { putHints } from '../live/streams.ts';
import { copiesChanged } from '../requests/external-events.ts';
import type { World } from '../requests/locks.ts';

/** Takes a copy of a locked member out of the sight of all others: what is agreed on it stays. */
export async function hideCopy(transaction: Database, id: string, world: World): Promise<void> {
  const at = world.now();
  const { state } = await transaction
    .selectFrom('copies')
    .select('state')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('copies')
    .set(eb => ({ hidden_at: at, version: eb('version', '+', 1) }))
    .$if(state === 'offered', query => query.set({ state: 'aside', changed_at: at }))
    .where('id', '=', id)
    .execute();
  await copiesChanged(transaction, { copies: [id] }, world);
}

interface Place {
  conversation: string;
  number: number;
}

/** Empties a message, or what was written with an act, for both. */
export async function removeMessage(
  transaction: Database,
  { conversation, number }: Place,
): Promise<void> {
  await transaction
    .updateTable('entries')
    .set({ text: null, digest: null })
    .where('conversation_id', '=', conversation)
    .where('number', '=', number)
    .execute();
  await transaction
    .updateTable('request_events')
    .from('entries')
    .set({ details: sql`details - 'text'` })
    .whereRef('event_id', '=', 'request_events.id')
    .where('conversation_id', '=', conversation)
    .where('number', '=', number)
    .execute();
  const { one_id, two_id } = await transaction
    .selectFrom('conversations')
    .select(['one_id', 'two_id'])
    .where('id', '=', conversation)
    .executeTakeFirstOrThrow();
  await putHints(transaction, [one_id, two_id]);
}
