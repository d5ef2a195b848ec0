import { examples } from '../../api/generated/examples.ts';
import type { Handlers } from '../calls/operation.ts';
import type { Database } from '../data/tables.ts';
import { inMailingTransaction } from '../data/transaction.ts';
import type { Ports } from '../ports.ts';
import { memberFate } from '../requests/fates.ts';
import { visibleTo } from './member.ts';
import { lockMembers } from './members.ts';

interface Pair {
  blocker_id: string;
  blocked_id: string;
}

const { blocked, unknown } = examples.block;
const { unblocked } = examples.unblock;

export const block: Handlers['block'] = {
  answer: async ({ id }, ports, { session: { member } }) => {
    const isDone = await withPair(ports, { id, viewer: member.id }, async (transaction, pair) => {
      await transaction
        .insertInto('blocks')
        .values({ ...pair, created_at: ports.now() })
        .onConflict(conflict => conflict.doNothing())
        .execute();
      await keepFromMails(transaction, [pair.blocker_id, pair.blocked_id]);
      const between = { member: pair.blocker_id, other: pair.blocked_id };
      await memberFate(transaction, between, 'member blocked', ports);
    });
    return isDone ? { ...blocked, cause: 'blocked' } : { ...unknown, cause: 'unknown' };
  },
};

/** Nothing is mailed any more of what the two have written to each other. */
async function keepFromMails(transaction: Database, pair: string[]): Promise<void> {
  await transaction
    .updateTable('notices')
    .set({ mail_at: null })
    .where('conversation_id', 'in', eb =>
      eb
        .selectFrom('conversations')
        .select('id')
        .where('one_id', 'in', pair)
        .where('two_id', 'in', pair),
    )
    .execute();
}

export const unblock: Handlers['unblock'] = {
  answer: async ({ id }, ports, { session: { member } }) => {
    const isDone = await withPair(ports, { id, viewer: member.id }, (transaction, pair) =>
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
  ports: Pick<Ports, 'database' | 'wakeDelivery'>,
  { id, viewer }: { id: string; viewer: string },
  change: (transaction: Database, pair: Pair) => Promise<unknown>,
): Promise<boolean> {
  return inMailingTransaction(ports, async transaction => {
    await lockMembers(transaction, [id, viewer]);
    const other = await visibleTo(transaction, { id, viewer })
      .select('members.id')
      .where('members.id', '<>', viewer)
      .executeTakeFirst();
    if (!other) return false;
    await change(transaction, { blocker_id: viewer, blocked_id: other.id });
    return true;
  });
}
