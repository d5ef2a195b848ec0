import { inTransaction } from '../data/transaction.ts';
import type { Ports } from '../ports.ts';
import { ringDue } from './decide.ts';
import { lockAround, type World } from './scene.ts';

/** In milliseconds. */
const round = 10_000;

/** How many requests are looked up at once. */
const many = 100;

type Work = World & Pick<Ports, 'database' | 'wakeDelivery'>;

interface Clocks {
  /** Begins nothing new, and resolves when what is under way has ended. */
  stop: () => Promise<void>;
}

/** Ends the clocks of requests that are due, now and every ten seconds, until it is stopped. */
export function startClocks({ log, ...work }: Work & Pick<Ports, 'log'>): Clocks {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const ringUntilNoneIsDue = async () => {
    while (!stopping.signal.aborted && (await ringAll(work)));
  };
  const run = () => {
    running ??= ringUntilNoneIsDue()
      .catch((error: unknown) => log.error({ err: error }, 'The clocks could not be looked at.'))
      .finally(() => {
        running = undefined;
      });
  };
  const rounds = setInterval(run, round);
  run();
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(rounds);
      await running;
    },
  };
}

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
