import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { inTransaction } from './transaction.ts';

/** In milliseconds: who asks more often gets the same answer again. */
const cacheMs = 5_000;

/**
 * Resolves while the database can write, and rejects where it has no room for a megabyte, or writes nothing at
 * all. A small change of a row would not show that: it often needs no new room.
 */
export function watchRoom({ database, now }: Deps): () => Promise<void> {
  let askedAt = -Infinity;
  let answer = Promise.resolve();
  return () => {
    const time = now().getTime();
    if (Math.abs(time - askedAt) >= cacheMs) {
      askedAt = time;
      answer = inTransaction(database, async transaction => {
        // What does not fit there is put into a file, which goes with the query.
        await sql`select set_config('work_mem', '64kB', true)`.execute(transaction);
        const { rows } = await sql<{ isReadOnly: string }>`
          with megabyte as materialized (select repeat(' ', 1024) from generate_series(1, 1024))
          select current_setting('transaction_read_only') as "isReadOnly", count(*) from megabyte
        `.execute(transaction);
        if (rows[0]?.isReadOnly === 'on') throw new Error('The database is read-only');
      });
    }
    return answer;
  };
}
