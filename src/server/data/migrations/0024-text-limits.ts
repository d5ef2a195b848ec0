import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** In code points, as the contract counts them. */
const limits = [
  ['members', 'email', 254],
  ['members', 'name', 60],
  ['members', 'about', 1000],
  ['books', 'title', 300],
  ['books', 'authors', 300],
  ['copies', 'note', 500],
  ['request_copies', 'title', 300],
  ['request_copies', 'authors', 300],
  ['entries', 'text', 4000],
  ['reports', 'reason', 2000],
] as const;

/** At once, of what is too long. */
const batchSize = 100;

/** Cuts what is longer than the contract lets a text be, and lets no longer one in, whichever way it comes. */
export async function limitTexts(database: Kysely<Tables>): Promise<void> {
  const decoder = new TextDecoder();
  for (const [name, column, limit] of limits) {
    const [table, text] = [sql.table(name), sql.ref(column)];
    // A database without an encoding (SQL_ASCII) would take a byte for a character.
    const bytes = sql`convert_to(${text}, 'UTF8')`;
    const length = sql`length(${bytes}, 'UTF8')`;
    for (;;) {
      const { rows } = await sql<{ place: string; start: Uint8Array }>`
        select ctid as place, substring(${bytes} from 1 for ${sql.lit(4 * limit)}) as start
        from ${table} where ${length} > ${sql.lit(limit)} limit ${sql.lit(batchSize)}`.execute(
        database,
      );
      if (rows.length === 0) break;
      for (const { place, start } of rows) {
        const cut = Array.from(decoder.decode(start)).slice(0, limit).join('');
        await sql`update ${table} set ${text} = ${cut} where ctid = ${place}::tid`.execute(
          database,
        );
      }
    }
    await sql`alter table ${table} add constraint ${sql.ref(`${name}_${column}_length`)}
      check (${length} <= ${sql.lit(limit)})`.execute(database);
  }
}
