import { workOnEach } from '../data/due-rows.ts';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { ringDue } from './decide.ts';
import { lockAround, type World } from './locks.ts';
import { columnsOf, lifeOf } from './stored.ts';

/** How many requests are looked up at once. */
const many = 100;

type Work = World & Pick<Deps, 'database' | 'wakeDelivery'>;

/**
 * Ends the clocks of some requests that are due, each in a transaction of its own; what another server is at
 * is left to it. Resolves to whether any has ended.
 */
export async function ringAll(work: Work): Promise<boolean> {
  const { database, now, wakeDelivery } = work;
  const due = await database
    .selectFrom('requests')
    .select('id')
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .limit(many)
    .execute();
  const hasRung = await workOnEach({
    ...work,
    kind: 'request',
    ids: due.map(({ id }) => id),
    work: (transaction, id) => ringOne(transaction, id, work),
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

async function ringOne(transaction: Database, id: string, world: World): Promise<boolean> {
  const scene = await lockAround(transaction, [id], 'skip');
  if (!scene) return false;
  await ringDue(transaction, scene, id, world);
  const row = scene.requests.get(id);
  if (!row?.due_at || row.due_at > world.now()) return true;
  // It was due without a clock, as where it could not be decided beside another one.
  const { due_at } = columnsOf(world.chart, lifeOf(row));
  await transaction.updateTable('requests').set({ due_at }).where('id', '=', id).execute();
  return true;
}
