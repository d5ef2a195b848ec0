import { AbortedTransactionError } from 'kysely';
import type { Ports } from '../ports.ts';
import type { Database } from './tables.ts';

/** The answer to a COMMIT was lost: what it was to keep may have been kept, or not. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome';
}

/**
 * Does work in one transaction. Rejects with an `UnknownOutcome` where the database may have kept it
 * all the same; after any other error it has kept nothing.
 */
export async function inTransaction<Result>(
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
  { database, wakeDelivery }: Pick<Ports, 'database' | 'wakeDelivery'>,
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
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(23|40)\w{3}$/.test(code) && code !== '40003';
}
