import { CompiledQuery, type DatabaseConnection } from 'kysely';
import { Overload } from '../ground/queue.ts';
import { migrations, tooNew } from './migrations.ts';

/** A newer release has changed the tables so that this one cannot work with them, and nothing was written. */
export class PastRelease extends Overload {
  override name = 'PastRelease';
}

const begins = /^(begin|start transaction)\b/;
const ends = /^(commit|rollback)$/;

/** On its own, it is a transaction too. What begins by `with` only reads. */
const writes = /^\s*(insert|update|delete|merge)\b/i;

/** Counts of attempts, by which many calls begin, are of use to any release. */
const counts = /^(insert into|update|delete from) "rate_limits"/;

const names = Object.keys(migrations).map(name => `'${name}'`);

/**
 * Sent together with BEGIN, so that it costs no round trip. Its row would be lost behind the answer to BEGIN, so
 * it divides by zero where the release is past.
 */
const check = `select 1 / (oldest in (${names.join(', ')}))::int from compatibility`;
const divisionByZero = '22012';

/**
 * Lets a connection to PostgreSQL begin every transaction, also that of a single statement that writes more than
 * counts, by reading which release the tables are for, and rejects with a `PastRelease` where this one is past,
 * which `notice` learns first. The lock of that read (ACCESS SHARE) is kept until the transaction ends: `migrate` waits for it.
 */
export function checkRelease(notice: (error: PastRelease) => void) {
  return async (connection: DatabaseConnection): Promise<void> => {
    const execute = connection.executeQuery.bind(connection);
    const send = (sql: string) => execute(CompiledQuery.raw(sql));
    let isOpen = false;
    const begin = async (sql: string) => {
      try {
        await send(`${sql}; ${check}`);
        isOpen = true;
      } catch (error) {
        if (!hasCode(error)) throw error;
        // BEGIN itself has succeeded.
        await send('rollback');
        if (error.code !== divisionByZero) throw error;
        const past = new PastRelease(tooNew, { cause: error });
        notice(past);
        throw past;
      }
    };
    connection.executeQuery = async <Row>(...query: Parameters<typeof execute>) => {
      const [{ sql }] = query;
      if (begins.test(sql)) {
        await begin(sql);
        return { rows: [] };
      }
      if (ends.test(sql)) isOpen = false;
      if (isOpen || !writes.test(sql) || counts.test(sql)) return execute<Row>(...query);
      await begin('begin');
      try {
        const result = await execute<Row>(...query);
        await send('commit');
        return result;
      } catch (error) {
        if (hasCode(error)) await send('rollback');
        throw error;
      } finally {
        isOpen = false;
      }
    };
  };
}

/** Whether the database has answered with an error; otherwise it answers nothing any more. */
function hasCode(error: unknown): error is Error & { code: unknown } {
  return error instanceof Error && 'code' in error;
}
