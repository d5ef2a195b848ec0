import { sql } from 'kysely';
import { bandBetween } from '../../exchange/cells.ts';
import { dayMs } from '../../exchange/request-timers.ts';
import type { WishDistance } from '../../exchange/wish.ts';
import { workOnEach } from '../data/due-rows.ts';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { notifyMembers } from '../live/streams.ts';
import { putNotice } from '../notices/stored.ts';
import { areNotBlocked, joinFitting } from './fitting.ts';

/** How many are told of one copy within a day. */
const maxAtOnce = 5;
/** How many copies are looked up at once. */
const batchSize = 100;

interface Wisher {
  wish: string;
  member: string;
  within: WishDistance;
  cell: number;
  copy_cell: number;
}

/**
 * Tells those who wish for a copy, once each, where it is on offer: those who have wished for it longest at once, the
 * others day by day. To be called in the transaction that puts it on offer.
 */
export async function tellWishers(transaction: Database, copy: string, deps: Deps): Promise<void> {
  const wishers = await wishersOf(transaction, copy);
  if (wishers.length === 0) return;
  const now = deps.now();
  const recent = await transaction
    .selectFrom('wish_matches')
    .select('told_at')
    .where('copy_id', '=', copy)
    .where('told_at', '>', new Date(now.getTime() - dayMs))
    .orderBy('told_at')
    .execute();
  const [{ told_at: first } = { told_at: now }] = recent;
  const next = wishers.slice(0, Math.max(0, maxAtOnce - recent.length));
  // Some may have left meanwhile, or wish for it no more.
  const { rows: told } = await sql<{ member: string; wish: string }>`
    insert into wish_matches (copy_id, member_id, wish_id, told_at)
    select ${copy}::uuid, member_id, wishes.id, ${now}::timestamptz from wishes join members on members.id = member_id
    where wishes.id = any(${next.map(({ wish }) => wish)}::uuid[]) for key share
    returning member_id as member, wish_id as wish`.execute(transaction);
  for (const { member, wish } of told) {
    await putNotice(transaction, { member, type: 'wish found', copy, wish }, deps);
    await notifyMembers(transaction, [member]);
  }
  if (next.length === wishers.length) return;
  const tellAt = new Date(first.getTime() + dayMs);
  await transaction.updateTable('copies').set({ tell_at: tellAt }).where('id', '=', copy).execute();
}

/**
 * Tells those who wait to be told of some copies, each copy in a transaction of its own; what another server is at is
 * left to it. Resolves to whether any has been told.
 */
export async function tellWaiting(deps: Deps): Promise<boolean> {
  const { database, now, wakeDelivery } = deps;
  const due = await database
    .selectFrom('copies')
    .select('id')
    .where('tell_at', '<=', now())
    .limit(batchSize)
    .execute();
  const hasTold = await workOnEach({
    ...deps,
    kind: 'wishes for a copy',
    ids: due.map(({ id }) => id),
    work: (transaction, copy) => tellNext(transaction, copy, deps),
    postpone: (copy, until) =>
      database.updateTable('copies').set({ tell_at: until }).where('id', '=', copy).execute(),
  });
  if (hasTold) wakeDelivery();
  return hasTold;
}

/** Takes back what others, or one of them, read of the copies of an owner whom they do not see any more. */
export async function untell(
  transaction: Database,
  { owner, wisher }: { owner: string; wisher?: string },
): Promise<void> {
  let told = transaction
    .deleteFrom('notices')
    .where('copy_id', 'in', eb =>
      eb.selectFrom('copies').select('id').where('owner_id', '=', owner),
    );
  if (wisher !== undefined) told = told.where('member_id', '=', wisher);
  await told.execute();
}

async function tellNext(transaction: Database, copy: string, deps: Deps): Promise<boolean> {
  const taken = await transaction
    .selectFrom('copies')
    .innerJoin('members', 'members.id', 'owner_id')
    .select('copies.id')
    .where('copies.id', '=', copy)
    .where('tell_at', '<=', deps.now())
    // Nor does its owner block anybody until then.
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!taken) return false;
  await transaction.updateTable('copies').set({ tell_at: null }).where('id', '=', copy).execute();
  await tellWishers(transaction, copy, deps);
  return true;
}

/** Those whom a copy on offer is near enough for and who may see it: each by the oldest wish, the oldest first. */
async function wishersOf(transaction: Database, copy: string): Promise<Wisher[]> {
  const { rows } = await sql<Wisher>`
    select wishes.id as wish, member_id as member, within, wishers.cell, copies.cell as copy_cell
    from copies
    join books on books.id = book_id
    join members as owners on owners.id = owner_id
    ${joinFitting}
    join members as wishers on wishers.id = member_id
    where copies.id = ${copy} and copies.state = 'offered' and copies.cell is not null
      and owners.email_verified_at is not null and owners.suspended_at is null
      and wishers.email_verified_at is not null and wishers.suspended_at is null
      and wishers.id <> owners.id and wishers.cell is not null
      and ${areNotBlocked(sql`owners.id`, sql`wishers.id`)}
      and not exists (select from wish_matches
        where copy_id = copies.id and wish_matches.member_id = wishes.member_id)
      -- Who has asked for it knows it.
      and not exists (select from request_copies join requests on requests.id = request_id
        where copy_id = copies.id and position = 0 and asker_id = wishers.id)
    order by wishes.id`.execute(transaction);
  const near = rows.filter(({ cell, copy_cell: copyCell, within }) => {
    const band = bandBetween({ cell }, { cell: copyCell });
    return band !== 0 && band <= within;
  });
  return [...Map.groupBy(near, ({ member }) => member).values()].flatMap(([first]) => first ?? []);
}
