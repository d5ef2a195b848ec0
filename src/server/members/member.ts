import { type Expression, sql, type SqlBool } from 'kysely';
import { examples } from '../../api/generated/examples.ts';
import { bandBetween } from '../../exchange/cells.ts';
import type { Handlers } from '../calls/operation.ts';
import type { Database } from '../data/tables.ts';
import { selfColumns, selfOf } from './self.ts';

const { unknown } = examples.member;

export const member: Handlers['member'] = {
  // A member who follows half a link reads of the other member, not of a request.
  refuse: () => unknown,
  answer: async ({ id }, { database }, { session: { member: viewer } }) => {
    const row = await visibleTo(database, { id, viewer: viewer.id })
      .select(selfColumns)
      .select(eb =>
        eb
          .exists(
            eb
              .selectFrom('blocks')
              .where('blocker_id', '=', viewer.id)
              .whereRef('blocked_id', '=', 'members.id'),
          )
          .as('isBlocked'),
      )
      .executeTakeFirst();
    if (!row) return { ...unknown, cause: 'unknown' };
    const { place, name, about, languages, house } = selfOf(row);
    const band = place && viewer.place && bandBetween(place, viewer.place);
    const isBlocked = Boolean(row.isBlocked);
    const body = { member: { id: row.id, name, about, languages, house, band, isBlocked } };
    return { status: 200, body, cause: 'shown' };
  },
};

/** A member whom another one may see: what one may not see is as what does not exist. */
export function visibleTo(database: Database, { id, viewer }: { id: string; viewer: string }) {
  return database.selectFrom('members').where('members.id', '=', id).where(isVisibleTo(viewer));
}

/** Of a member: whether the viewer may see the member. */
export function isVisibleTo(viewer: string): Expression<SqlBool> {
  return sql`email_verified_at is not null and suspended_at is null and not exists (
    select from blocks where blocker_id = members.id and blocked_id = ${viewer})`;
}
