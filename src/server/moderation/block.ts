import { examples } from '../../api/generated/examples.ts';
import type { Database } from '../data/tables.ts';
import { inMailingTransaction } from '../data/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../ground/handler.ts';
import { visibleTo } from '../members/member.ts';
import { lockMembers } from '../members/members.ts';
import { endRequestsOf } from '../requests/external-events.ts';
import { untell } from '../wishes/tell-wishers.ts';

interface Pair {
  blocker_id: string;
  blocked_id: string;
}

const { blocked } = examples.block;
const { unblocked, unknown, signedOut } = examples.unblock;

export const block: Handlers['block'] = {
  answer: async ({ id }, deps, { session: { member } }) =>
    withPair(deps, { id, viewer: member.id }, async (transaction, pair) => {
      await transaction
        .insertInto('blocks')
        .values({ ...pair, created_at: deps.now() })
        .onConflict(conflict => conflict.doNothing())
        .execute();
      await keepFromMails(transaction, pair);
      await untell(transaction, { owner: pair.blocker_id, wisher: pair.blocked_id });
      await untell(transaction, { owner: pair.blocked_id, wisher: pair.blocker_id });
      const between = { member: pair.blocker_id, other: pair.blocked_id };
      await endRequestsOf(transaction, between, 'member blocked', deps);
      return { ...blocked, logReason: 'blocked' };
    }),
};

/** To the one who blocks nothing is mailed any more of what the other has written; the other must not notice. */
async function keepFromMails(
  transaction: Database,
  { blocker_id: blocker, blocked_id: blocked }: Pair,
): Promise<void> {
  const pair = [blocker, blocked];
  await transaction
    .updateTable('notices')
    .set({ mail_at: null })
    .where('member_id', '=', blocker)
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
  answer: async ({ id }, deps, { session: { member } }) =>
    withPair(deps, { id, viewer: member.id }, async (transaction, pair) => {
      await transaction
        .deleteFrom('blocks')
        .where('blocker_id', '=', pair.blocker_id)
        .where('blocked_id', '=', pair.blocked_id)
        .execute();
      return { ...unblocked, logReason: 'unblocked' };
    }),
};

/** Answers for the viewer where there is no such other member to see, or the viewer has just left. */
function withPair<Done>(
  deps: Deps,
  { id, viewer }: { id: string; viewer: string },
  change: (transaction: Database, pair: Pair) => Promise<Done>,
) {
  return inMailingTransaction(deps, async transaction => {
    const areBothThere = await lockMembers(transaction, [id, viewer]);
    const other = await visibleTo(transaction, { id, viewer })
      .select('members.id')
      .where('members.id', '<>', viewer)
      .executeTakeFirst();
    if (!other) return { ...unknown, logReason: 'unknown' };
    if (!areBothThere) return { ...signedOut, logReason: 'left' };
    return change(transaction, { blocker_id: viewer, blocked_id: other.id });
  });
}
