import { type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from './tables.ts';

/** Rows that one statement deletes at most, so that it ends soon, and others get their turn. */
export const batchSize = 1000;

interface Some {
  table: keyof Tables;
  /** What tells its rows apart. */
  key?: string;
  /** Which of its rows are meant. */
  where: RawBuilder<unknown>;
}

/**
 * Several servers may delete at the same time: each skips what another has locked. Resolves to whether there
 * may be more.
 */
export async function deleteSome(database: Database, some: Some): Promise<boolean> {
  const rows = await deleteReturning(database, some);
  return rows.length === batchSize;
}

/** As `deleteSome`; resolves to what stood in a column of what it has deleted. */
export async function deleteReturning(
  database: Database,
  { table, key = 'id', where }: Some,
  returned = key,
): Promise<string[]> {
  const [name, column] = [sql.table(table), sql.ref(key)];
  const { rows } = await sql<{ value: string }>`delete from ${name} where ${column} = any(array(
    select ${column} from ${name} where ${where} limit ${batchSize} for update skip locked
  )) returning ${sql.ref(returned)} as value`.execute(database);
  return rows.map(({ value }) => value);
}
