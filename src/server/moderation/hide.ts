import { sql } from 'kysely';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { notifyMembers } from '../live/streams.ts';
import { updateRequestsFor } from '../requests/external-events.ts';

/** Takes copies out of the sight of all but their owners: what is agreed on them stays. */
export async function hideCopies(transaction: Database, ids: string[], deps: Deps): Promise<void> {
  const at = deps.now();
  const rows = await transaction
    .selectFrom('copies')
    .select(['id', 'state'])
    .where(eb => eb('id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id, state } of rows) {
    await transaction
      .updateTable('copies')
      .set(eb => ({ hidden_at: at, version: eb('version', '+', 1) }))
      .$if(state === 'offered', query => query.set({ state: 'aside', changed_at: at }))
      .where('id', '=', id)
      .execute();
  }
  await updateRequestsFor(transaction, { copies: rows.map(({ id }) => id) }, deps);
}

/** Hides all copies of the book of a copy, which nobody finds or puts on a shelf any more. */
export async function hideBook(transaction: Database, copy: string, deps: Deps): Promise<void> {
  const book = await lockBookOf(transaction, copy);
  await transaction
    .updateTable('books')
    .set({ hidden_at: deps.now() })
    .where('id', '=', book.id)
    .execute();
  const copies = await transaction
    .selectFrom('copies')
    .select('id')
    .where('book_id', '=', book.id)
    .where('hidden_at', 'is', null)
    .execute();
  await hideCopies(
    transaction,
    copies.map(({ id }) => id),
    deps,
  );
}

/** From then on no one gets another copy of it. */
export function lockBookOf(transaction: Database, copy: string) {
  return transaction
    .selectFrom('books')
    .select(['id', 'isbn', 'language', 'year', 'is_imported'])
    .where('id', '=', eb => eb.selectFrom('copies').select('book_id').where('id', '=', copy))
    .forUpdate()
    .executeTakeFirstOrThrow();
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
