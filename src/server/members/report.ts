import type { Requests } from '../../api/generated/calls.ts';
import { examples } from '../../api/generated/examples.ts';
import type { components } from '../../api/generated/schema.d.ts';
import type { Handlers } from '../calls/operation.ts';
import { selectCopies } from '../copies/copy-of.ts';
import { isShownTo } from '../copies/wanted.ts';
import type { Database, Reported } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { newId } from '../data/uuid.ts';
import { hintModerators } from '../moderation/hint-moderators.ts';
import { visibleTo } from './member.ts';
import { selfColumns, selfOf } from './self.ts';

/** In milliseconds, in which the same report counts once. */
const day = 24 * 60 * 60_000;

const { reported, unknown } = examples.report;

export const report: Handlers['report'] = {
  guessed: (_, { session }) => session.member.id,
  answer: async (asked, { database, now }, { session: { member } }) =>
    inTransaction(database, async transaction => {
      // Reports of one member wait for each other, so that a repeated one finds the first.
      await transaction
        .selectFrom('members')
        .select('id')
        .where('id', '=', member.id)
        .forNoKeyUpdate()
        .execute();
      const found = await findReported(transaction, asked, member);
      if (!found) return { ...unknown, cause: 'unknown' };
      const { reported: seen, ...place } = found;
      const known = await transaction
        .selectFrom('reports')
        .select('id')
        .where('reporter_id', '=', member.id)
        .where('member_id', '=', place.member_id)
        .where('copy_id', 'is not distinct from', place.copy_id)
        .where('entry', 'is not distinct from', place.entry)
        .where('reason', '=', asked.reason)
        .where('created_at', '>', new Date(now().getTime() - day))
        .executeTakeFirst();
      if (known) return { ...reported, cause: 'repeated' };
      await transaction
        .insertInto('reports')
        .values({
          id: newId(now()),
          reporter_id: member.id,
          ...place,
          reason: asked.reason,
          reported: JSON.stringify(seen),
          created_at: now(),
        })
        .execute();
      await hintModerators(transaction, place.member_id);
      return { ...reported, cause: 'reported' };
    }),
};

interface Found {
  member_id: string;
  copy_id: string | null;
  conversation_id: string | null;
  entry: number | null;
  reported: Reported;
}

/** What is reported, as the viewer sees it now; undefined where the viewer does not see it. */
async function findReported(
  transaction: Database,
  { memberId, copyId, number }: Requests['report'],
  viewer: components['schemas']['Self'],
): Promise<Found | undefined> {
  const row = await visibleTo(transaction, { id: memberId, viewer: viewer.id })
    .select(selfColumns)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) return undefined;
  const place = { member_id: row.id, copy_id: null, conversation_id: null, entry: null };
  if (copyId !== undefined) {
    const copy = await selectCopies(transaction)
      .where('copies.id', '=', copyId)
      .where('copies.owner_id', '=', row.id)
      .where(isShownTo(viewer))
      .forKeyShare('copies')
      .executeTakeFirst();
    if (!copy) return undefined;
    const { id, title, authors, note } = copy;
    return { ...place, copy_id: id, reported: { title, authors, note } };
  }
  if (number !== undefined) {
    const message = await messageOf(transaction, { from: row.id, to: viewer.id, number });
    if (!message) return undefined;
    const { conversation_id, text } = message;
    return { ...place, conversation_id, entry: number, reported: { text } };
  }
  const { name, about, languages, house } = selfOf(row);
  return { ...place, reported: { name, about, languages, house } };
}

interface Sent {
  from: string;
  to: string;
  number: number;
}

/** A message that is still there. */
async function messageOf(transaction: Database, { from, to, number }: Sent) {
  const [one = '', two = ''] = [from, to].toSorted();
  return transaction
    .selectFrom('conversations')
    .innerJoin('entries', 'conversation_id', 'conversations.id')
    .select('conversation_id')
    .select(eb => eb.ref('text').$notNull().as('text'))
    .where('one_id', '=', one)
    .where('two_id', '=', two)
    .where('number', '=', number)
    .where('sender', '=', from === one ? 'one' : 'two')
    .where('text', 'is not', null)
    .executeTakeFirst();
}
