import { examples } from '../../api/generated/examples.ts';
import { inMailingTransaction } from '../data/transaction.ts';
import { tooLong } from '../ground/field-error.ts';
import type { Handlers } from '../ground/handler.ts';
import { updateRequestsFor } from '../requests/external-events.ts';
import { tellWishers } from '../wishes/tell-wishers.ts';
import { copyOf } from './copy-of.ts';
import { full, hidden, isFull, lockOwner, ownCopy, promised } from './own-copies.ts';
import { renameCopy } from './rename-copy.ts';
import { noPrice, termsOf } from './terms.ts';

const { stale, unknown } = examples.editCopy;

export const editCopy: Handlers['editCopy'] = {
  refuse: tooLong,
  answer: async (asked, deps, { session: { member } }) => {
    const { now } = deps;
    return inMailingTransaction(deps, async transaction => {
      await lockOwner(transaction, member.id);
      const row = await ownCopy(transaction, { id: asked.id, owner: member.id, now: now() });
      if (!row) return { ...unknown, logReason: 'unknown' };
      if (row.version !== asked.version) {
        const body = { ...stale.body, current: copyOf(row, member) };
        return { status: stale.status, body, logReason: 'stale' };
      }
      const { ways = row.ways, price = row.price } = asked;
      const terms = termsOf({ ways, price });
      if (!terms) return noPrice;
      const refusal =
        asked.book && (await renameCopy(transaction, { copy: row, book: asked.book, now: now() }));
      if (refusal) return refusal;
      const { condition = row.condition, note = row.note, state = row.state } = asked;
      if (row.state === 'promised' && asked.state !== undefined) return promised;
      if (row.hidden_at && asked.state === 'offered') return hidden;
      const isBack = row.state === 'gone' && state !== 'gone';
      if (isBack && (await isFull(transaction, member.id))) return full;
      const changed = { ...terms, condition, note, state, version: row.version + 1 };
      await transaction
        .updateTable('copies')
        .set({ ...changed, ...(state !== row.state && { changed_at: now() }) })
        .where('id', '=', row.id)
        .execute();
      if (state !== row.state) {
        await updateRequestsFor(transaction, { copies: [row.id], by: member.id }, deps);
      }
      const isPutUp = state !== row.state || asked.book !== undefined;
      if (isPutUp && state === 'offered') await tellWishers(transaction, row.id, deps);
      const changedRow = await ownCopy(transaction, { id: row.id, owner: member.id, now: now() });
      return {
        status: 200,
        body: { copy: copyOf(changedRow ?? row, member) },
        logReason: 'changed',
      };
    });
  },
};
