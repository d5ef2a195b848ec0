import type { Deps } from '../deps.ts';
import type { Due } from '../ground/metrics.ts';
import { Overload } from '../ground/queue.ts';
import type { Database } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** In milliseconds, after which what has failed is tried again. */
const retryDelayMs = 60 * 60_000;

interface Round extends Deps {
  kind: Due;
  ids: string[];
  /** Resolves to whether there was something to do. */
  work: (transaction: Database, id: string) => Promise<boolean>;
  postpone: (id: string, until: Date) => Promise<unknown>;
}

/**
 * Works on what is due, each in a transaction of its own. What fails is logged and postponed, so that it stops
 * no other; where the database does not take even that, it rejects. Resolves to whether anything has changed.
 */
export async function workOnEach({ kind, ids, work, postpone, ...deps }: Round): Promise<boolean> {
  const { database, now, log, metrics } = deps;
  let hasChanged = false;
  for (const id of ids) {
    const isDone = await inTransaction(database, transaction => work(transaction, id)).catch(
      async (error: unknown) => {
        // Others are in the way, and the next round comes soon.
        if (error instanceof Overload) return false;
        log.error(
          { err: error, kind, id },
          'What is due has failed, and is tried again in an hour.',
        );
        metrics?.countFailure(kind);
        await postpone(id, new Date(now().getTime() + retryDelayMs));
        return true;
      },
    );
    hasChanged ||= isDone;
  }
  return hasChanged;
}
