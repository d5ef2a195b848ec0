import { examples } from '../../api/generated/examples.ts';
import type { Handlers } from '../calls/operation.ts';
import { copyOf, selectCopies } from './copy-of.ts';
import { isOfferedTo } from './wanted.ts';

const { unknown } = examples.copy;

export const copy: Handlers['copy'] = {
  // Who follows half a link reads of the copy, not of a request.
  refuse: () => unknown,
  answer: async ({ id }, { database }, { session }) => {
    const viewer = session?.member;
    const isOffered = isOfferedTo(viewer);
    const row = await selectCopies(database)
      .where('copies.id', '=', id)
      .where('copies.state', '<>', 'gone')
      .where(eb => (viewer ? eb.or([eb('copies.owner_id', '=', viewer.id), isOffered]) : isOffered))
      .executeTakeFirst();
    if (!row) return { ...unknown, cause: 'unknown' };
    return { status: 200, body: { copy: copyOf(row, viewer), requestId: null }, cause: 'shown' };
  },
};
