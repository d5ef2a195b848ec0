import { examples } from '../../api/generated/examples.ts';
import type { ShownCopy } from '../../api/schemas.ts';
import type { Database } from '../data/tables.ts';
import type { Handlers } from '../ground/handler.ts';
import { askableFrom, maxOpen, openRequests } from '../requests/askable.ts';
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
    const asking = { asker: viewer?.id ?? '', copyId: id, now: now() };
    const body = {
      copy: copyOf(row, viewer),
      requestId: null,
      ...(viewer && viewer.id !== row.owner_id && (await askedBy(database, asking, row.ways))),
    };
    return { status: 200, body, logReason: 'shown' };
  },
};

interface Asking {
  asker: string;
  copyId: string;
  now: Date;
}

/** The own request for a copy; where there is none, what is in the way of one. */
async function askedBy(
  database: Database,
  asking: Asking,
  ways: readonly string[],
): Promise<Omit<ShownCopy, 'copy'>> {
  const { asker, copyId } = asking;
  const open = await openRequests(database, asker);
  const own = open.find(({ copy_id: of }) => of === copyId);
  if (own) return { requestId: own.id };
  const from = await askableFrom(database, asking);
  if (from) return { requestId: null, askableFrom: from.toISOString() };
  if (open.length >= maxOpen) return { requestId: null, unaskable: 'too many open' };
  const isForSwap = ways.every(way => way === 'swap');
  if (!isForSwap || (await hasOffers(database, asker))) return { requestId: null };
  return { requestId: null, unaskable: 'nothing to swap' };
}

async function hasOffers(database: Database, member: string): Promise<boolean> {
  const row = await database
    .selectFrom('copies')
    .select('id')
    .where('owner_id', '=', member)
    .where('state', '=', 'offered')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
