import { examples } from '../../api/generated/examples.ts';
import type { Handlers } from '../ground/handler.ts';
import { oneRequest } from './request-of.ts';
import { ownRequest } from './stored.ts';

const { unknown } = examples.request;

export const request: Handlers['request'] = {
  // A member who follows half a link reads of the request, not of a call.
  refuse: () => unknown,
  answer: async ({ id }, deps, { session: { member } }) => {
    const { database } = deps;
    const row = await ownRequest(database, id, member.id);
    if (!row) return { ...unknown, logReason: 'unknown' };
    const body = await oneRequest(database, row, member.id, deps);
    return { status: 200, body, logReason: 'shown' };
  },
};
