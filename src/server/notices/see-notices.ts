import type { Database } from '../data/tables.ts';
import { notifyMembers } from '../live/streams.ts';

interface Seeing {
  member: string;
  /** Those of one request or conversation; without either, all. */
  request?: string | undefined;
  conversation?: string;
  at: Date;
}

/** Marks notices of a member as seen: they are not mailed any more, and counted in no tab. */
export async function seeNotices(
  transaction: Database,
  { member, request, conversation, at }: Seeing,
): Promise<void> {
  let unseen = transaction
    .selectFrom('notices')
    .select('id')
    .where('member_id', '=', member)
    .where('seen_at', 'is', null);
  if (request !== undefined) unseen = unseen.where('request_id', '=', request);
  if (conversation !== undefined) unseen = unseen.where('conversation_id', '=', conversation);
  const { numUpdatedRows } = await transaction
    .updateTable('notices')
    .set({ seen_at: at, mail_at: null })
    // In one order, so that no two wait for each other.
    .where('id', 'in', unseen.orderBy('id').forUpdate())
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await notifyMembers(transaction, [member]);
}
