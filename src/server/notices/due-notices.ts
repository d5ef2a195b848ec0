import { workOnEach } from '../data/due-rows.ts';
import type { Database } from '../data/tables.ts';
import type { Ports } from '../ports.ts';
import { mailOn, type World } from './letters.ts';

/** How many members are written to at once. */
const many = 100;

type Work = World & Pick<Ports, 'database' | 'wakeDelivery' | 'log' | 'metrics'>;

/**
 * Writes to some members on their notices that are due, each in one mail and a transaction of its own; what
 * another server is at is left to it. Resolves to whether it has written any.
 */
export async function mailNotices(work: Work): Promise<boolean> {
  const { database, now, wakeDelivery } = work;
  const due = await database
    .selectFrom('notices')
    .select('member_id as member')
    .distinct()
    .where('mail_at', '<=', now())
    .limit(many)
    .execute();
  const hasWritten = await workOnEach({
    ...work,
    kind: 'notices of a member',
    ids: due.map(({ member }) => member),
    work: (transaction, member) => writeTo(transaction, member, work),
    postpone: (member, until) =>
      database
        .updateTable('notices')
        .set({ mail_at: until })
        .where('member_id', '=', member)
        .where('mail_at', '<=', now())
        .execute(),
  });
  if (hasWritten) wakeDelivery();
  return hasWritten;
}

async function writeTo(transaction: Database, member: string, world: World): Promise<boolean> {
  const isTaken = await transaction
    .selectFrom('members')
    .select('id')
    .where('id', '=', member)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!isTaken) return false;
  const rows = await transaction
    .selectFrom('notices')
    .select('id')
    .where('member_id', '=', member)
    .where('mail_at', '<=', world.now())
    .orderBy('id')
    .forUpdate()
    .execute();
  const notices = rows.map(({ id }) => id);
  if (notices.length === 0) return false;
  await mailOn(transaction, { member, notices }, world);
  await transaction
    .updateTable('notices')
    .set({ mail_at: null })
    .where('id', 'in', notices)
    .execute();
  return true;
}
