import { type Expression, sql, type SqlBool } from 'kysely';

/** Of a copy with its owner: whether it is offered to another member, or to a guest. */
export function isOfferedTo(viewer: string | undefined): Expression<SqlBool> {
  const isOffered = sql<boolean>`(
    copies.state = 'offered'
    and members.email_verified_at is not null
    and members.suspended_at is null
  )`;
  if (viewer === undefined) return isOffered;
  return sql<boolean>`(${isOffered} and not exists (
    select from blocks
    where (blocker_id = ${viewer} and blocked_id = copies.owner_id)
    or (blocker_id = copies.owner_id and blocked_id = ${viewer})
  ))`;
}
