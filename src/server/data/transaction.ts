import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AbortedTransactionError } from 'kysely';
import type { Deps } from '../deps.ts';
import { Overload } from '../ground/queue.ts';
import type { Database } from './tables.ts';

/** The answer to a COMMIT was lost: what it was to keep may have been kept, or not. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome';
}

/** In milliseconds, in which work that others were in the way of begins anew. */
const timeoutMs = 5_000;

/**
 * Does work in one transaction. Rejects with an `UnknownOutcome` where the database may have kept it
 * all the same; after any other error it has kept nothing. Where others were in the way, the work is done anew,
 * so it does nothing but ask its transaction; where they still are after some seconds, it is an `Overload`.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await once(database, work);
    } catch (error) {
      if (!isInTheWay(error)) throw error;
      if (performance.now() > end) throw new Overload('Others are in the way', { cause: error });
      await wait(randomInt(10, 100));
    }
  }
}

async function once<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  let isCommitting = false;
  try {
    return await database.transaction().execute(async transaction => {
      const result = await work(transaction);
      isCommitting = true;
      return result;
    });
  } catch (error) {
    if (!isCommitting || isRefusal(error)) throw error;
    throw new UnknownOutcome('The answer to COMMIT was lost', { cause: error });
  }
}

/** As `inTransaction`; mails that were put into it leave at once. */
export async function inMailingTransaction<Result>(
  { database, wakeDelivery }: Deps,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const result = await inTransaction(database, work);
  wakeDelivery();
  return result;
}

/**
 * Whether the database has said that it keeps nothing: it has rolled back, for a constraint (class
 * 23) or a conflict (class 40, but 40003 is 'statement completion unknown'; PostgreSQL, appendix A).
 */
function isRefusal(error: unknown): boolean {
  if (error instanceof AbortedTransactionError) return true;
  return /^(23|40)\w{3}$/.test(codeOf(error)) && codeOf(error) !== '40003';
}

/**
 * Whether the database has ended something because of what others do at the same time: they conflict (40001), they
 * wait for each other (40P01), or a lock (55P03) or a statement (57014) has taken too long.
 */
export function isInTheWay(error: unknown): boolean {
  return ['40001', '40P01', '55P03', '57014'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
