import { examples } from '../../api/generated/examples.ts';
import { dayMs } from '../../exchange/request-timers.ts';
import { forgetBooks } from '../books/known-books.ts';
import type { Database } from '../data/tables.ts';
import { inMailingTransaction } from '../data/transaction.ts';
import type { Deps } from '../deps.ts';
import { atField } from '../ground/field-error.ts';
import type { Handlers } from '../ground/handler.ts';
import { streamOf } from '../ground/pieces.ts';
import { left } from '../mail/mails.ts';
import { putMail } from '../mail/outbox.ts';
import { isPassword, noPassword } from '../members/passwords.ts';
import { endRequestsOf } from '../requests/external-events.ts';
import { exportOf } from './export.ts';
import { forgetMember } from './forget-member.ts';

const { wrong } = examples.exportData;
const { deleted } = examples.deleteAccount;

export const exportData: Handlers['exportData'] = {
  rateLimitKey: (_, { session }) => session.member.id,
  answer: async ({ password }, { database, now, limits }, { session: { member } }) => {
    const hash = await hashOf(database, member.id);
    if (!(await isPassword(password, hash)))
      return { ...atField(wrong, 'password'), logReason: 'wrong' };
    await limits.count(database, 'exports', { member: member.id });
    const text = exportOf({ database, member, exportedAt: now() });
    return { status: 200, body: streamOf(text), logReason: 'exported' };
  },
};

export const deleteAccount: Handlers['deleteAccount'] = {
  rateLimitKey: (_, { session }) => session.member.id,
  answer: async ({ password }, deps, { session: { member } }) => {
    const hash = await hashOf(deps.database, member.id);
    if (!(await isPassword(password, hash)))
      return { ...atField(wrong, 'password'), logReason: 'wrong' };
    const isGone = await inMailingTransaction(deps, async transaction => {
      const row = await transaction
        .selectFrom('members')
        .select(['id', 'name', 'email', 'password_hash as hash'])
        .where('id', '=', member.id)
        // Not more: who acts in a request of the member gives the member a notice, and has locked the request.
        .forNoKeyUpdate()
        .executeTakeFirst();
      // Another call may have changed the password since it was checked, or deleted the member.
      if (row && row.hash !== hash) return false;
      if (!row) return true;
      const copies = await transaction
        .selectFrom('copies')
        .select('book_id')
        .where('owner_id', '=', row.id)
        .execute();
      await endRequestsOf(transaction, { member: row.id }, 'member left', deps);
      await forgetMember(transaction, row);
      await mailFarewell(transaction, row, deps);
      await forgetBooks(
        transaction,
        copies.map(({ book_id: id }) => id),
      );
      return true;
    });
    if (!isGone) return { ...atField(wrong, 'password'), logReason: 'wrong' };
    return { ...deleted, logReason: 'deleted', ends: true };
  },
};

/** Its address is kept until it has left, a week at most. */
function mailFarewell(
  transaction: Database,
  { name, email: to }: { name: string; email: string },
  { now, siteOrigin }: Pick<Deps, 'now' | 'siteOrigin'>,
): Promise<void> {
  const sentAt = now();
  const expiresAt = new Date(sentAt.getTime() + 7 * dayMs);
  return putMail(transaction, {
    ...left({ name, siteOrigin: siteOrigin() }),
    to,
    sentAt,
    expiresAt,
  });
}

async function hashOf(database: Database, id: string): Promise<string> {
  const row = await database
    .selectFrom('members')
    .select('password_hash as hash')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.hash ?? noPassword;
}
