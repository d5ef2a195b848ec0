import { type Expression, sql, type SqlBool } from 'kysely';
import { cellsIn } from '../../exchange/cells.ts';
import { findSimilar, type Meaning, meaningOf } from '../books/search.ts';
import type { Database } from '../data/tables.ts';
import { pageOf } from '../ground/cursor.ts';
import type { Handlers } from '../ground/handler.ts';
import { bandOf, copyOf, selectCopies } from './copy-of.ts';
import { nearestCopies } from './nearest.ts';
import { type Position, positionIn, type ZoneCursor, zonesOf } from './paging.ts';
import { inShortRows, type Shown } from './rows.ts';
import { bookMatches, isKnownTo, isOfferedTo, type Wanted } from './visibility.ts';

const pageSize = 24;
/** Where more copies are meant, they are not all compared, but looked for zone by zone. */
const maxCompared = 3000;
/** The copies of more books are first looked for in the nearest zone, where they most often fill a page. */
const maxBooks = 1000;

interface Search extends Wanted {
  zones: ZoneCursor[];
  /** All of them, also where the first have been answered. */
  reached: ZoneCursor[];
}

interface Meant {
  q: string | undefined;
  language: string | undefined;
}

export const discover: Handlers['discover'] = {
  answer: async ({ q, language, way, within, cursor }, { database }, { session }) => {
    const viewer = session?.member;
    const after = positionIn(cursor);
    const hasPlace = Boolean(viewer?.place);
    const zones = zonesOf({ hasPlace, within, after });
    const reached = zonesOf({ hasPlace, within, after: undefined });
    const found = await find(database, { q, language }, { way, viewer, zones, reached });
    const page = pageOf(found, sizeOf(found), ({ zone, last }) => [String(zone), last]);
    const ids = page.shown.map(({ id }) => id);
    const rows = await selectCopies(database)
      .where(sql<SqlBool>`copies.id = any(${ids}::uuid[])`)
      .execute();
    const items = page.shown.flatMap(({ id, more }) =>
      rows
        .filter(row => row.id === id)
        .map(row => Object.assign(copyOf(row, viewer), more > 0 ? { more } : {})),
    );
    const body = {
      items,
      next: page.next,
      ...(viewer && q !== undefined && found.length === 0 && !after
        ? { isOwned: await hasCopyOf(database, { owner: viewer.id, q }) }
        : {}),
    };
    return { status: 200, body, logReason: 'found' };
  },
};

/** Of a page, which does not cut the row of one member in two. */
function sizeOf(found: readonly Shown[]): number {
  const next = found[pageSize];
  return next ? pageSize + 1 - next.number : pageSize;
}

