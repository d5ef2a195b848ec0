import type { Selectable } from 'kysely';
import { examples } from '../../api/generated/examples.ts';
import type { Decision, Report } from '../../api/schemas.ts';
import type { Database, Tables } from '../data/tables.ts';
import { anId, keysIn, pageOf } from '../ground/cursor.ts';
import type { Handlers } from '../ground/handler.ts';
import { otherColumns, otherOf } from '../members/names.ts';

type Row = Selectable<Tables['reports']>;

const pageSize = 24;

const { nothing } = examples.reports;

export const reports: Handlers['reports'] = {
  refuse: (_faults, _asked, { session }) => (session.member.isModerator ? undefined : nothing),
  answer: async ({ cursor }, { database }, { session: { member } }) => {
    if (!member.isModerator) return { ...nothing, logReason: 'no moderator' };
    let query = selectOpen(database, member.id)
      .selectAll()
      .orderBy('id')
      .limit(pageSize + 1);
    const [after] = keysIn(cursor, anId);
    if (after !== undefined) query = query.where('id', '>', after);
    const page = pageOf(await query.execute(), pageSize, ({ id }) => [id]);
    const members = await membersIn(database, page.shown);
    const books = await booksIn(database, page.shown);
    const items = page.shown.map(row => ({
      id: row.id,
      reporter: members.get(row.reporter_id ?? '') ?? null,
      member: members.get(row.member_id ?? '') ?? null,
      reason: row.reason,
      ...thingOf(row),
      at: row.created_at.toISOString(),
      decisions: decisionsOn(row),
      ...bookIn(row, books),
    }));
    return { status: 200, body: { items, next: page.next }, logReason: 'shown' };
  },
};

function selectOpen(database: Database, moderator: string) {
  return (
    database
      .selectFrom('reports')
      .where('decided_at', 'is', null)
      // Who is reported does not learn by whom.
      .where('member_id', 'is distinct from', moderator)
  );
}

/** Also those whom the moderator does not see as a member. */
async function membersIn(database: Database, rows: Row[]) {
  const ids = rows.flatMap(row => [row.reporter_id, row.member_id]).filter(id => id !== null);
  const members = await database
    .selectFrom('members')
    .select(otherColumns)
    .where(eb => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
  return new Map(members.map(row => [row.id, otherOf(row)] as const));
}

function thingOf({ reported }: Row): Pick<Report, 'of' | 'title' | 'text' | 'where'> {
  if ('name' in reported) return { of: 'profile', title: reported.name, text: reported.about };
  if ('title' in reported) return { of: 'copy', title: reported.title, text: reported.note };
  return { of: 'message', title: null, ...reported };
}

/** What the books of the copies that are reported are called now, by the ids of the copies. */
async function booksIn(database: Database, rows: Row[]) {
  const ids = rows.flatMap(row => row.copy_id ?? []);
  const books = await database
    .selectFrom('copies')
    .innerJoin('books', 'books.id', 'book_id')
    .select(['copies.id', 'title', 'authors'])
    .where(eb => eb('copies.id', '=', eb.fn.any(eb.val(ids))))
    .execute();
  return new Map(books.map(({ id, ...book }) => [id, book] as const));
}

function bookIn({ copy_id: copy }: Row, books: Awaited<ReturnType<typeof booksIn>>) {
  const book = books.get(copy ?? '');
  return book && { book };
}

/** What can be decided on the book of a reported copy. */
export function bookDecisions({ copy_id: copy }: Row): Decision[] {
  return copy ? ['hide book', 'correct'] : [];
}

/** What is not there any more is not hidden. */
export function decisionsOn(row: Row): Report['decisions'] {
  return [
    'dismiss',
    ...((row.copy_id ?? row.conversation_id) ? (['hide'] as const) : []),
    ...(row.member_id ? (['suspend'] as const) : []),
  ];
}
