import { examples } from '../../api/generated/examples.ts';
import { inMailingTransaction } from '../data/transaction.ts';
import type { Handlers } from '../ground/handler.ts';
import { updateRequestsFor } from '../requests/external-events.ts';
import { copyOf } from './copy-of.ts';
import { ownCopy, promised } from './own-copies.ts';

const { unknown } = examples.removeCopy;

export const removeCopy: Handlers['removeCopy'] = {
  answer: async ({ id }, deps, { session: { member } }) => {
    const { now } = deps;
    return inMailingTransaction(deps, async transaction => {
      const row = await ownCopy(transaction, { id, owner: member.id, now: now() });
      if (!row) return { ...unknown, logReason: 'unknown' };
      if (row.state === 'gone') {
        return { status: 200, body: { copy: copyOf(row, member) }, logReason: 'repeated' };
      }
      if (row.state === 'promised') return promised;
      const changed = { state: 'gone' as const, version: row.version + 1 };
      await transaction
        .updateTable('copies')
        .set({ ...changed, changed_at: now() })
        .where('id', '=', row.id)
        .execute();
      await updateRequestsFor(transaction, { copies: [row.id] }, deps);
      return {
        status: 200,
        body: { copy: copyOf({ ...row, ...changed }, member) },
        logReason: 'removed',
      };
    });
  },
};
