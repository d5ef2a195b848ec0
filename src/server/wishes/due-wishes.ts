import { afterWishTimer } from '../../exchange/wish.ts';
import { workOnEach } from '../data/due-rows.ts';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { notifyMembers } from '../live/streams.ts';
import { putNotice } from '../notices/stored.ts';

/** How many wishes are looked up at once. */
const batchSize = 100;

/**
 * Asks whether some wishes still hold, and ends those of which nobody has said so, each in a transaction of its own; what
 * another server is at is left to it. Resolves to whether there was any.
 */
export async function fireWishTimers(deps: Deps): Promise<boolean> {
  const { database, now, wakeDelivery } = deps;
  const due = await database
    .selectFrom('wishes')
    .select('id')
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .limit(batchSize)
    .execute();
  const hasFired = await workOnEach({
    ...deps,
    kind: 'wish',
    ids: due.map(({ id }) => id),
    work: (transaction, id) => fireWishTimer(transaction, id, deps),
    postpone: (id, until) =>
      database.updateTable('wishes').set({ due_at: until }).where('id', '=', id).execute(),
  });
  if (hasFired) wakeDelivery();
  return hasFired;
}

/** Resolves to whether the timer of a wish was due. */
export async function fireWishTimer(
  transaction: Database,
  id: string,
  deps: Deps,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('wishes')
    .innerJoin('members', 'members.id', 'member_id')
    .select(['member_id', 'state', 'due_at', 'suspended_at'])
    .where('wishes.id', '=', id)
    .forUpdate('wishes')
    .skipLocked()
    .executeTakeFirst();
  const at = deps.now().getTime();
  const next = row && afterWishTimer({ state: row.state, dueAt: row.due_at.getTime() }, at);
  if (!next) return false;
  if (next.dueAt === null) {
    await transaction.deleteFrom('wishes').where('id', '=', id).execute();
    return true;
  }
  const changed = { state: next.state, due_at: new Date(next.dueAt) };
  await transaction.updateTable('wishes').set(changed).where('id', '=', id).execute();
  if (next.state === 'asked' && !row.suspended_at) {
    const type = 'is it still wished for';
    await putNotice(transaction, { member: row.member_id, type, wish: id }, deps);
    await notifyMembers(transaction, [row.member_id]);
  }
  return true;
}
