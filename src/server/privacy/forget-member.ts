import { sql, type SqlBool } from 'kysely';
import type { Database } from '../data/tables.ts';
import { isNamedIn, type Whose } from './personal-data.ts';

/**
 * Leaves nothing in any table that names a member, whom the transaction has locked, and whose requests have
 * ended. Rows of others stay without the member. Copies come before requests, and these before conversations,
 * as they are locked.
 */
export async function forgetMember(transaction: Database, member: Whose): Promise<void> {
  const { id } = member;
  await transaction
    .deleteFrom('blocks')
    .where(eb => eb.or([eb('blocker_id', '=', id), eb('blocked_id', '=', id)]))
    .execute();

  await transaction.deleteFrom('wish_matches').where('member_id', '=', id).execute();
  await transaction.deleteFrom('wishes').where('member_id', '=', id).execute();
  await transaction.deleteFrom('copies').where('owner_id', '=', id).execute();

  const requests = transaction.updateTable('requests');
  await requests.set({ asker_id: null }).where('asker_id', '=', id).execute();
  await requests.set({ owner_id: null }).where('owner_id', '=', id).execute();

  const conversations = transaction.updateTable('conversations');
  await conversations.set({ one_id: null }).where('one_id', '=', id).execute();
  await conversations.set({ two_id: null }).where('two_id', '=', id).execute();

  const reports = transaction.updateTable('reports');
  await reports.set({ reporter_id: null }).where('reporter_id', '=', id).execute();
  await reports.set({ member_id: null }).where('member_id', '=', id).execute();
  await reports.set({ moderator_id: null }).where('moderator_id', '=', id).execute();

  await transaction.deleteFrom('notices').where('member_id', '=', id).execute();
  await transaction.deleteFrom('preferences').where('member_id', '=', id).execute();
  await transaction.deleteFrom('one_time_tokens').where('member_id', '=', id).execute();
  await transaction.deleteFrom('sessions').where('member_id', '=', id).execute();
  await transaction
    .deleteFrom('outbox')
    .where(sql<SqlBool>`${isNamedIn('recipient', member)} or ${isNamedIn('reply_to', member)}`)
    .execute();
  await transaction.deleteFrom('members').where('id', '=', id).execute();
}
