import { examples } from '../../api/generated/examples.ts';
import { centreOf, type Place, placeAt } from '../../exchange/cells.ts';
import { dayMs } from '../../exchange/request-timers.ts';
import type { Database } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import type { CallDeps } from '../deps.ts';
import { fieldError, tooLong } from '../ground/field-error.ts';
import type { Handlers } from '../ground/handler.ts';
import { nameFault } from './names.ts';
import { selfColumns, selfOf } from './self.ts';

const { stale, signedOut } = examples.editProfile;

/** On the first day a member moves so many times as often, until the place is right. */
const firstDayFactor = 2;

export const editProfile: Handlers['editProfile'] = {
  refuse: tooLong,
  answer: async ({ version, name, about, languages, house, place }, deps, { session }) => {
    const { database } = deps;
    const { id } = session.member;
    // Who joined before there were rules for names is asked for another one.
    const fault = nameFault(name ?? session.member.name);
    if (fault !== undefined) return fieldError('name', fault);
    const cell = place === undefined ? undefined : columnsOf(place);
    const changed = await inTransaction(database, async transaction => {
      if (cell) await move(transaction, { id, version, ...cell }, deps);
      return transaction
        .updateTable('members')
        .set(eb => ({
          ...(name !== undefined && { name }),
          ...(about !== undefined && { about }),
          ...(languages && { languages: [...new Set(languages)].toSorted() }),
          ...house,
          ...cell,
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .where('version', '=', version)
        .returning(selfColumns)
        .executeTakeFirst();
    });
    if (changed) return { status: 200, body: { member: selfOf(changed) }, logReason: 'changed' };
    const current = await database
      .selectFrom('members')
      .select(selfColumns)
      .where('id', '=', id)
      .executeTakeFirst();
    // The member has left in the meantime.
    if (!current) return { ...signedOut, logReason: 'left' };
    const body = { ...stale.body, current: selfOf(current) };
    return { status: stale.status, body, logReason: 'stale' };
  },
};

/** A cell that is not the middle of a place would say more than the member has chosen. */
function columnsOf(place: Place | null) {
  return place ? placeAt(centreOf(place), place.span) : { cell: null, span: null };
}

type Move = ReturnType<typeof columnsOf> & { id: string; version: number };

/**
 * Takes the copies of a member along, who is locked from now on. Who could move at will could find out where
 * others are.
 */
async function move(
  transaction: Database,
  { id, version, cell, span }: Move,
  { limits, now }: CallDeps,
): Promise<void> {
  const member = await transaction
    .selectFrom('members')
    .select(['cell', 'span', 'created_at'])
    .where('id', '=', id)
    .where('version', '=', version)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member || (member.cell === cell && member.span === span)) return;
  const isNew = now().getTime() - member.created_at.getTime() < dayMs;
  const times = isNew ? firstDayFactor : 1;
  await limits.count(transaction, 'places', { member: id, times });
  // In the order of their ids, as all who lock some: otherwise two could wait for each other.
  const copies = await transaction
    .selectFrom('copies')
    .select('id')
    .where('owner_id', '=', id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ids = copies.map(copy => copy.id);
  await transaction
    .updateTable('copies')
    // Of those who had no place before, nobody was told of a copy.
    .set({ cell, ...(member.cell === null && { tell_at: now() }) })
    .where(eb => eb('id', '=', eb.fn.any(eb.val(ids))))
    .where('cell', 'is distinct from', cell)
    .execute();
}
