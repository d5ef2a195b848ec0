import { examples } from '../../api/generated/examples.ts';
import type { Handlers } from '../ground/handler.ts';
import { seeNotices } from './stored.ts';

const { seen } = examples.markSeen;

export const markSeen: Handlers['markSeen'] = {
  answer: async ({ requestId: request }, { database, now }, { session: { member } }) => {
    await seeNotices(database, { member: member.id, request, at: now() });
    return { ...seen, logReason: 'seen' };
  },
};
