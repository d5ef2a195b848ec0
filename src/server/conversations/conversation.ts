import { examples } from '../../api/generated/examples.ts';
import { cursorOf, keysIn } from '../ground/cursor.ts';
import type { Handlers } from '../ground/handler.ts';
import { conversationNamed } from './conversation-of.ts';
import { entryOf, selectEntries } from './entry-of.ts';

const pageSize = 50;

const { unknown } = examples.conversation;

export const conversation: Handlers['conversation'] = {
  // A member who follows half a link reads of the other member, not of a call.
  refuse: faults =>
    faults.some(({ instancePath }) => instancePath === '/id') ? unknown : undefined,
  answer: async ({ id, cursor }, { database }, { session: { member } }) => {
    const viewer = member.id;
    const found = await conversationNamed(database, { id, viewer });
    if (!found) return { ...unknown, logReason: 'unknown' };
    const { row, shape } = found;
    const [before] = keysIn(cursor, String.raw`\d{1,9}`);
    if (!row) {
      return {
        status: 200,
        body: { conversation: shape, items: [], next: null },
        logReason: 'empty',
      };
    }
    const rows = await selectEntries(database)
      .where('entries.conversation_id', '=', row.id)
      .where('entries.number', '<', Number(before ?? row.count + 1))
      .orderBy('entries.number', 'desc')
      .limit(pageSize)
      .execute();
    const reader = { viewer, side: row.side, hasOther: shape.other !== null };
    const items = rows.map(entry => entryOf(entry, reader));
    const oldest = items.at(-1)?.number ?? 1;
    const next = oldest > 1 ? cursorOf(oldest) : null;
    return { status: 200, body: { conversation: shape, items, next }, logReason: 'shown' };
  },
};
