import { examples } from '../../api/generated/examples.ts';
import type { Handlers } from '../calls/operation.ts';
import { endSession } from './sessions.ts';

export const signOut: Handlers['signOut'] = {
  answer: async (_, { database }, { session }) => {
    await endSession(database, session.id);
    return { ...examples.signOut.ended, cause: 'ended', ends: true };
  },
};
