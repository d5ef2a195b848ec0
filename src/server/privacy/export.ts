import { type RawBuilder, sql } from 'kysely';
import { isReadableBy } from '../copies/visibility.ts';
import { pageSize, pagesOf } from '../data/pages.ts';
import type { Database } from '../data/tables.ts';
import { isVisibleTo } from '../members/member.ts';
import { eventsKnownTo } from '../requests/event-of.ts';
import { data, isNamedIn, type Whose } from './personal-data.ts';

/** Some rows of a table at a time. */
type Pages = AsyncGenerator<object[]>;

interface Source {
  database: Database;
  member: Whose;
}

interface Table {
  name: string;
  owners: string[];
  key: string;
  /** Those that are exported. */
  columns: string[];
}

/**
 * All that is kept of a member, as the text of an `Export`. It is read while the text is taken, a page in a
 * query: no connection and little memory waits for a slow reader.
 */
export async function* exportOf({
  exportedAt,
  ...source
}: Source & { exportedAt: Date }): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"data":{"books":[`;
  yield* textOf(booksOf(source));
  for (const table of tables) {
    yield `],"${table.name}":[`;
    yield* textOf(rowsOf(source, table));
  }
  yield ']}}';
}

async function* textOf(pages: Pages): AsyncGenerator<string> {
  let comma = '';
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield comma + rows.map(row => JSON.stringify(row)).join(',');
    comma = ',';
  }
}

const tables = Object.entries(data).flatMap(([name, { owner = [], key, columns }]): Table[] => {
  const exported = Object.entries(columns).filter(([, use]) => use === 'exported');
  return key
    ? [{ name, owners: [owner].flat(), key, columns: exported.map(([column]) => column) }]
    : [];
});

async function* rowsOf(source: Source, table: Table): Pages {
  const [owner = ''] = table.owners;
  const parents = tables.find(({ name }) => name === parentOf[owner]);
  if (!parents) yield* ownRows(source, table);
  else {
    for (const parent of await keysOf(source, parents)) yield* rowsUnder(source, table, parent);
  }
}

/** Of what is owned by a request or a conversation: the table of these. */
const parentOf: Record<string, string> = {
  request_id: 'requests',
  conversation_id: 'conversations',
};

/** The keys are read first: in their order PostgreSQL might look through the rows of all members. */
async function* ownRows(source: Source, table: Table): Pages {
  const keys = await keysOf(source, table);
  for (let start = 0; start < keys.length; start += pageSize) {
    const part = keys.slice(start, start + pageSize);
    const key = sql.ref(table.key);
    const query = sql<object>`select ${columnsOf(source, table)} from ${sql.table(table.name)}
      where ${key} = any(${part}) and ${isOwn(source, table)} order by ${key}`;
    yield (await query.execute(source.database)).rows;
  }
}

function rowsUnder(source: Source, table: Table, parent: string): Pages {
  const { database, member } = source;
  // As they are kept, they say whether a block has ended a request.
  if (table.name === 'request_events') return eventsKnownTo(database, parent, member.id);
  const [owner = ''] = table.owners;
  const key = sql.ref(table.key);
  return pagesOf(async (last: Record<string, unknown> | undefined) => {
    const query = sql<Record<string, unknown>>`select ${columnsOf(source, table)}
      from ${sql.table(table.name)}
      where ${sql.ref(owner)} = ${parent} and ${key} > ${last?.[table.key] ?? -1}
      order by ${key} limit ${pageSize}`;
    return (await query.execute(database)).rows;
  });
}

/** Many members may have a copy of one. */
async function* booksOf({ database, member }: Source): Pages {
  const own = await database
    .selectFrom('copies')
    .select('book_id')
    .distinct()
    .where('owner_id', '=', member.id)
    .execute();
  for (let start = 0; start < own.length; start += pageSize) {
    const part = own.slice(start, start + pageSize).map(({ book_id: id }) => id);
    yield await database
      .selectFrom('books')
      .select(['id', 'isbn', 'title', 'authors', 'language', 'year'])
      .where('id', 'in', part)
      .execute();
  }
}

async function keysOf(source: Source, table: Table): Promise<string[]> {
  const key = sql.ref(table.key);
  const { rows } = await sql<{ key: string }>`select ${key} as key from ${sql.table(table.name)}
    where ${isOwn(source, table)} order by ${key}`.execute(source.database);
  return rows.map(row => row.key);
}

function isOwn({ member }: Source, { owners }: Table) {
  return sql`(${sql.join(
    owners.map(column => isNamedIn(column, member)),
    sql` or `,
  )})`;
}

function columnsOf({ member }: Source, { name, owners, columns }: Table) {
  return sql.join(
    columns.map(column => {
      const own = sql.ref(column);
      // The other one may have blocked the member, which must look like absence.
      const isOfTwo = owners.length > 1 && owners.includes(column);
      if (isOfTwo) return sql`case when ${own} = ${member.id} then ${own} end as ${own}`;
      const seen = whereSeen[`${name}.${column}`];
      return seen ? sql`(${seen(member)}) as ${own}` : own;
    }),
  );
}

const copySeen = (member: Whose) =>
  sql`select id from copies where id = copy_id and ${isReadableBy(member)}`;

/** Of columns that say something of another member: what they say where the member can see that. */
const whereSeen: Record<string, (member: Whose) => RawBuilder<unknown>> = {
  'request_copies.copy_id': copySeen,
  'reports.copy_id': copySeen,
  'notices.copy_id': copySeen,
  'reports.member_id': ({ id }) =>
    sql`select id from members where id = member_id and ${isVisibleTo(id)}`,
  'conversations.one_read': ({ id }) => sql`case when one_id = ${id} then one_read end`,
  'conversations.two_read': ({ id }) => sql`case when two_id = ${id} then two_read end`,
};
