import { examples } from '../../api/generated/examples.ts';
import { isLegible } from '../../api/legible.ts';
import { dayMs } from '../../exchange/request-timers.ts';
import { messageAnswers as words } from '../../words/messages/answers.ts';
import type { Database } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import type { CallDeps } from '../deps.ts';
import { fieldError, tooLong } from '../ground/field-error.ts';
import type { Handlers } from '../ground/handler.ts';
import { digestOf, misuseOf } from '../ground/idempotency.ts';
import { LimitReached } from '../limits/limit-reached.ts';
import { lockMembers } from '../members/members.ts';
import { conversationNamed } from './conversation-of.ts';
import { entryOf, selectEntries } from './entry-of.ts';
import { putMessage } from './put-message.ts';

/** How many conversations a member begins in a day. */
const maxBegunPerDay = 20;

const { unknown } = examples.write;
const refusal = { ...unknown, logReason: 'unknown' };

export const write: Handlers['write'] = {
  refuse: tooLong,
  answer: async ({ id, 'Idempotency-Key': key, ...asked }, deps, { session: { member } }) => {
    const viewer = member.id;
    const digest = digestOf(asked);
    const { text } = asked;
    if (!isLegible(text)) return fieldError('text', words.empty);
    return inTransaction(deps.database, async transaction => {
      const named = await conversationNamed(transaction, { id, viewer });
      const to = named?.shape.other?.id;
      if (to === undefined || !(await lockMembers(transaction, [viewer, to]))) return refusal;
      // Only now can neither block the other, nor leave.
      const found = await conversationNamed(transaction, { id: to, viewer });
      if (!found?.shape.isOpen) return refusal;
      const side = found.row?.side ?? (viewer < to ? 'one' : 'two');
      const shown = async (place: { conversation: string; number: number }) => {
        const entry = await selectEntries(transaction)
          .where('entries.conversation_id', '=', place.conversation)
          .where('entries.number', '=', place.number)
          .executeTakeFirstOrThrow();
        return { entry: entryOf(entry, { viewer, side, hasOther: true }) };
      };
      const first = found.row && (await earlier(transaction, { ...found.row, key }));
      if (first) {
        const body = await shown(first);
        return misuseOf(first, digest) ?? { status: 201, body, logReason: 'repeated' };
      }
      if (!found.row && (await hasBegunMost(transaction, { viewer, now: deps.now() }))) {
        return fieldError('text', words.tooManyBegun);
      }
      if (found.row) await limitUnanswered(transaction, found.row, deps);
      const message = { from: viewer, to, key, digest, text };
      const place = await putMessage(transaction, message, deps);
      return { status: 201, body: await shown(place), logReason: 'written' };
    });
  },
};

interface Unanswered {
  id: string;
  side: 'one' | 'two';
}

/** Rejects with a `LimitReached` where a member writes and writes, and the other one has done nothing yet. */
async function limitUnanswered(
  transaction: Database,
  { id, side }: Unanswered,
  { limits, now }: CallDeps,
): Promise<void> {
  const entries = transaction
    .selectFrom('entries')
    .select('at')
    .where('conversation_id', '=', id)
    .limit(1);
  const other = side === 'one' ? 'two' : 'one';
  if (await entries.where('sender', '=', other).executeTakeFirst()) return;
  const first = await entries
    .where('key', 'is not', null)
    .where('at', '>', new Date(now().getTime() - dayMs))
    .orderBy('number', 'desc')
    .offset(limits.most('unanswered') - 1)
    .executeTakeFirst();
  if (first) {
    throw new LimitReached('unanswered', (first.at.getTime() + dayMs - now().getTime()) / 1000);
  }
}

interface Repeated {
  id: string;
  side: 'one' | 'two';
  key: string;
}

/** The place of a message that was written by a call of which the answer was lost. */
function earlier(transaction: Database, { id, side, key }: Repeated) {
  return transaction
    .selectFrom('entries')
    .select(['conversation_id as conversation', 'number', 'digest'])
    .where('conversation_id', '=', id)
    .where('sender', '=', side)
    .where('key', '=', key)
    .executeTakeFirst();
}

async function hasBegunMost(
  transaction: Database,
  { viewer, now }: { viewer: string; now: Date },
): Promise<boolean> {
  const begun = await transaction
    .selectFrom('conversations')
    .innerJoin('entries', 'conversation_id', 'conversations.id')
    .select('id')
    .where('number', '=', 1)
    .where('key', 'is not', null)
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .where(eb =>
      eb.or([
        eb.and([eb('one_id', '=', viewer), eb('sender', '=', 'one')]),
        eb.and([eb('two_id', '=', viewer), eb('sender', '=', 'two')]),
      ]),
    )
    .limit(maxBegunPerDay)
    .execute();
  return begun.length === maxBegunPerDay;
}
