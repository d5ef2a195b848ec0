import type { Database } from '../data/tables.ts';

interface Seeing {
  member: string;
  /** Those of one request or conversation; without either, all. */
  request?: string | undefined;
  conversation?: string;
  at: Date;
}

/** Marks notices of a member as seen: they are not mailed any more. */
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
  await transaction
    .updateTable('notices')
    .set({ seen_at: at, mail_at: null })
    // In one order, so that no two wait for each other.
    .where('id', 'in', unseen.orderBy('id').forUpdate())
    .execute();
}
