import { dayMs } from '../../exchange/request-timers.ts';
import type { Database } from '../data/tables.ts';

/** How many requests of one member have not ended. */
export const maxOpen = 10;

/**
 * In milliseconds, for which a copy is not asked for again by who has taken the request back, or has ended it by
 * other means, such as a block.
 */
const shortRestMs = dayMs;
/** In milliseconds, after a no, without an answer, and where the request was taken back twice in this time. */
const longRestMs = 30 * dayMs;

const withLongRest = ['closed.declined', 'closed.expired'];

/** The requests of a member that have not ended, with the copies that they are for. */
export function openRequests(database: Database, asker: string) {
  return database
    .selectFrom('requests')
    .innerJoin('request_copies', 'request_id', 'requests.id')
    .select(['requests.id', 'copy_id'])
    .where('asker_id', '=', asker)
    .where('position', '=', 0)
    .where('has_ended', '=', false)
    .execute();
}

interface Asking {
  asker: string;
  copyId: string;
  now: Date;
}

/** From when on a member can ask for a copy again; undefined where the member can do so now. */
export async function askableFrom(
  database: Database,
  { asker, copyId, now }: Asking,
): Promise<Date | undefined> {
  const rows = await database
    .selectFrom('requests')
    .innerJoin('request_copies', 'request_id', 'requests.id')
    .select(['state', 'changed_at'])
    .where('asker_id', '=', asker)
    .where('copy_id', '=', copyId)
    .where('position', '=', 0)
    .where('state', 'in', [...withLongRest, 'closed.withdrawn', 'closed.unavailable'])
    .execute();
  const times = rows.map(({ state, changed_at: at }) => {
    const isSecond =
      state === 'closed.withdrawn' &&
      rows.some(
        before =>
          before.state === state &&
          before.changed_at < at &&
          before.changed_at.getTime() > at.getTime() - longRestMs,
      );
    return at.getTime() + (isSecond || withLongRest.includes(state) ? longRestMs : shortRestMs);
  });
  const from = Math.max(0, ...times);
  return from > now.getTime() ? new Date(from) : undefined;
}
