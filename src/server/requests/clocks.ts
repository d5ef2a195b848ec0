import { inTransaction } from '../data/transaction.ts';
import type { Ports } from '../ports.ts';
import { ringDue } from './decide.ts';
import { lockAround, type World } from './scene.ts';

/** How many requests are looked up at once. */
const many = 100;

type Work = World & Pick<Ports, 'database' | 'wakeDelivery'>;

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
  let hasRung = false;
  for (const { id } of due) {
    const isTaken = await inTransaction(database, async transaction => {
      const scene = await lockAround(transaction, [id], 'skip');
      if (scene) await ringDue(transaction, scene, id, work);
      return scene !== undefined;
    });
    hasRung ||= isTaken;
  }
  if (hasRung) wakeDelivery();
  return hasRung;
}
