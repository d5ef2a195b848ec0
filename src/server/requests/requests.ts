import { type RawBuilder, sql } from 'kysely';
import type { Requests } from '../../api/generated/calls.ts';
import type { Database } from '../data/tables.ts';
import { anId, keysIn, pageOf } from '../ground/cursor.ts';
import type { Handlers } from '../ground/handler.ts';
import { requestsOf } from './request-of.ts';

const pageSize = 24;
/** Of those that wait for the member. */
const maxWaiting = 50;

export const requests: Handlers['requests'] = {
  answer: async ({ list, cursor }, deps, { session: { member } }) => {
    const { database } = deps;
    const isAfter = isListedAfter(cursor, member.id);
    const isWaiting = list === 'waiting';
    const rows = isWaiting
      ? await waitingFor(database, member.id)
      : await listed(database, { list, member: member.id, isAfter });
    const size = isWaiting ? maxWaiting : pageSize;
    const { shown, next } = pageOf(rows, size, row => [
      Number(row.is_turn),
      row.changed_at.getTime(),
      row.id,
    ]);
    const items = await requestsOf(database, shown, member.id, deps);
    return { status: 200, body: { items, next }, logReason: 'shown' };
  },
};

function waitingFor(database: Database, member: string) {
  return ownOf(database, member)
    .where('has_ended', '=', false)
    .where(isTurnOf(member))
    .orderBy('ends_at', order => order.asc().nullsLast())
    .orderBy('id')
    .limit(maxWaiting)
    .execute();
}

interface Page {
  list: Exclude<Requests['requests']['list'], 'waiting'>;
  member: string;
  isAfter: RawBuilder<boolean>;
}

/** One more than a page, where there are more. */
function listed(database: Database, { list, member, isAfter }: Page) {
  let query = ownOf(database, member).where('has_ended', '=', list === 'done');
  if (list === 'for-me') query = query.where('owner_id', '=', member);
  if (list === 'from-me') query = query.where('asker_id', '=', member);
  return query
    .where(isAfter)
    .orderBy('is_turn', 'desc')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
}

/** What follows a cursor in a list of a member: all of it without one, or with one of a release that knew no turns. */
function isListedAfter(cursor: string | undefined, member: string): RawBuilder<boolean> {
  const [keys = '', id] = keysIn(cursor, String.raw`(?:[01]\.)?\d{1,13}`, anId);
  const [time, turn] = keys.split('.').toReversed();
  if (turn === undefined) return sql`true`;
  const last = sql`(${turn === '1'}, ${new Date(Number(time))}, ${id})`;
  return sql`(${isTurnOf(member)}, changed_at, id) < ${last}`;
}

function ownOf(database: Database, member: string) {
  return database
    .selectFrom('requests')
    .selectAll()
    .select(isTurnOf(member).as('is_turn'))
    .where(eb => eb.or([eb('asker_id', '=', member), eb('owner_id', '=', member)]));
}

/** Whether a member of a request is to act in it. */
function isTurnOf(member: string): RawBuilder<boolean> {
  return sql`case asker_id when ${member} then awaits_asker else awaits_owner end`;
}
