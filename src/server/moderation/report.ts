import type { Requests } from '../../api/generated/calls.ts';
import { examples } from '../../api/generated/examples.ts';
import type { Self } from '../../api/schemas.ts';
import { dayMs } from '../../exchange/request-timers.ts';
import { conversationNamed } from '../conversations/conversation-of.ts';
import { entryOf, selectEntries } from '../conversations/entry-of.ts';
import { selectCopies } from '../copies/copy-of.ts';
import { isOnShelfFor } from '../copies/visibility.ts';
import type { Database, Reported } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import type { Handlers } from '../ground/handler.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';
import { visibleTo } from '../members/member.ts';
import { lockMembers } from '../members/members.ts';
import { selfColumns, selfOf } from '../members/self.ts';
import { hintModerators } from './hint-moderators.ts';

const { reported, unknown, signedOut } = examples.report;

export const report: Handlers['report'] = {
  rateLimitKey: (_, { session }) => session.member.id,
  answer: async (asked, { database, now, limits }, { session: { member } }) =>
    inTransaction(database, async transaction => {
      // Reports of one member wait for each other, so that a repeated one finds the first.
      if (!(await lockMembers(transaction, [member.id])))
        return { ...signedOut, logReason: 'left' };
      const found = await findReported(transaction, asked, member);
      if (!found) return { ...unknown, logReason: 'unknown' };
      const { reported: seen, ...place } = found;
      // The same one counts once a day.
      const known = await transaction
        .selectFrom('reports')
        .select('id')
        .where('reporter_id', '=', member.id)
        .where('member_id', 'is not distinct from', place.member_id)
        .where('copy_id', 'is not distinct from', place.copy_id)
        .where('conversation_id', 'is not distinct from', place.conversation_id)
        .where('entry', 'is not distinct from', place.entry)
        .where('reason', '=', asked.reason)
        .where('created_at', '>', new Date(now().getTime() - dayMs))
        .executeTakeFirst();
      if (known) return { ...reported, logReason: 'repeated' };
      await limits.count(transaction, 'reports', { member: member.id });
      await transaction
        .insertInto('reports')
        .values({
          id: uuidV7(now()),
          reporter_id: member.id,
          ...place,
          reason: asked.reason,
          reported: JSON.stringify(seen),
          created_at: now(),
        })
        .execute();
      await hintModerators(transaction, place.member_id);
      return { ...reported, logReason: 'reported' };
    }),
};

interface Found {
  /** Null where the member has left. */
  member_id: string | null;
  copy_id: string | null;
  conversation_id: string | null;
  entry: number | null;
  reported: Reported;
}

/** What is reported, as the viewer sees it now; undefined where the viewer does not see it. */
async function findReported(
  transaction: Database,
  { memberId, copyId, number }: Requests['report'],
  viewer: Self,
): Promise<Found | undefined> {
  if (copyId === undefined && number !== undefined) {
    return findMessage(transaction, { id: memberId, viewer: viewer.id, number });
  }
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
      .where(isOnShelfFor(viewer))
      .forKeyShare('copies')
      .executeTakeFirst();
    if (!copy) return undefined;
    const { id, title, authors, note } = copy;
    return { ...place, copy_id: id, reported: { title, authors, note } };
  }
  const { name, about, languages, house } = selfOf(row);
  return { ...place, reported: { name, about, languages, house } };
}

interface Sent {
  /** Of the other member, or of the conversation. */
  id: string;
  viewer: string;
  number: number;
}

/** What the other has written, as long as the viewer reads it: also after a block. */
async function findMessage(
  transaction: Database,
  { id, viewer, number }: Sent,
): Promise<Found | undefined> {
  const { row, shape } = (await conversationNamed(transaction, { id, viewer })) ?? {};
  if (!row) return undefined;
  const stored = await selectEntries(transaction)
    .where('entries.conversation_id', '=', row.id)
    .where('entries.number', '=', number)
    .executeTakeFirst();
  const entry =
    stored && entryOf(stored, { viewer, side: row.side, hasOther: shape?.other !== null });
  if (!entry || entry.by === 'me') return undefined;
  const { text, meeting } = entry;
  // An act says nothing of its own, and of what a moderator has removed nothing is left.
  if (text === null && !meeting?.where) return undefined;
  const author = await transaction
    .selectFrom('members')
    .select('id')
    .where('id', '=', row.other_id)
    .forKeyShare()
    .executeTakeFirst();
  return {
    member_id: author?.id ?? null,
    copy_id: null,
    conversation_id: row.id,
    entry: number,
    reported: { text: text ?? '', ...(meeting?.where && { where: meeting.where }) },
  };
}
