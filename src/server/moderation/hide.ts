import { sql } from 'kysely';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { notifyMembers } from '../live/streams.ts';
import { updateRequestsFor } from '../requests/external-events.ts';

/** Takes a copy of a locked member out of the sight of all others: what is agreed on it stays. */
export async function hideCopy(transaction: Database, id: string, deps: Deps): Promise<void> {
  const at = deps.now();
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
  await updateRequestsFor(transaction, { copies: [id] }, deps);
}

interface Place {
  conversation: string;
  number: number;
}

/** Empties a message, or what was written with an act and the place that it proposes, for both. */
export async function removeMessage(
  transaction: Database,
  { conversation, number }: Place,
): Promise<void> {
  const event = await transaction
    .selectFrom('entries')
    .innerJoin('request_events', 'request_events.id', 'event_id')
    .select(['request_id', 'details'])
    .where('conversation_id', '=', conversation)
    .where('number', '=', number)
    .executeTakeFirst();
  if (event?.details.where) await removePlace(transaction, event.request_id, event.details.where);
  await transaction
    .updateTable('entries')
    .set({ text: null, digest: null })
    .where('conversation_id', '=', conversation)
    .where('number', '=', number)
    .execute();
  await transaction
    .updateTable('request_events')
    .from('entries')
    .set({
      details: sql`details - 'text' || case when jsonb_exists(details, 'where')
      then '{"where": ""}'::jsonb else '{}' end`,
    })
    .whereRef('event_id', '=', 'request_events.id')
    .where('conversation_id', '=', conversation)
    .where('number', '=', number)
    .execute();
  const { one_id, two_id } = await transaction
    .selectFrom('conversations')
    .select(['one_id', 'two_id'])
    .where('id', '=', conversation)
    .executeTakeFirstOrThrow();
  await notifyMembers(transaction, [one_id, two_id]);
}

/** Empties a place in what a request remembers. Who has seen it has not seen what is left. */
async function removePlace(transaction: Database, request: string, where: string): Promise<void> {
  const { facts } = await transaction
    .selectFrom('requests')
    .select('facts')
    .where('id', '=', request)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const without = <Meeting extends { where: string }>(meeting: Meeting | null) =>
    meeting?.where === where ? { ...meeting, where: '' } : meeting;
  const [proposal, meeting] = [without(facts.proposal), without(facts.meeting)];
  if (proposal === facts.proposal && meeting === facts.meeting) return;
  await transaction
    .updateTable('requests')
    .set(eb => ({
      facts: JSON.stringify({ ...facts, proposal, meeting }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', request)
    .execute();
}
