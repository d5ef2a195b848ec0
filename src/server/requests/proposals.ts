import { hourMs } from '../../exchange/request-timers.ts';
import type { Party } from '../../exchange/request.ts';
import type { Database } from '../data/tables.ts';
import type { RequestRow } from './stored.ts';

/** How often an hour a member changes the own proposal that the other one has not answered. */
const maxChangesPerHour = 4;

interface Proposing {
  row: RequestRow;
  by: Party;
  now: Date;
}

/** How many milliseconds a member waits before proposing another time and place; 0 for none. */
export async function waitToPropose(
  transaction: Database,
  { row, by, now }: Proposing,
): Promise<number> {
  if (row.facts.proposal?.by !== by) return 0;
  const last = await transaction
    .selectFrom('request_events')
    .select(['type', 'by', 'at'])
    .where('request_id', '=', row.id)
    .where('type', 'in', ['propose a meeting', 'accept the meeting'])
    .orderBy('id', 'desc')
    .limit(maxChangesPerHour + 1)
    .execute();
  const isOwn = last.every(one => one.type === 'propose a meeting' && one.by === by);
  const first = last[maxChangesPerHour - 1];
  // With fewer, one of them was the proposal itself, which is no change.
  if (!isOwn || !first || last.length <= maxChangesPerHour) return 0;
  return Math.max(0, first.at.getTime() + hourMs - now.getTime());
}
