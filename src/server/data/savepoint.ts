import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** Does a part of a transaction: where it rejects, nothing of the part is kept, and the rest may go on. */
export async function inSavepoint<Result>(
  transaction: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint part`.execute(transaction);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to savepoint part`.execute(transaction);
    throw error;
  } finally {
    await sql`release savepoint part`.execute(transaction);
  }
}
