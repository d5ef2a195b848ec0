import { sql } from 'kysely';
import { workOnEach } from '../data/due-rows.ts';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { stillSo } from './holding.ts';
import { mailOn } from './letters.ts';
import { kindOf, preferencesOf } from './preferences.ts';

/** How many members are written to at once. */
const batchSize = 100;

/**
 * Writes to some members on their notices that are due, each in one mail and a transaction of its own; what
 * another server is at is left to it. Resolves to whether it has written any.
 */
export async function mailNotices(deps: Deps): Promise<boolean> {
  const { database, now, wakeDelivery } = deps;
  const due = await database
    .selectFrom('notices')
    .select('member_id as member')
    .distinct()
    .where('mail_at', '<=', now())
    .limit(batchSize)
    .execute();
  const hasWritten = await workOnEach({
    ...deps,
    kind: 'notices of a member',
    ids: due.map(({ member }) => member),
    work: (transaction, member) => writeTo(transaction, member, deps),
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

async function writeTo(transaction: Database, member: string, deps: Deps): Promise<boolean> {
  const isTaken = await transaction
    .selectFrom('members')
    .select('id')
    .where('id', '=', member)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!isTaken) return false;
  const held = await transaction
    .selectFrom('notices')
    .leftJoin('requests', 'requests.id', 'request_id')
    .select(['notices.id', 'type', 'request_id', 'mail_at', 'state', 'facts'])
    .where('member_id', '=', member)
    .where('mail_at', 'is not', null)
    .orderBy('notices.id')
    .forUpdate('notices')
    .execute();
  const now = deps.now();
  const due = held.filter(({ mail_at: at }) => at !== null && at <= now);
  if (due.length === 0) return false;
  const chosen = await preferencesOf(transaction, member);
  const requests = new Set(due.flatMap(({ request_id: request }) => request ?? []));
  // What else is held on these requests leaves with it, lest another mail on them follows too soon.
  const leaving = held.filter(
    one =>
      due.includes(one) ||
      (requests.has(one.request_id ?? '') && chosen[kindOf(one.type)] === 'at once'),
  );
  const said = leaving.filter(one => {
    const { request_id: request, state, facts, type } = one;
    if (chosen[kindOf(type)] === 'never') return false;
    if (request === null || state === null || facts === null) return true;
    const ofRequest = leaving.filter(({ request_id: of }) => of === request);
    return stillSo(ofRequest, { state, facts }, now).includes(one);
  });
  const notices = said.map(({ id }) => id);
  await mailOn(transaction, { member, notices }, deps);
  await transaction
    .updateTable('notices')
    .set({
      mail_at: null,
      mailed_at: sql`case when id = any(${notices}) then ${now}::timestamptz end`,
    })
    .where(
      'id',
      'in',
      leaving.map(({ id }) => id),
    )
    .execute();
  return true;
}
