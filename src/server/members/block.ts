import { examples } from '../../api/generated/examples.ts';
import type { Handlers } from '../calls/operation.ts';
import type { Database } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { visibleTo } from './member.ts';

interface Pair {
  blocker_id: string;
  blocked_id: string;
}

const { blocked, unknown } = examples.block;
const { unblocked } = examples.unblock;

export const block: Handlers['block'] = {
  answer: async ({ id }, { database, now }, { session: { member } }) => {
    const isDone = await withPair(database, { id, viewer: member.id }, (transaction, pair) =>
      transaction
        .insertInto('blocks')
        .values({ ...pair, created_at: now() })
        .onConflict(conflict => conflict.doNothing())
        .execute(),
    );
    return isDone ? { ...blocked, cause: 'blocked' } : { ...unknown, cause: 'unknown' };
  },
};

export const unblock: Handlers['unblock'] = {
  answer: async ({ id }, { database }, { session: { member } }) => {
    const isDone = await withPair(database, { id, viewer: member.id }, (transaction, pair) =>
      transaction
        .deleteFrom('blocks')
        .where('blocker_id', '=', pair.blocker_id)
        .where('blocked_id', '=', pair.blocked_id)
        .execute(),
    );
    return isDone ? { ...unblocked, cause: 'unblocked' } : { ...unknown, cause: 'unknown' };
  },
};

/** Resolves to false where the viewer sees no such other member. */
function withPair(
  database: Database,
  { id, viewer }: { id: string; viewer: string },
  change: (transaction: Database, pair: Pair) => Promise<unknown>,
): Promise<boolean> {
  return inTransaction(database, async transaction => {
    const other = await visibleTo(transaction, { id, viewer })
      .select('members.id')
      .where('members.id', '<>', viewer)
      // Until the transaction ends, the other cannot leave.
      .forKeyShare()
      .executeTakeFirst();
    if (!other) return false;
    await change(transaction, { blocker_id: viewer, blocked_id: other.id });
    return true;
  });
}
