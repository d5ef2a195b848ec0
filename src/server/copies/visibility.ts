import { type Expression, sql, type SqlBool } from 'kysely';
import type { Self, Way } from '../../api/schemas.ts';

/** Undefined for a guest. */
type Viewer = Pick<Self, 'id'> | undefined;

export interface Wanted {
  /** Undefined for a guest. */
  viewer: Self | undefined;
  way: Way | undefined;
}

/**
 * Of a copy that is offered: whether it is a wanted one, which the viewer may see. All that is asked is asked
 * of one copy after the other, so that PostgreSQL cannot begin with anything else than the copies.
 */
export function isOfferedTo({
  viewer,
  way,
}: Pick<Wanted, 'way'> & { viewer: Viewer }): Expression<SqlBool> {
  const isOwnerThere = sql`(select email_verified_at is not null and suspended_at is null
    from members where members.id = copies.owner_id)`;
  const isOfWay = way ? sql`${way} = any(copies.ways)` : sql`true`;
  const isShown = viewer
    ? sql`copies.owner_id not in (
        select ${viewer.id}::uuid
        union all select blocked_id from blocks where blocker_id = ${viewer.id}
        union all select blocker_id from blocks where blocked_id = ${viewer.id})`
    : sql`true`;
  return sql`${isOfWay} and ${isShown} and ${isOwnerThere}`;
}

/** Of a copy: whether the viewer may see it on the shelf of another member. */
export function isOnShelfFor(viewer: Viewer): Expression<SqlBool> {
  const isWantedCopy = isOfferedTo({ viewer, way: undefined });
  const isOut = sql`copies.state in ('offered', 'promised') and copies.hidden_at is null`;
  return sql`${isOut} and ${isWantedCopy}`;
}

/** Of a copy: whether the viewer may look at it, on whichever shelf. */
export function isReadableBy(viewer: Viewer): Expression<SqlBool> {
  const isOwn = viewer ? sql`copies.owner_id = ${viewer.id}` : sql`false`;
  return sql`copies.state <> 'gone' and (${isOwn} or ${isOnShelfFor(viewer)})`;
}

/**
 * Of a book: whether it was imported, or the viewer may look at a copy of it. Of any other one, as of what a moderator
 * has hidden, the viewer cannot know.
 */
export function isKnownTo(viewer: Viewer): Expression<SqlBool> {
  // Not `exists`, for which PostgreSQL might look at all copies first.
  return sql`(books.hidden_at is null and (books.is_imported or (select true from copies
    where copies.book_id = books.id and ${isReadableBy(viewer)} limit 1)))`;
}

/** Of a copy: whether a condition holds for its book. */
export function bookMatches(book: Expression<SqlBool>): Expression<SqlBool> {
  return sql`(select ${book} from books where books.id = copies.book_id)`;
}
