import type { Requests } from '../../api/generated/calls.ts';
import type { Database } from '../data/tables.ts';
import { cursorOf, timeAndIdIn } from '../ground/cursor.ts';
import type { Handlers } from '../ground/handler.ts';
import { requestsOf } from './request-of.ts';
import type { RequestRow } from './stored.ts';

const pageSize = 24;
/** Of those that wait for the member. */
const maxWaiting = 50;

export const requests: Handlers['requests'] = {
  answer: async ({ list, cursor }, deps, { session: { member } }) => {
    const { database } = deps;
    const after = timeAndIdIn(cursor);
    const rows =
      list === 'waiting'
        ? await waitingFor(database, member.id)
        : await pageOf(database, { list, member: member.id, after });
    const shown = list === 'waiting' ? rows : rows.slice(0, pageSize);
    const last = shown.length < rows.length ? shown.at(-1) : undefined;
    const items = await requestsOf(database, shown, member.id, deps);
    const next = last ? cursorOf(last.changed_at.getTime(), last.id) : null;
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
  after: ReturnType<typeof timeAndIdIn>;
}

/** One more than a page, where there are more. */
function pageOf(database: Database, { list, member, after }: Page): Promise<RequestRow[]> {
  let query = database
    .selectFrom('requests')
    .selectAll()
    .where('has_ended', '=', list === 'done')
    .where(eb =>
      eb.or([
        ...(list === 'for-me' ? [] : [eb('asker_id', '=', member)]),
        ...(list === 'from-me' ? [] : [eb('owner_id', '=', member)]),
      ]),
    )
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  if (after) {
    query = query.where(eb =>
      eb(eb.refTuple('changed_at', 'id'), '<', eb.tuple(after.changedAt, after.id)),
    );
  }
  return query.execute();
}
