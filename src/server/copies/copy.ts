import { examples } from '../../api/generated/examples.ts';
import type { Database } from '../data/tables.ts';
import type { Handlers } from '../ground/handler.ts';
import { askableFrom } from '../requests/askable-from.ts';
import { copyOf, selectCopies } from './copy-of.ts';
import { isReadableBy } from './visibility.ts';

const { unknown } = examples.copy;

export const copy: Handlers['copy'] = {
  // Who follows half a link reads of the copy, not of a request.
  refuse: () => unknown,
  answer: async ({ id }, { database, now }, { session }) => {
    const viewer = session?.member;
    const row = await selectCopies(database)
      .where('copies.id', '=', id)
      .where(isReadableBy(viewer))
      .executeTakeFirst();
    if (!row) return { ...unknown, logReason: 'unknown' };
    const requestId = viewer ? await openRequest(database, { copy: id, asker: viewer.id }) : null;
    const from =
      viewer && requestId === null
        ? await askableFrom(database, { asker: viewer.id, copyId: id, now: now() })
        : undefined;
    const body = {
      copy: copyOf(row, viewer),
      requestId,
      ...(from && { askableFrom: from.toISOString() }),
    };
    return { status: 200, body, logReason: 'shown' };
  },
};

/** The id of the request of a member for a copy that has not ended. */
async function openRequest(
  database: Database,
  { copy: id, asker }: { copy: string; asker: string },
): Promise<string | null> {
  const row = await database
    .selectFrom('requests')
    .innerJoin('request_copies', 'request_id', 'requests.id')
    .select('requests.id')
    .where('copy_id', '=', id)
    .where('position', '=', 0)
    .where('asker_id', '=', asker)
    .where('has_ended', '=', false)
    .executeTakeFirst();
  return row?.id ?? null;
}
