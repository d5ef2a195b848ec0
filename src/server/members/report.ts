import { examples } from '../../api/generated/examples.ts';
import type { Handlers } from '../calls/operation.ts';
import { inTransaction } from '../data/transaction.ts';
import { newId } from '../data/uuid.ts';
import { visibleTo } from './member.ts';
import { selfColumns, selfOf } from './self.ts';

/** In milliseconds, in which the same report counts once. */
const day = 24 * 60 * 60_000;

const { reported, unknown } = examples.report;

export const report: Handlers['report'] = {
  guessed: (_, { session }) => session.member.id,
  answer: async ({ memberId, reason }, { database, now }, { session: { member } }) =>
    inTransaction(database, async transaction => {
      // Reports of one member wait for each other, so that a repeated one finds the first.
      await transaction
        .selectFrom('members')
        .select('id')
        .where('id', '=', member.id)
        .forNoKeyUpdate()
        .execute();
      const row = await visibleTo(transaction, { id: memberId, viewer: member.id })
        .select(selfColumns)
        .forKeyShare()
        .executeTakeFirst();
      if (!row) return { ...unknown, cause: 'unknown' };
      const known = await transaction
        .selectFrom('reports')
        .select('id')
        .where('reporter_id', '=', member.id)
        .where('member_id', '=', row.id)
        .where('reason', '=', reason)
        .where('created_at', '>', new Date(now().getTime() - day))
        .executeTakeFirst();
      if (known) return { ...reported, cause: 'repeated' };
      const { name, about, languages, house } = selfOf(row);
      await transaction
        .insertInto('reports')
        .values({
          id: newId(now()),
          reporter_id: member.id,
          member_id: row.id,
          reason,
          reported: JSON.stringify({ name, about, languages, house }),
          created_at: now(),
        })
        .execute();
      return { ...reported, cause: 'reported' };
    }),
};
