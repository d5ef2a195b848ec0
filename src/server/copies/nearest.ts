import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { bands, cellsIn, type Place, type Stretch } from '../../exchange/cells.ts';
import type { Database } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import type { Zone, ZoneCursor } from './paging.ts';
import { type Found, inShortRows, type Shown } from './rows.ts';
import { isOfferedTo, type Wanted } from './visibility.ts';

/** A zone of so many copies is looked through at once. */
const smallZone = 2000;
/** Of a larger one, its copies among so many of the newest anywhere are: most often, they fill a page. */
const maxNewest = 50_000;

interface Search extends Wanted {
  /** Asked of each copy. */
  isMeant: Expression<SqlBool>;
  zones: ZoneCursor[];
  count: number;
}

/** The first copies of the nearest zones. */
export function nearestCopies(database: Database, { zones, ...search }: Search): Promise<Shown[]> {
  return inTransaction(database, async transaction => {
    // PostgreSQL cannot know how many copies are in some cells, and PGlite has no statistics at all.
    const off = ['enable_seqscan', 'enable_bitmapscan', 'jit'];
    await sql`select set_config(name, 'off', true) from unnest(${off}::text[]) as name`.execute(
      transaction,
    );
    const shown: Shown[] = [];
    for (const zone of zones) {
      const count = search.count - shown.length;
      if (count === 0) break;
      shown.push(...inShortRows(await findIn(transaction, zone, { ...search, count }), count));
    }
    return shown;
  });
}

async function findIn(
  transaction: Database,
  { zone, before }: ZoneCursor,
  { isMeant, count, ...wanted }: Omit<Search, 'zones'>,
): Promise<Found[]> {
  const place = wanted.viewer?.place;
  // PostgreSQL would ask for the owner of each copy first.
  const isWanted = sql<SqlBool>`case when ${isMeant} then ${isOfferedTo(wanted)} end`;
  // Of a long row the first are read, and the last.
  const most = wanted.viewer ? Math.ceil((count * 4) / 3) : count;
  const firstOf = (copies: RawBuilder<unknown>) =>
    wanted.viewer
      ? sql`select id, zone, owner, rank from (
          select id, ${zone}::int as zone, owner_id as owner, (row_number() over newest)::int as rank, (
            lag(owner_id, 3) over newest = owner_id and lag(owner_id, 2) over newest = owner_id
            and lag(owner_id) over newest = owner_id and lead(owner_id) over newest = owner_id
          ) is true as is_within
          from (${copies}) as copies where ${isWanted} window newest as (order by id desc)
        ) as ranked where not is_within order by id desc limit ${most}`
      : sql`select id, ${zone}::int as zone, null as owner, 0 as rank from (${copies}) as copies
          where ${isWanted} order by id desc limit ${most}`;
  const take = async (copies: RawBuilder<unknown>) => {
    return (await sql<Found>`${firstOf(copies)}`.execute(transaction)).rows;
  };
  if (!place) return take(newestBefore(before, null));
  const all = allIn(zone, place, before);
  const { rows } = await sql<{ size: number; found: Found[] | null }>`
    with known as materialized (${all} limit ${smallZone + 1})
    select size, (select json_agg(found) from
      (${firstOf(sql`select * from known where size <= ${smallZone} order by id desc offset 0`)}) as found) as found
    from (select count(*)::int as size from known) as counted`.execute(transaction);
  if (rows.every(({ size }) => size <= smallZone)) {
    return rows.flatMap(({ found }) => found ?? []);
  }
  const some = await take(newestIn(zone, place, before));
  return some.length === most ? some : take(all);
}

const columns = sql`id, owner_id, book_id, ways, cell`;

function newestBefore(before: string, most: number | null): RawBuilder<unknown> {
  return sql`select ${columns} from copies
    where state = 'offered' and id < ${before} order by id desc limit ${most}`;
}

function newestIn(zone: Zone, place: Place, before: string): RawBuilder<unknown> {
  const cells = (zone ? [zone] : bands).flatMap(band => cellsIn(band, place)).flatMap(numbersOf);
  const isNear = sql`cell = any(${cells}::int[])`;
  const isIn = zone === null ? sql`cell is null` : zone ? isNear : sql`not ${isNear}`;
  return sql`select * from (${newestBefore(before, maxNewest)}) as newest where ${isIn}`;
}

function allIn(zone: Zone, place: Place, before: string): RawBuilder<unknown> {
  const isOffered = sql`state = 'offered' and id < ${before}`;
  if (zone === null) return sql`select ${columns} from copies where cell is null and ${isOffered}`;
  const cells = cellsIn(zone, place);
  return sql`select there.*
    from unnest(${cells.map(([first]) => first)}::int[], ${cells.map(([, last]) => last)}::int[])
      as stretch (first, last)
    cross join lateral
      (select ${columns} from copies
        where cell between first and last and ${isOffered} offset 0) as there`;
}

function numbersOf([first, last]: Stretch): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
