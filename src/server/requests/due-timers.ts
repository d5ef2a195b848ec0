import { workOnEach } from '../data/due-rows.ts';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { fireDueTimers } from './apply-event.ts';
import { lockWithRivals } from './locks.ts';
import { columnsOf, stateOf } from './stored.ts';

/** How many requests are looked up at once. */
const batchSize = 100;

/**
 * Fires the timers of some requests that are due, each in a transaction of its own; what another server is at
 * is left to it. Resolves to whether any has ended.
 */
export async function fireAllDueTimers(deps: Deps): Promise<boolean> {
  const { database, now, wakeDelivery } = deps;
  const due = await database
    .selectFrom('requests')
    .select('id')
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .limit(batchSize)
    .execute();
  const hasRung = await workOnEach({
    ...deps,
    kind: 'request',
    ids: due.map(({ id }) => id),
    work: (transaction, id) => fireTimersOf(transaction, id, deps),
    postpone: (id, until) =>
      database
        .updateTable('requests')
        .set({ due_at: until })
        .where('id', '=', id)
        .where('due_at', '<=', now())
        .execute(),
  });
  if (hasRung) wakeDelivery();
  return hasRung;
}

async function fireTimersOf(transaction: Database, id: string, deps: Deps): Promise<boolean> {
  const locked = await lockWithRivals(transaction, [id], 'skip');
  if (!locked) return false;
  await fireDueTimers(transaction, locked, id, deps);
  const row = locked.requests.get(id);
  if (!row?.due_at || row.due_at > deps.now()) return true;
  // It was due without a timer, as where an event could not be applied beside another request.
  const { due_at } = columnsOf(deps.states, stateOf(row));
  await transaction.updateTable('requests').set({ due_at }).where('id', '=', id).execute();
  return true;
}