async function hasCopyOf(database: Database, { owner, q }: { owner: string; q: string }) {
  const { begins, has = begins } = meaningOf(q);
  const row = await database
    .selectFrom('copies')
    .innerJoin('books', 'books.id', 'book_id')
    .select('copies.id')
    .where('owner_id', '=', owner)
    .where('state', '<>', 'gone')
    .where(has)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** More than a page, where there are more. */
async function find(database: Database, { q, language }: Meant, search: Search): Promise<Shown[]> {
  const around = (isMeant: Expression<SqlBool>, zones = search.zones) =>
    nearestCopies(database, { ...search, zones, isMeant, count: pageSize + 1 });
  if (q === undefined && language === undefined) return around(sql`true`);
  const isInLanguage = language === undefined ? sql`true` : sql`books.language = ${language}`;
  const { begins, has } = q === undefined ? { begins: sql<SqlBool>`true` } : meaningOf(q);
  const and = (isMeant: Expression<SqlBool>) => sql<SqlBool>`${isMeant} and ${isInLanguage}`;
  const meaning = { begins: and(begins), has: has && and(has) };
  const first = await copiesOf(database, meaning, { ...search, maxBooks });
  if (first.areMany) {
    const nearest = await around(bookMatches(meaning.begins), search.zones.slice(0, 1));
    if (nearest.length > pageSize) return nearest;
  }
  const { isKnown, copies } = first.areMany ? await copiesOf(database, meaning, search) : first;
  if (isKnown || q === undefined) return copies ?? around(bookMatches(meaning.begins));
  const isOffered = sql<SqlBool>`(select true from copies
    where copies.book_id = books.id and copies.state = 'offered' and ${isOfferedTo(search)} limit 1)`;
  const among = and(isOffered);
  const similar = await findSimilar(database, { text: q, among });
  if (similar.length === 0) return [];
  const isSimilar = sql<SqlBool>`books.id = any(${similar}::uuid[])`;
  const ofSimilar = { begins: isSimilar, has: undefined };
  return (await copiesOf(database, ofSimilar, search)).copies ?? around(bookMatches(isSimilar));
}

interface CopiesOf {
  /** Whether the viewer knows such a book. */
  isKnown: boolean;
  /** Whether the books are more than were to be looked at, and so their copies were not. */
  areMany: boolean;
  /** Undefined where they are too many. */
  copies: Shown[] | undefined;
}

interface Row {
  isKnown: boolean;
  areMany: boolean;
  size: number;
  found: [id: string, owner: string, cell: number | null, begins: boolean][] | null;
}

/** The copies of some books, in the order of an answer. Words inside others count where the rest fills no page. */
async function copiesOf(
  database: Database,
  { begins, has }: Meaning,
  { zones, reached, maxBooks, ...wanted }: Search & { maxBooks?: number },
): Promise<CopiesOf> {
  const place = wanted.viewer?.place;
  const reach = zones.at(-1)?.zone;
  const cells =
    place && reach
      ? reached
          .flatMap(({ zone }) => cellsIn(zone ?? 0, place))
          .toSorted(([one], [other]) => one - other)
      : undefined;
  const [firsts, lasts] = [cells?.map(([first]) => first), cells?.map(([, last]) => last)];
  // With the book in it: PGlite, without statistics, would look through all copies of these cells for each book.
  const isBetween = cells
    ? sql`(book_id, cell) between (meant.id, ${firsts?.[0]}) and (meant.id, ${lasts?.at(-1)})`
    : sql`true`;
  const isNear = cells
    ? sql`cell <= (${lasts}::int[])[width_bucket(cell, ${firsts}::int[])]`
    : sql`true`;
  const meant = has
    ? sql`select id, ${begins} as begins from books where ${has} order by begins desc`
    : sql`select id, true as begins from books where ${begins}`;
  const areMany = maxBooks
    ? sql`exists (select from meant where begins offset ${maxBooks})`
    : sql`false`;
  const { rows } = await sql<Row>`
    with meant as materialized (${meant}),
    many as materialized (select ${areMany} as "areMany"),
    known as materialized (
      select there.*, begins from meant cross join lateral
        (select id, owner_id, ways, cell from copies
          where book_id = meant.id and state = 'offered' and ${isBetween} offset 0) as there
      where not (select "areMany" from many)
      limit ${maxCompared + 1})
    select exists (select from meant join books using (id) where ${isKnownTo(wanted.viewer)}) as "isKnown", "areMany", size,
      (select json_agg(json_build_array(id, owner_id, cell, begins) order by id desc) from known as copies
        where size <= ${maxCompared} and ${isNear} and ${isOfferedTo(wanted)}) as found
    from many, (select count(*) filter (where begins)::int as size from known) as counted`.execute(
    database,
  );
  const [{ size, found, ...about } = { isKnown: false, areMany: false, size: 0, found: null }] =
    rows;
  if (about.areMany || size > maxCompared) return { ...about, copies: undefined };
  const all = (found ?? []).map(([id, owner, cell, begins]) => ({
    id,
    owner: wanted.viewer ? owner : null,
    zone: bandOf(cell, place),
    begins,
  }));
  const isReached = ({ zone }: Position) => reached.some(one => one.zone === zone);
  const begun = all.filter(one => one.begins);
  const copies = begun.filter(isReached).length < pageSize ? all : begun;
  const shown = zones
    .flatMap(({ zone, before }) => copies.filter(copy => copy.zone === zone && copy.id < before))
    .map((copy, rank) => Object.assign(copy, { rank }));
  return { ...about, copies: inShortRows(shown, pageSize + 1) };
}
