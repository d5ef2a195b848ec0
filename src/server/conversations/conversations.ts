import type { Database } from '../data/tables.ts';
import { isChangedBefore, pageOf } from '../ground/cursor.ts';
import type { Handlers } from '../ground/handler.ts';
import { othersOf } from '../members/member.ts';
import { selectConversations, shapeOf } from './conversation-of.ts';
import { entryOf, selectEntries } from './entry-of.ts';

const pageSize = 24;

export const conversations: Handlers['conversations'] = {
  answer: async ({ cursor }, { database }, { session: { member } }) => {
    const viewer = member.id;
    const rows = await selectConversations(database, viewer)
      .where(isChangedBefore(cursor))
      .orderBy('changed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize + 1)
      .execute();
    const { shown, next } = pageOf(rows, pageSize, ({ changed_at: at, id }) => [at.getTime(), id]);
    const members = shown.map(({ other_id: id }) => id);
    const others = await othersOf(database, members, viewer);
    const ids = shown.map(({ id }) => id);
    const lasts = await lastEntries(database, ids);
    const gone = shown.filter(({ other_id: id }) => !others.has(id ?? ''));
    const titles = await lastTitles(
      database,
      gone.map(({ id }) => id),
    );
    const items = shown.flatMap(row => {
      const shape = shapeOf(row, others);
      const reader = { viewer, side: row.side, hasOther: shape.other !== null };
      const last = lasts.find(({ conversation_id: of }) => of === row.id);
      const title = titles.get(row.id);
      return last ? [{ ...shape, last: entryOf(last, reader), ...(title && { title }) }] : [];
    });
    return { status: 200, body: { items, next }, logReason: 'shown' };
  },
};

function lastEntries(database: Database, conversations: string[]) {
  return selectEntries(database)
    .innerJoin('conversations', join =>
      join
        .onRef('conversations.id', '=', 'entries.conversation_id')
        .onRef('conversations.count', '=', 'entries.number'),
    )
    .where(eb => eb('conversations.id', '=', eb.fn.any(eb.val(conversations))))
    .execute();
}

/** By conversation, the title that was asked for last: by it one who has left is known. */
async function lastTitles(database: Database, conversations: string[]) {
  const rows = await selectEntries(database)
    .where('type', '=', 'asked')
    .where(eb => eb('entries.conversation_id', '=', eb.fn.any(eb.val(conversations))))
    .orderBy('entries.number')
    .execute();
  return new Map(rows.map(({ conversation_id: id, title }) => [id, title ?? ''] as const));
}
