import { examples } from '../../api/generated/examples.ts';
import { inTransaction } from '../data/transaction.ts';
import type { Handlers } from '../ground/handler.ts';
import { conversationNamed } from './conversation-of.ts';
import { readTo } from './read-to.ts';

const { read, unknown } = examples.markRead;

export const markRead: Handlers['markRead'] = {
  answer: async ({ id, number }, { database, now }, { session: { member } }) => {
    const isKnown = await inTransaction(database, async transaction => {
      const found = await conversationNamed(transaction, { id, viewer: member.id });
      const conversation = found?.row?.id;
      if (conversation) {
        await readTo(transaction, { conversation, reader: member.id, number, at: now() });
      }
      return found !== undefined;
    });
    return isKnown ? { ...read, logReason: 'read' } : { ...unknown, logReason: 'unknown' };
  },
};
