import type { ExternalEvent } from '../../exchange/request.ts';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { applyBeside, updateWaiting } from './apply-event.ts';
import { lockRequests, lockWithRivals } from './locks.ts';
import { partyOf } from './stored.ts';

interface Changing {
  copies: string[];
  /** Who has changed them, and so knows of it. */
  by?: string;
}

/** To be called after copies that the transaction has locked have changed. */
export async function updateRequestsFor(
  transaction: Database,
  { copies, by }: Changing,
  deps: Deps,
): Promise<void> {
  const locked = await lockRequests(transaction, { ids: [], copies });
  if (locked) await updateWaiting(transaction, locked, deps, by);
}

interface Between {
  member: string;
  /** Undefined for all others. */
  other?: string;
}

/**
 * Lets all requests of a member that have not ended know that the member has left, is suspended or has blocked
 * another one: the transaction has locked the member before. Who blocks is `member`.
 */
export async function endRequestsOf(
  transaction: Database,
  { member, other }: Between,
  type: 'member left' | 'member suspended' | 'member blocked',
  deps: Deps,
): Promise<void> {
  const rows = await transaction
    .selectFrom('requests')
    .select(['id', 'asker_id', 'owner_id'])
    .where('has_ended', '=', false)
    .where(eb => eb.or([eb('asker_id', '=', member), eb('owner_id', '=', member)]))
    .execute();
  const meant = rows.filter(row => other === undefined || partyOf(row, other) !== undefined);
  const locked = await lockWithRivals(
    transaction,
    meant.map(({ id }) => id),
  );
  if (!locked) return;
  for (const row of meant) {
    const who = partyOf(row, member);
    if (!who) continue;
    const event: ExternalEvent = type === 'member blocked' ? { type } : { type, who };
    await applyBeside(transaction, locked, row.id, { event, initiator: who }, deps);
  }
}
