import { examples } from '../../api/generated/examples.ts';
import { centreOf, type Place, placeAt } from '../../exchange/cells.ts';
import type { Handlers } from '../calls/operation.ts';
import { inTransaction } from '../data/transaction.ts';
import { selfColumns, selfOf } from './self.ts';

const { stale, signedOut } = examples.editProfile;

export const editProfile: Handlers['editProfile'] = {
  answer: async ({ version, name, about, languages, house, place }, { database }, { session }) => {
    const { id } = session.member;
    const changed = await inTransaction(database, async transaction => {
      const row = await transaction
        .updateTable('members')
        .set(eb => ({
          ...(name !== undefined && { name: name.trim() }),
          ...(about !== undefined && { about }),
          ...(languages && { languages: [...new Set(languages)].toSorted() }),
          ...house,
          ...(place !== undefined && columnsOf(place)),
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .where('version', '=', version)
        .returning(selfColumns)
        .executeTakeFirst();
      if (row && place !== undefined) {
        await transaction
          .updateTable('copies')
          .set({ cell: row.cell })
          .where('owner_id', '=', id)
          .where('cell', 'is distinct from', row.cell)
          .execute();
      }
      return row;
    });
    if (changed) return { status: 200, body: { member: selfOf(changed) }, cause: 'changed' };
    const current = await database
      .selectFrom('members')
      .select(selfColumns)
      .where('id', '=', id)
      .executeTakeFirst();
    // The member has left in the meantime.
    if (!current) return { ...signedOut, cause: 'left' };
    const body = { ...stale.body, current: selfOf(current) };
    return { status: stale.status, body, cause: 'stale' };
  },
};

/** A cell that is not the middle of a place would say more than the member has chosen. */
function columnsOf(place: Place | null) {
  return place ? placeAt(centreOf(place), place.span) : { cell: null, span: null };
}
