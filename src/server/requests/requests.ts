import type { Expression, SqlBool } from 'kysely';
import type { Requests } from '../../api/generated/calls.ts';
import type { Database } from '../data/tables.ts';
import { isChangedBefore, pageOf } from '../ground/cursor.ts';
import type { Handlers } from '../ground/handler.ts';
import { requestsOf } from './request-of.ts';
import type { RequestRow } from './stored.ts';

const pageSize = 24;
/** Of those that wait for the member. */
const maxWaiting = 50;

export const requests: Handlers['requests'] = {
  answer: async ({ list, cursor }, deps, { session: { member } }) => {
    const { database } = deps;
    const isAfter = isChangedBefore(cursor);
    const isWaiting = list === 'waiting';
    const rows = isWaiting
      ? await waitingFor(database, member.id)
      : await listed(database, { list, member: member.id, isAfter });
    const size = isWaiting ? maxWaiting : pageSize;
    const { shown, next } = pageOf(rows, size, ({ changed_at: at, id }) => [at.getTime(), id]);
    const items = await requestsOf(database, shown, member.id, deps);
    return { status: 200, body: { items, next }, logReason: 'shown' };
  },
};

function waitingFor(database: Database, member: string): Promise<RequestRow[]> {
  return database
    .selectFrom('requests')
    .selectAll()
    .where('has_ended', '=', false)
    .where(eb =>
      eb.or([
        eb.and([eb('asker_id', '=', member), eb('awaits_asker', '=', true)]),
        eb.and([eb('owner_id', '=', member), eb('awaits_owner', '=', true)]),
      ]),
    )
    .orderBy('ends_at', order => order.asc().nullsLast())
    .orderBy('id')
    .limit(maxWaiting)
    .execute();
}

interface Page {
  list: Exclude<Requests['requests']['list'], 'waiting'>;
  member: string;
  isAfter: Expression<SqlBool>;
}

/** One more than a page, where there are more. */
function listed(database: Database, { list, member, isAfter }: Page): Promise<RequestRow[]> {
  return database
    .selectFrom('requests')
    .selectAll()
    .where(isAfter)
    .where('has_ended', '=', list === 'done')
    .where(eb =>
      eb.or([
        ...(list === 'for-me' ? [] : [eb('asker_id', '=', member)]),
        ...(list === 'from-me' ? [] : [eb('owner_id', '=', member)]),
      ]),
    )
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
}
