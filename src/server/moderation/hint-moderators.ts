import type { Database } from '../data/tables.ts';
import { notifyMembers } from '../live/streams.ts';

/** Says to moderators that the open reports have changed, but for the one who is reported. */
export async function hintModerators(
  transaction: Database,
  reported: string | null,
): Promise<void> {
  const moderators = await transaction
    .selectFrom('members')
    .select('id')
    .where('is_moderator', '=', true)
    .where('id', 'is distinct from', reported)
    .execute();
  await notifyMembers(
    transaction,
    moderators.map(({ id }) => id),
  );
}
