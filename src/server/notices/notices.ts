import { anId, cursorOf, keysIn } from '../ground/cursor.ts';
import type { Handlers } from '../ground/handler.ts';
import { countsFor } from './counts.ts';
import { noticesOf, selectNotices } from './notice-of.ts';

const pageSize = 24;

export const notices: Handlers['notices'] = {
  answer: async ({ cursor }, { database }, { session: { member } }) => {
    let query = selectNotices(database, member.id)
      .orderBy('notices.id', 'desc')
      .limit(pageSize + 1);
    const [after] = keysIn(cursor, anId);
    if (after !== undefined) query = query.where('notices.id', '<', after);
    const rows = await query.execute();
    const shown = rows.slice(0, pageSize);
    const last = shown.length < rows.length ? shown.at(-1) : undefined;
    const body = {
      items: await noticesOf(database, shown, member.id),
      next: last ? cursorOf(last.id) : null,
      counts: await countsFor(database, member),
    };
    return { status: 200, body, logReason: 'shown' };
  },
};
