import { examples } from '../../api/generated/examples.ts';
import { inTransaction } from '../data/transaction.ts';
import type { Handlers } from '../ground/handler.ts';
import { deleteSession } from './sessions.ts';

export const signOut: Handlers['signOut'] = {
  answer: async (_, { database }, { session }) => {
    const { id, member } = session;
    await inTransaction(database, transaction =>
      deleteSession(transaction, { id, memberId: member.id }),
    );
    return { ...examples.signOut.ended, logReason: 'ended', ends: true };
  },
};
