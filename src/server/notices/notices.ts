import { anId, keysIn, pageOf } from '../ground/cursor.ts';
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
    const { shown, next } = pageOf(await query.execute(), pageSize, ({ id }) => [id]);
    const body = {
      items: await noticesOf(database, shown, member.id),
      next,
      // For pages that were loaded before there was a call for them alone.
      counts: await countsFor(database, member),
    };
    return { status: 200, body, logReason: 'shown' };
  },
};
