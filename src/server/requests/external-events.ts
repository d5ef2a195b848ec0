import type { Fate } from '../../exchange/request.ts';
import type { Database } from '../data/tables.ts';
import { decideBeside, settle } from './decide.ts';
import { lockAround, lockRequests, type World } from './locks.ts';
import { partyOf } from './stored.ts';

interface Changing {
  copies: string[];
  /** Who has changed them, and so knows of it. */
  by?: string;
}

/** To be called after copies that the transaction has locked have changed. */
export async function copiesChanged(
  transaction: Database,
  { copies, by }: Changing,
  world: World,
): Promise<void> {
  const scene = await lockRequests(transaction, { ids: [], copies });
  if (scene) await settle(transaction, scene, world, by);
}

interface Between {
  member: string;
  /** Undefined for all others. */
  other?: string;
}

/**
 * Lets the fate of a member reach all requests of the member that have not ended: the transaction has locked
 * the member before. The member who blocks another one is `member`.
 */
export async function memberFate(
  transaction: Database,
  { member, other }: Between,
  type: 'member left' | 'member suspended' | 'member blocked',
  world: World,
): Promise<void> {
  const rows = await transaction
    .selectFrom('requests')
    .select(['id', 'asker_id', 'owner_id'])
    .where('has_ended', '=', false)
    .where(eb => eb.or([eb('asker_id', '=', member), eb('owner_id', '=', member)]))
    .execute();
  const meant = rows.filter(row => other === undefined || partyOf(row, other) !== undefined);
  const scene = await lockAround(
    transaction,
    meant.map(({ id }) => id),
  );
  if (!scene) return;
  for (const row of meant) {
    const who = partyOf(row, member);
    if (!who) continue;
    const event: Fate = type === 'member blocked' ? { type } : { type, who };
    await decideBeside(transaction, scene, row.id, { event, knownTo: who }, world);
  }
}
