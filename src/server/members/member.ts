import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { examples } from '../../api/generated/examples.ts';
import { bandBetween } from '../../exchange/cells.ts';
import type { Database } from '../data/tables.ts';
import type { Handlers } from '../ground/handler.ts';
import { otherColumns, otherOf } from './names.ts';
import { selfColumns, selfOf } from './self.ts';

const { unknown } = examples.member;

export const member: Handlers['member'] = {
  // A member who follows half a link reads of the other member, not of a request.
  refuse: () => unknown,
  answer: async ({ id }, { database }, { session: { member: viewer } }) => {
    const row = await visibleTo(database, { id, viewer: viewer.id })
      .select(selfColumns)
      .select(isBlockedBy(viewer.id).as('isBlocked'))
      .select(told)
      .executeTakeFirst();
    if (!row) return { ...unknown, logReason: 'unknown' };
    const { place, about, languages } = selfOf(row);
    const band = place && viewer.place && bandBetween(place, viewer.place);
    const { isBlocked, since, exchanges } = row;
    const thumbsUp = row.thumbsUp < minThumbs ? 0 : row.thumbsUp;
    const body = {
      member: { ...otherOf(row), about, languages, band, isBlocked, since, exchanges, thumbsUp },
    };
    return { status: 200, body, logReason: 'shown' };
  },
};

/** Fewer could be told apart by who knows of one. */
const minThumbs = 3;

const isOfTheirs = sql`(asker_id = members.id or owner_id = members.id)`;
/** What others learn of a member's exchanges: nothing of whom they were with. */
const told = [
  sql<string>`to_char(email_verified_at at time zone 'UTC', 'YYYY-MM')`.as('since'),
  sql<number>`(select count(*)::int from requests
    where ${isOfTheirs} and state in ('done.reviewing', 'done.settled'))`.as('exchanges'),
  // Of those that both of the two can read.
  sql<number>`(select count(*)::int from requests
    join request_events on request_id = requests.id and type = 'review'
    where ${isOfTheirs} and state = 'done.settled' and details->>'isGood' = 'true'
      and by = case when owner_id = members.id then 'asker' else 'owner' end)`.as('thumbsUp'),
];

/** A member whom another one may see: what one may not see is as what does not exist. */
export function visibleTo(database: Database, { id, viewer }: { id: string; viewer: string }) {
  return database.selectFrom('members').where('members.id', '=', id).where(isVisibleTo(viewer));
}

/** Of a member: whether the viewer may see the member. */
export function isVisibleTo(viewer: string): Expression<SqlBool> {
  return sql`email_verified_at is not null and suspended_at is null and not exists (
    select from blocks where blocker_id = members.id and blocked_id = ${viewer})`;
}

/** Of a member: whether the viewer has blocked the member. */
function isBlockedBy(viewer: string): RawBuilder<boolean> {
  return sql`exists (
    select from blocks where blocker_id = ${viewer} and blocked_id = members.id)`;
}

/** Some members as another one sees them, as far as the viewer may see them. */
export async function othersOf(database: Database, ids: (string | null)[], viewer: string) {
  const known = ids.filter(id => id !== null);
  const members = await database
    .selectFrom('members')
    .select(otherColumns)
    .select(isBlockedBy(viewer).as('isBlocked'))
    .where(eb => eb('members.id', '=', eb.fn.any(eb.val(known))))
    .where(isVisibleTo(viewer))
    .execute();
  return new Map(
    members.map(row => [row.id, { other: otherOf(row), isBlocked: row.isBlocked }] as const),
  );
}
